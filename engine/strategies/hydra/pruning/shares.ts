import { nodeKey, type FactNode } from "../../../evidence/fact.ts";
import type { PathStep } from "../../../evidence/path.ts";
import type { CandidatePath } from "../candidate-path.ts";

/** An entity of a path, and how much of the place it stands at is its own. */
export interface Share {
  readonly node: FactNode;
  /** 1 where it stands alone; one in twelve where the step leads to twelve things. Above 0, at most 1. */
  readonly share: number;
}

/**
 * Ent(p), each entity by its share, by `nodeKey` (ours). Where every end is one entity all shares are 1, and what is
 * made of them is what the paper writes of sets. A list of answers then weighs as one answer does, and an entity among
 * the five hundred citizens of a country is hardly named at all.
 */
export function sharesOf({ path }: CandidatePath): ReadonlyMap<string, Share> {
  const shares = new Map<string, Share>();
  for (const step of path.chains.flat())
    for (const end of endsOf(step)) {
      const share = 1 / end.size;
      for (const [key, node] of end) if ((shares.get(key)?.share ?? 0) < share) shares.set(key, { node, share });
    }
  return shares;
}

/** Subjects and objects of a step, each once. */
function endsOf({ facts }: PathStep): readonly ReadonlyMap<string, FactNode>[] {
  return [
    new Map(facts.map(({ subject }) => [nodeKey(subject), subject])),
    new Map(facts.map(({ object }) => [nodeKey(object), object])),
  ];
}
