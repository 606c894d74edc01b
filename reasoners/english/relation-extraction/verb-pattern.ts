import lists from "../language/data/sentence-words.json" with { type: "json" };
import { wordSet } from "../language/word-set.ts";
import { isPast } from "../language/word-forms.ts";
import { SENTENCES } from "../weights.ts";
import { LIGHT_VERBS } from "./verbs.ts";
import { NO_HEADS, namesRightOf, type Heads } from "./names-right.ts";
import { namesLeftOf } from "./names-left.ts";
import {
  groupActsOn,
  ownsOther,
  reachesBack,
  subjectBefore,
  subjectBehind,
  type ClausePosition,
} from "./subject-position.ts";
import { says } from "./relation-match.ts";
import { isAdverb, isBe, isMark, isName, isNoun, isRelative, isVerb } from "./word-classes.ts";
import type { Unit } from "./sentence-units.ts";
import type { AskedRelation } from "./asked-relation.ts";

const AUXILIARIES = wordSet(lists.auxiliariesOfPassive);
/** Words that an object begins with. */
const BEFORE_OBJECT = wordSet(lists.beforeObject);
/** Prepositions between a participle and its "by": "built in 1900 by X". */
const BEFORE_BY = wordSet(lists.beforeBy);
const RELATIVES = wordSet(lists.relativesOfObject);

/** A verb of a sentence with what stands at its ends. */
export interface VerbFrame {
  readonly verb: number;
  readonly passive: boolean;
  /** Where the auxiliary or the verb itself stands: what is before it is its subject. */
  readonly subjectEnd: number;
}

/**
 * Verbs that may say the relation: those of its family, and light ones where a noun says it ("made the first ascent").
 */
export function verbFrames(units: readonly Unit[], asked: AskedRelation): readonly VerbFrame[] {
  const nounSays =
    units.some((unit, index) => says(unit, asked.head) > 0 && !isVerb(units, index)) ||
    LIGHT_VERBS.has(asked.head.lower);
  return units.flatMap((unit, index): VerbFrame[] => {
    if (unit.kind !== "WORD" || !isVerb(units, index)) return [];
    const light = nounSays && LIGHT_VERBS.has(unit.lower) && isPast(unit.lower);
    return says(unit, asked.head) > 0 || light ? [frameAt(units, index)] : [];
  });
}

function frameAt(units: readonly Unit[], verb: number): VerbFrame {
  let index = verb - 1;
  while (isAdverb(units[index])) index -= 1;
  if (isBe(units[index])) {
    while (AUXILIARIES.has(units[index - 1]?.lower ?? "") || isAdverb(units[index - 1])) index -= 1;
    return { verb, passive: isPast(units[verb]?.lower ?? ""), subjectEnd: index };
  }
  // "was designed by A and built by B" shares its auxiliary; "S, designed by A," has none.
  const next = units[verb + 1]?.lower ?? "";
  if (units[index]?.lower === "and" && isPast(units[verb]?.lower ?? "")) {
    const be = units.findLastIndex((unit, place) => place < index && isBe(unit));
    const passiveBefore =
      be >= 0 &&
      units.slice(be + 1, be + 3).some((unit) => isPast(unit.lower)) &&
      !units.slice(be, index).some((unit) => isRelative(unit));
    const object = isName(units[verb + 1]) || BEFORE_OBJECT.has(next);
    if (passiveBefore && !object) return { verb, passive: true, subjectEnd: be };
  }
  const participle =
    isPast(units[verb]?.lower ?? "") &&
    (next === "by" ||
      (BEFORE_BY.has(next) &&
        (isMark(units[verb - 1], ",") || isNoun(units, verb - 1)) &&
        units.slice(verb + 1, verb + 8).some((unit) => unit.lower === "by")));
  return { verb, passive: participle, subjectEnd: verb };
}

/** The names behind "by", as long as no other verb comes in between: of "climbed by A of a party led by B" it is A. */
function byPhrase({ units, clause }: ClausePosition, { verb }: VerbFrame): Heads {
  for (let index = verb + 1; index < clause.to; index += 1) {
    const unit = units[index];
    if (unit === undefined || isRelative(unit) || isVerb(units, index)) return NO_HEADS;
    if (unit.lower !== "by") continue;
    const heads = namesRightOf(units, index + 1, clause.to);
    if (heads.units.length > 0) return heads;
  }
  return NO_HEADS;
}

/** Who does it. */
export function actorsOf(place: ClausePosition, frame: VerbFrame): Heads {
  return frame.passive ? byPhrase(place, frame) : namesLeftOf(place.units, frame.verb, place.clause.from);
}

/** Whom or what a passive is said of. */
export function sufferersOf({ units, clause }: ClausePosition, { verb, subjectEnd }: VerbFrame): Heads {
  // "S, designed by X,": the name before the comma.
  const end = subjectEnd === verb && isMark(units[verb - 1], ",") ? verb - 1 : subjectEnd;
  return namesLeftOf(units, end, clause.from);
}

/** How surely the verb is said of the subject as what it is done to, or happens to (0–1). */
export function undergoes(place: ClausePosition, frame: VerbFrame): number {
  const { units, clause, match } = place;
  if (frame.passive) {
    const direct =
      frame.subjectEnd === frame.verb ? reducedOn(place, frame.verb) : subjectBefore(place, frame.subjectEnd);
    return Math.max(direct, groupBefore(place, frame.verb));
  }
  const behind = subjectBehind(place, frame.verb);
  if (behind > 0) return behind;
  // "S, which X designed", "the party that X led"
  const relative = units.findLastIndex(
    (unit, index) => index < frame.verb && index > frame.verb - 5 && index >= clause.from && RELATIVES.has(unit.lower),
  );
  if (relative <= clause.from || units.slice(relative + 1, frame.verb).every((unit) => !isName(unit))) return 0;
  const before = isMark(units[relative - 1], ",") ? relative - 2 : relative - 1;
  const unit = units[before];
  if (unit !== undefined && unit.subject > 0 && !ownsOther(units, before, match))
    return Math.min(unit.subject, reachesBack(place, before, clause.from));
  return groupActsOn(place, before);
}

/** "S, designed by X", "the wreck of S found by X". */
function reducedOn(place: ClausePosition, verb: number): number {
  const { units, clause } = place;
  let before = verb - 1;
  while (isAdverb(units[before])) before -= 1;
  if (isMark(units[before], ",")) before -= 1;
  if (isMark(units[before], '"') || isMark(units[before], "”")) before -= 1;
  const unit = units[before];
  return unit === undefined || before < clause.from || unit.subject === 0 || ownsOther(units, before, place.match)
    ? 0
    : Math.min(unit.subject, reachesBack(place, before, clause.from));
}

/** "by a party of seven led by X" */
function groupBefore(place: ClausePosition, verb: number): number {
  for (let index = verb - 1; index > Math.max(place.clause.from, verb - 4); index -= 1) {
    const fit = groupActsOn(place, index);
    if (fit > 0) return fit * SENTENCES.groupBefore;
  }
  return 0;
}

/** How surely the subject is who does it (0–1). */
export function acts(place: ClausePosition, frame: VerbFrame): number {
  const { units } = place;
  if (!frame.passive) return subjectBefore(place, frame.subjectEnd);
  const by = byPhrase(place, frame);
  return Math.max(0, ...by.units.map((index) => (units[index]?.subject ?? 0) * by.fit));
}
