import kinds from "../language/data/kind-words.json" with { type: "json" };
import phrases from "../language/data/phrases.json" with { type: "json" };
import type { LinkCandidate, RelationCandidate } from "../../../engine/question/form/logical-form.ts";
import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { anyOf } from "../language/word-set.ts";
import { ENDS } from "../weights.ts";
import { classEntry, relationEntry } from "./known-entries.ts";
import type { PhraseToLink } from "./phrase-to-link.ts";

/** 0–1: are the ends of the relation what the question has and wants? */
export function domainRangeFit(
  phrase: PhraseToLink,
  relation: RelationEntry,
  direction: "FORWARD" | "BACKWARD",
  catalogue: Catalogue,
): number {
  const { known, wanted } = phrase;
  const end = direction === "FORWARD" ? relation.objectKind : "ENTITY";
  const start = direction === "FORWARD" ? "ENTITY" : relation.objectKind;
  if (start !== known && !(start === "TEXT" && known === "ENTITY")) return 0;
  const startFit = start === known ? 1 : ENDS.textForThing;
  const classes = direction === "FORWARD" ? relation.objectClasses : relation.subjectClasses;
  switch (wanted) {
    case undefined:
      return startFit;
    case "DATE":
      return end === "DATE" ? startFit : end === "NUMBER" ? ENDS.numberForDate : 0;
    case "NUMBER":
      return end === "NUMBER" ? startFit : direction === "FORWARD" && end !== "ENTITY" ? ENDS.otherForNumber : 0;
    case "ENTITY":
      return end === "ENTITY" ? startFit : end === "TEXT" ? ENDS.textForWanted : 0;
    case "PERSON":
      return end === "TEXT"
        ? ENDS.textForWanted
        : end === "ENTITY" && named(AGENTS, classes, catalogue) !== false
          ? startFit
          : 0;
    case "PLACE": {
      if (end === "TEXT") return ENDS.textForWanted;
      if (end !== "ENTITY") return 0;
      const isPlace =
        named(PLACES, classes, catalogue) === true || (direction === "FORWARD" && PLACES.test(relation.label));
      return isPlace
        ? startFit
        : named(PERSONS, classes.slice(0, 1), catalogue) === true
          ? 0
          : named(AGENTS, classes, catalogue) === true
            ? ENDS.agentForPlace
            : classes.length > 0
              ? 0
              : ENDS.unknownForPlace;
    }
  }
}

/** Can the end that a candidate leads to be a thing, or someone? */
export function canEndIn(
  { iri, direction }: RelationCandidate,
  wanted: "PERSON" | "ENTITY",
  catalogue: Catalogue,
): boolean {
  const relation = relationEntry(catalogue, iri);
  return (
    relation === undefined ||
    domainRangeFit(
      { words: [], role: "NOUN", known: direction === "FORWARD" ? "ENTITY" : relation.objectKind, wanted },
      relation,
      direction,
      catalogue,
    ) > 0
  );
}

/** How far a candidate leads to things of a class, 0–1: relations with other things at that end come later. */
export function classFit(
  { iri, direction }: RelationCandidate,
  classes: readonly LinkCandidate[],
  catalogue: Catalogue,
): number {
  const relation = relationEntry(catalogue, iri);
  const ends = (direction === "FORWARD" ? relation?.objectClasses : relation?.subjectClasses) ?? [];
  const endsInValue = direction === "FORWARD" && (relation?.objectKind === "DATE" || relation?.objectKind === "NUMBER");
  if (endsInValue) return ENDS.valueForClass;
  if (ends.length === 0) return 1;
  return classes.some(({ iri: wanted }) => relatives(wanted, catalogue).some((each) => ends.includes(each)))
    ? 1
    : ENDS.otherClass;
}

/** Are the ends mostly of one kind: is the class at one end that of the other, or above it? */
export function endsAlike({ subjectClasses, objectClasses }: RelationEntry, catalogue: Catalogue): boolean {
  const [subject, object] = [subjectClasses[0], objectClasses[0]];
  return (
    subject !== undefined &&
    object !== undefined &&
    (relatives(subject, catalogue).includes(object) || relatives(object, catalogue).includes(subject))
  );
}

/** A class, and those above it that say more than "thing". */
function relatives(iri: string, catalogue: Catalogue): readonly string[] {
  const most = largestClass(catalogue);
  const above = (classEntry(catalogue, iri)?.ancestors ?? []).filter(
    (ancestor) => (classEntry(catalogue, ancestor)?.count ?? most) < most / 2,
  );
  return [iri, ...above];
}

const largest = new WeakMap<Catalogue, number>();

/** How many members the largest class has. */
function largestClass(catalogue: Catalogue): number {
  const found =
    largest.get(catalogue) ?? catalogue.classes.reduce((most, { count }) => Math.max(most, count), -Infinity);
  largest.set(catalogue, found);
  return found;
}

/** Classes of those who are asked for by "who". */
const AGENTS = new RegExp(String.raw`\b${anyOf(kinds.agents)}\b`, "iu");
/** Classes of those who are nowhere a place, as a firm or a school may be: nobody is asked for by "where". */
const PERSONS = new RegExp(String.raw`\b${anyOf(kinds.persons)}\b`, "iu");
/** Classes, and names of relations, that answer "where". */
const PLACES = new RegExp(String.raw`\b(?:${anyOf(kinds.places)}|${phrases.kindsOfPlaces.join("|")})\b`, "iu");

const classesByName = new WeakMap<Catalogue, Map<RegExp, ReadonlySet<string>>>();

/** Is one of the classes named so? Undefined when nothing is known of them. */
function named(pattern: RegExp, classes: readonly string[], catalogue: Catalogue): boolean | undefined {
  if (classes.length === 0) return undefined;
  const byPattern = classesByName.get(catalogue) ?? new Map<RegExp, ReadonlySet<string>>();
  classesByName.set(catalogue, byPattern);
  let known = byPattern.get(pattern);
  if (known === undefined) {
    const matching = catalogue.classes.filter(({ label, aliases }) =>
      [label, ...aliases].some((name) => pattern.test(name)),
    );
    const named = new Set(matching.map(({ iri }) => iri));
    // A ringer is a person where the graph says so.
    const below = catalogue.classes.filter(({ ancestors }) => ancestors.some((above) => named.has(above)));
    known = new Set([...named, ...below.map(({ iri }) => iri)]);
    byPattern.set(pattern, known);
  }
  return known.size === 0 ? undefined : classes.some((each) => known.has(each));
}
