import { pluralUnit } from "../../../values/number.ts";
import type { AgeForm, SetForm, WhetherOver } from "../logical-form.ts";
import { existing } from "./asked.ts";
import { describe } from "./describe.ts";
import { alone } from "./description.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** "the time from the date of birth of E to today, or to the date of death of E, in years" */
export function aged({ since, until, unit, held }: AgeForm, vocabulary: Vocabulary): string {
  if (held === true)
    return `for how long ${existing(describe(since, vocabulary))}${unit === undefined ? "" : `, in ${pluralUnit(unit)}`}`;
  const end = until === undefined ? "" : `, or to ${oneOf(until, vocabulary)}`;
  return `the time from ${oneOf(since, vocabulary)} to today${end}${unit === undefined ? "" : `, in ${pluralUnit(unit)}`}`;
}

/** "whether it is over, by the date of death of E", "whether it goes on, with no date of closing of E" */
export function ending({ set, over }: WhetherOver, vocabulary: Vocabulary): string {
  const told = oneOf(set, vocabulary);
  return over === "YES" ? `whether it is over by today, by ${told}` : `whether it is not over by today, by ${told}`;
}

function oneOf(set: SetForm, vocabulary: Vocabulary): string {
  const sets = set.kind === "union" ? set.sets : [set];
  return sets.map((each) => alone(describe(each, vocabulary))).join(" or ");
}
