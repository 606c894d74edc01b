import type { LinkCandidate, RelationCandidate } from "../../../engine/question/form/logical-form.ts";
import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { singularForms } from "../../../engine/text/plural.ts";
import lists from "../language/data/linking-words.json" with { type: "json" };
import { wordSet } from "../language/word-set.ts";
import { wordsOf } from "../language/words.ts";
import { ENDS } from "../weights.ts";
import { agentClasses } from "./agent-classes.ts";
import { AGENTS, named, PERSONS, PLACES } from "./kinds-of-classes.ts";
import { classEntry, relationEntry } from "./known-entries.ts";
import { isOfPlace } from "./particles.ts";
import type { PhraseToLink } from "./phrase-to-link.ts";
import { leadsToTimes } from "../text-values/kinds-of-texts.ts";
import { namesAgent } from "./relation-names.ts";

/** 0–1: are the ends of the relation what the question has and wants? */
export function domainRangeFit(
  phrase: PhraseToLink,
  relation: RelationEntry,
  direction: "FORWARD" | "BACKWARD",
  catalogue: Catalogue,
): number {
  const { known, wanted } = phrase;
  if (saysWholeOnly(phrase, relation)) return 0;
  const end = direction === "FORWARD" ? relation.objectKind : "ENTITY";
  const start = direction === "FORWARD" ? "ENTITY" : relation.objectKind;
  if (start !== known && !(start === "TEXT" && known === "ENTITY")) return 0;
  const startFit = start === known || relation.identifying === true ? 1 : ENDS.textForThing;
  const classes = direction === "FORWARD" ? relation.objectClasses : relation.subjectClasses;
  switch (wanted) {
    case undefined:
      return startFit;
    case "DATE":
      if (end === "TEXT") return isCalledDate(relation) || leadsToTimes(relation) ? ENDS.textForDate : 0;
      return end === "DATE" ? startFit : end === "NUMBER" ? ENDS.numberForDate : 0;
    case "NUMBER":
      return end === "NUMBER" ? startFit : direction === "FORWARD" && end !== "ENTITY" ? ENDS.otherForNumber : 0;
    case "ENTITY":
      return end === "ENTITY" ? startFit : end === "TEXT" ? ENDS.textForWanted : 0;
    case "PERSON":
      return end === "TEXT"
        ? isCalledDate(relation)
          ? 0
          : ENDS.textForWanted
        : end === "ENTITY" &&
            (named(AGENTS, classes, catalogue) !== false ||
              areCalledAfter(relation, classes, catalogue) ||
              // Of those who keep things a keeper is one, though the graph has companies besides.
              classes.some((iri) => agentClasses(catalogue).of.has(iri)))
          ? startFit
          : 0;
    case "PLACE": {
      if (end === "TEXT") return tellsNoPlace(relation) || isCalledDate(relation) ? 0 : ENDS.textForWanted;
      if (end !== "ENTITY") return 0;
      // Who was born in a place is none.
      const arePlaces = classes.length > 0 && classes.every((each) => named(PLACES, [each], catalogue) === true);
      if (direction === "BACKWARD" && leadsToPlace(relation, catalogue) && !arePlaces) return 0;
      const isPlace =
        named(PLACES, classes, catalogue) === true || (direction === "FORWARD" && leadsToPlaceByName(relation));
      if (direction === "FORWARD" && !isPlace && tellsNoPlace(relation)) return 0;
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

/** Is what the relation leads to called a date, though the graph may write it in words: "birth date", "year built"? */
export function isCalledDate({ label, objectKind }: RelationEntry): boolean {
  // An "opening night" is one only where the graph has a date for it.
  return wordsOf(label).some(({ lower }) => DATES.has(lower) || (objectKind === "DATE" && TIMES_OF_DATES.has(lower)));
}

const TIMES_OF_DATES = wordSet(lists.timesOfDates);

const DATES = wordSet(lists.sayingDate);

/** Tutors tutor somebody, though nothing else may say that a tutor is a person. */
function areCalledAfter({ label }: RelationEntry, classes: readonly string[], catalogue: Catalogue): boolean {
  const agents = singularForms(label.toLowerCase()).filter(namesAgent);
  return classes.some((iri) => agents.includes(classEntry(catalogue, iri)?.label.toLowerCase() ?? ""));
}

/** Does the relation lead to places, by its name or by what is there? */
export function leadsToPlace(relation: RelationEntry, catalogue: Catalogue): boolean {
  return (
    relation.objectKind === "ENTITY" &&
    (leadsToPlaceByName(relation) ||
      relation.label.endsWith("place") ||
      named(PLACES, relation.objectClasses, catalogue) === true)
  );
}

function leadsToPlaceByName(relation: RelationEntry): boolean {
  return PLACES.test(relation.label) || placesByName(relation);
}

/** Is what the relation leads to called one who acts, an occupation or a name: the maker, the trade, the birth name? */
export function tellsNoPlace({ label }: RelationEntry): boolean {
  const words = wordsOf(label);
  const last = words.at(-1);
  if (last === undefined) return false;
  if (last.lower === "name") return !words.some(({ lower }) => PLACES.test(lower));
  return last.lower === "by" || namesAgent(last.lower) || last.roots.includes("occupation");
}

/** Where a thing "lies in", or something is done "at" it, is a place, whatever the graph calls its kind. */
function placesByName({ label }: RelationEntry): boolean {
  const words = wordsOf(label).map(({ lower }) => lower);
  const [last, verb] = [words.at(-1), words.at(-2)];
  if (last === "at" && verb !== undefined && !POINTING.has(verb)) return true;
  return words.some((word, at) => LYING.has(word) && isOfPlace(words[at + 1] ?? "") && at + 2 === words.length);
}

const LYING = wordSet(lists.lying);
/** Verbs behind which "at" says no place. */
const POINTING = wordSet(lists.pointing);

/**
 * Does a phrase say the whole of which the relation is one part? An address is no city. Whoever asks when or where
 * means the part that tells it: "when did she die" is the date of her death.
 */
function saysWholeOnly({ words, wanted }: PhraseToLink, { through, label }: RelationEntry): boolean {
  const [whole, part] = through ?? [];
  if (part === undefined || label === whole || label === part) return false;
  if (words.length === 0 || wanted === "DATE" || wanted === "PLACE" || wanted === "NUMBER") return false;
  const roots = new Set(wordsOf(part).flatMap((word) => word.roots));
  return !words.some((word) => word.roots.some((root) => roots.has(root)));
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

/** Does the graph tell of what kinds the things are that a candidate leads to? */
export function namesEnd({ iri, direction }: RelationCandidate, catalogue: Catalogue): boolean {
  const relation = relationEntry(catalogue, iri);
  return ((direction === "FORWARD" ? relation?.objectClasses : relation?.subjectClasses) ?? []).length > 0;
}

/** Is all that a candidate leads to known to be of one of the classes? */
export function endsIn(
  { iri, direction }: RelationCandidate,
  classes: readonly LinkCandidate[],
  catalogue: Catalogue,
): boolean {
  const relation = relationEntry(catalogue, iri);
  const ends = (direction === "FORWARD" ? relation?.objectClasses : relation?.subjectClasses) ?? [];
  const isOfThem = (end: string): boolean =>
    [end, ...(classEntry(catalogue, end)?.ancestors ?? [])].some((each) =>
      classes.some(({ iri: kind }) => kind === each),
    );
  return ends.length > 0 && ends.every(isOfThem);
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

/** Are the ends mostly of kinds of one kind, as hens and cocks are pigeons, where there are things of other kinds? */
export function endsOfOneKind({ subjectClasses, objectClasses }: RelationEntry, catalogue: Catalogue): boolean {
  const above = classEntry(catalogue, subjectClasses[0] ?? "")?.ancestors ?? [];
  const shared = (classEntry(catalogue, objectClasses[0] ?? "")?.ancestors ?? []).filter((each) =>
    above.includes(each),
  );
  return shared.some((kind) => isOneOfSeveral(kind, catalogue));
}

const severals = new WeakMap<Catalogue, Map<string, boolean>>();

/** Are there classes that are not of that kind? Worked out once a catalogue and kind. */
function isOneOfSeveral(kind: string, catalogue: Catalogue): boolean {
  const known = severals.get(catalogue) ?? new Map<string, boolean>();
  severals.set(catalogue, known);
  const found =
    known.get(kind) ?? catalogue.classes.some(({ iri, ancestors }) => iri !== kind && !ancestors.includes(kind));
  known.set(kind, found);
  return found;
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
