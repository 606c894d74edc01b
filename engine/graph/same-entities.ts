import type { EntityDescription, KnowledgeGraph } from "../sources/knowledge-graph.ts";
import type { UpstreamContext } from "../sources/upstream.ts";
import { isWritableIri } from "../sparql/serialise.ts";
import { entitiesCalled, statedSame, type NamesOf } from "./entity-links.ts";

/** IRIs that are looked for at once: some graphs name hundreds for one thing. */
const MOST_NAMES = 4_000;

/** The names of the kinds of an entity, to compare those of different graphs; none where its graph states no kinds. */
export type KindsOf = (graph: KnowledgeGraph, types: readonly string[]) => Promise<ReadonlySet<string>>;

/**
 * What a graph calls entities of another one: by the other's IRI, every IRI that means the same in the target. Two entities are
 * the same when
 * - both graphs speak of them under one IRI, or
 * - one graph states that they are the same, or both state that they are the same as a third, or
 * - each is the only one in its graph that bears their label, character by character, and nothing that is known of their
 *   kinds keeps them apart. This is asked for those only of which nothing is stated.
 */
export async function sameIn(
  target: KnowledgeGraph,
  { of, entities, kindsOf }: { readonly of: KnowledgeGraph; readonly entities: readonly string[]; readonly kindsOf: KindsOf },
  context: UpstreamContext,
): Promise<NamesOf> {
  const asked = [...new Set(entities)].filter(isWritableIri);
  if (asked.length === 0) return new Map();
  const known = await of.describe(asked, context);
  const saidOf = (entity: string): readonly string[] => [entity, ...(known.get(entity)?.sameAs ?? [])].filter(isWritableIri);
  const stated = await statedSame(target, [...new Set([...asked, ...asked.flatMap(saidOf)])].slice(0, MOST_NAMES), context);
  const same = new Map<string, ReadonlySet<string>>();
  for (const entity of asked) {
    const names = saidOf(entity).flatMap((name) => [...(stated.get(name) ?? [])]);
    if (names.length > 0) same.set(entity, new Set(names));
  }
  const open = asked.flatMap((entity) => (same.has(entity) ? [] : (known.get(entity) ?? [])));
  for (const [entity, name] of await sameByLabel(target, of, open, kindsOf, context)) same.set(entity, new Set([name]));
  return same;
}

async function sameByLabel(target: KnowledgeGraph, of: KnowledgeGraph, open: readonly EntityDescription[], kindsOf: KindsOf, context: UpstreamContext): Promise<ReadonlyMap<string, string>> {
  const labels = [...new Set(open.map(({ label }) => label))];
  if (labels.length === 0) return new Map();
  const theirs = await entitiesCalled(target, labels, context);
  if (theirs.size === 0) return new Map();
  const ours = await entitiesCalled(of, [...theirs.keys()], context);
  const pairs = open.flatMap((entity) => {
    const [here, there] = [ours.get(entity.label), theirs.get(entity.label)];
    const [only] = there ?? [];
    return here?.size === 1 && here.has(entity.iri) && there?.size === 1 && only !== undefined ? [{ entity, only }] : [];
  });
  if (pairs.length === 0) return new Map();
  const found = await target.describe(pairs.map(({ only }) => only), context);
  const same = new Map<string, string>();
  for (const { entity, only } of pairs) {
    const [here, there] = await Promise.all([kindsOf(of, entity.types), kindsOf(target, found.get(only)?.types ?? [])]);
    if (here.size === 0 || there.size === 0 || [...here].some((kind) => there.has(kind))) same.set(entity.iri, only);
  }
  return same;
}
