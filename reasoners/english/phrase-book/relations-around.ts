import { isOnlyAlike } from "../../../engine/question/only-alike.ts";
import type { GraphLedInput } from "../../../engine/query/graph-led/read-by-graph.ts";
import type { EntityCandidate, Mention, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import type { Direction } from "../../../engine/evidence/fact.ts";

/** A relation of what is meant by a name, which end it is, and those that have it. */
export interface RelationAround {
  readonly relation: RelationEntry;
  readonly direction: Direction;
  readonly having: readonly EntityCandidate[];
}

/** The relations of what is meant by a name, with those that have them. */
export function relationsAround(name: Mention, { around, catalogue }: GraphLedInput): readonly RelationAround[] {
  const meant = meantBy(name);
  return catalogue.relations.flatMap((relation) =>
    (["FORWARD", "BACKWARD"] as const).flatMap((direction): readonly RelationAround[] => {
      const having = meant.filter(({ iri }) =>
        around.some(
          ({ things, relations }) =>
            things.includes(iri) && relations.some((each) => each.iri === relation.iri && each.direction === direction),
        ),
      );
      return having.length === 0 ? [] : [{ relation, direction, having }];
    }),
  );
}

function meantBy({ candidates }: Mention): readonly EntityCandidate[] {
  const best = candidates.find((each) => !isOnlyAlike(each))?.score ?? 0;
  return candidates.filter((each) => !isOnlyAlike(each) && each.score >= best);
}
