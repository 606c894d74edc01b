import lists from "../language/data/several.json" with { type: "json" };
import { isOnlyAlike } from "../../../engine/question/only-alike.ts";
import type { Mention } from "../../../engine/sources/knowledge-graph.ts";
import { politeOpening } from "../grammar/questions/politeness.ts";
import { isAuxiliary, isFunctionWord, MARKS, PREPOSITIONS } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import { asksOnlyWhen } from "./only-date.ts";
import { isPronoun } from "./pronouns.ts";

/** Words of a question that ask one thing of several, by index, end exclusive. */
export interface Segment {
  readonly from: number;
  readonly to: number;
}

export const QUESTION_WORDS = wordSet(lists.questionWords);
const JOINERS = wordSet(lists.joiners);
const INVERTING = wordSet(lists.inverting);
const RELATIVES = wordSet(lists.relatives);
const IMPERATIVES = wordSet(lists.imperatives);

/** Where a question word stands that is not in front: "by which band". */
const MOST_IN_PLACE = 2;
/** Words of a noun alone, behind a mark: "population?". */
const MOST_WORDS_OF_A_NOUN = 2;

type Joiner = "AND" | "MARK" | "COMMA";

/**
 * The things that a question asks, where each but the first begins with a question word behind "and" or a mark: "who
 * wrote E, and when was it published". A name that holds such words is one name; where what goes on may be a clause of
 * the first ("the man who wrote E and who lived in F"), nothing is parted. Undefined where one thing is asked.
 */
export function segmentsOf(words: readonly Word[], mentions: readonly Mention[]): readonly Segment[] | undefined {
  let end = words.length;
  while (end > 0 && MARKS.has(words[end - 1]?.lower ?? "")) end -= 1;
  const found: Segment[] = [];
  let from = 0;
  for (let at = 1; at < end; at += 1) {
    const joined = joinerBefore(words, at);
    if (joined === undefined) {
      if (!beginsUnjoined(words, from, at, mentions)) continue;
      found.push({ from, to: at });
      from = at;
      continue;
    }
    if (
      joined.from <= from ||
      !(begins(words, at, joined.joiner) || isNounAlone(words, from, at, joined.from, mentions))
    )
      continue;
    if (standsInName(words, joined.from, at, mentions)) continue;
    if (joined.joiner === "COMMA" && !goesOnBehind(words, at, end) && !asksAgain(words, from, at, end)) continue;
    if (mayBeClause(words, from, joined.from, at, end)) return undefined;
    found.push({ from, to: joined.from });
    from = at;
  }
  return found.length === 0 ? undefined : [...found, { from, to: end }];
}

/** What joins two things that are asked, right before a word. */
function joinerBefore(
  words: readonly Word[],
  at: number,
): { readonly from: number; readonly joiner: Joiner } | undefined {
  let from = at;
  const seen: string[] = [];
  for (let lower = words[from - 1]?.lower ?? ""; isJoining(lower); lower = words[from - 1]?.lower ?? "") {
    seen.push(lower);
    from -= 1;
  }
  if (from === at || from === 0) return undefined;
  if (seen.some((lower) => lower === "?" || lower === ";" || lower === "!")) return { from, joiner: "MARK" };
  return { from, joiner: seen.includes("and") || seen.includes("plus") ? "AND" : "COMMA" };
}

function isJoining(lower: string): boolean {
  return JOINERS.has(lower) || /^[,;?!]$/u.test(lower);
}

function begins(words: readonly Word[], at: number, joiner: Joiner): boolean {
  const [first, second] = [words[at]?.lower ?? "", words[at + 1]?.lower ?? ""];
  // Behind a comma alone, "who" and "which" may say more of what stands before it.
  if (joiner === "COMMA")
    return (
      isLastAlone(words, at) ||
      (INVERTING.has(first) && (isAuxiliary(second) || isMeasured(words, at))) ||
      speaksAndGoesOn(words, at)
    );
  if (QUESTION_WORDS.has(first)) return true;
  if (PREPOSITIONS.has(first)) return QUESTION_WORDS.has(second);
  return (isAuxiliary(first) && isPronoun(second)) || (IMPERATIVES.has(first) && joiner === "MARK");
}

/** "…, who wrote it and when": it speaks of something by a pronoun, and right behind it another thing is asked. */
function speaksAndGoesOn(words: readonly Word[], at: number): boolean {
  if (!QUESTION_WORDS.has(words[at]?.lower ?? "")) return false;
  for (let next = at + 1; next < words.length; next += 1) {
    const joined = joinerBefore(words, next);
    if (joined === undefined) continue;
    return words.slice(at, joined.from).some(({ lower }) => isPronoun(lower)) && begins(words, next, joined.joiner);
  }
  return false;
}

/**
 * "Who designed E, when did it open", "…, who wrote it": behind a question, what has its verb before a pronoun, or
 * speaks of what was named by one, says nothing more of what was asked. "…, when" alone asks for one thing more.
 */
