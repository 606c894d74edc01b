import { tokens } from "../../../text/tokens.ts";
import type { FusablePath } from "./fusable-path.ts";

/**
 * S_struct, 0–1 (section 3.1.2): of a graph path num(r)/num(e)·cos(Q, p), of a text e^(−η·len)·cos(Q, p) with the
 * length in words. A path that goes to and fro between few entities has more relations than entities; its density
 * counts as 1 (ours), so that the score keeps its range. One that names no entity has no density.
 * @param correlation cos(Q, p), 0–1
 */
export function structuralScore(path: FusablePath, correlation: number, eta: number): number {
  return shapeOf(path, eta) * correlation;
}

function shapeOf({ kind, relations, entities, text }: FusablePath, eta: number): number {
  if (kind === "TEXT") return Math.exp(-eta * tokens(text).length);
  return entities === 0 ? 0 : Math.min(1, relations / entities);
}
