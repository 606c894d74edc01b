import type { SourceKind } from "../engine/evidence/trace.ts";
import type { EvidenceArguments, PageArguments } from "../schema/arguments.ts";
import { pageOf } from "./page.ts";
import type { ShownEvidence } from "./shown-result.ts";

/** A page of evidence. */
export function evidencePage(evidence: readonly ShownEvidence[], page: PageArguments) {
  return pageOf(evidence, page, { keyOf: ({ id }) => id, show: (each) => each });
}

/** A page of the evidence that is of one of the kinds; of any kind when none is named. */
export function evidenceOfKinds(evidence: readonly ShownEvidence[], { kinds, ...page }: EvidenceArguments) {
  const wanted: readonly SourceKind[] | null | undefined = kinds;
  return evidencePage(wanted ? evidence.filter(({ kind }) => wanted.includes(kind)) : evidence, page);
}
