import type { Catalogue, ClassEntry, RelationEntry } from "../sources/knowledge-graph.ts";

/**
 * One catalogue of several graphs, by IRI. The first graph that has a relation or a class describes it; names and
 * counts of the others are added.
 */
export function mergeCatalogues(catalogues: readonly Catalogue[]): Catalogue {
  const [only] = catalogues;
  if (only !== undefined && catalogues.length === 1) return only;
  return {
    relations: mergeByIri<RelationEntry>(catalogues.flatMap((catalogue) => catalogue.relations)),
    classes: mergeByIri<ClassEntry>(catalogues.flatMap((catalogue) => catalogue.classes)),
  };
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
