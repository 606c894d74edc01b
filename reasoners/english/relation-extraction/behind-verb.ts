import lists from "../language/data/sentence-words.json" with { type: "json" };
import prepositions from "../language/data/prepositions.json" with { type: "json" };
import { wordSet } from "../language/word-set.ts";
import { SENTENCES } from "../weights.ts";
import type { ExpectedAnswerType } from "./expected-answer-type.ts";
import { NO_HEADS, namesRightOf, isOwner, type Heads } from "./names-right.ts";
import type { Range } from "./clauses.ts";
import type { Unit } from "./sentence-units.ts";
import { NAMING } from "./verbs.ts";
import { isAdverb, isDeterminer, isMark, isName, isNoun, isPreposition, isRelative, isVerb } from "./word-classes.ts";

/** Before the first and the last date of a span. */
const SPAN_FROM = wordSet(lists.spanFrom);
const SPAN_TO = wordSet(lists.spanTo);
/** "In Vienna, X married": prepositions of a place in front. */
const FRONTED = wordSet(lists.frontedPlaces);
const ABOUT = wordSet(lists.aboutNumbers);
const COUNTRIES = wordSet(lists.countries);

const NOT_THEN = wordSet(lists.notThen);
const PLACES = wordSet(lists.beforePlaces);
/** Prepositions that ask the same. */
const LIKE: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(prepositions.alike));

/** Where what belongs to a verb ends: at the next verb, or at a relative clause. */
function reach(units: readonly Unit[], verb: number, clause: Range): number {
  for (let index = verb + 1; index < clause.to; index += 1) {
    if (isRelative(units[index]) || (isVerb(units, index) && !NAMING.has(units[index]?.lower ?? ""))) return index;
  }
  return clause.to;
}

/** When it happened: the date behind the verb, or the one that the clause begins with. */
export function dateOf(units: readonly Unit[], verb: number, clause: Range): Heads {
  const end = reach(units, verb, clause);
  for (let index = verb + 1; index < end; index += 1) {
    if (units[index]?.kind === "DATE")
      return NOT_THEN.has(units[index - 1]?.lower ?? "") || startsSpan(units, index)
        ? NO_HEADS
        : { units: [index], fit: 1 };
  }
  for (let index = clause.from; index < Math.min(verb, clause.from + 4); index += 1) {
    const opens = isPreposition(units[clause.from]) && !NOT_THEN.has(units[clause.from]?.lower ?? "");
    if (
      units[index]?.kind === "DATE" &&
      opens &&
      !units
        .slice(index + 1, verb)
        .some(
          (unit, place) =>
            isRelative(unit) || (isVerb(units, index + 1 + place) && unit.lower !== "was" && unit.lower !== "were"),
        )
    )
      return { units: [index], fit: SENTENCES.beforeVerb };
  }
  return NO_HEADS;
}

/** "from 1989 to 1998" is no point in time. */
function startsSpan(units: readonly Unit[], index: number): boolean {
  return SPAN_FROM.has(units[index - 1]?.lower ?? "") || SPAN_TO.has(units[index - 1]?.lower ?? "");
}

/** What stands behind a preposition of the verb: "surrendered TO X", "died OF X". */
export function behindPreposition(
  units: readonly Unit[],
  verb: number,
  clause: Range,
  preposition: string,
  kind: ExpectedAnswerType,
  nouns: ReadonlySet<string>,
): Heads {
  const wanted = kind === "PLACE" && preposition === "at" ? ["at", "in"] : (LIKE.get(preposition) ?? [preposition]);
  const end = reach(units, verb, clause);
  for (let index = verb + 1; index < end; index += 1) {
    const unit = units[index];
    if (unit === undefined || !wanted.includes(unit.lower)) continue;
    const heads = headsFrom(units, index + 1, end, kind, nouns);
    if (heads.units.length > 0) return kind === "PLACE" ? placeOf(units, heads, nouns) : heads;
    // Behind another noun the same preposition belongs to that: "in a number of institutions in India".
    if (units[index + 1]?.kind !== "DATE" && unit.lower === preposition) break;
  }
  const opening = units[clause.from];
  if (opening !== undefined && wanted.includes(opening.lower) && clause.from < verb) {
    const heads = headsFrom(units, clause.from + 1, verb, kind, nouns);
    if (
      heads.units.some(
        (head) => units[head + 1] !== undefined && (isMark(units[head + 1], ",") || isPreposition(units[head + 1])),
      )
    )
      return { units: heads.units, fit: heads.fit * SENTENCES.opening };
  }
  return NO_HEADS;
}

