import lists from "../language/data/sentence-words.json" with { type: "json" };
import { wordSet } from "../language/word-set.ts";
import { closeness } from "../linking/relation-names.ts";
import { SENTENCES } from "../weights.ts";
import { headsFrom } from "./behind-verb.ts";
import { APPOSED, PARTS, STANDING_FOR, UNLIKE } from "./groups.ts";
import { holderBefore } from "./names-left.ts";
import { isOwner, NO_HEADS, type Heads } from "./names-right.ts";
import { says } from "./relation-match.ts";
import { areOfOtherGender } from "./gender.ts";
import type { Unit } from "./sentence-units.ts";
import type { ClausePosition } from "./subject-position.ts";
import { BECOMING, NAMING } from "./verbs.ts";
import {
  isAdverb,
  isBe,
  isDeterminer,
  isMark,
  isName,
  isNoun,
  isPreposition,
  isRelative,
  isVerb,
  POSSESSIVES,
} from "./word-classes.ts";

/** What opens the deed of whoever did it: "the first to climb S". */
const OPENING_ANSWER = wordSet(lists.openingAnswer);
/** Nouns for whoever did it: "the first person to climb S". */
const DOERS = wordSet(lists.doers);
/** What opens what belongs to a noun. */
const OPENING = wordSet(lists.openingComplement);

/**
 * A noun phrase that says the relation: "the first manager of S", "S's first manager", "the first woman to climb S".
 */
export interface NounFrame {
  readonly head: number;
  readonly start: number;
  /** Behind all that belongs to the phrase. */
  readonly end: number;
  /** How surely it is of the subject (0–1). */
  readonly ofSubject: number;
}

/** Nouns that may head such a phrase: those that say the relation's noun, or the question's word for the answer. */
export function nounHeads(units: readonly Unit[], place: Pick<ClausePosition, "asked">): readonly number[] {
  const { asked } = place;
  return units.flatMap((unit, index) => {
    if (unit.kind === "NAME" && asked.shape === "NOUN" && unit.words.length === 1 && says(unit, asked.head, true) > 0)
      return [index];
    if (unit.kind !== "WORD" || isVerb(units, index)) return [];
    const named = says(unit, asked.head) > 0 && (asked.shape === "NOUN" || AGENT.test(unit.lower));
    const opens = OPENING_ANSWER.has(units[index + 1]?.lower ?? "");
    const answers =
      opens &&
      (asked.answerNouns.has(unit.lower) || DOERS.has(unit.lower)) &&
      ![asked.head.lower, ...asked.answerNouns].some((noun) => areOfOtherGender(noun, unit.lower));
    return named || answers ? [index] : [];
  });
}

const AGENT = /(?:[^aeiou]or|er|ist|ian|ect|ant)s?$/u;

/** The phrase around its head; undefined when it is about another kind of thing ("the former manager"). */
export function nounFrame(place: ClausePosition, head: number): NounFrame | undefined {
  const { units, clause, match, asked } = place;
  let start = head;
  while (
    start - 1 >= clause.from &&
    (isNoun(units, start - 1) ||
      isAdverb(units[start - 1]) ||
      units[start - 1]?.kind === "NUMBER" ||
      isCapitalisedModifier(units, start - 1))
  )
    start -= 1;
  for (let index = start; index < head; index += 1) {
    const lower = units[index]?.lower ?? "";
    if (UNLIKE.has(lower) && !match.units.has(index) && !asked.words.some(({ word }) => word.lower === lower))
      return undefined;
  }
  let ofSubject = 0;
  const owner = units[start - 1];
  if (owner?.lower === "'s" && (units[start - 2]?.subject ?? 0) > 0) {
    ofSubject = units[start - 2]?.subject ?? 0;
    start -= 2;
  } else if (owner !== undefined && owner.subject > 0 && (POSSESSIVES.has(owner.lower) || !isVerb(units, start - 2))) {
    if (POSSESSIVES.has(owner.lower) || isDeterminer(units[start - 2])) {
      ofSubject = owner.subject;
      start -= isDeterminer(units[start - 2]) ? 2 : 1;
    }
  } else if (isDeterminer(owner)) {
    start -= 1;
  }
  const behind = complement(place, head);
  if (behind === undefined) return undefined;
  return { head, start: Math.max(start, clause.from), end: behind.end, ofSubject: Math.max(ofSubject, behind.fit) };
}

function isCapitalisedModifier(units: readonly Unit[], index: number): boolean {
  return (
    units[index]?.kind === "NAME" &&
    units[index]?.subject === 0 &&
    isNoun(units, index + 1) &&
    !isOwner(units, index - 1) &&
    (isDeterminer(units[index - 1]) || isNoun(units, index - 1))
  );
}