function asksAgain(words: readonly Word[], from: number, at: number, end: number): boolean {
  if (!isAsking(words, from, at)) return false;
  if (isInverted(words, at)) return true;
  if (isLastAlone(words, at)) return true;
  return QUESTION_WORDS.has(words[at]?.lower ?? "") && words.slice(at, end).some(({ lower }) => isPronoun(lower));
}

/** "Who is the mayor of E? Population?": behind a question and its mark a noun alone, with such a mark or none. */
function isNounAlone(
  words: readonly Word[],
  from: number,
  at: number,
  joined: number,
  mentions: readonly Mention[],
): boolean {
  const isBehind = joined === at - 1 || (joined === at - 2 && words[at - 1]?.lower === "and");
  if (words[joined]?.lower !== "?" || !isBehind) return false;
  const [start, end] = [words[from]?.start ?? 0, words[joined]?.start ?? 0];
  if (!mentions.some((each) => each.start >= start && each.end <= end)) return false;
  const rest = words.slice(at).map(({ lower }) => lower);
  const mark = rest.findIndex((lower) => MARKS.has(lower));
  const noun = mark < 0 ? rest : rest.slice(0, mark);
  if (mark >= 0 && rest[mark] !== "?") return false;
  return (
    noun.length <= MOST_WORDS_OF_A_NOUN && noun.every((lower) => /^\p{L}{3,}$/u.test(lower) && !isFunctionWord(lower))
  );
}

/** "…, when", "…, what year": nothing but that stands at the end. */
function isLastAlone(words: readonly Word[], at: number): boolean {
  const end = words.findLastIndex(({ lower }) => !MARKS.has(lower)) + 1;
  return end > at && end - at <= MOST_WORDS_OF_A_NOUN && asksOnlyWhen(words, { from: at, to: end });
}

/** Does what stands there ask for something by itself: a question word in front, or its verb before its subject? */
function isAsking(words: readonly Word[], from: number, to: number): boolean {
  const start = politeOpening(words, from);
  const [first, second] = [words[start]?.lower ?? "", words[start + 1]?.lower ?? ""];
  // "E is directed by who".
  const isInPlace = words.slice(Math.max(start, to - MOST_IN_PLACE), to).some(({ lower }) => QUESTION_WORDS.has(lower));
  const isInFront = QUESTION_WORDS.has(first) || (PREPOSITIONS.has(first) && QUESTION_WORDS.has(second));
  return to - start > 1 && (isInFront || isInPlace || isAuxiliary(first));
}

/** "When did it", "how long is she": nothing but a question has its verb before the pronoun. */
function isInverted(words: readonly Word[], at: number): boolean {
  if (!INVERTING.has(words[at]?.lower ?? "")) return false;
  const verb = isAuxiliary(words[at + 1]?.lower ?? "") ? at + 1 : isMeasured(words, at) ? at + 2 : undefined;
  return verb !== undefined && isPronoun(words[verb + 1]?.lower ?? "");
}

/** The same with nothing at all between them: "who designed E when did it open". */
function beginsUnjoined(words: readonly Word[], from: number, at: number, mentions: readonly Mention[]): boolean {
  return (
    at > from + 1 && isInverted(words, at) && isAsking(words, from, at) && !standsInName(words, at - 1, at, mentions)
  );
}

/** "How long is". */
function isMeasured(words: readonly Word[], at: number): boolean {
  return words[at]?.lower === "how" && isAuxiliary(words[at + 2]?.lower ?? "");
}

function standsInName(words: readonly Word[], from: number, at: number, mentions: readonly Mention[]): boolean {
  const [start, end] = [words[from]?.start ?? 0, words[at]?.end ?? 0];
  return mentions.some((each) => each.start <= start && each.end >= end && !each.candidates.every(isOnlyAlike));
}

/** Is what stands behind a comma one of a list of questions, which ends with "and"? */
function goesOnBehind(words: readonly Word[], at: number, end: number): boolean {
  for (let next = at + 1; next < end; next += 1) {
    const joined = joinerBefore(words, next);
    if (joined?.joiner === "AND" && begins(words, next, "AND")) return true;
  }
  return false;
}

/**
 * May "and who …" go on with a clause of what stands before it? Not where it speaks of something by a pronoun, or has
 * its verb before its subject.
 */
function mayBeClause(words: readonly Word[], from: number, to: number, at: number, end: number): boolean {
  const isClauseBefore = words.slice(from + 2, to).some(({ lower }) => RELATIVES.has(lower));
  const first = words[at]?.lower ?? "";
  if (!isClauseBefore || !RELATIVES.has(first)) return false;
  if (words.slice(at, end).some(({ lower }) => isPronoun(lower))) return false;
  return !(INVERTING.has(first) && (isAuxiliary(words[at + 1]?.lower ?? "") || isMeasured(words, at)));
}
