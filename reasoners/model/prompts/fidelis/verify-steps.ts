import { z } from "zod";
import {
  verifySteps,
  type StepVerdict,
  type VerifyStepsInput,
  type VerifyStepsOutput,
} from "../../../../engine/strategies/fidelis/tasks/verify-steps.ts";
import { cleanText } from "../../../../engine/text/clean-text.ts";
import { definePrompt, UnusableReply } from "../../prompt.ts";
import { maybeText, neededList, text } from "../forgiving.ts";
import { HOW_PATHS_READ, shownNames, shownPaths } from "../hydra/shown-paths.ts";
import { WHAT_MAY_BE_KNOWN } from "../what-may-be-known.ts";

const MOST_PATHS = 50;

const reply = z.object({ verdicts: neededList(z.object({ path: text, local: maybeText, global: maybeText })) });

const INSTRUCTIONS = `
You verify paths of reasoning over a knowledge graph. The data hold the question; "statement", the same with *placeholder* for what is asked for; and "paths". ${HOW_PATHS_READ} "names", where given, are what the question calls ("asked") otherwise than the paths do ("found"). Every step is a fact; whether it belongs to the question is what you decide. Only what the paths state counts. ${WHAT_MAY_BE_KNOWN}

Give each path two verdicts, FOLLOWS, FAILS or UNKNOWN:
- "local": does its last step follow on from the steps before it and from the question, as a step of its deduction? FAILS for a relation that says something else than what is asked, or in the wrong direction, and for a step that leads back; such a path is given up.
- "global": put what the path leads to in the place of *placeholder*. Can the statement then be deduced from the path? Of several names in the question, the path need only hold what belongs to its own: others have paths of their own, and conditions on numbers and dates are checked elsewhere. FAILS while something on the way to the answer is missing. Of a question that asks whether something is so: is there on the path what its own name has to bring to the answer?
Say UNKNOWN when you can not tell: it is no yes.
When "check" is ADEQUACY, decide "global" alone: does the path suffice to answer the question? Say UNKNOWN for "local".

Reply: {"verdicts":[{"path":"p1","local":"FOLLOWS","global":"FAILS"}]}
`;

/** Deductive verification of a level. */
export const verifyStepsPrompt = definePrompt<VerifyStepsInput, VerifyStepsOutput, z.infer<typeof reply>>({
  task: verifySteps,
  version: 3,
  instructions: INSTRUCTIONS,
  reply,
  examples: [
    {
      data: {
        question: "In which town does the teacher of Ada Krall live?",
        statement: "“Ada Krall” – teacher – … – lives in – *placeholder* (town)",
        check: "DEDUCTIVE",
        paths: [
          { id: "p1", path: "Ada Krall – teacher → Per Noren" },
          { id: "p2", path: "Ada Krall ← teacher – Jon Ek" },
        ],
      },
      reply: {
        verdicts: [
          { path: "p1", local: "FOLLOWS", global: "FAILS" },
          { path: "p2", local: "FAILS", global: "FAILS" },
        ],
      },
    },
    {
      data: {
        question: "In which town does the teacher of Ada Krall live?",
        statement: "“Ada Krall” – teacher – … – lives in – *placeholder* (town)",
        check: "DEDUCTIVE",
        paths: [
          { id: "p1", path: "Ada Krall – teacher → Per Noren – residence → Lund" },
          { id: "p2", path: "Ada Krall – teacher → Per Noren – workplace → Malmö" },
        ],
      },
      reply: {
        verdicts: [
          { path: "p1", local: "FOLLOWS", global: "FOLLOWS" },
          { path: "p2", local: "UNKNOWN", global: "UNKNOWN" },
        ],
      },
    },
  ],
  prepare({ question, statement, check, names, paths }) {
    if (paths.length === 0) return { settled: { verdicts: [] } };
    const shown = paths.slice(0, MOST_PATHS).map((path, index) => ({ ...path, id: `p${index + 1}`, own: path.id }));
    const ids = new Map(shown.map(({ id, own }) => [id, own]));
    return {
      data: {
        question: cleanText(question, 1_000),
        statement: cleanText(statement, 600),
        check,
        ...shownNames(names),
        paths: shownPaths(shown),
      },
      read({ verdicts }) {
        const known = verdicts.flatMap(({ path, local, global }): StepVerdict[] => {
          const own = ids.get(path.trim());
          return own === undefined ? [] : [{ path: own, local: verdictOf(local), global: verdictOf(global) }];
        });
        if (known.length === 0)
          throw new UnusableReply(`It judges none of the paths; their ids are ${[...ids.keys()].join(", ")}.`);
        return { output: { verdicts: known }, dropped: verdicts.length - known.length };
      },
    };
  },
});

/** What is neither yes nor no is unknown; so is what is not said. */
function verdictOf(said: string | null): StepVerdict["local"] {
  switch (said?.trim().toUpperCase()) {
    case "FOLLOWS":
    case "YES":
    case "TRUE":
      return "FOLLOWS";
    case "FAILS":
    case "NO":
    case "FALSE":
      return "FAILS";
    default:
      return "UNKNOWN";
  }
}
