import { nodeKey } from "../../../evidence/fact.ts";
import { originOf } from "../../../evidence/origin.ts";
import type { SourceKind } from "../../../evidence/trace.ts";
import type { CandidatePath } from "../candidate-path.ts";
import type { HydraOptions } from "../parameters.ts";

/** ρ of every kind of source, 0–1. */
export type Trust = Pick<HydraOptions, "graphTrust" | "documentTrust" | "webTrust">;

/** ρ (section 3.3): how far a kind of source is trusted. A model is no source. */
export function trustIn(kind: SourceKind, { graphTrust, documentTrust, webTrust }: Trust): number {
  return { KG: graphTrust, DOCUMENTS: documentTrust, WEB: webTrust, MODEL: 0 }[kind];
}

/**
 * f_1: how far the source of a path is trusted. A path that goes through several kinds is no better than the least
 * trusted of them; what two sources say of the same ends of one step is as good as the better of them (ours).
 */
export function trustOf({ path }: CandidatePath, trust: Trust): number {
  const steps = path.chains.flat();
  let least = steps.length === 0 ? 0 : 1;
  for (const { facts } of steps) {
    const said = new Map<string, number>();
    for (const fact of facts) {
      const ends = JSON.stringify([nodeKey(fact.subject), nodeKey(fact.object)]);
      said.set(ends, Math.max(said.get(ends) ?? 0, trustIn(originOf(fact).kind, trust)));
    }
    for (const each of said.values()) least = Math.min(least, each);
  }
  return least;
}
