import lists from "../language/data/sentence-words.json" with { type: "json" };
import { wordSet } from "../language/word-set.ts";
import { SENTENCES } from "../weights.ts";
import type { Unit } from "./sentence-units.ts";
import { GROUPS } from "./groups.ts";
import { isAdverb, isBe, isDeterminer, isMark, isName, isNoun, isPreposition, isVerb } from "./word-classes.ts";

const OWNERS = wordSet(lists.owners);
/** "a party led by X", "a firm founded by X". */
const LEADING = wordSet(lists.leadingOrFounding);
/** Behind a name these are no nouns that it modifies: "X early in 1950". */
const NOT_MODIFIED = wordSet(lists.behindName);
/** Words that begin no item of a list of names. */
const NO_ITEM = wordSet(lists.beginsNoItem);

/** Units at the head of a noun phrase, and how sure it is that they are its head (0–1). */
export interface Heads {
  readonly units: readonly number[];
  readonly fit: number;
  /** The units are the words of one answer, not answers of a list. */
  readonly joined?: true;
}

export const NO_HEADS: Heads = { units: [], fit: 0 };

/**
 * The names at the head of the noun phrase that begins at `from`: "the Danish architect X", "his successor, X,", "X and
 * Y", "a party led by X". `nouns` are words that a name may stand before: "the Fra Mauro highlands".
 */
export function namesRightOf(
  units: readonly Unit[],
  from: number,
  to: number,
  nouns: ReadonlySet<string> = new Set(),
): Heads {
  let index = from;
  let sawNoun: string | undefined;
  let fit = 1;
  while (index < to) {
    const unit = units[index];
    if (unit === undefined) return NO_HEADS;
    if (isName(unit)) {
      if (modifies(units, index, nouns)) {
        index += 1;
        continue;
      }
      if (isOwner(units, index)) return ownedTitle(units, index, to);
      return { units: listFrom(units, index, to, nouns), fit };
    }
    if (isMark(unit, ",") && sawNoun !== undefined && isName(units[index + 1]) && closes(units, index + 1, to)) {
      // "his successor, Gerald Ford," says who the successor is.
      index += 1;
      continue;
    }
    if (sawNoun !== undefined && GROUPS.has(sawNoun)) {
      const leader = behindGroup(units, index, to);
      if (leader !== undefined) {
        fit *= leader.fit;
        index = leader.next;
        sawNoun = undefined;
        continue;
      }
    }
    if (isNoun(units, index)) sawNoun = unit.lower;
    else if (
      !(
        isDeterminer(unit) ||
        isAdverb(unit) ||
        unit.lower === "and" ||
        unit.lower === "'s" ||
        (unit.kind === "WORD" && isVerb(units, index) && isNoun(units, index + 1) && index > from)
      )
    )
      return NO_HEADS;
    if (unit.lower === "and" && !isName(units[index + 1]) && !isName(units[index - 1])) return NO_HEADS;
    index += 1;
  }
  return NO_HEADS;
}

/** "party led by", "expedition under", "company of". */
function behindGroup(
  units: readonly Unit[],
  index: number,
  to: number,
): { readonly next: number; readonly fit: number } | undefined {
  const unit = units[index];
  if (unit === undefined || index >= to) return undefined;
  if (unit.lower === "under") return { next: index + 1, fit: SENTENCES.groupBehind };
  if (unit.lower === "of" && !isName(units[index + 1])) {
    // "a party of seven led by", "the company of his friend X"
    const next = units[index + 1];
    if (next?.kind === "NUMBER" || isDeterminer(next)) {
      const led = behindGroup(units, index + 2, to);
      return led ?? (OWNERS.has(next?.lower ?? "") ? { next: index + 1, fit: SENTENCES.ownGroup } : undefined);
    }
    if (isNoun(units, index + 1)) return behindGroup(units, index + 2, to);
  }
  if (LEADING.has(unit.lower) && units[index + 1]?.lower === "by")
    return { next: index + 2, fit: SENTENCES.groupBehind };
  return undefined;
}

