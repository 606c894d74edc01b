import { z } from "zod";
import type { Json } from "../../engine/json.ts";
import { cleanText } from "../../engine/text/clean-text.ts";
import { type AnyPrompt, definePrompt } from "../../reasoners/model/prompt.ts";
import { maybeText, neededTextList } from "../../reasoners/model/prompts/forgiving.ts";
import type { Task } from "../../engine/task.ts";
import {
  answerAfterThinking,
  answerDirectly,
  answerFromExamples,
  answerFromPassages,
  answerFromPaths,
  type BaselineInput,
  type BaselineOutput,
  sampleThought,
} from "./answer-task.ts";

const MOST_GIVEN = 12;
const MOST_CHARACTERS = 2_400;

const FORM = `Each answer is as short as it can be: a name, a number, a date, "yes" or "no". A question for a list has all of its members as answers. Where the data hold "choices", the answer is one of them, as it is written there. When you do not know, reply with no answers.`;
const PLAIN = `Reply: {"answers":["…"]}`;
const THINKING = `Reply: {"thought":"…","answers":["…"]}   the thought first, in a few sentences.`;

/** Servers that enforce a form want every member of it. */
const plainReply = z.object({ answers: neededTextList });
const thoughtReply = z.object({ thought: maybeText, answers: neededTextList });

interface Said {
  readonly answers: readonly string[];
  readonly thought?: string | null;
}

type Example = { readonly data: Json; readonly reply: Json };

/** Of our own making. */
const EXAMPLES: readonly Example[] = [
  example(
    "Which ocean lies between Africa and Australia?",
    ["Indian Ocean"],
    "The ocean east of Africa reaches to the west coast of Australia: the Indian Ocean.",
  ),
  example(
    "Who wrote the play in which the prince of Denmark speaks to a skull?",
    ["William Shakespeare"],
    "The prince of Denmark who speaks to a skull is Hamlet. Hamlet was written by William Shakespeare.",
  ),
  example(
    "Is the Danube longer than the Rhine?",
    ["yes"],
    "The Danube is some 2,850 km long, the Rhine some 1,230 km. So it is longer.",
  ),
  example(
    "Which countries border Portugal?",
    ["Spain"],
    "Portugal has the sea to the west and south, and Spain to the north and east.",
  ),
  example(
    "In what year did the first person walk on the moon?",
    ["1969"],
    "Apollo 11 landed on the moon in July 1969, and Neil Armstrong walked there first.",
  ),
];

function example(question: string, answers: readonly string[], thought: string): Example {
  return { data: { question }, reply: { thought, answers } };
}

const WITHOUT_THOUGHTS = EXAMPLES.map(({ data, reply: said }) => ({
  data,
  reply: { answers: (said as { readonly answers: readonly string[] }).answers },
}));

/** What the baselines ask a model, one prompt for each task: for a model reasoner's `prompts`. */
export const BASELINE_PROMPTS: readonly AnyPrompt[] = [
  promptFor(answerDirectly, `You answer a question from what you know.\n\n${FORM}\n\n${PLAIN}`),
  promptFor(answerFromExamples, `You answer a question from what you know.\n\n${FORM}\n\n${PLAIN}`, WITHOUT_THOUGHTS),
  promptFor(
    answerAfterThinking,
    `You answer a question from what you know. Think step by step first.\n\n${FORM}\n\n${THINKING}`,
    EXAMPLES,
    thoughtReply,
  ),
  promptFor(
    sampleThought,
    `You answer a question from what you know. Think step by step first.\n\n${FORM}\n\n${THINKING}`,
    EXAMPLES,
    thoughtReply,
  ),
  promptFor(
    answerFromPassages,
    `You answer a question with the help of texts that a search has found, which stand in "given". They may have nothing to do with it: then you answer from what you know.\n\n${FORM}\n\n${PLAIN}`,
  ),
  promptFor(
    answerFromPaths,
    `You answer a question with the help of lines of reasoning, which stand in "given". Some are paths in a graph, others thoughts; any of them may be wrong.\n\n${FORM}\n\n${PLAIN}`,
  ),
];

function promptFor(
  task: Task<BaselineInput, BaselineOutput>,
  instructions: string,
  examples: readonly Example[] = [],
  reply: z.ZodType<Said> = plainReply,
): AnyPrompt {
  return definePrompt<BaselineInput, BaselineOutput, Said>({
    task,
    version: 2,
    instructions,
    reply,
    examples,
    prepare: ({ question, choices, given }) => ({
      data: {
        question: cleanText(question, 8_000),
        ...(choices.length === 0 ? {} : { choices: choices.map((choice) => cleanText(choice, 400)) }),
        ...(given.length === 0
          ? {}
          : { given: given.slice(0, MOST_GIVEN).map((text) => cleanText(text, MOST_CHARACTERS)) }),
      },
      read: ({ thought, answers }) => ({
        output: {
          answers: answers.map((answer) => answer.trim()).filter((answer) => answer !== ""),
          thought: thought ?? null,
        },
        dropped: 0,
      }),
    }),
  });
}
