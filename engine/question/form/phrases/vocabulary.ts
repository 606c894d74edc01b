import type { Catalogue, ClassEntry, ObjectKind, RelationEntry } from "../../../sources/knowledge-graph.ts";
import type { RelationCandidate } from "../logical-form.ts";
import { arePeople, type Kind } from "./kind.ts";

/** What a graph tells of its relations and classes, for phrases that speak of them. */
export interface Vocabulary {
  relation(iri: string): RelationEntry | undefined;
  /** The names of a relation besides its label that no other relation has. */
  ownAliases(iri: string): readonly string[];
  /** What a candidate of a relation leads to; undefined where that is of several kinds. */
  kindOf(candidate: Pick<RelationCandidate, "iri" | "direction">): Kind | undefined;
  /** What members of a class are called. */
  kind(classIri: string): Kind | undefined;
}

/** Nothing is told but what a form says. */
export const LABELS_ALONE: Vocabulary = {
  relation: () => undefined,
  ownAliases: () => [],
  kindOf: () => undefined,
  kind: () => undefined,
};

const vocabularies = new WeakMap<Catalogue, Vocabulary>();

/** The vocabulary of a catalogue; one for all forms that are printed with it. */
export function vocabularyOf(catalogue: Catalogue): Vocabulary {
  const known = vocabularies.get(catalogue) ?? new CatalogueVocabulary(catalogue);
  vocabularies.set(catalogue, known);
  return known;
}

/** As many classes of an end are listed at most. */
const MOST_LISTED = 8;

class CatalogueVocabulary implements Vocabulary {
  readonly #catalogue: Catalogue;
  readonly #relations: ReadonlyMap<string, RelationEntry>;
  readonly #classes: ReadonlyMap<string, ClassEntry>;
  /** In how many relations a name occurs; counted when it is first asked for. */
  #names: ReadonlyMap<string, number> | undefined;

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
    this.#relations = new Map(catalogue.relations.map((entry) => [entry.iri, entry]));
    this.#classes = new Map(catalogue.classes.map((entry) => [entry.iri, entry]));
  }

  relation(iri: string): RelationEntry | undefined {
    return this.#relations.get(iri);
  }

  ownAliases(iri: string): readonly string[] {
    this.#names ??= relationsByName(this.#catalogue.relations);
    return (this.relation(iri)?.aliases ?? []).filter((alias) => this.#names?.get(alias.toLowerCase()) === 1);
  }

  kindOf({ iri, direction }: Pick<RelationCandidate, "iri" | "direction">): Kind | undefined {
    const entry = this.relation(iri);
    // A relation that holds both ways leads to what stands at either end.
    const classes =
      entry === undefined
        ? []
        : entry.symmetric
          ? [...new Set([...entry.subjectClasses, ...entry.objectClasses])]
          : direction === "BACKWARD"
            ? entry.subjectClasses
            : entry.objectClasses;
    const common = this.#commonClass(classes);
    return common === undefined ? undefined : this.kind(common);
  }

  kind(classIri: string): Kind | undefined {
    const label = this.#classes.get(classIri)?.label;
    return label === undefined ? undefined : { singular: label, isPersonal: this.#isPersonal(classIri) };
  }

  /**
   * The most frequent of some classes, where all others are above or below it; undefined where it says no more than
   * that things are something, and where there may be others that are not listed.
   */
  #commonClass(classes: readonly string[]): string | undefined {
    const [first] = classes;
    if (first === undefined || classes.length >= MOST_LISTED) return undefined;
    const above = (iri: string): readonly string[] => this.#classes.get(iri)?.ancestors ?? [];
    const isCommon = classes.every(
      (other) => other === first || above(first).includes(other) || above(other).includes(first),
    );
    return isCommon && (above(first).length > 0 || classes.length === 1) ? first : undefined;
  }

  #isPersonal(classIri: string): boolean {
    const entry = this.#classes.get(classIri);
    return [entry, ...(entry?.ancestors ?? []).map((iri) => this.#classes.get(iri))].some(
      (each) => each !== undefined && arePeople(each.label),
    );
  }
}

function relationsByName(relations: readonly RelationEntry[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { label, aliases } of relations) {
    for (const name of new Set([label, ...aliases].map((each) => each.toLowerCase())))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/** Is what a relation leads to of this kind, as far as the graph tells? */
export function leadsTo(vocabulary: Vocabulary, iri: string | undefined, kind: ObjectKind): boolean {
  return iri !== undefined && vocabulary.relation(iri)?.objectKind === kind;
}
