import type { Grammar, Rule } from "../grammar.ts";
import type { FormParse } from "../parse.ts";
import { apartInTime } from "./apart-in-time.ts";
import { differenceBetween } from "./difference-between.ts";
import { howMuchMore } from "./how-much-more.ts";
import { moreThings } from "./more-things.ts";
import { ratioOf } from "./ratio-of.ts";
import { ratioOfCounts } from "./ratio-of-counts.ts";
import { soManyMore } from "./so-many-more.ts";
import { yearsBetween } from "./years-between.ts";
import { timesAs } from "./times-as.ts";

/** The rules of what lies between two things, by name. Each says in its file what it reads. */
export const DIFFERENCE_RULES = {
  "how much more": howMuchMore,
  "how many more things": soManyMore,
  "more things than": moreThings,
  "time between": apartInTime,
  "years between": yearsBetween,
  "times as much": timesAs,
  "the difference between": differenceBetween,
  "the ratio of": ratioOf,
  "the ratio of numbers": ratioOfCounts,
} satisfies Readonly<Record<string, Rule<readonly FormParse[]>>>;

/** All ways to read words as a difference or a comparison of what two have. */
export function differences(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  return Object.values(DIFFERENCE_RULES).flatMap((rule): readonly FormParse[] => rule(grammar, from, to));
}
