import type { Direction, GraphFact } from "../../evidence/fact.ts";
import type { UpstreamContext } from "../../sources/upstream.ts";
import { membersOf, type QueryGraph } from "../fused-graph.ts";
import { BOUNDS } from "../neighbourhood/bounds.ts";
import { expand } from "../neighbourhood/expand.ts";
import type { FactPage } from "../neighbourhood/page.ts";
import { noticing } from "./noticing.ts";

/** Which facts of an entity somebody wants to see. */
export interface FactsRequest {
  /** IRI of the relation; any when absent, save those that say what every graph says. */
  readonly relation?: string;
  /** FORWARD: those of which the entity is the subject. Both when absent. */
  readonly direction?: Direction;
  /** 1–500. */
  readonly first: number;
  /** The place from which they are given, 0–9,000. */
  readonly offset: number;
}

/** A fact, seen from one of its ends. */
export interface EntityFact {
  readonly fact: GraphFact;
  /** FORWARD: the entity is its subject. What relates an entity to itself is FORWARD. */
  readonly direction: Direction;
  /** Id of the graph that says it, the first of them that does. */
  readonly source: string;
  /** The offset of a page that begins with it. */
  readonly place: number;
}

/** A page of the facts of an entity. */
export interface EntityFacts {
  readonly facts: readonly EntityFact[];
  /**
   * How many there are in all; of more than 10,000 in a direction no more are counted. Of several graphs, one of which
   * has more than were read, what several state is counted in each.
   */
  readonly total: number;
  /** True when a page follows. */
  readonly hasMore: boolean;
  /** False when there may be others that neither `total` counts nor a page shows. */
  readonly complete: boolean;
}

/**
 * A page of the facts of every entity, in the order in which their graph sorts them, of several graphs in turns; each
 * says which graph it is from. When they hold is not looked up.
 *
 * @param entities At most 1,000
 * @throws RangeError for a number out of range; Failure when no graph answers
 */
export async function entityFacts(
  graph: QueryGraph,
  entities: readonly string[],
  { relation, direction = undefined, first, offset }: FactsRequest,
  context: UpstreamContext,
): Promise<ReadonlyMap<string, EntityFacts>> {
  const [only] = membersOf(graph);
  const { noticed, context: own } = noticing(context);
  const wanted = {
    ...(relation === undefined ? {} : { relations: [relation] }),
    direction: direction ?? "BOTH",
    perEntity: first,
    offset,
  } as const;
  const around = await expand(graph, entities, wanted, own);
  return new Map(
    [...around.entities].map(([entity, page]) => [
      entity,
      {
        facts: page.facts.map((fact, index) => ({
          fact,
          direction: directionFrom(entity, fact, direction),
          source: fact.origin?.graph ?? only?.id ?? "",
          place: page.places[index] ?? offset + index,
        })),
        total: page.degree,
        ...endOf(page, noticed.length > 0),
      },
    ]),
  );
}

/** What lies behind a page, and whether all of it can be come by. */
function endOf({ facts, places, degree, truncated }: FactPage, isPart: boolean) {
  const behind = (places.at(-1) ?? 0) + 1;
  const hasMore = truncated && facts.length > 0 && behind <= BOUNDS.offset;
  const isCounted = !truncated || (facts.length > 0 && degree > behind);
  const isBounded = degree >= BOUNDS.factsOfOne || (truncated && !hasMore);
  return { hasMore, complete: !isPart && isCounted && !isBounded };
}

function directionFrom(entity: string, { subject }: GraphFact, wanted: Direction | undefined): Direction {
  return wanted ?? (subject.kind === "iri" && subject.value === entity ? "FORWARD" : "BACKWARD");
}
