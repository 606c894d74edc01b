import type { NamingCatalogue } from "../../../../evidence/names.ts";
import type { Catalogue } from "../../../../sources/knowledge-graph.ts";

type NamedRelation = NamingCatalogue["relations"][number];
type NamedClass = NamingCatalogue["classes"][number];

/** The entries of a catalogue that names depend on, each told once: of a large one a search needs few. */
export class Naming {
  readonly #relations: ReadonlyMap<string, NamedRelation>;
  readonly #classes: ReadonlyMap<string, NamedClass>;
  readonly #told = new Set<string>();

  constructor(catalogue: Catalogue) {
    const { relations, classes } = indexOf(catalogue);
    this.#relations = relations;
    this.#classes = classes;
  }

  /** What has not been told of them before. @param relations IRIs, as are `entities` */
  of(relations: Iterable<string>, entities: Iterable<string>): NamingCatalogue {
    return { relations: this.#new("R", relations, this.#relations), classes: this.#new("C", entities, this.#classes) };
  }

  #new<Entry>(kind: string, iris: Iterable<string>, entries: ReadonlyMap<string, Entry>): readonly Entry[] {
    const found: Entry[] = [];
    for (const iri of iris) {
      const entry = entries.get(iri);
      const key = `${kind}${iri}`;
      if (entry === undefined || this.#told.has(key)) continue;
      this.#told.add(key);
      found.push(entry);
    }
    return found;
  }
}

interface Index {
  readonly relations: ReadonlyMap<string, NamedRelation>;
  readonly classes: ReadonlyMap<string, NamedClass>;
}

/** For as long as the catalogue is kept: many searches have the same. */
const indexes = new WeakMap<Catalogue, Index>();

function indexOf(catalogue: Catalogue): Index {
  const known = indexes.get(catalogue);
  if (known !== undefined) return known;
  const index = {
    relations: new Map(
      catalogue.relations.map(({ iri, label, objectKind, unit, ownUnits, through }) => [
        iri,
        { iri, label, objectKind, unit, ownUnits, through },
      ]),
    ),
    classes: new Map(catalogue.classes.map(({ iri, label }) => [iri, { iri, label }])),
  };
  indexes.set(catalogue, index);
  return index;
}
