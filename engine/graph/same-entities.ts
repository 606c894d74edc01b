import type { EntityDescription, KnowledgeGraph } from "../sources/knowledge-graph.ts";
import type { UpstreamContext } from "../sources/upstream.ts";
import { isWritableIri } from "../rdf/write-term.ts";
import { entitiesCalled, statedSame, type NamesOf } from "./entity-links.ts";

/** IRIs that are looked for at once: some graphs name hundreds for one thing. */
const MOST_NAMES = 4_000;

/** The names of the kinds of an entity, to compare those of different graphs; none where its graph states no kinds. */
export type KindsOf = (graph: KnowledgeGraph, types: readonly string[]) => Promise<ReadonlySet<string>>;

/** What is the same, and whether all of it could be looked for. */
export interface Same {
  readonly names: NamesOf;
  readonly whole: boolean;
}

/**
 * What a graph calls entities of another one: by the other's IRI, every IRI that means the same in the target. Two
 * entities are the same when
 * - both graphs speak of them under one IRI, or
 * - one graph states that they are the same, or both state that they are the same as a third, or
 * - each is the only one in its graph that bears their label, character by character, and nothing that is known of
 *   their kinds, or of what else they are the same as, keeps them apart. This is asked for those only of which nothing
 *   is stated.
 */
export async function sameIn(
  target: KnowledgeGraph,
  {
    of,
    entities,
    kindsOf,
  }: { readonly of: KnowledgeGraph; readonly entities: readonly string[]; readonly kindsOf: KindsOf },
  context: UpstreamContext,
): Promise<Same> {
  const asked = [...new Set(entities)].filter(isWritableIri);
  if (asked.length === 0) return { names: new Map(), whole: true };
  const known = await of.describe(asked, context);
  const saidOf = (entity: string): readonly string[] =>
    [entity, ...(known.get(entity)?.sameAs ?? [])].filter(isWritableIri);
  const names = [...new Set([...asked, ...asked.flatMap(saidOf)])];
  const stated = await statedSame(target, names.slice(0, MOST_NAMES), context);
  const same = new Map<string, ReadonlySet<string>>();
  for (const entity of asked) {
    const found = saidOf(entity).flatMap((name) => [...(stated.names.get(name) ?? [])]);
    if (found.length > 0) same.set(entity, new Set(found));
  }
  const open = asked
    .flatMap((entity) => (same.has(entity) ? [] : (known.get(entity) ?? [])))
    .filter(({ isUnnamed }) => isUnnamed !== true);
  const byLabel = await sameByLabel(target, of, open, kindsOf, context);
  for (const [entity, name] of byLabel.names) same.set(entity, new Set([name]));
  return { names: same, whole: names.length <= MOST_NAMES && stated.whole && byLabel.whole };
}

async function sameByLabel(
  target: KnowledgeGraph,
  of: KnowledgeGraph,
  open: readonly EntityDescription[],
  kindsOf: KindsOf,
  context: UpstreamContext,
): Promise<{ readonly names: ReadonlyMap<string, string>; readonly whole: boolean }> {
  const same = new Map<string, string>();
  const labels = [...new Set(open.map(({ label }) => label))];
  if (labels.length === 0) return { names: same, whole: true };
  const theirs = await entitiesCalled(target, labels, context);
  if (theirs.names.size === 0) return { names: same, whole: theirs.whole };
  const ours = await entitiesCalled(of, [...theirs.names.keys()], context);
  const whole = theirs.whole && ours.whole;
  const pairs = open.flatMap((entity) => {
    const [here, there] = [ours.names.get(entity.label), theirs.names.get(entity.label)];
    const [only] = there ?? [];
    return here?.size === 1 && here.has(entity.iri) && there?.size === 1 && only !== undefined
      ? [{ entity, only }]
      : [];
  });
  // Whether a name is the only one is not known of a part.
  if (pairs.length === 0 || !whole) return { names: same, whole };
  const found = await target.describe(
    pairs.map(({ only }) => only),
    context,
  );
  for (const { entity, only } of pairs) {
    const other = found.get(only);
    if (other !== undefined && areOtherwiseIdentified(entity, other)) continue;
    const [here, there] = await Promise.all([kindsOf(of, entity.types), kindsOf(target, other?.types ?? [])]);
    if (here.size === 0 || there.size === 0 || [...here].some((kind) => there.has(kind))) same.set(entity.iri, only);
  }
  return { names: same, whole };
}

/**
 * Are they said to be the same as two different things of one data set? Then they are two, whatever they are called.
 */
function areOtherwiseIdentified(one: EntityDescription, other: EntityDescription): boolean {
  const beginning = (iri: string): string =>
    iri.slice(0, Math.max(iri.lastIndexOf("/"), iri.lastIndexOf("#"), iri.lastIndexOf(":")) + 1);
  const shared = new Set(other.sameAs.map(beginning));
  const both = one.sameAs.filter((iri) => shared.has(beginning(iri)));
  return both.length > 0 && !both.some((iri) => other.sameAs.includes(iri));
}
