import phrases from "../../language/data/phrases.json" with { type: "json" };
import { gradedAdjective } from "../../language/adjectives.ts";
import { BE, DETERMINERS, HAVE, isAuxiliary, MARKS, PREPOSITIONS, WH } from "../../language/function-words.ts";
import lists from "../../language/data/question-words.json" with { type: "json" };
import { phraseList, wordSet } from "../../language/word-set.ts";
import type { Word } from "../../language/words.ts";
import { ORDERS } from "../../weights.ts";
import type { WordOrder } from "./word-order.ts";
import { politeOpening } from "./politeness.ts";
import { OF_THINGS } from "../../language/question-words.ts";

/**
 * Questions inside others stand in the order of statements: "can you tell me who the captain is", "do you know when E
 * died", "can you tell me whether E is open". They are read in the order of questions: "who is the captain", "when did
 * E die", "is E open".
 */
export function embedded(words: readonly Word[]): readonly WordOrder[] {
  const from = openingLength(words);
  const to = lastWord(words);
  if (words[from]?.lower === "how") return howMuchItIs(words, from, to);
  if (from === 0) return [];
  if (WHETHER.has(words[from]?.lower ?? "")) return inverted(words, from + 1, from + 1, to);
  const start = PREPOSITIONS.has(words[from]?.lower ?? "") ? from + 1 : from;
  const wh = words[start]?.lower ?? "";
  if (!WH.has(wh)) return [];
  const orders: WordOrder[] = [];
  const mostNouns = OF_THINGS.has(wh) ? MOST_NOUNS : 0;
  for (let subject = start + 1; subject <= start + 1 + mostNouns && subject < to; subject += 1) {
    if (isAuxiliary(words[subject]?.lower ?? "") || words[subject]?.lower === "'s") break;
    if (mostNouns > 0 && !beginsSubject(words[subject])) continue;
    orders.push(...inverted(words, from, subject, to));
  }
  return orders;
}

/** "How high E is", with or without what asks to be told: its verb stands last, as in no question of its own. */
function howMuchItIs(words: readonly Word[], from: number, to: number): readonly WordOrder[] {
  const [adjective, verb] = [words[from + 1]?.lower ?? "", words[to - 1]];
  if (gradedAdjective(adjective)?.degree !== "base" || verb === undefined || !BE.has(verb.lower)) return [];
  const subject = words.slice(from + 2, to - 1);
  if (subject.length === 0 || verb.lower === "'s" || subject.some(({ lower }) => isAuxiliary(lower))) return [];
  return [{ words: [...words.slice(from, from + 2), verb, ...subject, ...words.slice(to)], cost: ORDERS.embedded }];
}

/** Behind "which country" the subject begins with an article or a name. */
function beginsSubject(word: Word | undefined): boolean {
  return word !== undefined && (DETERMINERS.has(word.lower) || MARKS.has(word.lower) || !/^\p{Ll}/u.test(word.text));
}

/** With the auxiliary, or "did" where there is none, put before the subject. */
function inverted(words: readonly Word[], from: number, subject: number, to: number): readonly WordOrder[] {
  const order = (auxiliary: Word, rest: readonly Word[]): WordOrder => ({
    words: [...words.slice(from, subject), auxiliary, ...rest],
    cost: ORDERS.embedded,
  });
  const found: WordOrder[] = [];
  for (let at = subject + 1; at < to; at += 1) {
    const word = words[at];
    if (word === undefined || (!BE.has(word.lower) && !HAVE.has(word.lower)) || word.lower === "'s") continue;
    found.push(order(word, [...words.slice(subject, at), ...words.slice(at + 1, to)]));
  }
  return found.length > 0 ? found.slice(-MOST_AUXILIARIES) : [order(DID, words.slice(subject, to))];
}

const DID: Word = { text: "did", lower: "did", roots: ["did"], start: 0, end: 0 };
const MOST_NOUNS = 2;
const MOST_AUXILIARIES = 2;

function lastWord(words: readonly Word[]): number {
  let to = words.length;
  while (to > 0 && MARKS.has(words[to - 1]?.lower ?? "")) to -= 1;
  return words[to - 1]?.lower === "please" ? to - 1 : to;
}

/** The words that only ask to be told; imperatives that take a noun as well ("name", "list") embed no question. */
function openingLength(words: readonly Word[]): number {
  const length = politeOpening(words, 0);
  const takesNoun = NAMING.some(
    (name) => name.length === length && name.every((each, at) => words[at]?.lower === each),
  );
  return takesNoun ? 0 : length;
}

const WHETHER = wordSet(lists.whether);

const NAMING = phraseList(phrases.openingsWithNoun);
