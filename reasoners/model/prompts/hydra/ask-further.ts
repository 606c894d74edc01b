import { z } from "zod";
import {
  askFurther,
  type AskFurtherInput,
  type AskFurtherOutput,
} from "../../../../engine/strategies/hydra/tasks/ask-further.ts";
import { cleanText } from "../../../../engine/text/clean-text.ts";
import { definePrompt } from "../../prompt.ts";
import { maybeText } from "../forgiving.ts";
import { EXPLORING } from "./exploring.ts";
import { shownChain, shownNames, shownSubQuestions, shownTexts, WHAT_WOULD_TELL } from "./shown-paths.ts";
import { chainReply, readChain } from "./steering-reply.ts";

const reply = z.object({ question: maybeText, chain: chainReply });

const INSTRUCTIONS = `
A search for evidence has not answered a question yet. The data hold the question, its sub-questions where it has any, the chain that was searched along, the facts found, and why they do not answer ("reason"); "found", where given, are the paths that the search came to, which may lead a part of the way: go on from the names at their ends; "rejected", where given, is what was read and did not hold, each with why: it is not known, and may be what to look for. ${WHAT_WOULD_TELL} Write what is to be searched for next:
- "question": one follow-up question that asks for what is missing, with the names of the question in it, and names found on the way;
- "chain": the chain to search along, as places and relations in turns, beginning and ending with a place: ["Ada Krall","taught by","teacher","lives in","?"]. Names as the paths have them, or "names", where given, which tells what the question calls ("asked") otherwise than a graph does ("found"); else as the question writes them. "?" stands for what is asked for. A place on the way that nobody has named yet is called by its kind ("village", "film"). Word the relations otherwise than before where the graph may call them otherwise.
Reply {"question":null,"chain":[]} when there is nothing else to look for. Do not answer the question.

Reply: {"question":"…","chain":["…","…","?"]}
`;

/** The follow-up question of the refined phase. */
export const askFurtherPrompt = definePrompt<AskFurtherInput, AskFurtherOutput, z.infer<typeof reply>>({
  task: askFurther,
  version: 7,
  temperature: EXPLORING,
  instructions: INSTRUCTIONS,
  reply,
  examples: [
    {
      data: {
        question: "In which town does the teacher of Ada Krall live?",
        chain: '"Ada Krall" – teacher – … – lives in – answer(town)',
        facts: [],
        found: ["Ada Krall – teacher → Per Noren"],
        reason: "Nothing says where Per Noren lives.",
      },
      reply: { question: "Where is the home of Per Noren?", chain: ["Ada Krall", "teacher", "Per Noren", "home", "?"] },
    },
  ],
  prepare({ question, subQuestions, skyline, names = [], facts, found = [], reason, rejected }) {
    return {
      data: {
        question: cleanText(question, 1_000),
        ...shownSubQuestions(subQuestions, question),
        ...shownChain(skyline),
        ...shownNames(names),
        facts: shownTexts(facts, 16),
        ...(found.length === 0 ? {} : { found: shownTexts(found, 8) }),
        reason: reason === null ? null : cleanText(reason, 300),
        ...(rejected.length === 0 ? {} : { rejected: shownTexts(rejected, 8) }),
      },
      read({ question: asked, chain }) {
        const found = readChain(chain);
        return {
          output: { question: asked === null ? null : cleanText(asked, 400), skyline: found ?? null },
          dropped: chain.length > 0 && found === undefined ? 1 : 0,
        };
      },
    };
  },
});