/** "the Danish architect": a name right before a noun only says which. */
function modifies(units: readonly Unit[], index: number, nouns: ReadonlySet<string>): boolean {
  const [unit, next, afterNext] = [units[index], units[index + 1], units[index + 2]];
  if (unit === undefined || next === undefined || unit.kind === "TITLE") return false;
  if (
    next.lower === "and" &&
    isName(afterNext) &&
    afterNext !== undefined &&
    isSimple(unit) &&
    isSimple(afterNext) &&
    isNoun(units, index + 3) &&
    isDemonym(unit.text)
  )
    return true;
  if (
    next.lower === "and" &&
    isName(afterNext) &&
    isDeterminer(units[index - 1]) &&
    isNoun(units, index + 3) &&
    !isPreposition(units[index + 3])
  )
    return true;
  if (nouns.has(next.lower)) return false;
  if (unit.lower.endsWith("-born") || /-based$/u.test(unit.lower)) return true;
  if (isNoun(units, index + 1)) return !NOT_MODIFIED.has(next.lower);
  return isDemonym(unit.text) && isSimple(unit) && isName(next) && isNoun(units, index + 2);
}

function isSimple(unit: Unit): boolean {
  return unit.words.length === 1;
}

function isDemonym(text: string): boolean {
  return /(?:an|ish|ese|ic|ch|ss|ek|i|sh)$/u.test(text);
}

export function isOwner(units: readonly Unit[], index: number): boolean {
  return units[index + 1]?.lower === "'s";
}

/** "Prokofiev's “War and Peace”", "Ayer's war film, Fury,": the title is the head, or the name behind its noun. */
function ownedTitle(units: readonly Unit[], index: number, to: number): Heads {
  for (let next = index + 2; next < Math.min(to, index + 6); next += 1) {
    if (units[next]?.kind === "TITLE") return { units: [next], fit: 1 };
    if (
      isMark(units[next], ",") &&
      isNoun(units, next - 1) &&
      isName(units[next + 1]) &&
      closes(units, next + 1, to) &&
      !isOwner(units, next + 1)
    )
      return { units: [next + 1], fit: 1 };
    if (!isNoun(units, next) && !isDeterminer(units[next])) return NO_HEADS;
  }
  return NO_HEADS;
}

/** "A", "A and B", "A, B and C"; a trade or a title may stand before each. */
function listFrom(units: readonly Unit[], first: number, to: number, nouns: ReadonlySet<string>): readonly number[] {
  const list = [first];
  let commas: number[] = [];
  let index = first + 1;
  // "X of Poland and Y", "X (1901–1985) and Y"
  while (index < to) {
    const joint = units[index];
    if (joint?.lower === "of" && isName(units[index + 1]) && units[first]?.kind === "NAME") {
      index += 2;
      continue;
    }
    if (isMark(joint, "(")) {
      const close = units.findIndex((unit, place) => place > index && isMark(unit, ")"));
      if (close < 0) break;
      index = close + 1;
      continue;
    }
    const and = joint?.lower === "and" || (isMark(joint, ",") && units[index + 1]?.lower === "and");
    const at = itemAt(units, index + (isMark(joint, ",") && and ? 2 : 1), to, nouns);
    if (and) return at === undefined || beginsAnew(units, at) ? list : [...list, ...commas, at];
    if (!isMark(joint, ",") || at === undefined || at !== index + 1) break;
    commas = [...commas, at];
    index = at + 1;
  }
  return list;
}

/** The name of a listed item: right there, or behind "the engineer". */
function itemAt(units: readonly Unit[], from: number, to: number, nouns: ReadonlySet<string>): number | undefined {
  for (let index = from; index < Math.min(to, from + 4); index += 1) {
    if (isName(units[index]) && !modifies(units, index, nouns)) return isOwner(units, index) ? undefined : index;
    // "by A and stars B": a word in -s without a determiner is a verb rather than a trade.
    if (isNoun(units, index) && index === from && /[^s]s$/u.test(units[index]?.lower ?? "")) return undefined;
    if (NO_ITEM.has(units[index]?.lower ?? "")) return undefined;
    if (!isDeterminer(units[index]) && !isNoun(units, index) && !isName(units[index])) return undefined;
  }
  return undefined;
}

/** "A, and B founded …": B is the subject of another clause. */
function beginsAnew(units: readonly Unit[], index: number): boolean {
  return isVerb(units, index + 1);
}

/** Whether the name between commas ends a phrase, and does not begin a place ("a policeman, Albert Alexander."). */
function closes(units: readonly Unit[], index: number, to: number): boolean {
  const next = units[index + 1];
  return (
    index + 1 >= to ||
    next === undefined ||
    next.kind === "MARK" ||
    isPreposition(next) ||
    isBe(next) ||
    next.lower === "and" ||
    next.kind === "DATE" ||
    isVerb(units, index + 1) ||
    next.lower === "who"
  );
}
