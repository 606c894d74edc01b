import { englishDictionary } from "../../dictionary/english-dictionary.ts";
import lists from "../../language/data/question-words.json" with { type: "json" };
import {
  BE,
  DETERMINERS,
  HAVE,
  isAuxiliary,
  isFunctionWord,
  MARKS,
  PREPOSITIONS,
  WH,
} from "../../language/function-words.ts";
import { isVerb } from "../../language/verbs.ts";
import { isParticiple, isPast } from "../../language/word-forms.ts";
import { anyOf, wordSet } from "../../language/word-set.ts";
import type { Word } from "../../language/words.ts";
import { ORDERS } from "../../weights.ts";
import type { WordOrder } from "./word-order.ts";

const RELATIVES = wordSet(lists.relatives);
/** Those that a preposition may stand before: "in which". */
const BEHIND_PREPOSITION: ReadonlySet<string> = new Set(["which", "whom", "whose"]);
/** "did … come out, open, start": what films and houses do. */
const BEGINNING = new RegExp(`(?:ed|${anyOf(lists.beginning)})$`, "u");
const LEAST_BEFORE = 3;
const MOST_ORDERS = 3;

/**
 * "When did the films come out whose director made E?", "in which hall is the kind of loom shown that E needs?", "the
 * hall in which the cloth is shown that E wove": the verb is read behind the clause, which belongs to the noun before
 * the verb.
 */
export function verbBehindClause(words: readonly Word[]): readonly WordOrder[] {
  const end = MARKS.has(words.at(-1)?.lower ?? "") ? words.length - 1 : words.length;
  const orders: WordOrder[] = [];
  for (let at = LEAST_BEFORE + 1; at < end - 1 && orders.length < MOST_ORDERS; at += 1) {
    if (!opensClause(words, at)) continue;
    const verb = verbBefore(words, at);
    if (verb === undefined) continue;
    orders.push({
      words: [...words.slice(0, verb), ...words.slice(at, end), ...words.slice(verb, at)],
      cost: ORDERS.verbBehindClause,
    });
  }
  return orders;
}

/** Does a relative clause begin here: with its pronoun, or with the preposition before it? */
function opensClause(words: readonly Word[], at: number): boolean {
  const [before, first, second] = [at - 1, at, at + 1].map((index) => words[index]?.lower ?? "") as [
    string,
    string,
    string,
  ];
  if (PREPOSITIONS.has(first)) return BEHIND_PREPOSITION.has(second);
  return RELATIVES.has(first) && !(PREPOSITIONS.has(before) && BEHIND_PREPOSITION.has(first));
}

/** Where the verb begins that ends directly before the clause, its auxiliaries with it; undefined where none does. */
function verbBefore(words: readonly Word[], clause: number): number | undefined {
  const lower = (at: number): string => words[at]?.lower ?? "";
  let verb = clause - 1;
  const isAsked = words.slice(0, verb).some(({ lower: each }, at) => isAuxiliary(each) && !isInClause(words, at));
  if (!isVerbHere(lower(verb), isAsked)) return undefined;
  if (lower(verb - 1).endsWith("ly")) verb -= 1;
  const behindAuxiliary = verb;
  while (BE.has(lower(verb - 1)) || HAVE.has(lower(verb - 1))) verb -= 1;
  // A verb without an auxiliary of its own has the one that stands in front: "is the hall named …".
  if (verb === behindAuxiliary && !isAsked) return undefined;
  return verb > LEAST_BEFORE && isNoun(lower(verb - 1)) ? verb : undefined;
}

/** No article, preposition or question word, behind which no verb stands. */
function isNoun(lower: string): boolean {
  return ![DETERMINERS, PREPOSITIONS, WH, MARKS].some((words) => words.has(lower)) && !isAuxiliary(lower);
}

/** Does an auxiliary stand behind its subject, as in a clause, and not before it, as in a question? */
function isInClause(words: readonly Word[], auxiliary: number): boolean {
  return words.slice(0, auxiliary).some(({ lower }, at) => at > MOST_BEFORE_QUESTION_WORD && WH.has(lower));
}

/** A preposition at most stands before the question word. */
const MOST_BEFORE_QUESTION_WORD = 1;

/** Past or with an ending; or bare, where an auxiliary is said before its subject: "does the herd graze". */
function isVerbHere(lower: string, isAsked: boolean): boolean {
  if (isVerb(lower) || BEGINNING.test(lower) || isParticiple(lower) || isPast(lower)) return true;
  return isAsked && !isFunctionWord(lower) && englishDictionary().lemmasOf(lower, "v").includes(lower);
}
