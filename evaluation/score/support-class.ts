import type { SourceKind } from "../../engine/evidence/trace.ts";

const ORDER: readonly SourceKind[] = ["KG", "DOCUMENTS", "WEB", "MODEL"];

/** The kinds of sources that an answer rests on as one name, `KG+DOCUMENTS` (Hydra, figure 8); `NONE` for none. */
export function supportClass(kinds: readonly SourceKind[]): string {
  const named = ORDER.filter((kind) => kinds.includes(kind)).join("+");
  return named === "" ? "NONE" : named;
}
