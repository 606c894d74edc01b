import { englishDictionary } from "../dictionary/english-dictionary.ts";
import { MARKS } from "../language/function-words.ts";
import { likeVerb } from "../language/inflection.ts";
import { OF_DATES } from "../language/question-words.ts";
import type { Word } from "../language/words.ts";
import type { HoldsName } from "./preambles.ts";
import type { Piece } from "./pieces.ts";

/** Whoever they are: those of whom nobody in a graph is meant. */
const ANYONE: ReadonlySet<string> = new Set(["we", "they", "you", "people", "somebody", "someone"]);
const PARTICLES: ReadonlySet<string> = new Set(["up", "down", "out", "off", "in"]);
const LIKE_PAST = "made";

/**
 * "When did we buy E" as "when was E bought": that somebody did it is not told by whom. Undefined for other questions,
 * and where anything more is said.
 */
export function whenDoneByUs(words: readonly Word[], holdsName: HoldsName): readonly Piece[] | undefined {
  const lower = (at: number): string => words[at]?.lower ?? "";
  if (!OF_DATES.has(lower(0)) || lower(1) !== "did" || !ANYONE.has(lower(2))) return undefined;
  const end = MARKS.has(words.at(-1)?.lower ?? "") ? words.length - 1 : words.length;
  const [said = "", ...more] = lower(3).split(" ");
  const verb = said === "get" ? "acquire" : said;
  if (!englishDictionary().lemmasOf(verb, "v").includes(verb) || PARTICLES.has(lower(end - 1))) return undefined;
  const name = PARTICLES.has(lower(4)) ? 5 : 4;
  if (name >= end || !holdsName(name, end) || !isOnlyName(words.slice(name, end))) return undefined;
  const done = [likeVerb(verb, LIKE_PAST, true), ...more, ...words.slice(4, name).map(({ text }) => text)].join(" ");
  return [
    { from: 0, to: 1 },
    { said: "was" },
    { from: name, to: end },
    { said: done },
    { from: end, to: words.length },
  ];
}

/** Is it written as a name throughout, but for an article before it and small words inside? */
function isOnlyName(words: readonly Word[]): boolean {
  const [first, ...rest] = words;
  const named = first?.lower === "the" ? rest : words;
  return named.length > 0 && [named[0], named.at(-1)].every((word) => word !== undefined && word.text !== word.lower);
}
