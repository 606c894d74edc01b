import { z } from "zod";
import {
  chooseRelations,
  type ChooseRelationsInput,
  type ChooseRelationsOutput,
  type RelationOption,
} from "../../../engine/strategies/treeqa/tasks/choose-relations.ts";
import type { Json } from "../../../engine/json.ts";
import { cleanText } from "../../../engine/text/clean-text.ts";
import { lexicalIndex } from "../lexical-index.ts";
import { definePrompt } from "../prompt.ts";
import { chosenOf, shownNodes } from "./choices.ts";
import { text, textList } from "./forgiving.ts";
import { likelierFirst } from "../../../engine/strategies/treeqa/tasks/choices.ts";

/** Candidates that all sub-questions of a level may have together. */
const MOST_CANDIDATES = 160;
const MOST_OF_ONE = 60;
const LEAST_SCORE = 0.5;

const reply = z.object({ nodes: z.array(z.object({ id: text, relations: textList })) });

const INSTRUCTIONS = `
You decide which relations of a knowledge graph answer sub-questions. Each sub-question has candidates: the relations that the things it starts from really have. "FORWARD": the thing is the subject, as in thing – label → answer. "BACKWARD": the thing is the object, as in answer – label → thing. "from" and "to" are the kinds seen most as its subjects and objects: the answer is of the kind "to" FORWARD, of the kind "from" BACKWARD. "values" are some of the values that it has. "fits" marks relations by which the graph holds an answer to the whole question.

For each sub-question keep the relations that lead to its answer, at most as many as "keep" says, the best first. Mind the direction. Keep none when none of them says what is asked: nearly the same is not the same.

Reply, with every sub-question: {"nodes":[{"id":"the id of a sub-question","relations":["r1"]}]}
`;

/** The filter of relation linking, for a whole level at once. */
export const chooseRelationsPrompt = definePrompt<ChooseRelationsInput, ChooseRelationsOutput, z.infer<typeof reply>>({
  task: chooseRelations,
  version: 2,
  instructions: INSTRUCTIONS,
  reply,
  examples: [
    {
      data: {
        keep: 3,
        nodes: [
          {
            id: "1",
            question: "Which operas did Clara Moor write?",
            hypothesis: null,
            candidates: [
              { id: "r1", label: "composer", direction: "BACKWARD", from: "opera, song", to: "person" },
              { id: "r2", label: "student of", direction: "FORWARD", from: "person", to: "person" },
              { id: "r3", label: "dedicated to", direction: "BACKWARD", from: "work", to: "person" },
            ],
          },
          {
            id: "2",
            question: "When was Clara Moor's teacher born?",
            hypothesis: "in 1790",
            candidates: [{ id: "r1", label: "date of death", direction: "FORWARD", from: "person", to: "date" }],
          },
        ],
      },
      reply: {
        nodes: [
          { id: "1", relations: ["r1"] },
          { id: "2", relations: [] },
        ],
      },
    },
  ],
  prepare({ nodes, keep }) {
    // One relation alone, that the words name or by which the graph answers the whole question, leaves nothing to ask.
    const open = nodes.filter(
      ({ candidates }) => candidates.length > 1 || candidates.some(({ fits, score }) => !fits && score < LEAST_SCORE),
    );
    if (open.length === 0)
      return {
        settled: { nodes: nodes.map(({ id, candidates }) => ({ id, relations: candidates.map((each) => each.id) })) },
      };
    const most = Math.max(8, Math.min(MOST_OF_ONE, Math.floor(MOST_CANDIDATES / open.length)));
    const shown = nodes.map((node) => ({
      ...node,
      candidates: likeliest(node.candidates, `${node.question} ${node.hypothesis ?? ""}`, most),
    }));
    return {
      data: {
        keep,
        nodes: shownNodes(shown, 100, shownEnds),
      },
      read(said) {
        const { chosen, dropped } = chosenOf(
          said.nodes.map(({ id, relations }) => ({ id, chosen: relations })),
          shown,
        );
        return { output: { nodes: chosen.map(({ id, chosen: relations }) => ({ id, relations })) }, dropped };
      },
    };
  },
});

/** Which way a relation is followed, and what it leads from and to. */
function shownEnds({ direction, from, to, values }: RelationOption): Readonly<Record<string, Json>> {
  return {
    direction,
    ...(from === null ? {} : { from: cleanText(from, 80) }),
    ...(to === null ? {} : { to: cleanText(to, 80) }),
    ...(values.length === 0 ? {} : { values: values.map((value) => cleanText(value, 40)) }),
  };
}

function likeliest(candidates: readonly RelationOption[], asked: string, most: number): readonly RelationOption[] {
  if (candidates.length <= most) return candidates;
  const likeness = lexicalIndex(candidates.map(({ label, description }) => `${label} ${description ?? ""}`)).score(
    asked,
  );
  return candidates
    .map((candidate, index) => ({ candidate, likeness: likeness[index] ?? 0 }))
    .sort((a, b) => likelierFirst(a.candidate, b.candidate) || b.likeness - a.likeness)
    .slice(0, most)
    .map(({ candidate }) => candidate);
}
