import { nodeKey, type Fact } from "../fact.ts";
import { stableId } from "../evidence.ts";
import { originOf, type FactOrigin } from "../origin.ts";
import type { Path } from "../path.ts";
import type { SourceKind } from "../trace.ts";

/** Who says something, and how far it is trusted. */
export interface TrustedOrigin extends FactOrigin {
  /** ρ, 0–1. */
  readonly trust: number;
}

/** Something that a path rests on: it holds while one of these origins is right. */
export interface Ground {
  /** Equal for steps between the same ends, whoever says them. */
  readonly says: string;
  /** Never empty. */
  readonly origins: readonly TrustedOrigin[];
}

/** What a path rests on: all of it must hold. Facts of a step that are from the same origins are one. */
export function groundsOf(path: Path, trustIn: (kind: SourceKind) => number): readonly Ground[] {
  return path.chains.flat().flatMap(({ facts }) => groundsOfStep(facts, trustIn));
}

function groundsOfStep(facts: readonly Fact[], trustIn: (kind: SourceKind) => number): readonly Ground[] {
  const byEnds = new Map<string, Map<string, TrustedOrigin>>();
  for (const fact of facts) {
    const ends = JSON.stringify([nodeKey(fact.subject), nodeKey(fact.object)].sort());
    const origin = originOf(fact);
    const origins = byEnds.get(ends) ?? new Map<string, TrustedOrigin>();
    byEnds.set(ends, origins);
    const trust = Math.max(origins.get(origin.key)?.trust ?? 0, trustIn(origin.kind));
    origins.set(origin.key, { ...origin, trust });
  }
  const bySayers = new Map<string, { readonly ends: string[]; readonly origins: readonly TrustedOrigin[] }>();
  for (const [ends, origins] of byEnds) {
    const key = JSON.stringify([...origins.keys()].sort());
    const alike = bySayers.get(key) ?? { ends: [], origins: [...origins.values()] };
    bySayers.set(key, alike);
    alike.ends.push(ends);
  }
  return [...bySayers.values()].map(({ ends, origins }) => ({ says: stableId("g", ends.sort()), origins }));
}
