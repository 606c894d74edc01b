import { z } from "zod";
import { defineTask } from "../../../task.ts";

/** A sub-question that a logical form consists of: nodes that name one are computed, not guessed. */
export interface PartSaid {
  readonly id: string;
  readonly question: string;
  /** The same as a fact with its end left out, in the question's words: `Fern Hall – was built by → … (person)`. */
  readonly fact?: string | undefined;
  /** The part that it comes after; null for one that starts from what the question names. */
  readonly under: string | null;
  readonly needs: readonly string[];
}

/** A corrected node whose sub-tree is to be built anew. */
export interface Rebuild {
  readonly reading: number | null;
  readonly question: string;
  readonly hypothesis: string | null;
  readonly correction: string;
  readonly reason: string | null;
  /** What has been validated so far. */
  readonly known: readonly { readonly question: string; readonly answer: string }[];
  /** The parts below the corrected node; `under` is null for those right below it. */
  readonly parts: readonly PartSaid[];
}

export interface DraftTreeInput {
  readonly question: string;
  /** Ways to understand the question, best first; empty where there is none. */
  readonly readings: readonly { readonly id: number; readonly says: string; readonly parts: readonly PartSaid[] }[];
  readonly maxNodes: number;
  readonly maxDepth: number;
  /** Null for a first draft. */
  readonly rebuild: Rebuild | null;
}

export interface DraftedNode {
  readonly id: string;
  /** Null for a node right below the root, or below the corrected node. */
  readonly parent: string | null;
  readonly question: string;
  /** A concrete answer from the reasoner's own knowledge; null when it has none. */
  readonly hypothesis: string | null;
  /** The part of the reading that the node asks for; null when none fits. */
  readonly part: string | null;
  /** Ids of nodes, besides the parent, whose answers are needed. */
  readonly needs: readonly string[];
  /** Names of what the sub-question is about, beyond those found in the question. */
  readonly entities: readonly string[];
}

export interface DraftTreeOutput {
  /** One tree for each way to understand the question, best first; the sub-tree where one is built anew. */
  readonly trees: readonly { readonly reading: number | null; readonly nodes: readonly DraftedNode[] }[];
}

const partSaid = z.object({
  id: z.string(),
  question: z.string(),
  fact: z.string().optional(),
  under: z.string().nullable(),
  needs: z.array(z.string()),
});

const draftedNode = z.object({
  id: z.string().min(1),
  parent: z
    .string()
    .nullish()
    .transform((parent) => parent ?? null),
  question: z.string().min(1),
  hypothesis: z
    .string()
    .nullish()
    .transform((hypothesis) =>
      hypothesis === undefined || hypothesis === null || hypothesis.trim() === "" ? null : hypothesis,
    ),
  part: z
    .string()
    .nullish()
    .transform((part) => part ?? null),
  needs: z.array(z.string()).default([]),
  entities: z.array(z.string()).default([]),
});

/** Logic tree generation (TreeQA, section 3.1, algorithm 1, appendix A.1), for a question or below a corrected node. */
export const draftTree = defineTask<DraftTreeInput, DraftTreeOutput>({
  name: "draft-tree",
  version: 1,
  input: z.object({
    question: z.string(),
    readings: z.array(z.object({ id: z.number().int(), says: z.string(), parts: z.array(partSaid) })),
    maxNodes: z.number().int(),
    maxDepth: z.number().int(),
    rebuild: z
      .object({
        reading: z.number().int().nullable(),
        question: z.string(),
        hypothesis: z.string().nullable(),
        correction: z.string(),
        reason: z.string().nullable(),
        known: z.array(z.object({ question: z.string(), answer: z.string() })),
        parts: z.array(partSaid),
      })
      .nullable(),
  }),
  output: z.object({
    trees: z.array(
      z.object({
        reading: z
          .number()
          .int()
          .nullish()
          .transform((reading) => reading ?? null),
        nodes: z.array(draftedNode),
      }),
    ),
  }),
});
