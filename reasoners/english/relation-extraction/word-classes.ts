import { wordSet } from "../language/word-set.ts";
import lists from "../language/data/sentence-words.json" with { type: "json" };
import { BE, DO, HAVE, isFunctionWord, MODAL, PREPOSITIONS } from "../language/function-words.ts";
import { isPast } from "../language/word-forms.ts";
import type { Unit } from "./sentence-units.ts";

const DOING = wordSet(lists.doing);
/** Words before a participle that stands before its noun: "the first recorded ascent". */
const BEFORE_PARTICIPLE = wordSet(lists.beforeParticiple);

const RELATIVES = wordSet(lists.relatives);
const DETERMINING = wordSet(lists.determining);
export const POSSESSIVES = wordSet(lists.possessives);
const PRONOUNS = wordSet(lists.pronouns);
const ADVERBS = wordSet(lists.adverbs);

/** A preposition; "to" before a verb counts as one too. */
export function isPreposition(unit: Unit | undefined): boolean {
  return unit?.kind === "WORD" && PREPOSITIONS.has(unit.lower);
}

export function isDeterminer(unit: Unit | undefined): boolean {
  return unit?.kind === "WORD" && DETERMINING.has(unit.lower);
}

export function isRelative(unit: Unit | undefined): boolean {
  return unit?.kind === "WORD" && RELATIVES.has(unit.lower);
}

export function isAdverb(unit: Unit | undefined): boolean {
  return unit?.kind === "WORD" && (ADVERBS.has(unit.lower) || /[^f]ly$/u.test(unit.lower));
}

export function isName(unit: Unit | undefined): boolean {
  return unit?.kind === "NAME" || unit?.kind === "TITLE";
}

export function isBe(unit: Unit | undefined): boolean {
  return unit?.kind === "WORD" && BE.has(unit.lower) && unit.lower !== "'s";
}

/** A comma or the like. */
export function isMark(unit: Unit | undefined, mark: string): boolean {
  return unit?.kind === "MARK" && unit.lower === mark;
}

/** A word for a thing or person: not a function word, not an adverb, not a verb where it stands. */
export function isNoun(units: readonly Unit[], index: number): boolean {
  const unit = units[index];
  return (
    unit?.kind === "WORD" &&
    !isFunctionWord(unit.lower) &&
    !isAdverb(unit) &&
    !RELATIVES.has(unit.lower) &&
    !isVerb(units, index)
  );
}

/** Whether the unit is a verb where it stands, as far as its form and its neighbours tell. */
export function isVerb(units: readonly Unit[], index: number): boolean {
  const unit = units[index];
  if (unit?.kind !== "WORD") return false;
  const { lower } = unit;
  if ((BE.has(lower) && lower !== "'s") || HAVE.has(lower) || DO.has(lower) || MODAL.has(lower)) return true;
  const [before, after] = [units[index - 1], units[index + 1]];
  if (isPast(lower)) return !isAttributive(units, index);
  if (before?.kind === "WORD" && (before.lower === "to" || MODAL.has(before.lower) || DOING.has(before.lower)))
    return after?.lower !== "of" && !/(?:ion|ity|ness)$/u.test(lower);
  const follows =
    isName(before) ||
    isMark(before, ",") ||
    isMark(before, ")") ||
    (before?.kind === "WORD" && PRONOUNS.has(before.lower));
  return (
    follows &&
    !isFunctionWord(lower) &&
    /[^su]s$/u.test(lower) &&
    after !== undefined &&
    (isDeterminer(after) || isName(after) || isPreposition(after)) &&
    after.lower !== "of" &&
    !(isMark(before, ",") && !isDeterminer(after) && !isName(after))
  );
}

/** "an experienced climber": between a determiner and a noun. */
function isAttributive(units: readonly Unit[], index: number): boolean {
  const [before, after] = [units[index - 1], units[index + 1]];
  if (before === undefined)
    return after !== undefined && after.kind === "WORD" && !isPreposition(after) && !isDeterminer(after);
  const determined =
    (isDeterminer(before) && !["that", "both"].includes(before.lower)) ||
    before.lower === "'s" ||
    BEFORE_PARTICIPLE.has(before.lower);
  return (
    determined &&
    after !== undefined &&
    ((after.kind === "WORD" &&
      !isPreposition(after) &&
      !isDeterminer(after) &&
      after.lower !== "'s" &&
      !BE.has(after.lower)) ||
      (isName(after) && isDeterminer(before)))
  );
}
