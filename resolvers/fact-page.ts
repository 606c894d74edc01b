import { factKey } from "../engine/evidence/fact.ts";
import { BOUNDS } from "../engine/graph/neighbourhood/bounds.ts";
import type { EntityFact } from "../engine/graph/browsing/entity-facts.ts";
import type { FactArguments } from "../schema/arguments.ts";
import type { Connection } from "../schema/connection.ts";
import { cursorOf, noCursor, placeIn } from "./cursor.ts";
import { requireIri } from "./iri.ts";
import type { Operation } from "./operation.ts";
import { requireFirst } from "./page.ts";
import { shownFact } from "./shown-fact.ts";

/** A page of facts: of a list that is not known as a whole. */
export interface ShownFacts extends Connection<ReturnType<typeof shownFact>> {
  readonly complete: boolean;
}

/**
 * A page of the facts of an entity. Only the page is asked of the graphs, and with it the fact that the cursor stands
 * for: it has to be where it was.
 * @throws Failure `BAD_USER_INPUT` for a relation that is no IRI, a `first` out of range, and an `after` that is no
 * cursor of this list
 */
export async function factPage(
  iri: string,
  { first, after, relation, direction }: FactArguments,
  operation: Operation,
): Promise<ShownFacts> {
  requireFirst(first);
  const place = after === null || after === undefined ? undefined : placeAfter(after);
  const found = await operation.facts.load({
    iri,
    request: {
      ...(relation === null || relation === undefined ? {} : { relation: requireIri(relation, "relation") }),
      ...(direction === null || direction === undefined ? {} : { direction }),
      first: place === undefined ? first : first + 1,
      offset: place ?? 0,
    },
  });
  const { facts = [], total = 0, hasMore = false, complete = true } = found ?? {};
  const cursor = (fact: EntityFact): string => cursorOf(fact.place, keyIn(fact, iri));
  const isAfter = after !== null && after !== undefined;
  if (isAfter && (facts[0] === undefined || cursor(facts[0]) !== after)) throw noCursor(after);
  const page = isAfter ? facts.slice(1) : facts;
  const [start, end] = [page[0], page.at(-1)];
  const nodes = page.map((fact) => shownFact(fact, operation));
  return {
    nodes,
    get edges() {
      return page.flatMap((fact, index) => {
        const node = nodes[index];
        return node === undefined ? [] : [{ cursor: cursor(fact), node }];
      });
    },
    pageInfo: {
      hasNextPage: hasMore && page.length > 0,
      hasPreviousPage: isAfter,
      startCursor: start === undefined ? null : cursor(start),
      endCursor: end === undefined ? null : cursor(end),
    },
    totalCount: total,
    complete,
  };
}

/** @throws Failure `BAD_USER_INPUT` */
function placeAfter(after: string): number {
  const place = placeIn(after);
  if (place === undefined || place > BOUNDS.offset) throw noCursor(after);
  return place;
}

/** Equal for one fact of one entity only. */
function keyIn({ fact, direction }: EntityFact, iri: string): string {
  return JSON.stringify([iri, direction, factKey(fact)]);
}
