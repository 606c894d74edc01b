import accounts from "../language/data/account-words.json" with { type: "json" };
import lists from "../language/data/graph-led-words.json" with { type: "json" };
import {
  DETERMINERS,
  DO,
  isAuxiliary,
  isFunctionWord,
  MARKS,
  MODAL,
  PREPOSITIONS,
} from "../language/function-words.ts";
import { isMay } from "../language/may.ts";
import { OF_PERSONS } from "../language/question-words.ts";
import { isVerb } from "../language/verbs.ts";
import { endsAsParticiple, isPast } from "../language/word-forms.ts";
import { wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import type { Span, Use } from "./claims.ts";

/** Names of relations have so many words at most, and so many that carry meaning. */
const MOST_WORDS = 6;
export const MOST_CONTENT = 4;

const RELATIVES = wordSet(accounts.relatives);
/** Words that say nothing wherever they stand. */
const IDLE = wordSet(lists.idle);

/** Does a word ask for something to be said by it? */
export function isContent(word: Word): boolean {
  const { lower } = word;
  return isMay(word) || (!isFunctionWord(lower) && !MARKS.has(lower) && !IDLE.has(lower));
}

/** The spans that may say a relation and begin at a word, longer ones first: they begin and end in words of meaning. */
export function relationSpans(words: readonly Word[], from: number): readonly Span[] {
  const spans: Span[] = [];
  let content = 0;
  for (let at = from; at < words.length && at - from < MOST_WORDS; at += 1) {
    const word = words[at];
    if (word === undefined || !mayStandInside(word)) break;
    if (!isContent(word)) continue;
    content += 1;
    if (content > MOST_CONTENT) break;
    spans.unshift({ from, to: at + 1 });
  }
  return spans;
}

function mayStandInside(word: Word): boolean {
  return isContent(word) || PREPOSITIONS.has(word.lower) || DETERMINERS.has(word.lower);
}

/**
 * How words may be used, by their form and by what stands before them: "the design of E", "who designed E", "what did E
 * design".
 */
export function usesOf(words: readonly Word[], { from, to }: Span): readonly Use[] {
  const before = words[from - 1]?.lower ?? "";
  const [first, last] = [words[from]?.lower ?? "", words[to - 1]?.lower ?? ""];
  const isPastForm = isPast(first) || isPast(last);
  const isNoun = BEFORE_NOUNS.has(before) || DETERMINERS.has(before) || words[to]?.lower === "of";
  if (isNoun && !isPastForm) return ["NOUN"];
  if (isPast(first) || (isPastForm && !isNoun)) return ["VERB"];
  if (isRelative(words, from - 1) || OF_PERSONS.has(before) || isInfinitive(words, from)) return ["VERB"];
  return isVerb(last) || endsAsParticiple(last) || MAY_BE_FINITE.test(last) ? ["NOUN", "VERB"] : ["NOUN"];
}

const BEFORE_NOUNS: ReadonlySet<string> = new Set(["'s", "whose", "which", "what", "many"]);

/** As far as its form tells: "holds", of which the noun is as likely. */
const MAY_BE_FINITE = /[^s]s$/u;

/** "The clock that", "the one who", and not "that clock". */
function isRelative(words: readonly Word[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]];
  return word !== undefined && RELATIVES.has(word.lower) && before !== undefined && isContent(before);
}

/** Behind the subject of "did" or "can": "what did the maker of E design". */
function isInfinitive(words: readonly Word[], from: number): boolean {
  const before = words[from - 1];
  if (before === undefined || isFunctionWord(before.lower)) return false;
  return words.slice(0, from - 1).some(({ lower }) => DO.has(lower) || MODAL.has(lower));
}

/** The auxiliary verb of the clause before a verb, if it is a form of "be". */
export function isPassive(words: readonly Word[], { from, to }: Span, BE: ReadonlySet<string>): boolean {
  if (!isPast(words[to - 1]?.lower ?? "")) return false;
  for (let at = from - 1; at >= 0; at -= 1) {
    const lower = words[at]?.lower ?? "";
    if (BE.has(lower)) return true;
    if (isAuxiliary(lower) || RELATIVES.has(lower) || MARKS.has(lower)) return false;
  }
  return false;
}
