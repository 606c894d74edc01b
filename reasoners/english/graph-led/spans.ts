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
  WH,
} from "../language/function-words.ts";
import { isVerb } from "../language/verbs.ts";
import { endsAsParticiple, isPast } from "../language/word-forms.ts";
import { wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import type { Span, Use } from "./claims.ts";

/** Names of relations have so many words at most, and so many that carry meaning. */
const MOST_WORDS = 6;
const MOST_CONTENT = 4;

const RELATIVES = wordSet(accounts.relatives);
/** Words that say nothing wherever they stand. */
const IDLE = wordSet(lists.idle);

/** Does a word ask for something to be said by it? */
export function isContent({ lower }: Word): boolean {
  return !isFunctionWord(lower) && !MARKS.has(lower) && !IDLE.has(lower);
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

/** How words may be used, by their form and by what stands before them. */
export function usesOf(words: readonly Word[], { from, to }: Span): readonly Use[] {
  const before = words[from - 1]?.lower ?? "";
  const last = words[to - 1]?.lower ?? "";
  const first = words[from]?.lower ?? "";
  const isNoun = DETERMINERS.has(before) || before === "'s" || before === "whose" || words[to]?.lower === "of";
  if (isNoun && !isPast(first) && !isPast(last)) return ["NOUN"];
  if (isPast(first) || (isPast(last) && !isNoun)) return ["VERB"];
  const isSubjectBefore = RELATIVES.has(before) || WH.has(before);
  const mayBeVerb =
    isVerb(last) ||
    endsAsParticiple(last) ||
    (isSubjectBefore && before !== "which" && before !== "what") ||
    words.slice(0, from).some(({ lower }) => DO.has(lower) || MODAL.has(lower));
  return mayBeVerb ? ["NOUN", "VERB"] : ["NOUN"];
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
