import lists from "../language/data/sentence-words.json" with { type: "json" };
import { wordSet } from "../language/word-set.ts";
import { SENTENCES } from "../weights.ts";
import { APPOSED, GROUPS, PARTS, STANDING_FOR } from "./groups.ts";
import type { AskedRelation } from "./asked-relation.ts";
import type { Range } from "./clauses.ts";
import { namesLeftOf } from "./names-left.ts";
import type { RelationMatch } from "./relation-match.ts";
import type { Unit } from "./sentence-units.ts";
import {
  POSSESSIVES,
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

const PARTICLES = wordSet(lists.verbParticles);

/** What is needed to tell whether a phrase is about the subject. */
export interface ClausePosition {
  readonly units: readonly Unit[];
  readonly clause: Range;
  readonly match: RelationMatch;
  readonly asked: AskedRelation;
}

/**
 * What the phrase before a verb is of, or 0: "S", "the wreck of S", "S, the largest moon of X,"; never "the wife of S".
 */
export function subjectBefore(place: ClausePosition, verb: number, from = place.clause.from): number {
  const { units } = place;
  for (let index = verb - 1; index >= from; index -= 1) {
    const unit = units[index];
    if (unit === undefined || unit.subject === 0) continue;
    const fit = Math.min(unit.subject, reachesBack(place, index, from), goesOnTo(place, index, verb));
    if (fit > 0) return fit;
  }
  const heads = namesLeftOf(units, verb, from);
  return Math.max(0, ...heads.units.map((head) => (units[head]?.subject ?? 0) * heads.fit));
}

/**
 * Looks from the subject back to where its phrase begins: every noun on the way must be said by the relation, or stand
 * for the whole.
 */
export function reachesBack({ units, match, asked }: ClausePosition, subject: number, from: number): number {
  let fit = 1;
  for (let index = subject - 1; index >= from; index -= 1) {
    const unit = units[index];
    if (unit === undefined || unit.kind === "MARK") return fit;
    if (isDeterminer(unit) || unit.lower === "'s") {
      if (!isPreposition(units[index - 1]) || index - 1 < from) return fit;
      continue;
    }
    if (isPreposition(unit)) {
      const head = units[index - 1];
      if (index === from || head === undefined) return 0;
      const allowed = unit.lower === "of" || asked.words.length > 1 || match.units.has(index - 1);
      if (
        !allowed ||
        !(match.units.has(index - 1) || (head.kind === "WORD" && STANDING_FOR.has(head.lower)) || head.kind === "DATE")
      )
        return 0;
      continue;
    }
    if (unit.lower === "and") {
      if (isName(units[index - 1]) || match.units.has(index - 1)) continue;
      return fit;
    }
    if (isName(unit)) {
      if (match.units.has(index) || units[index + 1]?.lower === "and" || isMark(units[index + 1], ",")) continue;
      return unit.kind === "NAME" && isNoun(units, index + 1) ? fit : 0;
    }
    if (isVerb(units, index) || isBe(unit) || isRelative(unit)) return fit;
    if (!match.units.has(index) && isNoun(units, index) && !APPOSED.has(unit.lower)) fit *= SENTENCES.nounBetween;
  }
  return fit;
}

/** Whether nothing between the subject and the verb is another subject of that verb. */
function goesOnTo({ units, match }: ClausePosition, subject: number, verb: number): number {
  if (ownsOther(units, subject, match)) return 0;
  let depth = 0;
  let relative = false;
  let relativeVerb = false;
  for (let index = subject + 1; index < verb; index += 1) {
    const unit = units[index];
    if (unit === undefined) return 0;
    if (isMark(unit, ",")) {
      depth = depth === 0 ? 1 : 0;
      continue;
    }
    if (isMark(unit, "(")) depth = 1;
    if (isMark(unit, ")")) depth = 0;
    if (isRelative(unit)) relative = true;
    else if (relative && isVerb(units, index)) relativeVerb = true;
    if (depth > 0 || relative) continue;
    if (isVerb(units, index) && units.slice(index, verb).some((other) => other.lower === "and")) return 0;
    if (isDeterminer(unit) && !isPreposition(units[index - 1]) && units[index - 1]?.lower !== "and") return 0;
    if (
      isName(unit) &&
      unit.subject === 0 &&
      !isPreposition(units[index - 1]) &&
      units[index - 1]?.lower !== "and" &&
      !isDeterminer(units[index - 1]) &&
      !isNoun(units, index - 1)
    )
      return 0;
  }
  // "It is likely that X learned S": the verb is that of the clause behind "that".
  return depth === 0 && (!relative || relativeVerb) ? 1 : 0;
}

/** "S's wife", "the S disaster", "his wife": the phrase is about something else, unless the relation asks for that. */
export function ownsOther(units: readonly Unit[], subject: number, match: RelationMatch): boolean {
  const unit = units[subject];
  if (unit === undefined) return false;
  const owner = units[subject + 1]?.lower === "'s" || POSSESSIVES.has(unit.lower);
  let index = subject + (units[subject + 1]?.lower === "'s" ? 2 : 1);
  if (!owner && !isNoun(units, index)) return false;
  let last = -1;
  while (isNoun(units, index) || isAdverb(units[index])) {
    if (isNoun(units, index)) last = index;
    index += 1;
  }
  if (last < 0) return owner;
  return !match.units.has(last) && !(owner ? PARTS : APPOSED).has(units[last]?.lower ?? "");
}

/**
 * Whether the phrase behind a verb leads to the subject: "discovered S", "made the first ascent of S", "hit balls on
 * S".
 */
export function subjectBehind(place: ClausePosition, verb: number): number {
  const { units, clause, match, asked } = place;
  let fit = 1;
  for (let index = verb + 1; index < clause.to; index += 1) {
    const unit = units[index];
    if (unit === undefined) return 0;
    if (unit.subject > 0) return ownsOther(units, index, match) ? 0 : Math.min(unit.subject, fit);
    if (
      isDeterminer(unit) ||
      isAdverb(unit) ||
      unit.kind === "DATE" ||
      unit.kind === "NUMBER" ||
      match.units.has(index)
    )
      continue;
    if (unit.kind === "MARK") {
      if (unit.lower === "," && !listGoesOn(units, index)) return 0;
      continue;
    }
    if (unit.lower === "and") {
      if (!listGoesOn(units, index)) return 0;
      continue;
    }
    if (isPreposition(unit)) {
      if (PARTICLES.has(unit.lower) && index === verb + 1) continue;
      const own = unit.lower === "of" || asked.prepositions.has(unit.lower);
      const relative = units.findIndex(
        (other, place) => place > index && place < index + 5 && isRelative(other) && match.units.has(place + 1),
      );
      if (!own && relative > 0 && match.units.has(index - 1)) {
        // "led the team at M.I.T. that wrote S"
        index = relative;
        continue;
      }
      if (index === verb + 1 ? !asked.prepositions.has(unit.lower) : !own) return 0;
      if (
        unit.lower === "of" &&
        !match.units.has(index - 1) &&
        !STANDING_FOR.has(units[index - 1]?.lower ?? "") &&
        index !== verb + 1
      )
        return 0;
      continue;
    }
    if (isRelative(unit) && match.units.has(index + 1)) continue;
    if (isRelative(unit) || isVerb(units, index)) return 0;
    if (isName(unit)) {
      if (!isNoun(units, index + 1) && !listGoesOn(units, index + 1)) return 0;
      continue;
    }
    if (unit.lower === "'s") return 0;
    // "began SCREENING S": what is done to it is something else.
    if (unit.lower.endsWith("ing")) return 0;
    if (!APPOSED.has(unit.lower)) fit *= SENTENCES.nounBetween;
  }
  return 0;
}

function listGoesOn(units: readonly Unit[], index: number): boolean {
  const joint = units[index];
  return (
    (joint?.lower === "and" || isMark(joint, ",")) &&
    (isName(units[index + 1]) || (units[index + 1]?.subject ?? 0) > 0 || units[index + 1]?.lower === "and") &&
    isName(units[index - 1])
  );
}

/** "[S was made] by a party LED by X", "by a party that X LED": who leads the group that does it. */
export function groupActsOn(place: ClausePosition, group: number): number {
  const { units, clause } = place;
  if (!GROUPS.has(units[group]?.lower ?? "")) return 0;
  let by = group;
  while (by > clause.from && units[by]?.lower !== "by") {
    if (isVerb(units, by) || units[by]?.kind === "MARK") return 0;
    by -= 1;
  }
  const verb = units.findLastIndex((_, index) => index < by && index >= clause.from && isBe(units[index]));
  return verb < 0 || units[by]?.lower !== "by" ? 0 : subjectBefore(place, verb);
}
