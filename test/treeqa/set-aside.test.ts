import { describe, expect, test } from "vitest";
import type { Form } from "../../engine/question/form/logical-form.ts";
import type { AnswerFromTreeInput } from "../../engine/strategies/treeqa/tasks/answer-from-tree.ts";
import type { VerifyNodesInput, VerifyNodesOutput } from "../../engine/strategies/treeqa/tasks/verify-nodes.ts";
import { follow, mention, whereCount } from "../query/forms.ts";
import { turtleGraph } from "../query/turtle-graph.ts";
import { reading, replying, type Replies } from "./by-hand.ts";
import { askTree } from "./knowledge.ts";
import { library } from "./small-world.ts";

/** A graph whose relations are called alike and say other things than what is asked for. */
const graph = () =>
  turtleGraph(
    `:Alder_Brook :ends "1961" . :Lake_Sorre :country :Ostland ; :name "Sorre Water" . :Moss :country :Ostland .
     :Quarry :country :Westland . :Nina :works :Quarry, :Mill . :Mill :country :Norland .
     :Hill :near :Quarry . :Nina :spouse :Tom .`,
    { relations: ["ends", "country", "works", "near", "spouse", "name"].map((name) => ({ iri: `urn:t:${name}` })) },
  );

const FLOWS = follow(mention("Alder Brook"), ">ends");
const PLACE = follow(mention("Hill"), ">near");
const SAID = "Alder Brook runs into Lake Sorre.";

interface Seen {
  readonly judged: VerifyNodesInput["nodes"][number][];
  readonly told: AnswerFromTreeInput[];
}

/** A reader that says of these questions that what was computed does not answer them, and reads the sentences. */
const doubting = (form: Form, isWrong: (answers: readonly string[]) => boolean, read: string, seen: Seen): Replies => ({
  ...reading(form),
  "verify-nodes": ({ nodes }: VerifyNodesInput): VerifyNodesOutput => ({
    nodes: nodes.map((node): VerifyNodesOutput["nodes"][number] => {
      seen.judged.push(node);
      const base = { id: node.id, factSufficient: true, reason: null, clue: null, answers: [] };
      if (node.computed !== null && !isWrong(node.computed.answers))
        return { ...base, verdict: "SUPPORTED", references: ["t1"] };
      const chunk = node.chunks.find(({ text }) => text.includes(read));
      if (node.computed !== null || chunk === undefined)
        return { ...base, verdict: "UNKNOWN", reason: "It is of another kind.", references: [], clue: "mouth of it" };
      return {
        ...base,
        verdict: "SUPPORTED",
        answers: [{ text: read, reference: chunk.id, quote: chunk.text }],
        references: [chunk.id],
      };
    }),
  }),
  "answer-from-tree": async (input: AnswerFromTreeInput, own: () => Promise<unknown>) => (
    seen.told.push(input),
    await own()
  ),
});

async function ask(
  form: Form,
  isWrong: (answers: readonly string[]) => boolean,
  read: string,
  texts: Readonly<Record<string, string>>,
  maxRetrievals = 2,
) {
  const seen: Seen = { judged: [], told: [] };
  const documents = library(texts);
  const reasoner = replying(doubting(form, isWrong, read, seen));
  const answered = await askTree("q", { graphs: [graph()], documents: [documents], reasoner }, { maxRetrievals });
  return { ...answered, ...seen, documents };
}

describe("what the graph states and does not answer the question", () => {
  const isDate = (answers: readonly string[]): boolean => answers.includes("1961");

  test("is set aside: documents are searched, and answer it", async () => {
    const { result, labels, tree, judged, documents } = await ask(FLOWS, isDate, "Lake Sorre", { "Alder Brook": SAID });
    expect(labels).toEqual(["Lake Sorre"]);
    expect(result).toMatchObject({ complete: false, support: ["DOCUMENTS"] });
    expect(tree.nodes[1]).toMatchObject({ verdict: "SUPPORTED", computed: false, retrievals: 2 });
    expect(documents.searches).toEqual(["Alder Brook ends mouth of it"]);
    expect(judged.map(({ computed, triples, chunks }) => [computed?.answers, triples.length, chunks.length])).toEqual([
      [["1961"], 1, 0],
      [undefined, 0, 1],
    ]);
  });

  test("is no answer where documents say nothing either", async () => {
    for (const texts of [{}, { "Alder Brook": "Alder Brook is cold." }]) {
      const { result, tree } = await ask(FLOWS, isDate, "Lake Sorre", texts);
      expect(result).toMatchObject({ status: "NOT_KNOWN", complete: false });
      expect(tree.nodes[1]).toMatchObject({ verdict: "UNKNOWN", retrievals: 2 });
    }
  });

  test("is not looked for once more than may be", async () => {
    const { result, documents } = await ask(FLOWS, isDate, "Lake Sorre", { "Alder Brook": SAID }, 1);
    expect(result.status).toBe("NOT_KNOWN");
    expect(documents.searches).toEqual([]);
  });

  test("does not lead on: what follows starts from what was read instead", async () => {
    const isQuarry = (answers: readonly string[]): boolean => answers.includes("Quarry");
    const { labels, result } = await ask(follow(PLACE, ">country"), isQuarry, "Lake Sorre", {
      Hill: "Hill stands near Lake Sorre.",
    });
    expect(labels).toEqual(["Ostland"]);
    expect(result.complete).toBe(false);
    // What a document names and no graph knows leads nowhere, and not back to what was set aside.
    const unknown = await ask(follow(PLACE, ">country"), isQuarry, "Moor", { Hill: "Hill stands near Moor." });
    expect(unknown.result.status).toBe("NOT_KNOWN");
  });
});

