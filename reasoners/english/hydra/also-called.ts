import { normalise } from "../../../engine/text/normalise.ts";
import { wordSet } from "../language/word-set.ts";
import lists from "../language/data/people-words.json" with { type: "json" };
import type { Unit } from "../relation-extraction/sentence-units.ts";
import { isBe, isDeterminer, isMark, isName } from "../relation-extraction/word-classes.ts";
import { isDoubtedAt, namesOf, sentencesOn, type KnownEnd, type Paragraphs } from "./spoken.ts";

const CALLED = wordSet(lists.called);
const OFTEN = wordSet(lists.alsoOften);

/** Names beyond those that are known: few, so that a page can not make everything one thing. */
const MOST_NAMES = 3;

/**
 * A known thing with other names that sentences give it: "S is also called T", "S, also known as T,", "S, or T, was".
 * Behind "or" only a name that shares its last word with S is one: it may as well be another thing.
 */
export function withOtherNames(known: KnownEnd, paragraphs: Paragraphs): KnownEnd {
  const own = namesOf(known);
  const others = new Map<string, string>();
  for (const { sentence } of sentencesOn(known, paragraphs)) {
    const { units } = sentence;
    for (const [index, unit] of units.entries()) {
      if (unit.subject < 1 || isOfOther(units, index) || isDoubtedAt(sentence, index)) continue;
      const name = calledBehind(units, index) ?? orBehind(units, index);
      if (name !== undefined && !own.has(normalise(name.text))) others.set(normalise(name.text), name.text);
    }
  }
  return others.size === 0
    ? known
    : { ...known, names: [...known.names, ...[...others.values()].slice(0, MOST_NAMES)] };
}

/** "the mascot of S, also called T,": it is the mascot that is called so. */
function isOfOther(units: readonly Unit[], index: number): boolean {
  const before = isDeterminer(units[index - 1]) ? index - 2 : index - 1;
  return before >= 0 && !isMark(units[before], ",") && units[before]?.lower !== "and";
}

/** "S is also called T", "S, also known as T" */
function calledBehind(units: readonly Unit[], subject: number): Unit | undefined {
  let index = subject + 1;
  if (isMark(units[index], ",")) index += 1;
  if (isBe(units[index])) index += 1;
  const often = index;
  while (OFTEN.has(units[index]?.lower ?? "")) index += 1;
  if (index === often || !CALLED.has(units[index]?.lower ?? "")) return undefined;
  index += units[index + 1]?.lower === "as" ? 2 : 1;
  return nameAt(units, index);
}

/** "The Siege of S, or Battle of S, was" */
function orBehind(units: readonly Unit[], subject: number): Unit | undefined {
  const [comma, or] = [units[subject + 1], units[subject + 2]];
  if (!isMark(comma, ",") || or?.lower !== "or") return undefined;
  const name = nameAt(units, subject + 3);
  const end = units.findIndex((unit, index) => index > subject + 2 && unit === name) + 1;
  const closes = isMark(units[end], ",") && isBe(units[end + 1]);
  return name !== undefined && closes && lastWord(name) === lastWord(units[subject]) ? name : undefined;
}

function nameAt(units: readonly Unit[], from: number): Unit | undefined {
  const unit = units[isDeterminer(units[from]) ? from + 1 : from];
  return isName(unit) ? unit : undefined;
}

function lastWord(unit: Unit | undefined): string | undefined {
  return unit?.words.at(-1)?.lower;
}
