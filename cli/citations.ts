import type { Evidence, TraceNode } from "../engine/evidence/trace.ts";
import type { Style } from "./terminal.ts";

/** Most labels of one set, and most evidence of one step, that are drawn. */
const MAX_SHOWN = 5;

/** Evidence by the numbers under which it is listed. */
export type Numbers = ReadonlyMap<string, number>;

export function numbered(evidence: readonly Evidence[]): Numbers {
  return new Map(evidence.map(({ id }, index) => [id, index + 1]));
}

/** The numbers of evidence, such as `[1][4]`. */
export function citations(ids: readonly string[], numbers: Numbers, style: Style): string {
  const shown = ids.slice(0, MAX_SHOWN).map((id) => `[${numbers.get(id) ?? id}]`);
  return style.accent(shown.join("") + (ids.length > shown.length ? "…" : ""));
}

/** A set by the names of its members. */
export function labels(nodes: readonly TraceNode[]): string {
  const shown = nodes.slice(0, MAX_SHOWN).map(({ label }) => label);
  const more = nodes.length - shown.length;
  return shown.join(", ") + (more > 0 ? ` and ${more} more` : "");
}
