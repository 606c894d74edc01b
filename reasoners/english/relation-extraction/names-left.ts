import lists from "../language/data/sentence-words.json" with { type: "json" };
import { wordSet } from "../language/word-set.ts";
import { isPast } from "../language/word-forms.ts";
import { SENTENCES } from "../weights.ts";
import type { Unit } from "./sentence-units.ts";
import { BECOMING } from "./verbs.ts";
import { isOwner, NO_HEADS, type Heads } from "./names-right.ts";
import { GROUPS } from "./groups.ts";
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
} from "./word-classes.ts";

const AUXILIARIES = wordSet(lists.auxiliariesOfSubject);
/** "X of the Y": what belongs to a name with an article between. */
const OF = wordSet(lists.ofPrepositions);
/** "led by X": whoever leads a group acts with it. */
const LEADING = wordSet(lists.leading);
/** Words that a clause begins with, before its subject. */
const BEFORE_SUBJECT = wordSet(lists.beforeSubject);
/** "X, captain of S, …": behind a noun that is said by the way. */
const BEHIND_ASIDE = wordSet(lists.behindNounAside);
const SMALL_NUMBERS = wordSet(lists.smallNumbers);

/** Words by which what stands between commas is recognised as said by the way. */
const ASIDE = wordSet(lists.aside);

/**
 * The names at the head of the subject whose verb stands at `verb`, looking back from it to `from`: over adverbs and
 * auxiliaries, what is said by the way between commas, relative pronouns, and verbs that share the subject.
 */
export function namesLeftOf(units: readonly Unit[], verb: number, from: number, depth = 0): Heads {
  let index = verb - 1;
  while (index >= from && (isAdverb(units[index]) || AUXILIARIES.has(units[index]?.lower ?? ""))) index -= 1;
  const unit = units[index];
  if (unit === undefined || index < from || depth > 4) return NO_HEADS;
  if (isName(unit)) return headsEndingAt(units, index, from);
  if (isMark(unit, ",")) return overAside(units, index, from, depth);
  if (isMark(unit, ")")) {
    const open = units.findLastIndex((other, place) => place < index && isMark(other, "("));
    return open <= from ? NO_HEADS : namesLeftOf(units, open, from, depth + 1);
  }
  if (isRelative(unit) && unit.lower !== "whom" && unit.lower !== "where") return antecedent(units, index, from, depth);
  if (unit.lower === "and" || unit.lower === "but") return sharedSubject(units, index, from, depth);
  if (unit.kind === "DATE" && isPreposition(units[index - 1])) return namesLeftOf(units, index - 1, from, depth + 1);
  if (unit.kind === "WORD") {
    // "the architect of S designed": the phrase before ends with a noun, and its head may be a name with "of".
    return NO_HEADS;
  }
  return NO_HEADS;
}

/** A name right before the verb, with those listed before it; not one that only follows a preposition. */
function headsEndingAt(units: readonly Unit[], last: number, from: number): Heads {
  const list = listEndingAt(units, last, from);
  const first = list[0] ?? last;
  const before = units[first - 1];
  if (first - 1 < from || before === undefined) return { units: list, fit: 1 };
  if (isOwner(units, first - 2) || before.lower === "'s")
    return units[last]?.kind === "TITLE" || before.lower !== "'s" ? { units: list, fit: 1 } : NO_HEADS;
  if (before.lower === "of" && isName(units[first - 2]) && units[first - 2]?.kind === "NAME")
    return headsEndingAt(units, first - 2, from);
  if (isDeterminer(before) && OF.has(units[first - 2]?.lower ?? "") && units[first - 3]?.kind === "NAME")
    return headsEndingAt(units, first - 3, from);
  if (isDeterminer(before) && isPreposition(units[first - 2]) && first - 2 > from) return NO_HEADS;
  if (before.lower === "by" && LEADING.has(units[first - 2]?.lower ?? ""))
    return { units: list, fit: SENTENCES.groupLedBy };
  if (before.lower === "under" && GROUPS.has(units[first - 2]?.lower ?? ""))
    return { units: list, fit: SENTENCES.groupLedBy };
  if (BEFORE_SUBJECT.has(before.lower)) return { units: list, fit: 1 };
  return isPreposition(before) ? NO_HEADS : { units: list, fit: 1 };
}

