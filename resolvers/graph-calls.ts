import DataLoader from "dataloader";
import type { Engine } from "../engine/engine.ts";
import type { EntityFacts, FactsRequest } from "../engine/graph/browsing/entity-facts.ts";
import type { EntityRelations } from "../engine/graph/browsing/entity-relations.ts";
import type { RelationName } from "../engine/graph/browsing/relation-names.ts";
import type { RelationCandidate } from "../engine/graph/browsing/search-relations.ts";
import type { Triple } from "../engine/rdf/term.ts";
import { MOST_TRIPLES_AT_ONCE } from "../engine/sources/named-graphs.ts";
import type { EntityCandidate, EntityDescription } from "../engine/sources/knowledge-graph.ts";
import type { UpstreamContext } from "../engine/sources/upstream.ts";

/** What an operation asks of the graphs besides questions: what is asked for at once is asked for together. */
export interface GraphCalls {
  /** Descriptions of entities; those asked for at once are fetched at once. Undefined for one that no graph knows. */
  readonly entities: DataLoader<string, EntityDescription | undefined>;
  /** What relations are called. Undefined for one that no graph knows. */
  readonly relationNames: DataLoader<string, RelationName | undefined>;
  /** Pages of the facts of entities; of several entities of which the same is asked, together. */
  readonly facts: DataLoader<FactsKey, EntityFacts | undefined, string>;
  /** The relations of entities, each asked for by itself. */
  readonly relations: DataLoader<string, EntityRelations>;
  /** In which named graphs triples stand; of those of one source, together. Null where it can not be told. */
  readonly namedGraphs: DataLoader<TripleOfSource, readonly string[] | null>;
  searchEntities(name: string, limit: number): Promise<readonly EntityCandidate[]>;
  searchRelations(name: string, limit: number): Promise<readonly RelationCandidate[]>;
}

/** A page of the facts of one entity. */
interface FactsKey {
  readonly iri: string;
  readonly request: FactsRequest;
}

interface TripleOfSource {
  readonly source: string;
  readonly triple: Triple;
}

/** Entities whose facts the engine is asked for at once. */
const MOST_AT_ONCE = 1_000;

/** @param context What calls are counted in, and what ends them */
export function graphCalls(engine: Engine, context: () => UpstreamContext): GraphCalls {
  return {
    entities: new DataLoader(async (iris) => {
      const descriptions = await engine.describe(iris, context());
      return iris.map((iri) => descriptions.get(iri));
    }),
    relationNames: new DataLoader(async (iris) => {
      const names = await engine.relationNames(iris, context());
      return iris.map((iri) => names.get(iri));
    }),
    facts: new DataLoader((keys) => pagesOf(keys, engine, context), {
      cacheKeyFn: ({ iri, request }) => JSON.stringify([iri, requestKey(request)]),
      maxBatchSize: MOST_AT_ONCE,
    }),
    relations: new DataLoader((iris) =>
      Promise.all(iris.map((iri) => engine.relations(iri, context()).catch(asError))),
    ),
    namedGraphs: new DataLoader((keys) => namedGraphsOf(keys, engine, context), {
      cacheKeyFn: ({ source, triple }) => JSON.stringify([source, triple]),
      maxBatchSize: MOST_TRIPLES_AT_ONCE,
    }),
    searchEntities: (name, limit) => engine.searchEntities(name, limit, context(), { isBeginning: true }),
    searchRelations: (name, limit) => engine.searchRelations(name, limit, context()),
  };
}

/** What is asked of several entities alike is asked once; one that fails does not take the others with it. */
async function pagesOf(
  keys: readonly FactsKey[],
  engine: Engine,
  context: () => UpstreamContext,
): Promise<readonly (EntityFacts | undefined | Error)[]> {
  const groups = new Map<string, FactsKey[]>();
  for (const key of keys) {
    const group = groups.get(requestKey(key.request)) ?? [];
    groups.set(requestKey(key.request), group);
    group.push(key);
  }
  const pages = new Map<FactsKey, EntityFacts | undefined | Error>();
  await Promise.all(
    Array.from(groups.values(), async (group) => {
      const [first] = group;
      if (first === undefined) return;
      const found = await engine
        .facts(
          group.map(({ iri }) => iri),
          first.request,
          context(),
        )
        .catch(asError);
      for (const key of group) pages.set(key, found instanceof Error ? found : found.get(key.iri));
    }),
  );
  return keys.map((key) => pages.get(key));
}

async function namedGraphsOf(
  keys: readonly TripleOfSource[],
  engine: Engine,
  context: () => UpstreamContext,
): Promise<readonly (readonly string[] | null | Error)[]> {
  const bySource = new Map<string, TripleOfSource[]>();
  for (const key of keys) {
    const group = bySource.get(key.source) ?? [];
    bySource.set(key.source, group);
    group.push(key);
  }
  const found = new Map<TripleOfSource, readonly string[] | null | Error>();
  await Promise.all(
    Array.from(bySource, async ([source, group]) => {
      const triples = group.map(({ triple }) => triple);
      const graphs = await engine.namedGraphs(source, triples, context()).catch(asError);
      group.forEach((key, place) => found.set(key, graphs instanceof Error ? graphs : (graphs[place] ?? null)));
    }),
  );
  return keys.map((key) => found.get(key) ?? null);
}

function requestKey({ relation, direction, first, offset }: FactsRequest): string {
  return JSON.stringify([relation, direction, first, offset]);
}

export function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}
