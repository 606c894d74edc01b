import { z } from "zod";
import {
  draftTree,
  type DraftTreeInput,
  type DraftTreeOutput,
  type PartSaid,
} from "../../../engine/strategies/treeqa/tasks/draft-tree.ts";
import type { Json } from "../../../engine/json.ts";
import { cleanText } from "../../../engine/text/clean-text.ts";
import { lostInSubQuestions } from "../accounting/sub-questions.ts";
import { definePrompt, UnusableReply, type ReadReply } from "../prompt.ts";
import { DRAFT_EXAMPLES, DRAFT_INSTRUCTIONS } from "./draft-instructions.ts";
import { maybeText, text, textList } from "./forgiving.ts";

const MOST_READINGS = 4;
const MOST_PARTS = 24;
const MOST_NODES = 64;

const reply = z.object({
  trees: z.array(
    z.object({
      reading: z.preprocess(
        (value) => (typeof value === "string" && /^\d+$/u.test(value) ? Number(value) : (value ?? null)),
        z.number().nullable(),
      ),
      nodes: z.array(
        z.object({
          id: text,
          parent: maybeText,
          question: text,
          hypothesis: maybeText,
          part: maybeText,
          needs: textList,
          entities: textList,
        }),
      ),
    }),
  ),
});

type Reply = z.infer<typeof reply>;

/** Logic tree generation, for a question or below a corrected node. */
export const draftTreePrompt = definePrompt<DraftTreeInput, DraftTreeOutput, Reply>({
  task: draftTree,
  version: 5,
  instructions: DRAFT_INSTRUCTIONS,
  reply,
  examples: DRAFT_EXAMPLES,
  prepare(input) {
    const { question, readings, maxNodes, maxDepth, rebuild } = input;
    return {
      data: {
        question: cleanText(question, 1_000),
        readings: readings
          .slice(0, MOST_READINGS)
          .map(({ id, says, parts }) => ({ id, says: cleanText(says, 400), parts: shownParts(parts) })),
        maxNodes,
        maxDepth,
        ...(rebuild === null
          ? {}
          : {
              corrected: {
                reading: rebuild.reading,
                question: cleanText(rebuild.question, 400),
                believed: rebuild.hypothesis === null ? null : cleanText(rebuild.hypothesis, 300),
                right: cleanText(rebuild.correction, 400),
                why: rebuild.reason === null ? null : cleanText(rebuild.reason, 300),
                known: rebuild.known
                  .slice(0, 12)
                  .map((each) => ({ question: cleanText(each.question, 300), answer: cleanText(each.answer, 300) })),
                parts: shownParts(rebuild.parts),
              },
            }),
      },
      read: (said) => readTrees(said, input),
    };
  },
});

function shownParts(parts: readonly PartSaid[]): Json {
  return parts.slice(0, MOST_PARTS).map(({ id, question, fact, under, needs }) => ({
    id,
    ...(fact === undefined ? { question: cleanText(question, 400) } : { fact: cleanText(fact, 400) }),
    under,
    needs: [...needs],
  }));
}

function readTrees({ trees }: Reply, { question, readings, rebuild }: DraftTreeInput): ReadReply<DraftTreeOutput> {
  const parts = new Map<number | null, ReadonlySet<string>>(
    rebuild === null ? readings.map((each) => [each.id, idsOf(each.parts)]) : [[rebuild.reading, idsOf(rebuild.parts)]],
  );
  let dropped = 0;
  const read = trees.map(({ reading, nodes }) => {
    // A sub-tree that is built anew follows the reading of its tree.
    const followed = rebuild === null ? (parts.has(reading) ? reading : null) : rebuild.reading;
    const known = parts.get(followed) ?? new Set<string>();
    dropped += Number(rebuild === null && followed !== reading);
    const placed = reachable(nodes.slice(0, MOST_NODES));
    const lost = nodes.slice(0, MOST_NODES).find((node) => !placed.includes(node));
    const isAsked = (part: string): boolean => placed.some((node) => node.part === part);
    if (lost !== undefined && ![...known].every(isAsked))
      throw new UnusableReply(
        `Node ${lost.id} hangs below ${lost.parent ?? "nothing"}, which is no node of its tree, so that parts of the reading have no node. "parent" is the "id" of another node, or null.`,
      );
    dropped += nodes.length - placed.length;
    return {
      reading: followed,
      nodes: placed.map((node) => {
        const part = node.part !== null && known.has(node.part) ? node.part : null;
        dropped += Number(part !== node.part);
        return { ...node, part, entities: node.entities.slice(0, 6).map((name) => cleanText(name, 120)) };
      }),
    };
  });
  const isEmpty = read.every(({ nodes }) => nodes.length === 0);
  const canBeDivided = rebuild === null ? readings.some((each) => each.parts.length > 0) : rebuild.parts.length > 0;
  if (isEmpty && canBeDivided)
    throw new UnusableReply(
      'There is no node in it whose "parent" is null, or is the id of another node of its tree. Give at least one tree with one node for each part, or a single node that asks the question.',
    );
  // A tree that follows a reading holds what the reading holds, and what is built anew is a part of a tree.
  const kept = read.filter(
    ({ reading, nodes }) =>
      reading !== null || rebuild !== null || lostInSubQuestions(question, textsOf(nodes)) === undefined,
  );
  dropped += read.length - kept.length;
  return { output: { trees: kept.filter(({ nodes }) => nodes.length > 0 || rebuild !== null) }, dropped };
}

function textsOf(nodes: readonly WireNode[]): readonly string[] {
  return nodes.flatMap(({ question, hypothesis, entities }) => [question, hypothesis ?? "", ...entities]);
}

type WireNode = Reply["trees"][number]["nodes"][number];

/** Nodes that hang, over however many others, below what is there already; others are in no tree. */
function reachable(nodes: readonly WireNode[]): readonly WireNode[] {
  const placed = new Set<string>();
  for (let grown = -1; grown < placed.size;) {
    grown = placed.size;
    for (const { id, parent } of nodes) if (parent === null || placed.has(parent)) placed.add(id);
  }
  return nodes.filter(({ id, parent }) => placed.has(id) && (parent === null || placed.has(parent)));
}

function idsOf(parts: readonly PartSaid[]): ReadonlySet<string> {
  return new Set(parts.map(({ id }) => id));
}