/** "A and B", "A, B and C", back from the last. */
function listEndingAt(units: readonly Unit[], last: number, from: number): readonly number[] {
  const and = units[last - 1]?.lower === "and" ? last - 1 : trade(units, last, from);
  if (and === undefined) return [last];
  let index = isMark(units[and - 1], ",") ? and - 2 : and - 1;
  if (index < from) return [last];
  // "X of New Zealand and Y"
  if (isName(units[index]) && units[index - 1]?.lower === "of" && units[index - 2]?.kind === "NAME") index -= 2;
  if (!isName(units[index]) || (isPreposition(units[index - 1]) && index - 1 >= from)) return [last];
  const list = [index, last];
  while (
    isMark(units[index - 1], ",") &&
    isName(units[index - 2]) &&
    index - 2 >= from &&
    !isPreposition(units[index - 3])
  ) {
    index -= 2;
    list.unshift(index);
  }
  return list;
}

/** "A and the engineer B": the "and" before the trade. */
function trade(units: readonly Unit[], last: number, from: number): number | undefined {
  let index = last - 1;
  while (index >= from && isNoun(units, index) && last - index < 3) index -= 1;
  return index < last - 1 && isDeterminer(units[index]) && units[index - 1]?.lower === "and" && index - 2 >= from
    ? index - 1
    : undefined;
}

/** "X, the wife of Y, announced": what stands between the commas is said by the way. */
function overAside(units: readonly Unit[], comma: number, from: number, depth: number): Heads {
  for (let open = comma - 1; open > from; open -= 1) {
    if (!isMark(units[open], ",")) continue;
    const [before, first] = [units[open - 1], units[open + 1]];
    if (before === undefined || first === undefined) continue;
    const aside =
      ASIDE.has(first.lower) ||
      first.kind === "NUMBER" ||
      first.kind === "DATE" ||
      isPast(first.lower) ||
      (isNoun(units, open + 1) && BEHIND_ASIDE.has(units[open + 2]?.lower ?? ""));
    if (aside && (isName(before) || isMark(before, ")"))) return namesLeftOf(units, open, from, depth + 1);
    // "Edmund Halley, of Oxford, England, computed" keeps looking for the comma that opens.
    if (!aside && !isName(first)) return NO_HEADS;
  }
  return NO_HEADS;
}

/** The names that "who" or "which" goes on about: "X, who", "X was the architect who". */
function antecedent(units: readonly Unit[], relative: number, from: number, depth: number): Heads {
  let index = relative - 1;
  if (isMark(units[index], ",")) index -= 1;
  const unit = units[index];
  if (unit === undefined || index < from) return NO_HEADS;
  if (isName(unit) && !isPreposition(units[index - 1])) return headsEndingAt(units, index, from);
  const start = phraseStart(units, index, from);
  return start === undefined ? NO_HEADS : holderBefore(units, start, from, depth + 1);
}

/** Where the noun phrase with its last word at `last` begins, over "of" and the like. */
function phraseStart(units: readonly Unit[], last: number, from: number): number | undefined {
  let index = last;
  while (index >= from) {
    const before = units[index - 1];
    if (isDeterminer(units[index]) && !SMALL_NUMBERS.has(units[index]?.lower ?? "")) {
      // "the wife of the governor": the phrase begins further left.
      if (index - 1 >= from && (before?.lower === "of" || before?.lower === "in") && index - 2 >= from) index -= 1;
      else return index;
    } else if (
      index - 1 < from ||
      before === undefined ||
      before.kind === "MARK" ||
      isBe(before) ||
      BECOMING.has(before.lower) ||
      before.lower === "as" ||
      isVerb(units, index - 1)
    ) {
      return index;
    }
    index -= 1;
  }
  return undefined;
}

