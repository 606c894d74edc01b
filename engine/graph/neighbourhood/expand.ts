import { isWritableIri } from "../../rdf/write-term.ts";
import type { UpstreamContext } from "../../sources/upstream.ts";
import { isFused, type QueryGraph } from "../fused-graph.ts";
import { BOUNDS } from "./bounds.ts";
import type { Direction } from "../../evidence/fact.ts";
import { fusedPages } from "./fused-pages.ts";
import type { FactsWanted } from "./facts-of.ts";
import { NO_FACTS, pagesIn, type FactPage, type PageWanted } from "./page.ts";

/** Which facts around entities are given. */
export interface ExpandOptions extends FactsWanted {
  /** FORWARD: those of which the entity is the subject. Default both. */
  readonly direction?: Direction | "BOTH";
  /** Facts of each entity, 1–500. Default 100. */
  readonly perEntity?: number;
  /** Facts of each entity that come before those given, 0–9,000: where the page before ended. Default 0. */
  readonly offset?: number;
}

/** What is around some entities. */
export interface Expansion {
  /** By entity, every one that was asked for, in the order in which it was. */
  readonly entities: ReadonlyMap<string, FactPage>;
  /** True when some entity has, or may have, more facts behind those given. */
  readonly truncated: boolean;
}

/**
 * The facts of some entities, each with the graph that it is from where there are several. Names, types and statements
 * about facts are none, nor is what has an end without a name. They come in the order in which their graph sorts them,
 * those of which the entity is the subject first; of several graphs in turns. When they hold is not looked up.
 *
 * @param entities At most 1,000 are asked about; of others it is said that there may be facts
 * @throws RangeError for an option out of range
 * @throws Failure when no graph answers
 */
export async function expand(
  graph: QueryGraph,
  entities: readonly string[],
  options: ExpandOptions,
  context: UpstreamContext,
): Promise<Expansion> {
  const wanted = pageWanted(options);
  const known = [...new Set(entities)];
  const asked = known.filter(isWritableIri).slice(0, BOUNDS.entities);
  const isNothingWanted = asked.length === 0 || wanted.relations?.length === 0;
  const pages = isNothingWanted
    ? new Map<string, FactPage>()
    : isFused(graph)
      ? await fusedPages(graph, asked, wanted, context)
      : await pagesIn(graph, asked, wanted, context);
  const isAsked = new Set(asked);
  const entries = known.map((entity): readonly [string, FactPage] => {
    const isLeft = isWritableIri(entity) && !isAsked.has(entity);
    return [entity, pages.get(entity) ?? (isLeft ? { ...NO_FACTS, truncated: true } : NO_FACTS)];
  });
  return { entities: new Map(entries), truncated: entries.some(([, { truncated }]) => truncated) };
}

function pageWanted({ direction = "BOTH", perEntity = 100, offset = 0, ...wanted }: ExpandOptions): PageWanted {
  checkRange("perEntity", perEntity, 1, BOUNDS.page);
  checkRange("offset", offset, 0, BOUNDS.offset);
  const relations = wanted.relations === undefined ? undefined : [...new Set(wanted.relations)].filter(isWritableIri);
  checkRange("relations", relations?.length ?? 0, 0, BOUNDS.relations);
  return {
    ...(relations === undefined ? {} : { relations }),
    ...(wanted.entitiesOnly === undefined ? {} : { entitiesOnly: wanted.entitiesOnly }),
    directions: direction === "BOTH" ? ["FORWARD", "BACKWARD"] : [direction],
    perEntity,
    offset,
  };
}

/** @throws RangeError that quotes what is out of range */
export function checkRange(name: string, value: number, least: number, most: number): void {
  if (!Number.isInteger(value) || value < least || value > most)
    throw new RangeError(`${name} must be a whole number from ${least} to ${most}, got ${value}.`);
}
