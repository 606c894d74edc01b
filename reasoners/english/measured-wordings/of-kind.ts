import { DETERMINERS } from "../language/function-words.ts";
import { OF_PERSONS, OF_THINGS } from "../language/question-words.ts";
import { withThoseBelow } from "../linking/kinds-of-classes.ts";
import { classEntry } from "../linking/known-entries.ts";
import { isAgent } from "../linking/what-classes-hold.ts";
import type { Piece } from "../plain-question/pieces.ts";
import { type Asked, type Found, kindsSaid, lowerAt, placeOf } from "./asked.ts";
import { byAdjectiveBefore, byAdjectiveBehind } from "./by-rank.ts";
import { byUnit } from "./by-unit.ts";
import { byComparative, byVerb } from "./by-verb.ts";

const MOST_WORDS_OF_A_CLASS = 4;

/** "What is the second most expensive N". */
const MOST_WORDS_BEFORE_A_CLASS = 8;

/** "Which N costs the most?", "what is the second dearest N?", "which N cost less than 13 florins?" */
export function ofKind(asked: Asked): Found | undefined {
  const placed = withoutPlace(asked);
  return kindRanked(asked, []) ?? (placed === undefined ? undefined : kindRanked(placed.asked, [placed.place]));
}

function kindRanked(asked: Asked, tail: readonly Piece[]): Found | undefined {
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
      // "Those that cost less": what a clause says of all of a kind.
      const verb = start === 1 ? to : RELATIVE.has(lowerAt(words, to)) ? to + 1 : undefined;
      const said =
        from === start && verb !== undefined
          ? (byVerb(asked, verb, [...types]) ??
            byAdjectiveBehind(asked, verb, [...types]) ??
            byComparative(asked, verb, [...types]) ??
            byUnit(asked, to, [...types]))
          : (byAdjectiveBefore(asked, [from, to], [...types]) ??
            (from <= 1 ? byUnit(asked, to, [...types]) : undefined));
      if (said === undefined) continue;
      return { ...said, pieces: [{ said: "which" }, { from, to }, ...tail, ...said.pieces] };
    }
  }
  return undefined;
}

/** "Who earns the most?", "who is the best paid (of them all)?", "who earns the least at E?" */
export function ofAnyone(asked: Asked): Found | undefined {
  if (!OF_PERSONS.has(lowerAt(asked.words, 0))) return undefined;
  const placed = withoutPlace(asked);
  return anyoneRanked(asked, []) ?? (placed === undefined ? undefined : anyoneRanked(placed.asked, [placed.place]));
}

function anyoneRanked(asked: Asked, tail: readonly Piece[]): Found | undefined {
  const said = byVerb(asked, 1, []) ?? byAdjectiveBehind({ ...asked, end: beforeAll(asked) }, 1, []);
  const [owners, ...others] = said?.owners ?? [];
  if (said === undefined || owners === undefined || others.length > 0) return undefined;
  // Of nurseries nobody asks who is the oldest.
  const kind = isAgent(owners, asked.catalogue) === true ? classEntry(asked.catalogue, owners)?.label : undefined;
  return kind === undefined ? undefined : { ...said, pieces: [{ said: `which ${kind}` }, ...tail, ...said.pieces] };
}

/** What is asked of those somewhere alone, without that place: "(who earns the least) at E". */
function withoutPlace(asked: Asked): { readonly asked: Asked; readonly place: Piece } | undefined {
  const { words, end, mentions } = asked;
  for (const name of mentions) {
    const [start, to] = placeOf(name, words);
    const from = DETERMINERS.has(lowerAt(words, start - 1)) ? start - 1 : start;
    if (to === end && from > 2 && WHERE.has(lowerAt(words, from - 1)))
      return { asked: { ...asked, end: from - 1 }, place: { from: from - 1, to: end } };
  }
  return undefined;
}

const RELATIVE: ReadonlySet<string> = new Set(["that", "which", "who"]);
const WHERE: ReadonlySet<string> = new Set(["at", "in", "from", "of", "on"]);

/** "Of them all", "of the lot": nobody is left out by it. */
function beforeAll({ words, end }: Asked): number {
  const phrase = OF_ALL.find((each) => each.every((lower, at) => lowerAt(words, end - each.length + at) === lower));
  return end - (phrase?.length ?? 0);
}

const OF_ALL: readonly (readonly string[])[] = [
  "of them all",
  "of all of them",
  "of all",
  "of the lot",
  "of everybody",
].map((phrase) => phrase.split(" "));
