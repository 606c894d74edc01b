import type { Catalogue, ClassEntry, RelationEntry } from "../sources/knowledge-graph.ts";

/** What was merged last, by the first of the catalogues: what is made of a catalogue further on is kept by its identity. */
const merged = new WeakMap<Catalogue, { readonly of: readonly Catalogue[]; readonly catalogue: Catalogue }>();

/**
 * One catalogue of several graphs, by IRI. The first graph that has a relation or a class describes it; names and
 * counts of the others are added. The same catalogues give the same object again.
 */
export function mergeCatalogues(catalogues: readonly Catalogue[]): Catalogue {
  const [only] = catalogues;
  if (only !== undefined && catalogues.length === 1) return only;
  const last = only === undefined ? undefined : merged.get(only);
  if (last !== undefined && last.of.length === catalogues.length && last.of.every((each, place) => each === catalogues[place])) {
    return last.catalogue;
  }
  const catalogue = {
    relations: mergeByIri<RelationEntry>(catalogues.flatMap(({ relations }) => relations)),
    classes: mergeByIri<ClassEntry>(catalogues.flatMap(({ classes }) => classes)),
  };
  if (only !== undefined) merged.set(only, { of: catalogues, catalogue });
  return catalogue;
}

interface Named {
  readonly iri: string;
  readonly label: string;
  readonly aliases: readonly string[];
  readonly count: number;
}

function mergeByIri<Entry extends Named>(entries: readonly Entry[]): readonly Entry[] {
  const merged = new Map<string, Entry>();
  for (const entry of entries) {
    const first = merged.get(entry.iri);
    merged.set(entry.iri, first === undefined ? entry : withNamesOf(first, entry));
  }
  return [...merged.values()];
}

function withNamesOf<Entry extends Named>(first: Entry, other: Entry): Entry {
  const names = new Set([...first.aliases, other.label, ...other.aliases]);
  names.delete(first.label);
  return { ...first, aliases: [...names], count: first.count + other.count };
}
