import lists from "../language/data/sentence-words.json" with { type: "json" };
import { wordSet } from "../language/word-set.ts";
import type { Unit } from "./sentence-units.ts";
import { isMark, isVerb } from "./word-classes.ts";

const COORDINATING = wordSet(lists.coordinating);
const SUBJECTS = wordSet(lists.subjects);

/** A range of units, end exclusive. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

const JOINING = wordSet(lists.joining);

/** The clause that a unit stands in: up to where another verb with a subject of its own begins. */
export function clauseAround(units: readonly Unit[], index: number): Range {
  let from = 0;
  for (let place = index - 1; place >= 0; place -= 1) {
    if (isHardStop(units[place]) || beginsClause(units, place)) {
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
  if (COORDINATING.has(unit.lower)) {
    // "X designed it and built S" goes on with one subject; "A and B built S" lists two.
    if (isVerb(units, place + 1)) return false;
    if (
      !isMark(units[place - 1], ",") &&
      !(isSubjectVerb(units, place + 1) && units.slice(0, place).some((_, index) => isVerb(units, index)))
    )
      return false;
  }
  for (let next = place + 1; next < Math.min(units.length, place + 12); next += 1) {
    if (units[next]?.kind === "MARK") return false;
    if (isVerb(units, next)) return true;
  }
  return false;
}

/** "… and SHE WROTE": a subject and its verb without anything between. */
function isSubjectVerb(units: readonly Unit[], place: number): boolean {
  const unit = units[place];
  const named = unit?.kind === "NAME" || (unit !== undefined && SUBJECTS.has(unit.lower));
  return named && isVerb(units, place + 1);
}
