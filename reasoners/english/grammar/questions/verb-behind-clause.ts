import lists from "../../language/data/question-words.json" with { type: "json" };
import { DO, BE, HAVE, WH } from "../../language/function-words.ts";
import { isVerb } from "../../language/verbs.ts";
import { anyOf, wordSet } from "../../language/word-set.ts";
import type { Word } from "../../language/words.ts";
import { ORDERS } from "../../weights.ts";
import type { WordOrder } from "./word-order.ts";

const RELATIVES = wordSet(lists.relatives);
/** "did … come out, open, start": what films and houses do. */
const BEGINNING = new RegExp(`(?:ed|${anyOf(lists.beginning)})$`, "u");
const LEAST_BEFORE = 3;

/**
 * "When did the films come out whose director made E?": the verb is read behind the clause, which belongs to the films.
 */
export function verbBehindClause(words: readonly Word[]): readonly WordOrder[] {
  const [first, second] = words;
  const isAsked =
    WH.has(first?.lower ?? "") && [DO, BE, HAVE].some((auxiliaries) => auxiliaries.has(second?.lower ?? ""));
  if (!isAsked) return [];
  const at = words.findIndex(({ lower }, index) => index > LEAST_BEFORE && RELATIVES.has(lower));
  const verb = words[at - 1];
  if (verb === undefined || !(isVerb(verb.lower) || BEGINNING.test(verb.lower))) return [];
  const end = /^[?!.]$/u.test(words.at(-1)?.lower ?? "") ? words.length - 1 : words.length;
  return [{ words: [...words.slice(0, at - 1), ...words.slice(at, end), verb], cost: ORDERS.verbBehindClause }];
}
