import type { Reading } from "../../../engine/question/analysis.ts";
import { isOnlyAlike } from "../../../engine/question/only-alike.ts";
import type { GraphLedInput } from "../../../engine/query/graph-led/read-by-graph.ts";
import type { Mention } from "../../../engine/sources/knowledge-graph.ts";
import { englishDictionary } from "../dictionary/english-dictionary.ts";
import { politeOpening } from "../grammar/questions/politeness.ts";
import { notEnglish } from "../language/english.ts";
import { isFunctionWord, MARKS, WH } from "../language/function-words.ts";
import { phraseText, type Word, wordsOf } from "../language/words.ts";
import { placeOf } from "../measured-wordings/asked.ts";
import { phrasesFor } from "./book.ts";
import { besideName, inItsKind, ofItsKind, withoutItsKind } from "./kind-beside.ts";
import { isOfKindSaid } from "./kind-said.ts";
import { readAs, type SaidAround } from "./read-as.ts";
import { spokenWords, THING } from "./spoken.ts";
import { waysPut } from "./ways/ways-put.ts";

/** Names that are looked around, the longest first. */
const MOST_NAMES = 4;

/** Longer questions are in no phrase book. */
const MOST_WORDS = 14;

/**
 * What a question asks of one thing in words of the phrase book, all of them, where exactly one relation around the
 * thing is called by a name that the book has for that, and leads to what is asked for: "how high up is E" is its
 * elevation. Told as what may not be meant.
 */
export function byPhrase(input: GraphLedInput): Reading | undefined {
  const all = wordsOf(input.question);
  if (notEnglish(all, input.question, input.mentions) !== undefined) return undefined;
  const words = withoutMark(all.slice(politeOpening(all, 0)));
  for (const name of namesIn(input)) {
    const found = asked(words, name, input);
    if (found !== undefined) return found;
  }
  return undefined;
}

function withoutMark(words: readonly Word[]): readonly Word[] {
  return MARKS.has(words.at(-1)?.lower ?? "") ? words.slice(0, -1) : words;
}

/** What is only written similarly is none. */
function namesIn({ mentions }: GraphLedInput): readonly Mention[] {
  return mentions
    .filter(({ candidates }) => candidates.some((each) => !isOnlyAlike(each)))
    .sort((a, b) => b.end - b.start - (a.end - a.start))
    .slice(0, MOST_NAMES);
}

function asked(words: readonly Word[], name: Mention, input: GraphLedInput): Reading | undefined {
  const [from, behind] = placeOf(name, words);
  if (behind <= from) return undefined;
  const { starts, ends } = besideName(words, [from, behind], name, input);
  for (const start of starts)
    for (const end of ends) {
      const beside = [words.slice(start, from), words.slice(behind, end)].flat();
      const [before, after] = [words.slice(0, start), words.slice(end)];
      // "Who has hope" need not be asked of a thing of that name.
      if (isCommonWord(name.text) && [...before, ...after].every(({ lower }) => isFunctionWord(lower))) continue;
      const said = { around: phraseText([...before, ...after]), words };
      const read = inBook(before, after, ofItsKind(name, beside, input), said, input);
      if (read !== undefined) return read === "SEVERAL" ? undefined : read;
    }
  return undefined;
}

function isCommonWord(text: string): boolean {
  return text === text.toLowerCase() && englishDictionary().isWord(text);
}

/** What the book has for the words around a name, put in any way; what is said closer to them comes first. */
function inBook(
  before: readonly Word[],
  after: readonly Word[],
  name: Mention,
  said: SaidAround,
  input: GraphLedInput,
): Reading | "SEVERAL" | undefined {
  const spoken = withoutItsKind(before, name, input)
    .flatMap((each) => waysToSay(each, after))
    .flatMap((each) => inItsKind(each, name, input));
  const isTwice = asks(before) && asks(after);
  for (const { words, kind } of spoken.filter(({ length }) => length <= MOST_WORDS).flatMap(waysPut)) {
    if (isTwice && words.filter((word) => WH.has(word)).length < 2) continue;
    const phrases = phrasesFor(words);
    const reading = readAs(phrases, name, said, input, (way) => kind === undefined || isOfKindSaid(kind, way, input));
    if (reading !== undefined) return reading;
  }
  return undefined;
}

/**
 * "Where is E, which city", "where is E, what is it called": what is asked behind the name as well is another question,
 * or says more of what is asked, and is not passed over.
 */
function asks(words: readonly Word[]): boolean {
  return words.some(({ lower }) => WH.has(lower));
}

/** "Who's" is "who is", or "who has". */
function waysToSay(before: readonly Word[], behind: readonly Word[]): readonly (readonly string[])[] {
  const spoken = [...spokenWords(before), THING, ...spokenWords(behind)];
  const short = before.findIndex(({ text, lower }) => lower === "is" && text.toLowerCase() !== "is");
  if (short < 0) return [spoken];
  const long = before.map((word, at) => (at === short ? { ...word, lower: "has" } : word));
  return [spoken, [...spokenWords(long), THING, ...spokenWords(behind)]];
}
