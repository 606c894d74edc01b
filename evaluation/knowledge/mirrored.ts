import type { Fact } from "../question-set.ts";
import { invertedName } from "./relation-name.ts";

/**
 * Relations that only say others the other way round (`plays_in_club_inverse`), with those others: by their name, and
 * because every one of their facts is there in the right direction. A graph is asked in both directions, and would
 * otherwise hold each of these facts twice.
 */
export function mirroredRelations(facts: readonly Fact[]): ReadonlyMap<string, string> {
  const relations = new Set(facts.map(({ relation }) => relation));
  const candidates = new Map<string, string>();
  for (const relation of relations) {
    const plain = invertedName(relation);
    if (plain !== undefined && relations.has(plain)) candidates.set(relation, plain);
  }
  if (candidates.size === 0) return candidates;
  const wanted = new Set(candidates.values());
  const held = new Set(facts.filter(({ relation }) => wanted.has(relation)).map(keyOf));
  for (const { subject, relation, object } of facts) {
    const plain = candidates.get(relation);
    if (plain !== undefined && !held.has(keyOf({ subject: object, relation: plain, object: subject })))
      candidates.delete(relation);
  }
  return candidates;
}

function keyOf({ subject, relation, object }: Fact): string {
  return JSON.stringify([subject, relation, object]);
}
