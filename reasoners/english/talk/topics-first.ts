import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { DETERMINERS, isAuxiliary, isFunctionWord, MARKS, PREPOSITIONS, WH } from "../language/function-words.ts";
import { isPast } from "../language/word-forms.ts";
import { phraseText, type Word, wordsOf } from "../language/words.ts";
import { type InOrdinaryWords, withPieces } from "../ordinary-words/put-in-words.ts";
import { namedInOrder } from "../plain-question/named-in-order.ts";
import type { Piece } from "../plain-question/pieces.ts";
import { isPronoun } from "../several/pronouns.ts";
import { mayBeSpokenOf, putForPronouns } from "./pronouns-of-a-name.ts";

const MOST_WORDS = 40;
const MOST_WORDS_OF_A_NOUN = 3;
const OF_KINDS: ReadonlySet<string> = new Set(["what", "which"]);
const IN_FRONT: ReadonlySet<string> = new Set(["that", "this", "so"]);

/**
 * "E what city, and who plays there", "E who designed it and when did it open", "E - what currency": what is spoken of
 * stands first, and is asked about behind that by a pronoun, or by a noun alone. It is put where it is spoken of.
 * Undefined where something else stands first.
 */
export function withTopicInPlace<T extends AnalysisInput>(input: T): InOrdinaryWords<T> | undefined {
  const words = wordsOf(input.question);
  if (words.length > MOST_WORDS) return undefined;
  const names = namedInOrder(words, input.mentions);
  const topic = names.find(({ from }) => words.slice(0, from).every(({ lower }) => isSmall(lower)));
  if (topic === undefined) return undefined;
  const from = topic.to + words.slice(topic.to).findIndex(({ lower }) => !MARKS.has(lower));
  const to = words.findLastIndex(({ lower }) => !MARKS.has(lower)) + 1;
  const [first, second] = [words[from]?.lower ?? "", words[from + 1]?.lower ?? ""];
  const asks =
    WH.has(first) || (PREPOSITIONS.has(first) && WH.has(second)) || (isAuxiliary(first) && isPronoun(second));
  if (from < topic.to || from >= to || !asks) return undefined;
  const noun = nounAsked(words, from, to);
  const rest = { from: noun ?? from, to };
  const kind = mayBeSpokenOf(words, rest, topic, names, input);
  if (kind === undefined && (noun === undefined || noun < to)) return undefined;
  const behind = kind === undefined ? [rest] : putForPronouns(words, rest, topic, kind);
  // "What city" alone is the city of what stands first.
  const inFront: readonly Piece[] =
    noun === undefined
      ? []
      : [
          { from: 0, to: topic.to },
          { from: from + 1, to: noun },
        ];
  const told = `“${phraseText(words.slice(topic.from, topic.to))}” was read as what is spoken of`;
  return { input: withPieces(input, [...inFront, ...behind]), readAs: [told], doubts: [] };
}

function isSmall(lower: string): boolean {
  return DETERMINERS.has(lower) || IN_FRONT.has(lower) || MARKS.has(lower);
}

/** Where "what city" or "which currency" ends that stands alone, without a verb; undefined where none stands there. */
function nounAsked(words: readonly Word[], from: number, to: number): number | undefined {
  if (!OF_KINDS.has(words[from]?.lower ?? "")) return undefined;
  let end = from + 1;
  while (end < to && isNoun(words[end])) end += 1;
  const length = end - from - 1;
  // "E which brewery founded" asks by its verb.
  if (isPast(words[end - 1]?.lower ?? "")) return undefined;
  const isAlone = end === to || MARKS.has(words[end]?.lower ?? "") || words[end]?.lower === "and";
  return length > 0 && length <= MOST_WORDS_OF_A_NOUN && isAlone ? end : undefined;
}

function isNoun(word: Word | undefined): boolean {
  return (
    word !== undefined && word.text === word.lower && /^\p{L}{3,}$/u.test(word.lower) && !isFunctionWord(word.lower)
  );
}
