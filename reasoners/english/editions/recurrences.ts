import lists from "../language/data/edition-words.json" with { type: "json" };
import type { Catalogue, ClassEntry, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { wordSet } from "../language/word-set.ts";
import { wordsOf } from "../language/words.ts";
import { tellingClasses } from "../linking/kinds-of-classes.ts";
import { classEntry } from "../linking/known-entries.ts";
import { datesOf, namedKind, type NodeKind } from "../nodes-between/node-kinds.ts";

/** Things that take place again and again, and what each time is: a fair and its editions, a league and its seasons. */
export interface Recurrence {
  /** What each time is, with what it bears. */
  readonly kind: NodeKind;
  /** Leads from each time to what takes place again. */
  readonly link: RelationEntry;
  /** The narrowest classes of what takes place again. */
  readonly again: readonly string[];
}

const EDITIONS = wordSet(lists.editions);
const SERIES = wordSet(lists.series);
const PARTS = wordSet(lists.parts);
const YEARS = wordSet(lists.years);
/** Of a name, so much is read. */
const LONGEST_NAME = 100;

const known = new WeakMap<Catalogue, readonly Recurrence[]>();

/** The kinds of things of a graph that are times of others, as relations and classes are called; once a catalogue. */
export function recurrences(catalogue: Catalogue): readonly Recurrence[] {
  const found = known.get(catalogue) ?? catalogue.relations.flatMap((link) => timesBy(link, catalogue));
  known.set(catalogue, found);
  return found;
}

function timesBy(link: RelationEntry, catalogue: Catalogue): readonly Recurrence[] {
  if (link.objectKind !== "ENTITY" || link.through !== undefined || !link.functional) return [];
  const entries = link.subjectClasses.flatMap((iri) => classEntry(catalogue, iri) ?? []);
  const ends = link.objectClasses.flatMap((iri) => classEntry(catalogue, iri) ?? []);
  const again = tellingClasses(
    ends.filter(({ iri }) => !ends.some(({ ancestors }) => ancestors.includes(iri))).map(({ iri }) => iri),
    catalogue,
  );
  if (again.length === 0) return [];
  return entries.flatMap((entry): readonly Recurrence[] => {
    const isAbove = entries.some(({ ancestors }) => ancestors.includes(entry.iri));
    if (isAbove || link.objectClasses.includes(entry.iri) || !saysTimeOf(link, entry, catalogue)) return [];
    return [{ kind: withYears(namedKind(entry, catalogue), catalogue), link, again }];
  });
}

/** "Edition of", "part of the series"; or any name for the thing itself where the class is one of editions. */
function saysTimeOf(link: RelationEntry, entry: ClassEntry, catalogue: Catalogue): boolean {
  const names = namesOf(link);
  if (names.some((name) => SERIES.has(name.at(-1) ?? "") || (name.at(-1) === "of" && EDITIONS.has(name.at(-2) ?? ""))))
    return true;
  const again = link.objectClasses.flatMap((iri) => {
    const above = classEntry(catalogue, iri);
    return above === undefined ? [] : namesOf(above).map((name) => name.at(-1) ?? "");
  });
  const isOfThing = names.some(
    (name) =>
      (name.at(-1) === "of" && PARTS.has(name.at(-2) ?? "")) || (name.length === 1 && again.includes(name[0] ?? "")),
  );
  return isOfThing && namesOf(entry).some((name) => EDITIONS.has(name.at(-1) ?? ""));
}

function namesOf({ label, aliases }: RelationEntry | ClassEntry): readonly (readonly string[])[] {
  return [label, ...aliases].map((name) => wordsOf(name.slice(0, LONGEST_NAME)).map(({ lower }) => lower));
}

/** Where no date says when it was, the number that is called its year does. */
function withYears(kind: NodeKind, catalogue: Catalogue): NodeKind {
  if (datesOf(kind).length > 0) return kind;
  const years = catalogue.relations.filter(
    (each) =>
      each.objectKind === "NUMBER" &&
      each.subjectClasses.includes(kind.entry.iri) &&
      namesOf(each).some((name) => name.length === 1 && YEARS.has(name[0] ?? "")),
  );
  const [point, ...others] = years;
  return point === undefined || others.length > 0 ? kind : { ...kind, point };
}
