import { type Unsaid, unsaid } from "../../../documents/read-passages.ts";
import { z } from "zod";
import { type ClauseGap, CLAUSE_GAPS } from "../../../text/clause-gap.ts";
import { defineTask } from "../../../task.ts";
import type { Verdict } from "../../../evidence/logic-tree.ts";

/** The sub-questions of a level, each with its hypothesis and what was retrieved for it. */
export interface VerifyNodesInput {
  /** The whole question: it tells which of several true answers to a sub-question is meant. */
  readonly wholeQuestion?: string | undefined;
  readonly nodes: readonly NodeToVerify[];
}

export interface NodeToVerify {
  readonly id: string;
  readonly question: string;
  /** The same as it was drafted, where it can be said in other words by now. */
  readonly drafted?: string | undefined;
  /** Null when there is none: then the sub-question is answered from the evidence, and cannot be refuted. */
  readonly hypothesis: string | null;
  /** Validated answers that the sub-question starts from. */
  readonly known: readonly { readonly question: string; readonly answer: string }[];
  /**
   * What the engine computed from the triples, which may be of another kind than what is asked for: then the verdict is
   * UNKNOWN. Null when the answer is to be found in the evidence.
   */
  readonly computed: { readonly answers: readonly string[]; readonly total: number } | null;
  readonly triples: readonly { readonly id: string; readonly text: string; readonly answer: string }[];
  /** True where the graph may hold more triples of that kind than are shown. */
  readonly isCut?: boolean | undefined;
  readonly chunks: readonly ChunkToRead[];
  /** The relation asked for in the question's words, and what the answer is expected to be. */
  readonly relation: string | null;
  readonly expects: string | null;
  /** Where the answer stands around the words of the relation, where they are a clause. */
  readonly gap?: ClauseGap | undefined;
}

export interface ChunkToRead {
  readonly id: string;
  readonly title: string;
  readonly section: string;
  readonly text: string;
  /** What the chunk was retrieved for: the known end of the relation. */
  readonly subject: { readonly label: string; readonly names: readonly string[] };
}

export interface NodeVerdict {
  readonly id: string;
  readonly verdict: Verdict;
  /** Where the evidence does not suffice to judge, the verdict is UNKNOWN, whatever else it says. */
  readonly factSufficient: boolean;
  /** Why, and what is right where the hypothesis is not. */
  readonly reason: string | null;
  /**
   * The answers, each with the id of what says it; of a chunk with the sentence, verbatim, and what it leaves unsaid.
   * Where the answer was computed they are those of its values that are of the kind asked for; none means all.
   */
  readonly answers: readonly {
    readonly text: string;
    readonly reference: string;
    readonly quote: string | null;
    readonly unsaid?: Unsaid | undefined;
  }[];
  /** Ids of triples and chunks: at most three of each count. */
  readonly references: readonly string[];
  /** What to search for next, when the evidence does not suffice. */
  readonly clue: string | null;
}

export interface VerifyNodesOutput {
  readonly nodes: readonly NodeVerdict[];
}

const nothing = z
  .string()
  .nullish()
  .transform((text) => text ?? null);

/** Unknown is not true: a verdict is one of three words, in whatever case, and nothing else. */
const verdict = z
  .string()
  .transform((word) => word.trim().toUpperCase())
  .pipe(z.enum(["SUPPORTED", "REFUTED", "UNKNOWN"]));

/** Hypothesis validation (TreeQA, section 3.3, algorithm 2, appendix A.2), for a whole level at once. */
export const verifyNodes = defineTask<VerifyNodesInput, VerifyNodesOutput>({
  name: "verify-nodes",
  version: 3,
  input: z.object({
    wholeQuestion: z.string().optional(),
    nodes: z.array(
      z.object({
        id: z.string(),
        question: z.string(),
        drafted: z.string().optional(),
        hypothesis: z.string().nullable(),
        known: z.array(z.object({ question: z.string(), answer: z.string() })),
        computed: z.object({ answers: z.array(z.string()), total: z.number().int() }).nullable(),
        triples: z.array(z.object({ id: z.string(), text: z.string(), answer: z.string() })),
        isCut: z.boolean().optional(),
        chunks: z.array(
          z.object({
            id: z.string(),
            title: z.string(),
            section: z.string(),
            text: z.string(),
            subject: z.object({ label: z.string(), names: z.array(z.string()) }),
          }),
        ),
        relation: z.string().nullable(),
        expects: z.string().nullable(),
        gap: z.enum(CLAUSE_GAPS).optional(),
      }),
    ),
  }),
  output: z.object({
    nodes: z.array(
      z.object({
        id: z.string(),
        verdict,
        factSufficient: z.boolean(),
        reason: nothing,
        answers: z
          .array(
            z.object({ text: z.string().min(1), reference: z.string(), quote: nothing, unsaid: unsaid.optional() }),
          )
          .default([]),
        references: z.array(z.string()).default([]),
        clue: nothing,
      }),
    ),
  }),
});
