import { OF_PERSONS, OF_THINGS } from "../language/question-words.ts";
import { withThoseBelow } from "../linking/kinds-of-classes.ts";
import { classEntry } from "../linking/known-entries.ts";
import { type Asked, type Found, kindsSaid, lowerAt } from "./asked.ts";
import { byAdjectiveBefore, byAdjectiveBehind } from "./by-rank.ts";
import { byUnit } from "./by-unit.ts";
import { byComparative, byVerb } from "./by-verb.ts";

const MOST_WORDS_OF_A_CLASS = 4;

/** "What is the second most expensive N". */
const MOST_WORDS_BEFORE_A_CLASS = 8;

/** "Which N costs the most?", "what is the second dearest N?", "which N cost less than 13 florins?" */
export function ofKind(asked: Asked): Found | undefined {
  const { words, catalogue, end } = asked;
  const start = OF_THINGS.has(lowerAt(words, 0)) ? 1 : 0;
  for (let from = start; from < Math.min(end, start + MOST_WORDS_BEFORE_A_CLASS); from += 1) {
    for (let to = Math.min(end, from + MOST_WORDS_OF_A_CLASS); to > from; to -= 1) {
      const classes = kindsSaid(words.slice(from, to), catalogue);
      if (classes.length === 0) continue;
      const types = withThoseBelow(
        classes.map(({ iri }) => iri),
        catalogue,
      );
      const said =
        from === start && start === 1
          ? (byVerb(asked, to, [...types]) ??
            byAdjectiveBehind(asked, to, [...types]) ??
            byComparative(asked, to, [...types]) ??
            byUnit(asked, to, [...types]))
          : (byAdjectiveBefore(asked, [from, to], [...types]) ??
            (from <= 1 ? byUnit(asked, to, [...types]) : undefined));
      if (said === undefined) continue;
      return { ...said, pieces: [{ said: "which" }, { from, to }, ...said.pieces] };
    }
  }
  return undefined;
}

/** "Who earns the most?" */
export function ofAnyone(asked: Asked): Found | undefined {
  if (!OF_PERSONS.has(lowerAt(asked.words, 0))) return undefined;
  const said = byVerb(asked, 1, []);
  const [owners, ...others] = said?.owners ?? [];
  const kind = owners === undefined || others.length > 0 ? undefined : classEntry(asked.catalogue, owners)?.label;
  return said === undefined || kind === undefined
    ? undefined
    : { ...said, pieces: [{ said: `which ${kind}` }, ...said.pieces] };
}
