import type { Catalogue, ClassEntry, RelationEntry, WhatThingsAre } from "../sources/knowledge-graph.ts";
import { normalise } from "../text/normalise.ts";

/** What one graph calls the relations and kinds of a fused catalogue, and back. */
export interface Names {
  /** The graph's IRIs for a fused one; none when it has nothing of the kind, the same for what no graph lists. */
  here(fused: string): readonly string[];
  /** The fused IRI for one of the graph's; itself when the catalogue does not list it. */
  fused(here: string): string;
  /** Is it a relation or a kind that the graph's catalogue lists? */
  lists(here: string): boolean;
  /** What the graph's catalogue says of a relation's objects; undefined when it does not list it. */
  relation(here: string): Pick<RelationEntry, "objectKind" | "unit"> | undefined;
}

/** One catalogue of several graphs. */
export interface FusedCatalogue {
  readonly catalogue: Catalogue;
  /** By graph, in the order in which the catalogues were given. */
  readonly names: readonly Names[];
}

/**
 * One catalogue of several graphs. Relations are the same when they have one IRI, or one name (case and punctuation
 * aside) and objects of one sort, provided that either graph has only one such; kinds by IRI or name. What is fused
 * keeps the IRI, name and description of the first graph that has it; the names of the others are added, and their
 * counts.
 */
export function fuseCatalogues(catalogues: readonly Catalogue[]): FusedCatalogue {
  const classes = fuse(
    catalogues.map((each) => each.classes),
    ({ label }: ClassEntry) => normalise(label),
    joinClasses,
  );
  const relations = fuse(
    catalogues.map((each) => each.relations),
    ({ label, objectKind }: RelationEntry) => `${objectKind} ${normalise(label)}`,
    joinRelations,
  );
  const fusedClass = (index: number, iri: string): string => classes.toFused[index]?.get(iri) ?? iri;
  // What an entry says of kinds is said in the IRIs of the graphs that it is from.
  const nameOfClass = new Map(
    catalogues.flatMap((each, index) => each.classes.map(({ iri }) => [iri, fusedClass(index, iri)] as const)),
  );
  const inFused = (iris: readonly string[]): readonly string[] => [
    ...new Set(iris.map((iri) => nameOfClass.get(iri) ?? iri)),
  ];
  const listed = new Set([...relations.entries, ...classes.entries].map(({ iri }) => iri));
  return {
    catalogue: {
      relations: relations.entries.map((entry) => ({
        ...entry,
        subjectClasses: inFused(entry.subjectClasses),
        objectClasses: inFused(entry.objectClasses),
      })),
      classes: classes.entries.map((entry) => ({
        ...entry,
        ancestors: inFused(entry.ancestors).filter((iri) => iri !== entry.iri),
      })),
      ...(catalogues.some(({ isPartial }) => isPartial) ? { isPartial: true } : {}),
      ...whatThingsAre(catalogues),
    },
    names: catalogues.map((each, index) => {
      const own = new Map(each.relations.map((entry) => [entry.iri, entry]));
      const toFused = new Map([...(relations.toFused[index] ?? []), ...(classes.toFused[index] ?? [])]);
      const toHere = new Map<string, string[]>();
      for (const [here, fused] of toFused) toHere.set(fused, [...(toHere.get(fused) ?? []), here]);
      return {
        here: (fused) => toHere.get(fused) ?? (listed.has(fused) ? [] : [fused]),
        fused: (here) => toFused.get(here) ?? here,
        lists: (here) => toFused.has(here),
        relation: (here) => own.get(here),
      };
    }),
  };
}

/** What any of the graphs says by. */
function whatThingsAre(catalogues: readonly Catalogue[]): Pick<Catalogue, "saysWhatThingsAre"> {
  const known = catalogues.flatMap(({ saysWhatThingsAre }) => saysWhatThingsAre ?? []);
  if (known.length === 0) return {};
  const all = (of: keyof WhatThingsAre): readonly string[] => [...new Set(known.flatMap((each) => each[of]))];
  return { saysWhatThingsAre: { inTexts: all("inTexts"), byClass: all("byClass") } };
}

interface Named {
  readonly iri: string;
  readonly label: string;
  readonly aliases: readonly string[];
  readonly count: number;
}

