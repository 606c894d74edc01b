import lists from "../../language/data/phrase-book/words.json" with { type: "json" };
import { MARKS } from "../../language/function-words.ts";
import { phraseList } from "../../language/word-set.ts";
import { isWh } from "../alike/step.ts";
import { THING } from "../spoken.ts";
import type { Way } from "./way.ts";

const ASIDES = phraseList(lists.asides);

/** "Who runs E these days": a graph that dates nothing tells of no other days. */
export function withoutAsides(words: readonly string[]): readonly Way[] {
  const aside = ASIDES.find(
    (phrase) =>
      words.length > phrase.length + 1 && phrase.every((word, at) => words[words.length - phrase.length + at] === word),
  );
  return aside === undefined ? [] : [{ words: words.slice(0, words.length - aside.length) }];
}

/** Without what is asked once more at the end: "the earliest mention of E, which year", "…, who is it". */
export function withoutTail(words: readonly string[]): readonly Way[] {
  const name = words.indexOf(THING);
  const mark = words.findIndex((word, at) => at > name && MARKS.has(word));
  const tail = words.slice(mark + 1);
  if (name < 0 || mark < 2 || !isWh(tail[0]) || tail.length > 4) return [];
  return tail.includes("is") || tail.length < 3 ? [{ words: words.slice(0, mark) }] : [];
}
