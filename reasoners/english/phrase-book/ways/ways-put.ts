import { MARKS } from "../../language/function-words.ts";
import { withoutAsides, withoutTail } from "./asides.ts";
import { asDirect, withPrepositionBehind } from "./direct.ts";
import { asWho, atPlaces, withoutKind } from "./kinds.ts";
import { nameInPlace, withBe } from "./name-in-front.ts";
import { asNouns, asWhat } from "./nouns.ts";
import type { Way } from "./way.ts";

/** Ways to put a question, of all that it may be turned into. */
const MOST_WAYS = 32;

/** Each turns what those before it have made. */
const TURNS: readonly ((words: readonly string[]) => readonly Way[])[] = [
  withoutAsides,
  nameInPlace,
  withBe,
  asDirect,
  withPrepositionBehind,
  asWhat,
  asWho,
  withoutKind,
  atPlaces,
  asNouns,
];

/**
 * The words of a question, and the same as the book may have it: with the name that stands in front in its place ("E,
 * who put it up"), an indirect question as a direct one ("what they replaced E with"), without what says no more
 * ("now"), "who" for "which firm", and the noun of what is asked for alone. The plainest first.
 * @param spoken As the book compares them, with `THING` for the name
 */
export function waysPut(spoken: readonly string[]): readonly Way[] {
  const whole = [spoken, ...withoutTail(spoken).map(({ words }) => words)];
  let ways: readonly Way[] = whole.map((words) => ({
    words: words.filter((word) => !MARKS.has(word)).flatMap((word) => word.split(" ")),
  }));
  for (const turn of TURNS) {
    const turned = ways.flatMap((way) =>
      turn(way.words)
        // "Foreign" of "which foreign company" is not said by the company.
        .filter(({ kind }) => kind === undefined || way.kind === undefined)
        .map((words): Way => ({ ...way, ...words })),
    );
    const all = new Map<string, Way>();
    // A kind is not lost because the rest may be said without one.
    for (const way of [...ways, ...turned]) {
      const key = `${way.words.join(" ")}|${way.kind ?? ""}`;
      if (!all.has(key)) all.set(key, way);
    }
    ways = [...all.values()].slice(0, MOST_WAYS);
  }
  return ways;
}
