import { z } from "zod";
import type { Searched } from "../../../../engine/evidence/exploration.ts";
import {
  selectSources,
  type SelectSourcesInput,
  type SelectSourcesOutput,
} from "../../../../engine/strategies/hydra/tasks/select-sources.ts";
import { cleanText } from "../../../../engine/text/clean-text.ts";
import { definePrompt, UnusableReply } from "../../prompt.ts";
import { maybeText, neededTextList } from "../forgiving.ts";

const reply = z.object({ sources: neededTextList, reason: maybeText });

const INSTRUCTIONS = `
You decide where evidence for a question is looked for first. The data hold the question, how many hops its answer is away ("hops"), how many names it has ("names"), words for relations that the graphs do not know ("unknownToGraphs"), and the kinds of sources that are at hand: "KG", knowledge graphs; "DOCUMENTS", encyclopaedic pages; "WEB", a search of the web. "knows" lists the names that a source knows, with how surely.

Weigh how recent the facts must be, how many steps the reasoning takes, and the domain. A graph alone is enough where it knows all the names, and no words are unknown to it, unless the facts change or may be disputed; documents beside it where it may lack something, or what it says should be borne out; the web for what is new or too special for the others. Choose one or more of the kinds at hand. What is left out now can still be searched later.

Reply: {"sources":["KG","DOCUMENTS"],"reason":"in one sentence"}
`;

/** The agentic source selector. */
export const selectSourcesPrompt = definePrompt<SelectSourcesInput, SelectSourcesOutput, z.infer<typeof reply>>({
  task: selectSources,
  version: 2,
  instructions: INSTRUCTIONS,
  reply,
  examples: [
    {
      data: {
        question: "Which bridge did the teacher of Ada Krall paint?",
        today: "2030-01-05",
        hops: 2,
        names: 1,
        unknownToGraphs: ["painted"],
        sources: [
          { kind: "KG", titles: ["Crafts"], knows: ["Ada Krall (1)"] },
          { kind: "DOCUMENTS", titles: ["Museum pages"], knows: ["Ada Krall (0.9)"] },
          { kind: "WEB", titles: ["Web"], knows: [] },
        ],
      },
      reply: {
        sources: ["KG", "DOCUMENTS"],
        reason: "The graph knows her and her teacher; what the teacher painted may stand in documents.",
      },
    },
  ],
  prepare({ question, available, topics, unknownRelations, predictedDepth, today }) {
    const [only, ...others] = available;
    if (only !== undefined && others.length === 0)
      return { settled: { kinds: [only.kind], reason: "no other source is available" } };
    const kinds = new Map<string, Searched>(available.map(({ kind }) => [kind, kind]));
    return {
      data: {
        question: cleanText(question, 1_000),
        today,
        hops: predictedDepth,
        names: topics,
        unknownToGraphs: unknownRelations.slice(0, 8).map((words) => cleanText(words, 80)),
        sources: available.map(({ kind, titles, topics: known }) => ({
          kind,
          titles: titles.slice(0, 6).map((title) => cleanText(title, 80)),
          knows: known.slice(0, 8).map(({ text, score }) => `${cleanText(text, 80)} (${Number(score.toFixed(2))})`),
        })),
      },
      read({ sources, reason }) {
        const said = [...new Set(sources.map((each) => each.trim().toUpperCase()))];
        const chosen = said.flatMap((each) => kinds.get(each) ?? []);
        if (chosen.length === 0)
          throw new UnusableReply(`It names none of the kinds at hand, which are ${[...kinds.keys()].join(", ")}.`);
        return {
          output: { kinds: chosen, reason: cleanText(reason ?? "", 400) },
          dropped: said.length - chosen.length,
        };
      },
    };
  },
});