/** What belongs to the noun behind it; undefined when that makes it the noun of something else. */
function complement(
  { units, clause, match, asked }: ClausePosition,
  head: number,
): { readonly end: number; readonly fit: number } | undefined {
  let index = head + 1;
  let fit = 0;
  const opens = isPreposition(units[index]) || OPENING.has(units[index]?.lower ?? "");
  if (!opens) return { end: index, fit };
  const relative = isRelative(units[index]);
  for (; index < clause.to; index += 1) {
    const unit = units[index];
    if (unit === undefined) break;
    if (unit.kind === "MARK") break;
    if (unit.subject > 0) {
      const owned =
        isOwner(units, index) || (isNoun(units, index + 1) && !asked.answerNouns.has(units[index + 1]?.lower ?? ""));
      if (
        owned &&
        !match.units.has(index + (isOwner(units, index) ? 2 : 1)) &&
        !(isOwner(units, index) ? PARTS : APPOSED).has(units[index + (isOwner(units, index) ? 2 : 1)]?.lower ?? "")
      )
        return undefined;
      fit = Math.max(fit, unit.subject);
      continue;
    }
    if (isBe(unit) || BECOMING.has(unit.lower)) {
      if (relative && fit === 0) continue;
      break;
    }
    if (fit > 0 && isVerb(units, index) && !match.units.has(index)) break;
    if (fit === 0 && isVerb(units, index) && !match.units.has(index)) return undefined;
    // Before the subject comes, a noun that nobody asked for would make it somebody else's: "the manager of the rival
    // of S".
    if (fit === 0 && isNoun(units, index) && !match.units.has(index) && !STANDING_FOR.has(unit.lower)) {
      if (isPreposition(units[index + 1]) || units[index + 1]?.lower === "'s") return undefined;
      fit = 0;
    }
    if (fit === 0 && isName(unit) && !match.units.has(index) && !isNoun(units, index + 1))
      return { end: index, fit: 0 };
  }
  return { end: index, fit };
}

/** Who or what the phrase is said of: behind "was", before "was", beside a comma, or right behind the noun. */
export function holdersOf({ units, clause, asked }: ClausePosition, frame: NounFrame): Heads {
  const { head, start } = frame;
  const end = overAside(units, frame.end);
  const after = units[end];
  const kind = asked.kind === "PLACE" && asked.shape === "NOUN" ? "NAME" : asked.kind;
  if (isBe(after) || (after !== undefined && BECOMING.has(after.lower))) {
    const naming = NAMING.has(units[end + 1]?.lower ?? "");
    let from = end + (naming ? 2 : 1);
    if (isAdverb(units[from])) from += 1;
    // "was designed": a verb, not a name.
    if (!naming && isVerb(units, from)) return NO_HEADS;
    const heads = headsFrom(units, from, clause.to, kind, asked.answerNouns);
    if (heads.units.length > 0) return heads;
    return NO_HEADS;
  }
  const before = holderBefore(units, start, clause.from);
  if (before.units.length > 0) return before;
  // "The mascot of S, the T,"
  const apposed = units[end + 1]?.lower === "the" && isMark(units[end + 3], ",") ? end + 2 : end + 1;
  if (isMark(after, ",") && isName(units[apposed]) && !isPreposition(units[start - 1])) {
    const next = units[apposed + 1];
    const single =
      next === undefined ||
      isMark(next, ",") ||
      isMark(next, "(") ||
      isVerb(units, apposed + 1) ||
      apposed + 1 >= clause.to ||
      next.lower === "and";
    // "In 1912 the captain of S, X, …": one name between commas.
    if (single && !isOwner(units, apposed)) return headsFrom(units, apposed, clause.to, kind, asked.answerNouns);
  }
  if (end === head + 1 && isName(after) && after?.subject === 0 && !isOwner(units, end)) {
    const heads = headsFrom(units, end, clause.to, kind, asked.answerNouns);
    return { ...heads, fit: heads.fit * SENTENCES.nameBehindNoun };
  }
  return NO_HEADS;
}

/** "the captain of S, a man of forty, was": the verb behind what is said by the way. */
function overAside(units: readonly Unit[], end: number): number {
  if (!isMark(units[end], ",") || isName(units[end + 1])) return end;
  const close = units.findIndex((unit, index) => index > end && isMark(unit, ","));
  return close > 0 && close < end + 9 && isBe(units[close + 1]) ? close + 1 : end;
}

/** Whether a noun names who does what the relation's verb says: "manager" for "managed". */
export function isAgentOf(unit: Unit | undefined, asked: ClausePosition["asked"]): boolean {
  return (
    unit !== undefined &&
    AGENT.test(unit.lower) &&
    unit.words.some((word) => closeness(word, asked.head) >= SENTENCES.close)
  );
}
