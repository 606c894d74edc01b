import { z } from "zod";
import { defineTask } from "../../task.ts";
import { fewOf, maybeSaid, said } from "../../text/said.ts";
import type { SourceKind } from "../../evidence/trace.ts";
import { calledOtherwise, type CalledOtherwise } from "./called-otherwise.ts";
import { pathShown, sourceKind, type PathShown } from "./shown-path.ts";

/** Something that can be the answer: it stands on a path, or was computed from what stands there. */
export interface JudgedValue {
  readonly id: string;
  readonly label: string;
  /** Ids of the paths that it stands on. */
  readonly paths: readonly string[];
}

/** What comes out when the question's logical form is computed over the paths, from one kind of source first. */
export interface ComputedShown {
  /** Ids of the values. Never empty. */
  readonly values: readonly string[];
  /** Kinds of the sources that carry it. */
  readonly from: readonly SourceKind[];
}

/** What sources give for the relation that is asked for, where they do not give the same. */
export interface ContestedShown {
  /** True where there is one value at a time, so that one side at most is right. */
  readonly isExclusive: boolean;
  /** Two or more. */
  readonly sides: readonly SideShown[];
}

interface SideShown {
  /** Ids of the values. */
  readonly values: readonly string[];
  /** Kind of each document and graph that says so: those of one kind as often as there are. */
  readonly from: readonly SourceKind[];
  /** Ids of the paths that say so. */
  readonly paths: readonly string[];
}

export interface JudgePathsInput {
  readonly question: string;
  readonly subQuestions: readonly string[];
  /** What paths call otherwise than the question does. */
  readonly names: readonly CalledOtherwise[];
  readonly paths: readonly PathShown[];
  /** The refined facts; empty where paths are not refined. */
  readonly facts: readonly string[];
  readonly values: readonly JudgedValue[];
  /** What is computed over the paths; empty where nothing comes out. */
  readonly computed: readonly ComputedShown[];
  /** Where the paths disagree; empty where they do not. */
  readonly contested: readonly ContestedShown[];
  /** Why nothing was computed. */
  readonly obstacle: string | null;
  /** True in the end, when all phases have failed: what the reasoner knows itself may be told, as its own. */
  readonly mayUseOwnKnowledge: boolean;
}

export interface JudgePathsOutput {
  /** YES: the paths answer each sub-question and so the question. */
  readonly verdict: "YES" | "NO";
  /** Ids of the values that answer; empty with NO. */
  readonly answers: readonly string[];
  readonly reason: string | null;
  /** What the reasoner knows itself, in words; empty unless it may use that. */
  readonly ownAnswers: readonly string[];
}

/** More than a question has values; and answers that a reasoner may tell of its own. */
const [MOST_ANSWERS, MOST_OWN] = [10_000, 5];

/** The judgement in steps of thought (section 3.4): do the paths answer each sub-question, and then the question? */
export const judgePaths = defineTask<JudgePathsInput, JudgePathsOutput>({
  name: "judge-paths",
  version: 3,
  input: z.object({
    question: z.string(),
    subQuestions: z.array(z.string()),
    names: z.array(calledOtherwise),
    paths: z.array(pathShown),
    facts: z.array(z.string()),
    values: z.array(z.object({ id: z.string(), label: z.string(), paths: z.array(z.string()) })),
    computed: z.array(z.object({ values: z.array(z.string()), from: z.array(sourceKind) })),
    contested: z.array(
      z.object({
        isExclusive: z.boolean(),
        sides: z.array(
          z.object({ values: z.array(z.string()), from: z.array(sourceKind), paths: z.array(z.string()) }),
        ),
      }),
    ),
    obstacle: z.string().nullable(),
    mayUseOwnKnowledge: z.boolean(),
  }),
  output: z.object({
    verdict: z.enum(["YES", "NO"]),
    answers: fewOf(z.string(), MOST_ANSWERS),
    reason: maybeSaid,
    ownAnswers: fewOf(said(160), MOST_OWN).transform((own) => own.filter((each) => each !== "")),
  }),
});
