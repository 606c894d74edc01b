import type { Direction } from "../../evidence/fact.ts";
import { isWritableIri } from "../../rdf/write-term.ts";
import type { KnowledgeGraph } from "../../sources/knowledge-graph.ts";
import type { UpstreamContext } from "../../sources/upstream.ts";
import type { SelectQuery } from "../../sparql/syntax.ts";
import { literal } from "../../rdf/term.ts";
import { isFused, type QueryGraph } from "../fused-graph.ts";
import { batches } from "./batches.ts";
import { BOUNDS } from "./bounds.ts";
import { checkRange } from "./expand.ts";
import { ENTITY, factsOf, OTHER, RELATION } from "./facts-of.ts";
import { fusedPages } from "./fused-pages.ts";
import { factIn, NO_FACTS, rowsByEntity, SIDE, SIDES, type FactPage, type PageWanted } from "./page.ts";

/** Facts of some relations, all walked in one direction. */
export interface WholeWanted {
  /** IRIs, 1–50. */
  readonly relations: readonly string[];
  /** FORWARD: those of which the entity is the subject. */
  readonly direction: Direction;
}

/**
 * All facts of many entities by some relations: one query for as many entities as may be named in it, where `expand`
 * needs one for every few, since it gives each its own part. That is for relations of which they have few facts: where
 * there are more than a query may give, the pages of all entities in it are empty and say that they are `truncated`.
 *
 * @param entities At most 1,000 are asked about
 * @throws RangeError for too many relations
 * @throws Failure when no graph answers
 */
export async function expandWhole(
  graph: QueryGraph,
  entities: readonly string[],
  { relations, direction }: WholeWanted,
  context: UpstreamContext,
): Promise<ReadonlyMap<string, FactPage>> {
  const known = [...new Set(relations)].filter(isWritableIri);
  checkRange("relations", known.length, 0, BOUNDS.relations);
  const asked = [...new Set(entities)].filter(isWritableIri).slice(0, BOUNDS.entities);
  if (known.length === 0 || asked.length === 0) return new Map();
  const wanted = { relations: known, directions: [direction], perEntity: BOUNDS.rows, offset: 0 };
  return isFused(graph)
    ? fusedPages(graph, asked, wanted, context, wholePagesIn)
    : wholePagesIn(graph, asked, wanted, context);
}

async function wholePagesIn(
  graph: KnowledgeGraph,
  entities: readonly string[],
  wanted: PageWanted,
  context: UpstreamContext,
): Promise<ReadonlyMap<string, FactPage>> {
  const size = Math.max(1, Math.floor(BOUNDS.names / (wanted.relations?.length ?? 1)));
  const pages = new Map<string, FactPage>();
  for (const batch of batches(entities, Math.min(BOUNDS.entitiesCounted, size))) {
    const result = await graph.select(wholeQuery(graph, batch, wanted), context);
    const isPart = result.truncated || result.rows.length > BOUNDS.rows;
    const rows = rowsByEntity(result);
    for (const entity of batch) {
      const facts = isPart ? [] : (rows.get(entity) ?? []).flatMap((row) => factIn(row, entity));
      pages.set(entity, {
        ...NO_FACTS,
        facts,
        places: facts.map((_fact, index) => index),
        degree: facts.length,
        truncated: isPart,
      });
    }
  }
  return pages;
}

function wholeQuery({ vocabulary }: KnowledgeGraph, batch: readonly string[], wanted: PageWanted): SelectQuery {
  const variables = [ENTITY, SIDE, RELATION, OTHER];
  const limit = BOUNDS.rows + 1;
  const branches = wanted.directions.map((direction) => [
    {
      kind: "select" as const,
      query: {
        distinct: true,
        variables: [ENTITY, RELATION, OTHER],
        where: factsOf(batch, direction, wanted, vocabulary),
        limit,
      },
    },
    { kind: "bind" as const, value: literal(SIDES[direction]), as: SIDE },
  ]);
  return { variables, where: [{ kind: "union", branches }], orderBy: variables, limit };
}
