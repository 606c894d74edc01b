import { wordSet } from "../language/word-set.ts";
import lists from "../language/data/sentence-words.json" with { type: "json" };
import { NEGATION } from "../language/function-words.ts";
import type { ReadSentence, Unit } from "./sentence-units.ts";
import type { ClausePosition } from "./subject-position.ts";
import { isAdverb, isBe, isMark, isName, isVerb } from "./word-classes.ts";

/** Behind a claim or a story: what is only told follows. */
const BEHIND_OPEN = wordSet(lists.behindOpen);
const OFTEN = wordSet(lists.often);
/** "Some say", "many believe". */
const TELLERS = wordSet(lists.tellers);
/** Words right before a verb by which it was not done. */
const UNDOING = wordSet(lists.undoing);

const UNREAL = wordSet(lists.unreal);
/** What is only told: "a rumour says that", "according to legend". */
const HEARSAY = wordSet(lists.hearsay);
/** Words that leave open what they are followed by: "claimed to", "the belief that", and what is told … */
const OPEN = wordSet(lists.open);
/** … of nobody in particular: "it is said", "some say". */
const TOLD = wordSet(lists.told);
/** Behind these a sentence begins to say something against what was said before. */
const AGAINST = wordSet(lists.against);
/** "tried to climb" is not "climbed". */
const UNDONE = wordSet(lists.undone);

/** Whether a sentence puts no fact: a question, or a supposition. */
export function isUnreal({ text }: ReadSentence): boolean {
  return /\?["”’)\]]*$/u.test(text);
}

/** Whether what a clause says of its verb or noun at `index` is denied, supposed, only told, or only wished for. */
export function isDoubted({ units, clause, match }: Omit<ClausePosition, "asked">, index: number): boolean {
  for (let place = clause.from; place < clause.to; place += 1) {
    const unit = units[place];
    if (unit?.kind !== "WORD") continue;
    if (UNREAL.has(unit.lower) && !isOfNextVerb(units, index, place)) return true;
    const near = place <= index + 3;
    if (
      near &&
      NEGATION.has(unit.lower) &&
      !(unit.lower === "not" && units[place + 1]?.lower === "only") &&
      !(unit.lower === "no" && /^\d/u.test(units[place + 1]?.text ?? ""))
    )
      return true;
    if (place < index && index - place < 5 && UNDONE.has(unit.lower) && leadsTo(units, place, index)) return true;
  }
  // "Rumour says that A built it, and that B paid": what is only told reaches over "and", up to what is said against
  // it.
  const from =
    units.findLastIndex((unit, place) => place < clause.from && (AGAINST.has(unit.lower) || isMark(unit, ";"))) + 1;
  return units.some(
    (_, place) => place >= from && place < clause.to && !match.units.has(place) && isHearsay(units, place),
  );
}

/** "Hangs in A and is perhaps the best": what doubts another verb, behind the one that is meant, says nothing of it. */
function isOfNextVerb(units: readonly Unit[], index: number, place: number): boolean {
  return units.some(
    (unit, at) => at > index && at < place && unit.kind === "WORD" && JOINING.has(unit.lower) && isVerb(units, at + 1),
  );
}

const JOINING: ReadonlySet<string> = new Set(["and", "but"]);

/** Whether a word says that the sentence repeats what others tell. */
function isHearsay(units: readonly Unit[], place: number): boolean {
  const unit = units[place];
  // A capital that only begins the sentence makes no name of "Legend".
  if (unit === undefined || unit.subject > 0 || (unit.kind !== "WORD" && (place > 0 || unit.kind !== "NAME")))
    return false;
  // "the legend Jan Hala" is a man.
  if (HEARSAY.has(unit.lower)) return !(/^legends?$/u.test(unit.lower) && isName(units[place + 1]));
  const next = units[place + 1]?.lower ?? "";
  if (OPEN.has(unit.lower) && (BEHIND_OPEN.has(next) || (isName(units[place + 1]) && isVerb(units, place + 2))))
    return true;
  // "according to tradition"
  if (unit.lower === "according") return units.slice(place + 2, place + 5).some(({ lower }) => OPEN.has(lower));
  if (!TOLD.has(unit.lower)) return false;
  let before = place - 1;
  while (isAdverb(units[before]) || OFTEN.has(units[before]?.lower ?? "")) before -= 1;
  if (isBe(units[before]))
    return (
      next === "to" ||
      next === "that" ||
      units.slice(Math.max(0, before - 2), before).some(({ lower }) => lower === "it")
    );
  return TELLERS.has(units[before]?.lower ?? "");
}

/** "tried to climb", "an attempt to climb", "almost climbed". */
function leadsTo(units: readonly Unit[], place: number, index: number): boolean {
  const next = units[place + 1];
  return next?.lower === "to" || place === index - 1 || (index - place <= 2 && UNDOING.has(units[place]?.lower ?? ""));
}
