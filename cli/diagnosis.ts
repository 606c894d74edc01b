import type { SourceCheck } from "../engine/sources/check.ts";
import type { GraphSurvey } from "../engine/sources/survey.ts";

/** What was found out about a source, or about the reasoner. */
export interface Diagnosis {
  readonly id: string;
  readonly title: string;
  /** MODEL for the reasoner, be it built in. */
  readonly kind: "KG" | "DOCUMENTS" | "WEB" | "MODEL" | "EMBEDDINGS" | "REWARDS";
  readonly usable: boolean;
  /** Undefined for what is at hand. */
  readonly latencyMs: number | undefined;
  readonly findings: SourceCheck["findings"];
  readonly problem: string | undefined;
  /** Of graphs that can be looked through: what they offer to questions and what they lack. */
  readonly survey?: GraphSurvey;
  /** Why that could not be found out. */
  readonly notSurveyed?: string;
  /** What calling it failed with. */
  readonly code?: SourceCheck["code"];
}
