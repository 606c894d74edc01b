import { z } from "zod";
import {
  chooseEntities,
  type ChooseEntitiesInput,
  type ChooseEntitiesOutput,
} from "../../../engine/strategies/treeqa/tasks/choose-entities.ts";
import { cleanText } from "../../../engine/text/clean-text.ts";
import { definePrompt } from "../prompt.ts";
import { chosenOf, shownNodes } from "./choices.ts";
import { text, textList } from "./forgiving.ts";
import { likelierFirst } from "../../../engine/strategies/treeqa/tasks/choices.ts";

const MOST_CANDIDATES = 30;

const reply = z.object({ nodes: z.array(z.object({ id: text, entities: textList })) });

const INSTRUCTIONS = `
You decide what names mean. The data hold sub-questions of one question; each has candidates: things of a knowledge graph that words of it ("words") may mean. "fits" marks candidates with which the graph holds an answer to the whole question.

For each sub-question keep the candidates that it is about: for the same words at most as many as "keep" says, the likeliest first, judged by label and description against the sub-question and what is believed ("hypothesis"). Keep one alone when it is plainly meant; keep none for words that none of the candidates fits.

Reply, with every sub-question: {"nodes":[{"id":"the id of a sub-question","entities":["e1"]}]}
`;

/** The filter of entity linking, for a whole level at once. */
export const chooseEntitiesPrompt = definePrompt<ChooseEntitiesInput, ChooseEntitiesOutput, z.infer<typeof reply>>({
  task: chooseEntities,
  version: 1,
  instructions: INSTRUCTIONS,
  reply,
  examples: [
    {
      data: {
        keep: 3,
        nodes: [
          {
            id: "1",
            question: "Who wrote Oberon?",
            hypothesis: null,
            candidates: [
              { id: "e1", label: "Oberon", about: "moon of a planet", words: "Oberon" },
              { id: "e2", label: "Oberon", about: "play of 1951", words: "Oberon" },
              { id: "e3", label: "Merle Oberon", about: "actress", words: "Oberon" },
            ],
          },
        ],
      },
      reply: { nodes: [{ id: "1", entities: ["e2"] }] },
    },
  ],
  prepare({ nodes, keep }) {
    const shown = nodes.map((node) => ({
      ...node,
      candidates: [...node.candidates].sort(likelierFirst).slice(0, MOST_CANDIDATES),
    }));
    if (shown.every(({ candidates }) => isNoChoice(candidates)))
      return {
        settled: { nodes: shown.map(({ id, candidates }) => ({ id, entities: candidates.map((each) => each.id) })) },
      };
    return {
      data: {
        keep,
        nodes: shownNodes(shown, 120, ({ mention }) => ({ words: cleanText(mention, 80) })),
      },
      read(said) {
        const { chosen, dropped } = chosenOf(
          said.nodes.map(({ id, entities }) => ({ id, chosen: entities })),
          shown,
        );
        return { output: { nodes: chosen.map(({ id, chosen: entities }) => ({ id, entities })) }, dropped };
      },
    };
  },
});

/** Words that may mean one thing only leave nothing to ask. */
function isNoChoice(candidates: readonly { readonly mention: string }[]): boolean {
  return new Set(candidates.map(({ mention }) => mention)).size === candidates.length;
}
