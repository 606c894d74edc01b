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

/** "whether it is over by today, by the date of death of E", "whether it is not over …" */
export function ending({ set, over }: WhetherOver, vocabulary: Vocabulary): string {
  return `whether it is ${over === "YES" ? "" : "not "}over by today, by ${oneOf(set, vocabulary)}`;
}

/** What tells first of all when something was, where several steps may tell it. */
function oneOf(set: SetForm, vocabulary: Vocabulary): string {
  const [first = set, ...others] = set.kind === "union" ? set.sets : [set];
  const told = alone(describe(first, vocabulary));
  return others.length === 0 ? told : `${told}, or what else tells so`;
}
