import { z } from "zod";
import {
  readQuestion,
  type ReadQuestionInput,
  type ReadQuestionOutput,
  type ReadStep,
} from "../../../engine/documents/read-question.ts";
import { MOST_CITED } from "../../../engine/documents/cited-sentences.ts";
import { cleanText } from "../../../engine/text/clean-text.ts";
import { splitSentences } from "../../../engine/text/sentences.ts";
import { definePrompt, UnusableReply, type ReadReply } from "../prompt.ts";
import { ANSWER_FORM } from "./answer-form.ts";
import { maybeText, neededList, neededTextList, text, textList } from "./forgiving.ts";
import { citedIn, passagesAsData, shownPassages, type ShownPassage } from "./shown-passages.ts";

/** What a question leads to first holds its beginning, and what goes on from there: one sentence says little of it. */
const WHOLE_PASSAGES = 3;
/** Beside a sentence that has been found: less is missing. */
const WHOLE_BESIDE_FOUND = 2;
const MOST_STEPS = 12;
const MOST_ANSWERS = 12;
const MOST_UNSAID = 4;
const MOST_OF_WORDS = 160;

const step = z.object({ subject: text, relation: text, object: text, sentences: neededTextList });
const reply = z.object({
  steps: neededList(step),
  answers: neededTextList,
  unsaid: textList,
  search: maybeText,
  own: maybeText,
});

type Reply = z.infer<typeof reply>;

const INSTRUCTIONS = `
You answer a question from texts and show which sentences say so. The data hold the question and passages, each sentence behind its id ("…" where some are left out).

- "steps": the facts that lead from what the question names to what it asks for, in order. A description in it ("the director of …") is a step that says who that is, and so is what else it says of a thing. "subject", "relation", "object": a few words each; names, dates and numbers as the text writes them, character for character. "sentences": the ids of the sentences that state the fact: one where one does, up to ${MOST_CITED} where it takes more (one says of whom it is, another the rest), also of several passages that speak of the same thing by name; the title says what "it" or "he" is, and may be an end of a step itself.
- "answers": what the question asks for, ${ANSWER_FORM}. Each stands at one end of a step, and the steps lead to it from what the question names. All where it asks for several, each by itself, in the order of the text; the one that fits all it says where it asks for one. Where it asks which of the things that it names, that one as it writes it. "yes" or "no" where it asks that, shown by the steps. You may compare dates and numbers of steps; compute nothing else. Where texts contradict one another, a step and an answer for what each says.
- A missing link is no answer. It is missing where no sentence states a fact on the way to the answer, or what decides between things ("which is older" without both ages); what is only like the thing that is named, or another of its name, is no link. Then "answers" and "unsaid" are [], "steps" go as far as they lead, "search" is words by which a text that states it may be found (names found on the way in place of their descriptions; null where there is nothing to look for), and "own" what you would answer of your own knowledge, if you know.
- "unsaid", only beside an answer that every link leads to: what else the question says of the answer and no sentence does, or one tells otherwise, though it is not needed to find it, in a few words each. "search" and "own" are then null.

Reply: {"steps":[{"subject":"…","relation":"…","object":"…","sentences":["p1s1"]}],"answers":["…"],"unsaid":[],"search":null,"own":null}
`;

/** The whole question against the passages that it leads to. */
export const readQuestionPrompt = definePrompt<ReadQuestionInput, ReadQuestionOutput, Reply>({
  task: readQuestion,
  version: 6,
  instructions: INSTRUCTIONS,
  reply,
  examples: [
    {
      data: {
        question: "In which town was the teacher of the glassblower Ada Krall born?",
        passages: [
          {
            title: "Ada Krall",
            sentences: {
              p1s1: "Ada Krall (born 1931 in Lund) is a glassblower.",
              p1s2: "After school she learnt the craft from Mrs Ines Vatt.",
            },
          },
        ],
      },
      reply: {
        steps: [
          { subject: "Ada Krall", relation: "is a", object: "glassblower", sentences: ["p1s1"] },
          { subject: "Ada Krall", relation: "learnt the craft from", object: "Ines Vatt", sentences: ["p1s2"] },
        ],
        answers: [],
        unsaid: [],
        search: "Ines Vatt born in",
        own: null,
      },
    },
  ],
  prepare({ question, passages }) {
    const isFound = splitSentences(passages[0]?.text ?? "").length === 1;
    const whole = isFound ? WHOLE_BESIDE_FOUND : WHOLE_PASSAGES;
    const shown = shownPassages(passages, { words: question, whole });
    if (shown.length === 0) return { settled: { steps: [], answers: [], unsaid: [] } };
    return {
      data: { question: cleanText(question, 1_000), passages: passagesAsData(shown) },
      read: (said) => readSaid(said, shown),
    };
  },
});

function readSaid(
  { steps, answers, unsaid, search, own }: Reply,
  shown: readonly ShownPassage[],
): ReadReply<ReadQuestionOutput> {
  const cited = steps.slice(0, MOST_STEPS).flatMap((each): readonly ReadStep[] => {
    const found = citedIn(each.sentences, shown, [each.object, each.subject]);
    if (found === undefined) return [];
    return [
      {
        subject: cleanText(each.subject, MOST_OF_WORDS),
        relation: cleanText(each.relation, MOST_OF_WORDS),
        object: cleanText(each.object, MOST_OF_WORDS),
        passage: found.passage,
        quote: found.quote,
        ...(found.beside.length === 0 ? {} : { beside: found.beside }),
      },
    ];
  });
  const [first] = steps;
  if (first !== undefined && cited.length === 0)
    throw new UnusableReply(
      `There are no such sentences as ${JSON.stringify(first.sentences)}: give the ids that stand before the sentences.`,
    );
  const said = (words: readonly string[], most: number): string[] =>
    words
      .map((each) => cleanText(each, MOST_OF_WORDS))
      .filter((each) => each !== "")
      .slice(0, most);
  return {
    output: {
      steps: cited,
      answers: said(answers, MOST_ANSWERS),
      unsaid: said(unsaid, MOST_UNSAID),
      ...(search === null ? {} : { search: cleanText(search, MOST_OF_WORDS) }),
      ...(own === null ? {} : { own: cleanText(own, MOST_OF_WORDS) }),
    },
    dropped: steps.length - cited.length,
  };
}
