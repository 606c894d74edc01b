import { z } from "zod";
import {
  chooseSteps,
  type ChooseStepsInput,
  type ChooseStepsOutput,
  type StepShown,
} from "../../../../engine/strategies/fidelis/tasks/choose-steps.ts";
import type { Json } from "../../../../engine/json.ts";
import { cleanText } from "../../../../engine/text/clean-text.ts";
import { definePrompt, UnusableReply } from "../../prompt.ts";
import { neededTextList } from "../forgiving.ts";
import { shownChain, shownNames, shownTexts, WHAT_WOULD_TELL } from "../hydra/shown-paths.ts";

const MOST_STEPS = 120;
const MOST_CHARACTERS = 130;
const MOST_BEFORE = 200;
const MOST_PLANNED = 8;

const reply = z.object({ steps: neededTextList });

const INSTRUCTIONS = `
You search a knowledge graph for paths that answer a question, one step at a time. The data hold the question; "statement", the same with *placeholder* for what is asked for; "chain", the order in which names and relations are expected; "plan", the steps planned, where there is a plan; and "paths", what was walked so far from each "topic", each with the steps that can be taken next. A step reads "A – relation → B" where A is the subject and "A ← relation – B" where B is. {A, B} is a set: the step leads to all of it. "names", where given, are what the question calls ("asked") otherwise than the graph does ("found"). ${WHAT_WOULD_TELL}

Choose for each topic at most "most" steps, the best first: those that lead to the answer, or on towards it. The relation must say what the plan needs next, in the right direction; what is only like it does not. A step back, or to what is not asked about, leads nowhere. From different topics, choose steps that can meet. Choose none when no step leads on.

Reply: {"steps":["s1"]}
`;

/** Beam search: the next steps of all open paths. */
export const chooseStepsPrompt = definePrompt<ChooseStepsInput, ChooseStepsOutput, z.infer<typeof reply>>({
  task: chooseSteps,
  version: 3,
  instructions: INSTRUCTIONS,
  reply,
  examples: [
    {
      data: {
        question: "In which town does the teacher of Ada Krall live?",
        statement: "“Ada Krall” – teacher – … – lives in – *placeholder* (town)",
        chain: '"Ada Krall" – teacher – … – lives in – answer(town)',
        plan: [
          "From “Ada Krall”, follow “teacher” to what is there.",
          "From what is there, follow “lives in” to the answer (town).",
        ],
        most: 2,
        paths: [
          {
            topic: "Ada Krall",
            walked: "Ada Krall",
            steps: [
              { id: "s1", step: "Ada Krall ← teacher – Jon Ek" },
              { id: "s2", step: "Ada Krall – teacher → Per Noren" },
              { id: "s3", step: "Ada Krall – residence → Malmö" },
            ],
          },
        ],
      },
      reply: { steps: ["s2"] },
    },
    {
      data: {
        question: "Which bridges in Lund were built by Per Noren's firm?",
        statement: "“Lund” – in – *placeholder* (bridges) – built by – firm – of – “Per Noren”",
        chain: '"Lund" – in – answer(bridges) – built by – firm – of – "Per Noren"',
        most: 2,
        paths: [
          {
            topic: "Lund",
            walked: "Lund",
            steps: [
              { id: "s1", step: "Lund ← location – {East Bridge, Mill Bridge, Town Hall}" },
              { id: "s2", step: "Lund – country → Orland" },
            ],
          },
          {
            topic: "Per Noren",
            walked: "Per Noren – owner of → Noren & Daughters",
            steps: [
              { id: "s3", step: "Noren & Daughters ← builder – {East Bridge, North Bridge}" },
              { id: "s4", step: "Noren & Daughters – owned by → Per Noren" },
            ],
          },
        ],
      },
      reply: { steps: ["s3", "s1"] },
    },
  ],
  prepare({ question, statement, plan, skyline, names, steps, most }) {
    const shown = steps.slice(0, MOST_STEPS).map((step, index) => ({ ...step, id: `s${index + 1}`, own: step.id }));
    const ids = new Map(shown.map(({ id, own }) => [id, own]));
    return {
      data: {
        question: cleanText(question, 1_000),
        statement: cleanText(statement, 600),
        ...shownChain(skyline),
        ...(plan.length === 0 ? {} : { plan: shownTexts(plan, MOST_PLANNED) }),
        most,
        ...shownNames(names),
        paths: shownByPath(shown),
      },
      read({ steps: said }) {
        const chosen = [...new Set(said)].flatMap((id) => ids.get(id.trim()) ?? []);
        if (said.length > 0 && chosen.length === 0)
          throw new UnusableReply(`None of its steps is one of those given; they are s1 to s${ids.size}.`);
        return { output: { steps: chosen }, dropped: said.length - chosen.length };
      },
    };
  },
});

/** What was walked is written once for all steps that go on from it. */
function shownByPath(steps: readonly StepShown[]): Json {
  const paths = new Map<string, { readonly first: StepShown; readonly steps: StepShown[] }>();
  for (const step of steps) {
    const key = JSON.stringify([step.topic, step.before]);
    const known = paths.get(key);
    if (known === undefined) paths.set(key, { first: step, steps: [step] });
    else known.steps.push(step);
  }
  return [...paths.values()].map(({ first, steps: own }) => ({
    topic: cleanText(first.topic, 100),
    walked: cleanText(first.before, MOST_BEFORE),
    steps: own.map(({ id, step }) => ({ id, step: cleanText(step, MOST_CHARACTERS) })),
  }));
}