describe("of several values that were computed", () => {
  const picking = (form: Form, picked: string, seen: Seen): Replies => ({
    ...doubting(form, () => false, "", seen),
    "verify-nodes": ({ nodes }: VerifyNodesInput): VerifyNodesOutput => ({
      nodes: nodes.map(({ id, computed, triples }) => ({
        id,
        verdict: "SUPPORTED",
        factSufficient: true,
        reason: null,
        clue: null,
        references: ["t1"],
        answers: computed?.answers.includes(picked)
          ? [{ text: picked, reference: triples.find(({ answer }) => answer === picked)?.id ?? "", quote: null }]
          : [],
      })),
    }),
  });
  const works = follow(mention("Nina"), ">works");
  const pick = (form: Form, picked: string) =>
    askTree("q", {
      graphs: [graph()],
      documents: [],
      reasoner: replying(picking(form, picked, { judged: [], told: [] })),
    });

  test("those that are of the kind asked for may be named, and are all that is taken", async () => {
    const { labels, result, tree } = await pick(works, "Mill");
    expect(labels).toEqual(["Mill"]);
    expect(result.complete).toBe(false);
    expect(tree.nodes[1]).toMatchObject({ verdict: "SUPPORTED", computed: false });
    expect(tree.nodes[1]?.evidence.map(({ text }) => text)).toEqual(["Nina – works → Mill"]);
    expect((await pick(works, "Atlantis")).labels).toEqual(["Mill", "Quarry"]);
  });

  test("what follows starts from them alone", async () => {
    expect((await pick(follow(works, ">country"), "Mill")).labels).toEqual(["Norland"]);
  });
});

describe("whether something holds", () => {
  const twice = { operator: "=", value: { type: "number", number: 2 } } as const;
  const computedOf = async (form: Form) =>
    (await ask(form, () => false, "", {})).judged.flatMap(({ question, computed }) =>
      /^(?:Has|Have|Is) /u.test(question) ? [computed] : [],
    );

  test("of one thing is shown as yes", async () => {
    expect(await computedOf(whereCount(mention("Nina"), ">works", twice))).toEqual([{ answers: ["yes"], total: 1 }]);
    expect(await computedOf(whereCount(follow(mention("Tom"), "<spouse"), ">works", twice))).toEqual([
      { answers: ["yes"], total: 1 },
    ]);
  });

  test.each([
    ["No", ["yes"]],
    ["Nina", ["Nina"]],
  ])("and believed to be %s is shown in the words of that", async (belief, shown) => {
    const seen: Seen = { judged: [], told: [] };
    const replies = {
      ...doubting(whereCount(mention("Nina"), ">works", twice), () => false, "", seen),
      "draft-tree": async (_input: never, own: () => Promise<unknown>) =>
        JSON.parse(JSON.stringify(await own()).replaceAll('"hypothesis":null', `"hypothesis":"${belief}"`)) as unknown,
    };
    await askTree("q", { graphs: [graph()], documents: [], reasoner: replying(replies) });
    expect(seen.judged.map(({ hypothesis, computed }) => [hypothesis, computed?.answers])).toContainEqual([
      belief,
      shown,
    ]);
  });

  test("of which of several things is shown by their names", async () => {
    const { judged } = await ask(
      whereCount(follow(mention("Ostland"), "<country"), ">name", { ...twice, value: { type: "number", number: 1 } }),
      () => false,
      "",
      {},
    );
    expect(judged.at(-1)?.computed?.answers).toEqual(["Lake Sorre"]);
  });
});
