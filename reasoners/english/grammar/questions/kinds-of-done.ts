import { DETERMINERS, DO, HAVE } from "../../language/function-words.ts";
import { OF_THINGS } from "../../language/question-words.ts";
import type { Word } from "../../language/words.ts";
import { ORDERS } from "../../weights.ts";
import { wordLike, type WordOrder } from "./word-order.ts";

const KINDS: ReadonlySet<string> = new Set(["kind", "kinds", "sort", "sorts", "type", "types"]);
const MOST_NOUNS = 3;

/** "What kind of N does E make" is "what are the kinds of N that E makes": what graphs have is the kind of each. */
export function kindsOfDone(words: readonly Word[]): readonly WordOrder[] {
  const [what, kind, of, noun] = words;
  if (what === undefined || kind === undefined || of === undefined || noun === undefined) return [];
  if (!OF_THINGS.has(what.lower) || !KINDS.has(kind.lower) || of.lower !== "of") return [];
  const at = words.findIndex(({ lower }) => DO.has(lower) || HAVE.has(lower));
  const nouns = words.slice(3, at);
  const isNoun = nouns.every(({ text, lower }) => text === lower && !DETERMINERS.has(lower));
  if (at < 4 || nouns.length > MOST_NOUNS || !isNoun || at + 2 >= words.length) return [];
  const said = [what, wordLike(what, "are"), wordLike(what, "the"), kind, of, ...nouns];
  return [{ words: [...said, wordLike(words[at], "that"), ...words.slice(at + 1)], cost: ORDERS.kindsOfDone }];
}
