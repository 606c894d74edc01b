import type { Unit } from "./sentence-units.ts";
import { isAdverb, isMark, isVerb } from "./word-classes.ts";

/** A range of units, end exclusive. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

const JOINING = new Set(["and", "but", "while", "whereas", "although", "though", "when", "after", "before", "until", "because", "so", "or", "yet"]);

/** The clause that a unit stands in: up to where another verb with a subject of its own begins. */
export function clauseAround(units: readonly Unit[], index: number): Range {
  let from = 0;
  for (let place = index - 1; place >= 0; place -= 1) {
    if (isHardStop(units[place]) || (beginsClause(units, place) && !continues(units, place, index))) {
      from = place + 1;
      break;
    }
  }
  let to = units.length;
  for (let place = index + 1; place < units.length; place += 1) {
    if (isHardStop(units[place]) || beginsClause(units, place)) {
      to = place;
      break;
    }
  }
  return { from, to };
}

function isHardStop(unit: Unit | undefined): boolean {
  return isMark(unit, ";") || isMark(unit, ":") || isMark(unit, "?") || isMark(unit, "!");
}

/** ", and …" or "when …" with a verb before the next comma. */
function beginsClause(units: readonly Unit[], place: number): boolean {
  const unit = units[place];
  if (unit?.kind !== "WORD" || !JOINING.has(unit.lower)) return false;
  if (["and", "but", "or", "so", "yet"].includes(unit.lower) && !isMark(units[place - 1], ",") && !isSubjectVerb(units, place + 1)) return false;
  for (let next = place + 1; next < Math.min(units.length, place + 12); next += 1) {
    if (units[next]?.kind === "MARK") return false;
    if (isVerb(units, next)) return true;
  }
  return false;
}

/** "… and SHE WROTE": a subject and its verb without anything between. */
function isSubjectVerb(units: readonly Unit[], place: number): boolean {
  const unit = units[place];
  const named = unit?.kind === "NAME" || (unit !== undefined && /^(?:he|she|it|they)$/u.test(unit.lower));
  return named && isVerb(units, place + 1);
}

/** "X designed it and BUILT S": the verb has no subject of its own, and goes on with the one before. */
function continues(units: readonly Unit[], joint: number, index: number): boolean {
  if (!["and", "but", "or", "yet"].includes(units[joint]?.lower ?? "")) return false;
  let place = joint + 1;
  while (place < index && (isAdverb(units[place]) || isVerb(units, place))) place += 1;
  return place === index;
}
