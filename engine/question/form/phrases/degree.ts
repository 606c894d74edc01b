import type { ExtremeForm } from "../logical-form.ts";
import type { RelationWords } from "./relation-words.ts";
import { leadsTo, type Vocabulary } from "./vocabulary.ts";

/** What is measured: dates come earlier or later, numbers are greater or smaller. */
interface Degrees {
  readonly max: string;
  readonly min: string;
}

const NUMBERS: Degrees = { max: "greatest", min: "smallest" };
const DATES: Degrees = { max: "latest", min: "earliest" };
const COMPARATIVES: Readonly<Record<string, string>> = {
  greatest: "greater",
  smallest: "smaller",
  latest: "later",
  earliest: "earlier",
};
/** Words of dates at which somebody or something came to be: by them things are old. */
const BIRTHS: readonly string[] = ["birth", "born"];
const BEGINNINGS: readonly string[] = [
  ...["inception", "founded", "foundation", "established", "establishment", "built", "construction", "constructed"],
  ...["created", "creation", "formed", "formation"],
];

type End = Pick<ExtremeForm, "direction" | "rank">;

/** Which end of an order is asked for: "greatest", "second earliest". */
export function degree({ direction, rank }: End, isOfDates: boolean): string {
  return rankName(rank) + (isOfDates ? DATES : NUMBERS)[direction];
}

/** "greater", "earlier": of two. */
export function comparative(direction: End["direction"], isOfDates: boolean): string {
  return COMPARATIVES[degree({ direction, rank: 1 }, isOfDates)] ?? "";
}

/** "oldest", "second youngest", of dates at which things came to be; undefined for others. */
export function age({ direction, rank }: End, name: string): string | undefined {
  const words = name.toLowerCase().split(" ");
  const isBirth = words.some((word) => BIRTHS.includes(word));
  if (!isBirth && !words.some((word) => BEGINNINGS.includes(word))) return undefined;
  return rankName(rank) + (direction === "min" ? "oldest" : isBirth ? "youngest" : "newest");
}

/** Does a relation lead to dates, as the graph tells, or its name? */
export function isOfDates(words: RelationWords | undefined, name: string, vocabulary: Vocabulary): boolean {
  if (words?.iri !== undefined && vocabulary.relation(words.iri) !== undefined)
    return leadsTo(vocabulary, words.iri, "DATE");
  const said = name.toLowerCase();
  if (said.endsWith("point in time")) return true;
  return said
    .split(" ")
    .some((word) => word === "date" || word === "year" || BIRTHS.includes(word) || BEGINNINGS.includes(word));
}

export function rankName(rank: number): string {
  const names = ["", "", "second ", "third ", "fourth ", "fifth "];
  return names[rank] ?? `${rank}${ORDINAL_ENDINGS[rank % 100 > 10 && rank % 100 < 14 ? 0 : rank % 10] ?? "th"} `;
}

const ORDINAL_ENDINGS: readonly string[] = ["th", "st", "nd", "rd"];
