import lists from "../../language/data/phrase-words.json" with { type: "json" };
import { BE, DETERMINERS, isAuxiliary } from "../../language/function-words.ts";
import { wordSet } from "../../language/word-set.ts";
import type { Grammar } from "../grammar.ts";
import type { Parse, Predicate, Predicates } from "../parse.ts";
import { HAS } from "../relation/implied-words.ts";
import { among } from "./said.ts";
import { isVerbPhrase } from "./verb.ts";

/** "E is the capital of": that of which E is the capital. */
export function roleGap(grammar: Grammar, { from, to }: { readonly from: number; readonly to: number }): Predicates {
  const last = grammar.words[to - 1]?.lower ?? "";
  if (!BEHIND_ROLE.has(last)) return [];
  const found: Parse<Predicate>[] = [];
  for (let at = from + 1; at < to - 2; at += 1) {
    if (!BE.has(grammar.words[at]?.lower ?? "")) continue;
    const start = DETERMINERS.has(grammar.words[at + 1]?.lower ?? "") ? at + 2 : at + 1;
    const words = grammar.words.slice(start, to - 1);
    if (
      words.length === 0 ||
      words.length > 5 ||
      words.some((word) => isAuxiliary(word.lower)) ||
      !isVerbPhrase(words, grammar.catalogue)
    )
      continue;
    for (const subject of grammar.sets(from, at)) {
      const linked = grammar.follow(subject, { words: [HAS, ...words], role: "AFTER" });
      if (linked !== undefined) found.push(among(linked.value, linked.cost + grammar.swallowedNames(start, to - 1)));
    }
  }
  return found;
}

const BEHIND_ROLE = wordSet(lists.behindRole);
