import { nodeKey, type FactNode } from "../../../evidence/fact.ts";
import type { Chain, PathStep } from "../../../evidence/path.ts";
import type { CandidatePath } from "../candidate-path.ts";

/**
 * Does a chain of a path come back to nothing but what it was at before (ours): "A – part → B – whole → A"? What is
 * told of A then is told as well by the path without the way round. A set that holds more beside it is no way back.
 */
export function loops({ path }: CandidatePath): boolean {
  return path.chains.some(comesBack);
}

function comesBack(chain: Chain): boolean {
  const seen = new Set<string>();
  for (const [index, step] of chain.entries()) {
    if (index === 0) for (const key of keysAt(step, "START")) seen.add(key);
    const ends = keysAt(step, "END");
    if (ends.every((key) => seen.has(key))) return true;
    for (const key of ends) seen.add(key);
  }
  return false;
}

function keysAt({ facts, direction }: PathStep, side: "START" | "END"): readonly string[] {
  const isSubject = (direction === "FORWARD") === (side === "START");
  return facts.map(({ subject, object }): FactNode => (isSubject ? subject : object)).map(nodeKey);
}