/** Where it happened: the first place behind the verb, or behind a fronted preposition. */
export function whereOf(units: readonly Unit[], verb: number, clause: Range, nouns: ReadonlySet<string>): Heads {
  const end = reach(units, verb, clause);
  for (let index = verb + 1; index < end; index += 1) {
    if (!PLACES.has(units[index]?.lower ?? "")) continue;
    const heads = namesRightOf(units, index + 1, end, nouns);
    const first = heads.units[0];
    if (first !== undefined && units[first]?.kind === "NAME" && !isOwner(units, first) && first - index < 4)
      return placeOf(units, { units: [first], fit: heads.fit }, nouns);
  }
  const opening = units[clause.from];
  const name = units[clause.from + 1];
  return opening !== undefined &&
    clause.from + 1 < verb &&
    FRONTED.has(opening.lower) &&
    name?.kind === "NAME" &&
    isMark(units[clause.from + 2], ",")
    ? { units: [clause.from + 1], fit: SENTENCES.opening }
    : NO_HEADS;
}

/** Of "Paddington, London, England" a country is the last, a town the first. */
function placeOf(units: readonly Unit[], heads: Heads, nouns: ReadonlySet<string>): Heads {
  let last = heads.units[0];
  if (last === undefined || ![...COUNTRIES].some((noun) => nouns.has(noun))) return heads;
  while (isMark(units[last + 1], ",") && units[last + 2]?.kind === "NAME") last += 2;
  return { units: [last], fit: heads.fit };
}

/** What a verb without preposition is followed by. */
export function objectOf(
  units: readonly Unit[],
  verb: number,
  clause: Range,
  kind: ExpectedAnswerType,
  nouns: ReadonlySet<string>,
): Heads {
  let index = verb + 1;
  while (isAdverb(units[index])) index += 1;
  return headsFrom(units, index, clause.to, kind, nouns);
}

/** Names, or else the common noun that begins there where no name is wanted. */
export function headsFrom(
  units: readonly Unit[],
  from: number,
  to: number,
  kind: ExpectedAnswerType,
  nouns: ReadonlySet<string>,
): Heads {
  if (kind === "NUMBER") {
    const number = isAdverb(units[from]) || ABOUT.has(units[from]?.lower ?? "") ? from + 1 : from;
    return units[number]?.kind === "NUMBER" && number < to ? { units: [number], fit: 1 } : NO_HEADS;
  }
  if (kind === "DATE" || kind === "YEAR")
    return units[from]?.kind === "DATE" && from < to ? { units: [from], fit: 1 } : NO_HEADS;
  const names = kind === "NOUN" ? NO_HEADS : namesRightOf(units, from, to, nouns);
  if (names.units.length > 0 || !(kind === "NOUN" || kind === "ANY")) return names;
  return nounFrom(units, from, to);
}

/** "a cocker spaniel": from the first word behind the determiner to the head. */
function nounFrom(units: readonly Unit[], from: number, to: number): Heads {
  let index = from;
  while (isDeterminer(units[index]) && index < to) index += 1;
  const start = index;
  while (index < to && (isNoun(units, index) || (isName(units[index]) && index === start))) index += 1;
  return index > start
    ? { units: Array.from({ length: index - start }, (_, place) => start + place), fit: SENTENCES.noun, joined: true }
    : NO_HEADS;
}
