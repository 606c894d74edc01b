import type { EntityCandidate, Mention } from "../sources/knowledge-graph.ts";
import { normalise } from "../text/normalise.ts";
import { isSmallWord } from "./form/phrases/english-words.ts";

/** A text of fewer words in capitals may be a name or a code, and is as good in capitals as otherwise. */
const LEAST_WORDS = 2;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu;

/**
 * Do the capitals of a text say nothing of what is a name in it? So they do not where there are no other letters, and
 * where words begin with one as in a heading: the small words too, or at least the verb of a question.
 */
export function hasIdleCapitals(text: string): boolean {
  const words = text.match(WORD) ?? [];
  if (!/\p{Ll}/u.test(text)) return words.filter((word) => /^\p{Lu}{2}/u.test(word)).length >= LEAST_WORDS;
  if (words.every(hasCapital)) return words.slice(1).some(isFrameWord) || isQuestionOf(words);
  return isQuestionOf(words);
}

/**
 * "Who Wrote Hamlet", "What Is the Capital of France": a question has a verb, which no name is. Where none is in small
 * letters, and nothing else but small words, capitals do not tell names.
 */
function isQuestionOf(words: readonly string[]): boolean {
  const [first = "", second = "", ...others] = words;
  const asks = first.toLowerCase();
  if (!hasCapital(first) || others.length === 0 || !(ASKING.has(asks) ? hasCapital(second) : DOING.has(asks)))
    return false;
  const small = words.filter((word) => !hasCapital(word));
  return small.every((word) => isSmallWord(word) && !AUXILIARIES.has(word));
}

/** Behind these there is a verb. */
const ASKING: ReadonlySet<string> = new Set("how what when where which who whom whose why".split(" "));
const DOING: ReadonlySet<string> = new Set("did do does had has have".split(" "));
const AUXILIARIES: ReadonlySet<string> = new Set([...DOING, ..."am are be been being can is was were will".split(" ")]);

function hasCapital(word: string): boolean {
  return /^[\p{Lu}\p{N}]/u.test(word);
}

/** "Is", "Of", "The" */
function isFrameWord(word: string): boolean {
  return /^\p{Lu}\p{Ll}+$/u.test(word) && isSmallWord(word.toLowerCase());
}

/** The text in small letters, each at its place: a letter that would become two stays as it is. */
export function inSmallLetters(text: string): string {
  return text.replace(/\p{Lu}/gu, (letter) => {
    const small = letter.toLowerCase();
    return small.length === letter.length ? small : letter;
  });
}

/**
 * A question as whoever reads it is shown it: one whose capitals say nothing is put in small letters, but for the names
 * that the graph itself writes in capitals ("USA").
 */
export function asShown(text: string, mentions: readonly Mention[]): string {
  if (!hasIdleCapitals(text)) return text;
  const small = inSmallLetters(text);
  let [shown, at] = ["", 0];
  for (const { text: name, start, end } of [...mentions].sort((a, b) => a.start - b.start)) {
    if (start < at || text.slice(start, end) !== name || small.slice(start, end) === name) continue;
    shown += small.slice(at, start) + name;
    at = end;
  }
  return shown + small.slice(at);
}

/**
 * The names of a text whose capitals say nothing: those of the text in small letters, and those that the graph itself
 * writes in capitals. A word of a question's frame is none of these, unless an article tells: "the US".
 * @param small Names of the text in small letters
 * @param large Names of the text as it is written
 */
export function namesInCapitals(
  text: string,
  small: readonly Mention[],
  large: readonly Mention[],
): readonly Mention[] {
  const written = large.flatMap((mention): readonly Mention[] => {
    const before = text.slice(0, mention.start).toLowerCase();
    const isFrame = isSmallWord(normalise(mention.text)) && !before.endsWith("the ");
    const candidates =
      isFrame || /\p{Ll}/u.test(mention.text)
        ? []
        : mention.candidates.filter(({ matched }) => lettersOf(matched) === lettersOf(mention.text));
    return candidates.length === 0 ? [] : [{ ...mention, candidates }];
  });
  const others = small
    .filter(({ start, end }) => !written.some((each) => each.start === start && each.end === end))
    .flatMap((mention): readonly Mention[] => {
      const candidates = mention.candidates.filter((each) => !isInOtherNumber(mention, each));
      return candidates.length === 0 ? [] : [{ ...mention, candidates }];
    });
  return [...others, ...written].sort((a, b) => a.start - b.start || a.end - b.end);
}

/** "Aliens" for "Alien": in small letters the plural of a noun, and in those that may be a name's another name. */
function isInOtherNumber({ text }: Mention, { matched, match }: EntityCandidate): boolean {
  return match !== "FUZZY" && /^\p{Lu}/u.test(matched) && normalise(matched) !== normalise(text);
}

function lettersOf(name: string): string {
  return name.replace(/[^\p{L}\p{N}\p{M}]/gu, "");
}
