import lists from "../language/data/day-of-asking.json" with { type: "json" };
import type { ExceptForm, RelationPhrase, SetForm } from "../../../engine/question/form/logical-form.ts";
import { MOST_END_CLASSES, type Catalogue, type RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { wordSet } from "../language/word-set.ts";
import { wordsOf } from "../language/words.ts";

/** Words by which relations say that something is over. */
const ENDS = new Map<string, ReadonlySet<string>>(
  (["deaths", "closings", "ruins", "closed", "gone", "demolished", "dissolved", "abolished"] as const).map((name) => [
    name,
    wordSet(lists[name]),
  ]),
);
const DATING = wordSet(lists.dating);
/** What stands beside them in the names of dates, and of truths. */
const ENDING = new Set([...DATING, ...wordSet(lists.ending)]);
/** Of somebody: by what they were killed, and what says so of them only with "by" or "in" behind it. */
const KILLING = wordSet(lists.killing);
const KILLED_BY = wordSet("by in at");
/** What says where or of what, and not when. */
const NO_DATING = wordSet("place cause manner location site circumstances");
const AGAIN = wordSet(lists.again);
const FATES = wordSet(lists.fates);
const DAILY = wordSet("closing closes close closed opening opens open");
const HOURS = wordSet("time times hour hours");
const CLOSING = wordSet("closing closed");
const DAYS = wordSet("day days");
/** What tells of a death beside its date: "place of death", "cause of death", "buried at". */
const BESIDE_DATES = wordSet("place cause manner of location site circumstances burial buried grave death in at");

/** The relations to dates that are called by these words and say nothing more, of things of some classes. */
export function datesCalled(
  called: ReadonlySet<string>,
  types: readonly string[],
  catalogue: Catalogue,
  beside: ReadonlySet<string> = DATING,
): readonly RelationEntry[] {
  const found = catalogue.relations.filter(
    (relation) =>
      relation.objectKind === "DATE" &&
      isOf(relation, types) &&
      !isOfEachDay(relation) &&
      saysOnly(relation, called, beside),
  );
  // The day tells more than the year.
  return [...found].sort((a, b) => Number(saysYear(a)) - Number(saysYear(b)));
}

/**
 * What tells that things of some classes are over: dates, truths and texts, and of somebody also where or of what they
 * died.
 */
export function endsOf(end: string, types: readonly string[], catalogue: Catalogue): readonly RelationEntry[] {
  const called = ENDS.get(end);
  if (called === undefined) return [];
  const isOfLife = end === "deaths";
  const dates = datesCalled(isOfLife ? new Set([...called, ...KILLING]) : called, types, catalogue, ENDING);
  const others = catalogue.relations.filter((relation) => {
    if (relation.objectKind === "DATE" || relation.objectKind === "NUMBER") return false;
    if (!isOf(relation, types) || isOfEachDay(relation)) return false;
    if (saysOnly(relation, called, ENDING)) return isOfLife || relation.objectKind === "TEXT";
    return isOfLife && (saysOnly(relation, called, BESIDE_DATES) || saysKilledBy(relation));
  });
  return [...dates, ...others].slice(0, MOST_ENDS);
}

/**
 * What may tell that things of some classes are over, or that they came back, and is not called plainly so: of what
 * any of it is stated, nobody can tell by words alone.
 */
export function mayTellEnd(end: string, types: readonly string[], catalogue: Catalogue): readonly RelationEntry[] {
  const called = ENDS.get(end);
  if (called === undefined) return [];
  const sure = endsOf(end, types, catalogue);
  const isOfLife = end === "deaths";
  return catalogue.relations
    .filter((relation) => {
      if (sure.includes(relation) || !isOf(relation, types) || isOfEachDay(relation)) return false;
      if (!isOfLife && (saysOnly(relation, FATES, ENDING) || saysAnyOf(relation, AGAIN))) return true;
      if (relation.objectKind !== "DATE" && relation.isTruth !== true) return false;
      return (
        !saysAnyOf(relation, NO_DATING) && (saysAnyOf(relation, called) || (isOfLife && saysAnyOf(relation, KILLING)))
      );
    })
    .slice(0, MOST_ENDS);
}

/** Does a graph tell of things of some classes when they came back after their end? */
export function comeBack(types: readonly string[], catalogue: Catalogue): boolean {
  return catalogue.relations.some((relation) => isOf(relation, types) && saysAnyOf(relation, AGAIN));
}

const MOST_ENDS = 12;

/** Is it stated of things of one of these classes? Where nothing is known of either it may be. */
function isOf({ subjectClasses }: RelationEntry, types: readonly string[]): boolean {
  return (
    types.length === 0 ||
    subjectClasses.length === 0 ||
    // A class that is missing from a full list tells nothing.
    subjectClasses.length >= MOST_END_CLASSES ||
    subjectClasses.some((iri) => types.includes(iri))
  );
}

/** "Closing time", "closing day": when it is shut each day or week. */
function isOfEachDay({ label, aliases }: RelationEntry): boolean {
  return [label, ...aliases].some((name) => {
    const words = lowersOf(name);
    const says = (some: ReadonlySet<string>): boolean => words.some((lower) => some.has(lower));
    return (says(DAILY) && says(HOURS)) || (says(CLOSING) && says(DAYS));
  });
}

function saysAnyOf({ label, aliases }: RelationEntry, called: ReadonlySet<string>): boolean {
  return [label, ...aliases].some((name) => lowersOf(name).some((lower) => called.has(lower)));
}

/** "Killed by", "murdered in": who killed somebody is not dead by that. */
function saysKilledBy({ label, aliases }: RelationEntry): boolean {
  return [label, ...aliases].some((name) => {
    const [first, second, ...others] = lowersOf(name);
    return others.length === 0 && KILLING.has(first ?? "") && KILLED_BY.has(second ?? "");
  });
}

function saysOnly(
  { label, aliases }: RelationEntry,
  called: ReadonlySet<string>,
  beside: ReadonlySet<string>,
): boolean {
  return [label, ...aliases].some((name) => {
    const words = lowersOf(name);
    return words.some((lower) => called.has(lower)) && words.every((lower) => called.has(lower) || beside.has(lower));
  });
}

function saysYear({ label }: RelationEntry): boolean {
  return lowersOf(label).some((lower) => lower.includes("year"));
}

/** "birthYear" is written in one, and says two words. */
function lowersOf(name: string): readonly string[] {
  return wordsOf(
    name
      .slice(0, LONGEST_NAME)
      .replaceAll(/(?<=[a-z])(?=[A-Z])/gu, " ")
      .replaceAll("_", " "),
  ).flatMap(({ lower }) => (/[\p{L}\p{N}]/u.test(lower) ? [lower] : []));
}

const LONGEST_NAME = 200;

export function phraseFor({ iri, label }: RelationEntry): RelationPhrase {
  return { text: label, candidates: [{ iri, label, direction: "FORWARD", score: 1 }] };
}

function loosely({ iri, label }: RelationEntry): RelationPhrase {
  const candidate = { iri, label, direction: "FORWARD", score: 1, loose: true, narrower: true } as const;
  return { text: "end", candidates: [candidate] };
}

/**
 * Steps from things to what any of some relations states of them, or others that only may say the same; undefined
 * without any.
 */
export function stepsBy(
  from: SetForm,
  relations: readonly RelationEntry[],
  others: readonly RelationEntry[] = [],
): SetForm | undefined {
  const phrases = [...relations.map(phraseFor), ...others.map(loosely)];
  const steps = phrases.map((relation): SetForm => ({ kind: "follow", from, relation }));
  return steps.length > 1 ? { kind: "union", sets: steps } : steps[0];
}

/** Those of a set of whom any of some relations states something. */
export function stated(set: SetForm, relations: readonly RelationEntry[]): SetForm {
  const sets = relations.map((each): SetForm => ({
    kind: "where",
    set,
    relation: phraseFor(each),
    tally: { how: "count" },
    condition: { operator: ">=", value: { type: "number", number: 1 } },
  }));
  const [only, ...others] = sets;
  return only !== undefined && others.length === 0 ? only : { kind: "union", sets };
}

/** Those of whom none does. */
export function going(set: SetForm, ends: readonly RelationEntry[]): ExceptForm {
  return { kind: "except", set, without: stated(set, ends) };
}