/** Who a noun phrase that begins at `start` is said of: "X was the …", "X became the …", "X, the …". */
export function holderBefore(units: readonly Unit[], start: number, from: number, depth = 0): Heads {
  const before = units[start - 1];
  if (before === undefined || start - 1 < from || depth > 4) return NO_HEADS;
  if (isBe(before) || BECOMING.has(before.lower)) return namesLeftOf(units, start - 1, from, depth + 1);
  if (before.lower === "and") {
    // "X was a painter and the founder of S", "X became the first A and the first B"
    const verb = units.findLastIndex(
      (unit, place) => place < start - 1 && place > from && (isBe(unit) || BECOMING.has(unit.lower)),
    );
    const plain =
      verb >= 0 &&
      units.slice(verb + 1, start - 1).every((unit) => unit.kind !== "MARK" && !isName(unit) && !isRelative(unit));
    return plain ? namesLeftOf(units, verb, from, depth + 1) : NO_HEADS;
  }
  if (before.lower === "as") {
    const verb = units.findLastIndex(
      (unit, place) =>
        place < start - 1 && place >= start - 5 && place > from && unit.kind === "WORD" && isPast(unit.lower),
    );
    if (verb < 0) return actingAs(units, start - 1, from);
    return scaled(namesLeftOf(units, verb, from, depth + 1), SENTENCES.as);
  }
  if (isMark(before, ",")) {
    const named = units[start - 2];
    if (isName(named) && !(isPreposition(units[start - 3]) && units[start - 3]?.lower !== "by"))
      return headsOfApposition(units, start - 2, from);
    if (isMark(named, ")")) {
      const open = units.findLastIndex((unit, place) => place < start - 2 && isMark(unit, "("));
      if (open > from && isName(units[open - 1])) return headsOfApposition(units, open - 1, from);
    }
  }
  return NO_HEADS;
}

/** "The Gulls PLAY in the cup as a member of S": a plain verb right behind the name that the clause begins with. */
function actingAs(units: readonly Unit[], as: number, from: number): Heads {
  const name = isDeterminer(units[from]) ? from + 1 : from;
  const verb = name + 1;
  const isPlain =
    units[name]?.kind === "NAME" &&
    units[verb]?.kind === "WORD" &&
    verb < as &&
    as - verb < 6 &&
    !isPreposition(units[verb]) &&
    !isDeterminer(units[verb]) &&
    !isBe(units[verb]) &&
    !isAdverb(units[verb]) &&
    isPreposition(units[verb + 1]);
  const isOnly = units
    .slice(verb + 1, as)
    .every((unit, index) => unit.kind !== "MARK" && !isVerb(units, verb + 1 + index));
  return isPlain && isOnly ? { units: [name], fit: SENTENCES.as } : NO_HEADS;
}

function headsOfApposition(units: readonly Unit[], name: number, from: number): Heads {
  const heads = units[name - 1]?.lower === "by" ? { units: [name], fit: 1 } : headsEndingAt(units, name, from);
  // "A and B, the founder of S": only the last is meant.
  return heads.units.length > 1 ? { units: [name], fit: SENTENCES.lastOfSeveral } : heads;
}

function scaled(heads: Heads, by: number): Heads {
  return { units: heads.units, fit: heads.fit * by };
}

/** "X built A and designed S": the subject of the verb before. */
function sharedSubject(units: readonly Unit[], and: number, from: number, depth: number): Heads {
  for (let index = and - 1; index > from; index -= 1) {
    if (isRelative(units[index])) return NO_HEADS;
    if (
      !isVerb(units, index) ||
      (units[index]?.kind === "WORD" && !isPast(units[index]?.lower ?? "") && !isBe(units[index]))
    )
      continue;
    const heads = namesLeftOf(units, index, from, depth + 1);
    if (heads.units.length > 0) return scaled(heads, SENTENCES.sharedSubject);
  }
  return NO_HEADS;
}
