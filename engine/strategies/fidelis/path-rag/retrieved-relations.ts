import type { Names } from "../../../evidence/names.ts";
import type { Plausible, PlausibleWay } from "../../../graph/trails/grown.ts";
import { compare } from "../../../graph/trails/trail.ts";
import type { Run } from "../run.ts";
import type { Likeness } from "./likeness.ts";

/**
 * R_m (section 3.1): of the relations around a frontier, those that the keywords are nearest to. What the analysis
 * linked words of the question to comes first, as it is what keywords mean; and is tried, too, where a graph could not
 * count all relations.
 */
export function retrievedRelations(run: Run, names: Names, likeness: Likeness): Plausible {
  const linked = run.options.keywords ? linkedRelations(run) : new Map<string, number>();
  return {
    async best({ relations, truncated }) {
      const ways = new Map<string, Omit<PlausibleWay, "plausibility">>();
      if (truncated)
        for (const relation of linked.keys())
          for (const direction of ["FORWARD", "BACKWARD"] as const)
            ways.set(`${direction} ${relation}`, { relation, direction, degree: undefined });
      for (const { relation, direction, degree } of relations)
        ways.set(`${direction} ${relation}`, { relation, direction, degree });
      const all = [...ways.values()];
      const near = await likeness(all.map(({ relation }) => names.relation(relation)));
      return all
        .map((way): PlausibleWay => {
          const score = linked.get(way.relation);
          const plausibility = score === undefined ? (near.get(names.relation(way.relation)) ?? 0) : 1 + score;
          return { ...way, plausibility };
        })
        .sort(
          (one, other) =>
            other.plausibility - one.plausibility ||
            compare(one.relation, other.relation) ||
            compare(one.direction, other.direction),
        );
    },
    // Nothing of documents is searched.
    ofWords: (words) => Promise.resolve(words.map(() => 0)),
  };
}

/** The best score of each relation that words of any reading were linked to, whichever way it is walked. */
function linkedRelations({ outline, otherSkylines }: Run): ReadonlyMap<string, number> {
  const linked = new Map<string, number>();
  for (const { relations } of [outline.skyline, ...otherSkylines])
    for (const { iri, score } of relations.flatMap(({ candidates }) => candidates))
      linked.set(iri, Math.max(score, linked.get(iri) ?? 0));
  return linked;
}
