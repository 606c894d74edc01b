import { z } from "zod";
import {
  answerFromTree,
  type AnswerFromTreeInput,
  type AnswerFromTreeOutput,
} from "../../../engine/strategies/treeqa/tasks/answer-from-tree.ts";
import { cleanText } from "../../../engine/text/clean-text.ts";
import { definePrompt, UnusableReply } from "../prompt.ts";
import { maybeText, neededTextList } from "./forgiving.ts";
import { WHAT_MAY_BE_KNOWN, YES_OR_NO } from "./what-may-be-known.ts";

const MOST_VALUES = 200;
const MOST_EVIDENCE = 4;

const reply = z.object({ answers: neededTextList, reason: maybeText });

const INSTRUCTIONS = `
You answer a question from sub-questions that were answered and checked. The data hold the question; "nodes", the sub-questions with their answers and evidence, each below its "parent", where "0" is the question itself; and "values", what can be the answer, each with the node that it answers ("0" for what answers the question alone).

Choose the values that answer the whole question: those of the sub-question that ends the chain of reasoning, not those of steps on the way. A question for a list has all of its members as answers; one for a single thing has one, unless several were found. When "computed" is true the values were computed from the whole question: then they are the answer, unless the sub-questions do not mean what the question asks.
${YES_OR_NO}
Choose nothing, and say why as "reason", when the sub-questions do not lead to an answer. Only their answers and evidence count. ${WHAT_MAY_BE_KNOWN}

Reply: {"answers":["v1"],"reason":null}
`;

/** Final reasoning and answer generation: a choice among validated values. */
export const answerFromTreePrompt = definePrompt<AnswerFromTreeInput, AnswerFromTreeOutput, z.infer<typeof reply>>({
  task: answerFromTree,
  version: 4,
  instructions: INSTRUCTIONS,
  reply,
  examples: [
    {
      data: {
        question: "Which songs did the founder of Alder Works write?",
        computed: false,
        nodes: [
          {
            id: "1",
            parent: null,
            question: "Who founded Alder Works?",
            answer: "Nina Falk",
            evidence: ["Alder Works – founded by → Nina Falk"],
          },
          {
            id: "1.1",
            parent: "1",
            question: "Which songs did Nina Falk write?",
            answer: "Low Tide, Amber",
            evidence: ["Low Tide – lyrics by → Nina Falk"],
          },
        ],
        values: [
          { id: "v1", label: "Nina Falk", node: "1" },
          { id: "v2", label: "Low Tide", node: "1.1" },
          { id: "v3", label: "Amber", node: "1.1" },
        ],
      },
      reply: { answers: ["v2", "v3"], reason: null },
    },
    {
      data: {
        question: "Where was the founder of Birch Mill born?",
        computed: true,
        nodes: [
          {
            id: "1",
            parent: "0",
            question: "Who founded Birch Mill?",
            answer: "Olga Rand",
            evidence: ["Birch Mill – founded by → Olga Rand"],
          },
          {
            id: "1.1",
            parent: "1",
            question: "Where was Olga Rand born?",
            answer: "Turku",
            evidence: ["Rand grew up in Espoo, but was born in Turku."],
          },
        ],
        values: [{ id: "v1", label: "Turku", node: "0" }],
      },
      reply: { answers: ["v1"], reason: null },
    },
    {
      data: {
        question: "Could Nina Falk have met Per Noren?",
        computed: false,
        nodes: [
          {
            id: "1",
            parent: "0",
            question: "When did Per Noren die?",
            answer: "1921",
            evidence: ["Per Noren – died in → 1921"],
          },
          {
            id: "2",
            parent: "0",
            question: "When was Nina Falk born?",
            answer: "1950",
            evidence: ["Nina Falk was born in 1950."],
          },
        ],
        values: [
          { id: "v1", label: "1921", node: "1" },
          { id: "v2", label: "1950", node: "2" },
          { id: "v3", label: "Yes", node: "0" },
          { id: "v4", label: "No", node: "0" },
        ],
      },
      reply: { answers: ["v4"], reason: null },
    },
  ],
  prepare({ question, nodes, values, computed }) {
    const shown = values.slice(0, MOST_VALUES);
    if (shown.length === 0) return { settled: { answers: [], reason: "No value was validated." } };
    const known = new Set(shown.map(({ id }) => id));
    return {
      data: {
        question: cleanText(question, 1_000),
        computed,
        nodes: nodes.map(({ id, parent, question: asked, answer, evidence }) => ({
          id,
          parent,
          question: cleanText(asked, 400),
          answer: cleanText(answer, 500),
          evidence: evidence.slice(0, MOST_EVIDENCE).map((each) => cleanText(each, 300)),
        })),
        values: shown.map(({ id, label, node }) => ({ id, label: cleanText(label, 160), node })),
      },
      read({ answers, reason }) {
        const kept = [...new Set(answers)].filter((id) => known.has(id));
        if (answers.length > 0 && kept.length === 0)
          throw new UnusableReply(
            `None of its answers is the id of a value; they are ${[...known].slice(0, 12).join(", ")}.`,
          );
        // Values beyond the bound belong to the same set as those shown, when all of these were chosen.
        const whole = computed && kept.length === shown.length ? values.slice(MOST_VALUES).map(({ id }) => id) : [];
        return { output: { answers: [...kept, ...whole], reason }, dropped: answers.length - kept.length };
      },
    };
  },
});
