import type { Catalogue, KnowledgeGraph, ObjectKind } from "../../sources/knowledge-graph.ts";
import type { UpstreamContext } from "../../sources/upstream.ts";
import { forgivable } from "../../sources/from-all.ts";
import { describeEntities } from "../describe-entities.ts";
import { fuse } from "../fuse.ts";

/** What a relation is called. */
export interface RelationName {
  readonly label: string;
  /** Unit of its numbers, in words ("metre"), where all have one. */
  readonly unit?: string | undefined;
  /** What its objects are, where the catalogue lists it. */
  readonly objectKind?: ObjectKind | undefined;
}

/** A catalogue of thousands of relations is looked through once. */
const looked = new WeakMap<Catalogue, ReadonlyMap<string, RelationName>>();

/**
 * What relations are called, by IRI: as the catalogue lists them, and as graphs describe those that it does not list.
 * Absent is what no graph knows.
 * @throws Failure when it can not be had of the graphs
 */
export async function relationNames(
  graphs: readonly KnowledgeGraph[],
  iris: readonly string[],
  context: UpstreamContext,
): Promise<ReadonlyMap<string, RelationName>> {
  const listed = await listedIn(graphs, context);
  const others = await describeEntities(
    graphs,
    iris.filter((iri) => !listed.has(iri)),
    context,
  );
  return new Map(
    iris.flatMap((iri) => {
      const name = listed.get(iri) ?? others.get(iri);
      return name === undefined ? [] : [[iri, name] as const];
    }),
  );
}

/** Without the catalogue, a relation is still described as anything else is. */
async function listedIn(
  graphs: readonly KnowledgeGraph[],
  context: UpstreamContext,
): Promise<ReadonlyMap<string, RelationName>> {
  try {
    const catalogue = await fuse(graphs).catalogue(context);
    const names = looked.get(catalogue) ?? new Map(catalogue.relations.map((each) => [each.iri, each]));
    looked.set(catalogue, names);
    return names;
  } catch (reason) {
    context.markPartial?.(forgivable(reason, true));
    return new Map();
  }
}