interface Fused<Entry> {
  readonly entries: readonly Entry[];
  /** For each list, the fused IRI of each of its entries. */
  readonly toFused: readonly ReadonlyMap<string, string>[];
}

function fuse<Entry extends Named>(
  lists: readonly (readonly Entry[])[],
  keyOf: (entry: Entry) => string,
  join: (first: Entry, other: Entry) => Entry,
): Fused<Entry> {
  const entries = new Map<string, Entry>();
  const toFused = lists.map((list) => {
    // Only what was there before this list: two entries of one graph are two things, whatever they are called.
    const before = onlyOnes([...entries.values()], keyOf);
    const own = onlyOnes(list, keyOf);
    const names = new Map<string, string>();
    for (const entry of list) {
      const key = keyOf(entry);
      const same = entries.has(entry.iri) ? entry.iri : own.has(key) ? before.get(key) : undefined;
      names.set(entry.iri, same ?? entry.iri);
    }
    for (const entry of list) {
      const iri = names.get(entry.iri) ?? entry.iri;
      const first = entries.get(iri);
      entries.set(iri, first === undefined ? entry : join(first, entry));
    }
    return names;
  });
  return { entries: [...entries.values()], toFused };
}

/** The IRI of each entry whose key no other has. */
function onlyOnes<Entry extends Named>(
  list: readonly Entry[],
  keyOf: (entry: Entry) => string,
): ReadonlyMap<string, string> {
  const only = new Map<string, string>();
  const several = new Set<string>();
  for (const entry of list) {
    const key = keyOf(entry);
    if (only.has(key)) several.add(key);
    only.set(key, entry.iri);
  }
  for (const key of several) only.delete(key);
  return only;
}

function joinClasses(first: ClassEntry, other: ClassEntry): ClassEntry {
  // What several graphs say is below a class, or is a property of it, is not known by what one of them says.
  const {
    linking: _linking,
    unnamed: _unnamed,
    below: _below,
    properties: _properties,
    ...entry
  } = withNamesOf(first, other);
  return {
    ...entry,
    ancestors: [...new Set([...first.ancestors, ...other.ancestors])],
    ...(first.linking === true && other.linking === true ? { linking: true } : {}),
    ...(first.unnamed === true && other.unnamed === true ? { unnamed: true } : {}),
  };
}

function joinRelations(first: RelationEntry, other: RelationEntry): RelationEntry {
  // What mirrors it in one graph need not do so in the other.
  const { unit: _unit, ownUnits: _ownUnits, inverse: _inverse, ...alike } = withNamesOf(first, other);
  const { values: _values, texts: _texts, ofNodes: _ofNodes, bounds: _bounds, ...named } = alike;
  const kept =
    first.ofNodes === undefined || other.ofNodes === undefined ? named : { ...named, ofNodes: first.ofNodes };
  const entry = first.bounds === undefined || first.bounds !== other.bounds ? kept : { ...kept, bounds: first.bounds };
  const units = new Set([first, other].flatMap(({ unit, ownUnits }) => ownUnits ?? unit ?? []));
  const isOwn = first.unit !== other.unit || (first.ownUnits ?? other.ownUnits) !== undefined;
  return {
    ...entry,
    // Numbers of graphs that measure otherwise bear their units themselves.
    ...(first.unit !== undefined && first.unit === other.unit ? { unit: first.unit } : {}),
    ...(isOwn && units.size > 0 ? { ownUnits: [...units].sort() } : {}),
    ...(first.values === undefined || other.values === undefined
      ? {}
      : { values: [...new Set([...first.values, ...other.values])].sort() }),
    ...(first.texts === undefined || other.texts === undefined
      ? {}
      : { texts: [...new Set([...first.texts, ...other.texts])].sort() }),
    subjectClasses: [...new Set([...first.subjectClasses, ...other.subjectClasses])],
    objectClasses: [...new Set([...first.objectClasses, ...other.objectClasses])],
    // A subject has one value of it only where both graphs have it so.
    functional: first.functional && other.functional,
    ...(first.declaredFunctional === true || other.declaredFunctional === true ? { declaredFunctional: true } : {}),
  };
}

function withNamesOf<Entry extends Named>(first: Entry, other: Entry): Entry {
  const names = new Set([...first.aliases, other.label, ...other.aliases]);
  names.delete(first.label);
  return { ...first, aliases: [...names], count: first.count + other.count };
}
