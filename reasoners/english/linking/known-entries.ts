import type { Catalogue, ClassEntry, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";

interface Entries {
  readonly relations: ReadonlyMap<string, RelationEntry>;
  readonly classes: ReadonlyMap<string, ClassEntry>;
}

/**
 * Worked out once a catalogue: one question looks entries up thousands of times, and a catalogue may hold thousands.
 */
const known = new WeakMap<Catalogue, Entries>();

/** The relation of that IRI. */
export function relationEntry(catalogue: Catalogue, iri: string | undefined): RelationEntry | undefined {
  return iri === undefined ? undefined : entriesOf(catalogue).relations.get(iri);
}

/** The class of that IRI. */
export function classEntry(catalogue: Catalogue, iri: string): ClassEntry | undefined {
  return entriesOf(catalogue).classes.get(iri);
}

function entriesOf(catalogue: Catalogue): Entries {
  let entries = known.get(catalogue);
  if (entries === undefined) {
    entries = { relations: byIri(catalogue.relations), classes: byIri(catalogue.classes) };
    known.set(catalogue, entries);
  }
  return entries;
}

function byIri<T extends { readonly iri: string }>(entries: readonly T[]): ReadonlyMap<string, T> {
  return new Map(entries.map((entry) => [entry.iri, entry]));
}
