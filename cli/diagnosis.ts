import type { SourceCheck } from "../engine/sources/check.ts";

/** What was found out about a source, or about the reasoner. */
export interface Diagnosis {
  readonly id: string;
  readonly title: string;
  /** MODEL for the reasoner, be it built in. */
  readonly kind: "KG" | "DOCUMENTS" | "WEB" | "MODEL" | "EMBEDDINGS";
  readonly usable: boolean;
  /** Undefined for what is at hand. */
  readonly latencyMs: number | undefined;
  readonly findings: SourceCheck["findings"];
  readonly problem: string | undefined;
}
