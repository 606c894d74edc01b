import { togetherBehind } from "../grammar/totals/together-behind.ts";
import { withThoseBelow } from "../linking/kinds-of-classes.ts";
import { type Asked, type Found, kindsSaid, lowerAt } from "./asked.ts";
import { byAdjectiveBehind } from "./by-rank.ts";
import { byComparative, byVerb } from "./by-verb.ts";

const MOST_WORDS_OF_A_CLASS = 4;
const MOST_WORDS_OF_OWNERS = 8;

/** "Whose N cost the most in total?", "which owner's N are the dearest on average?": what is said of the N together. */
export function ofOwned(asked: Asked): Found | undefined {
  const { words, end, catalogue } = asked;
  const together = togetherBehind(asked, 2, end);
  if (together === undefined) return undefined;
  for (let at = 0; at < Math.min(end, MOST_WORDS_OF_OWNERS); at += 1) {
    if (lowerAt(words, at) !== "whose" && lowerAt(words, at) !== "'s") continue;
    for (let to = Math.min(together.at, at + 1 + MOST_WORDS_OF_A_CLASS); to > at + 1; to -= 1) {
      const classes = kindsSaid(words.slice(at + 1, to), catalogue);
      if (classes.length === 0) continue;
      const types = withThoseBelow(
        classes.map(({ iri }) => iri),
        catalogue,
      );
      const inside = { ...asked, end: together.at };
      const said =
        byVerb(inside, to, [...types]) ??
        byAdjectiveBehind(inside, to, [...types]) ??
        byComparative(inside, to, [...types]);
      if (said !== undefined)
        return { ...said, pieces: [{ from: 0, to }, ...said.pieces, { from: together.at, to: end }] };
    }
  }
  return undefined;
}
