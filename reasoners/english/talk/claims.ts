import lists from "../language/data/talk-words.json" with { type: "json" };
import { isAuxiliary } from "../language/function-words.ts";
import type { Word } from "../language/words.ts";
import { wordSet } from "../language/word-set.ts";
import type { Clause } from "./phrases-of-talk.ts";

const REPORTING = wordSet(lists.reporting);
const BE: ReadonlySet<string> = new Set(["is", "was", "are", "were"]);
const MOST_OF_CLAIM = 4;

/** "He said the club that owns E is huge": the club; undefined where nothing is claimed so. */
export function claimedThing(words: readonly Word[], { from, to }: Clause): Clause | undefined {
  const be = words.findLastIndex(({ lower }, at) => at > from && at < to && BE.has(lower));
  const the = words.findIndex(
    ({ lower }, at) => at > from && at < be && lower === "the" && isReported(words, from, at),
  );
  if (be < 0 || the < 0 || to - be > MOST_OF_CLAIM || be - the < 2) return undefined;
  return words.slice(be + 1, to).some(({ lower }) => isAuxiliary(lower)) ? undefined : { from: the, to: be };
}

function isReported(words: readonly Word[], from: number, at: number): boolean {
  const [tie, verb] = [words[at - 1]?.lower ?? "", words[at - 2]?.lower ?? ""];
  return (at > from + 1 && REPORTING.has(tie)) || (tie === "that" && REPORTING.has(verb));
}
