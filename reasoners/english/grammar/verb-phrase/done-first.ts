import lists from "../../language/data/phrase-words.json" with { type: "json" };
import type { RelationPhrase } from "../../../../engine/question/form/logical-form.ts";
import { BE, DETERMINERS, isAuxiliary, isFunctionWord } from "../../language/function-words.ts";
import { wordSet } from "../../language/word-set.ts";
import { phraseText } from "../../language/words.ts";
import { datedByVerb } from "../../linking/dated-by-verb.ts";
import { VERBS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { costOf, parse, type Predicates } from "../parse.ts";

const FIRST = wordSet(lists.firstOfAll);
const LAST = wordSet(lists.lastOfAll);
const MOST_WORDS_OF_A_VERB = 4;

/** "Was commissioned first", "were first lit the latest": of whom the date that the verb names comes first, or last. */
export function doneFirst(grammar: Grammar, from: number, to: number): Predicates {
  const words = grammar.words.slice(from, to);
  const end = words.at(-1)?.lower ?? "";
  if (!FIRST.has(end) && !LAST.has(end)) return [];
  // Whoever does a thing first is not what it is done to, whose date the graph has: "who lent first".
  if (!BE.has(words[0]?.lower ?? "")) return [];
  const start = words.findIndex(({ lower }) => !isAuxiliary(lower));
  const isArticled = DETERMINERS.has(words.at(-2)?.lower ?? "");
  const verb = words.slice(start, isArticled ? -2 : -1);
  if (start < 0 || verb.length > MOST_WORDS_OF_A_VERB || verb.every(({ lower }) => isFunctionWord(lower))) return [];
  if (!grammar.isLowerCase(from, to)) return [];
  const candidates = datedByVerb(verb, (phrase) => grammar.link(phrase), grammar.catalogue);
  const best = candidates[0]?.score;
  if (best === undefined) return [];
  const by: RelationPhrase = { text: phraseText(verb), candidates };
  const direction = FIRST.has(end) ? "min" : "max";
  return [parse({ kind: "extreme", by, direction, rank: 1 }, costOf(best) + VERBS.doneFirst)];
}
