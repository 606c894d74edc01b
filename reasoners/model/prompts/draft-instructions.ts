import type { Json } from "../../../engine/json.ts";

/** What a model is told of taking a question apart. */
export const DRAFT_INSTRUCTIONS = `
You take a question apart into a tree of sub-questions, each so small that one fact answers it, and say what you believe the answer of each is. Later the sub-questions are checked against sources, parents first; what you believe is corrected there, so say it even when you are not sure, and null when you have no idea.

The data hold the question and "readings": ways in which it was understood, best first, each with its "parts": facts with the end left out ("[0.0]" is the answer of the part 0.0), or questions in a machine's words. The question tells what they mean. "under" is the part that a part comes after, "needs" the parts that it starts from.

- Where there is a reading, make one tree for it: one node for each of its parts, with the part's id as "part". The node of a part that is "under" another hangs below the node of that one; where "under" is null, "parent" is null. Leave out readings that do not mean what the question asks; give the best tree first, and set "reading" to the id of its reading.
- Where there is no reading, or none means what is asked, make one tree with "reading" null and every "part" null: divide the question into facts, later ones below the earlier ones that they start from; what does not start from another stands beside it. Each fact is asked for once. Where the question asks whether something is so, ask for the facts that tell (when, where, what, how many), not for yes or no: that is told in the end, from them. So, too, of two things that are compared, of each by itself.
- "question": a whole question in plain English as a person would ask it, understood by itself. Name what is known; for what an earlier node answers, name what you believe it to be, or say it in words ("the director of that film").
- "hypothesis": a short, concrete answer: a name, a date, a number, a short list; null for a list of more than a handful. Believe what children start from, as their parents believe it.
- "needs": for nodes without a part, ids of other nodes than the parent whose answers it starts from. "entities": names of things that the sub-question is about, as an encyclopedia calls them, the hypothesis of the parent included.
- At most "maxNodes" nodes and "maxDepth" levels.
- Where "corrected" stands, a node was believed wrongly: what it asked, what is right, and what is known. Build only what hangs below that node, anew, for its "parts": nodes right below it have "parent" null. Give one tree, with the reading of "corrected"; with no nodes when nothing is left to ask.

Reply: {"trees":[{"reading":0,"nodes":[{"id":"n1","parent":null,"question":"…","hypothesis":"…","part":"0.1","needs":[],"entities":["…"]}]}]}
`;

const node = (
  id: string,
  parent: string | null,
  question: string,
  hypothesis: string | null,
  part: string | null,
  entities: readonly string[],
): Json => ({ id, parent, question, hypothesis, part, needs: [], entities });

export const DRAFT_EXAMPLES: readonly { readonly data: Json; readonly reply: Json }[] = [
  {
    data: {
      question: "In which canton is the source of the river that flows through Basel?",
      readings: [
        {
          id: 0,
          says: "the canton of the source of those with located next to Basel",
          parts: [
            { id: "0.0.0", fact: "Basel – has flowing through it → … (river)", under: null, needs: [] },
            { id: "0.0", fact: "[0.0.0] – has the source → …", under: "0.0.0", needs: ["0.0.0"] },
            { id: "0", fact: "[0.0] – is in the canton → … (canton)", under: "0.0", needs: ["0.0"] },
          ],
        },
      ],
      maxNodes: 16,
      maxDepth: 6,
    },
    reply: {
      trees: [
        {
          reading: 0,
          nodes: [
            node("n1", null, "Which river flows through Basel?", "the Rhine", "0.0.0", ["Basel"]),
            node("n2", "n1", "Where is the source of the Rhine?", "Lake Toma", "0.0", ["Rhine"]),
            node("n3", "n2", "In which canton is the source of the Rhine?", "Graubünden", "0", ["Lake Toma", "Rhine"]),
          ],
        },
      ],
    },
  },
  {
    data: {
      question: "Which instrument did the sister of the composer of Night Ferry teach?",
      readings: [],
      maxNodes: 16,
      maxDepth: 6,
    },
    reply: {
      trees: [
        {
          reading: null,
          nodes: [
            node("n1", null, "Who composed Night Ferry?", "Anna Clyne", null, ["Night Ferry"]),
            node("n2", "n1", "Who is the sister of the composer of Night Ferry?", null, null, ["Anna Clyne"]),
            node("n3", "n2", "Which instrument did the sister of the composer of Night Ferry teach?", null, null, []),
          ],
        },
      ],
    },
  },
  {
    data: {
      question: "Could the founder of Alder Works have seen the first flight of the Kestrel?",
      readings: [],
      maxNodes: 16,
      maxDepth: 6,
    },
    reply: {
      trees: [
        {
          reading: null,
          nodes: [
            node("n1", null, "Who founded Alder Works?", "Nina Falk", null, ["Alder Works"]),
            node("n2", "n1", "When was Nina Falk born?", "1950", null, ["Nina Falk"]),
            node("n3", "n1", "When did Nina Falk die?", null, null, ["Nina Falk"]),
            node("n4", null, "When did the Kestrel first fly?", "1960", null, ["Kestrel"]),
          ],
        },
      ],
    },
  },
];
