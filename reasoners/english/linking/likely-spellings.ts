import type { AnalysisInput, QuestionAnalysis, Reading } from "../../../engine/question/analysis.ts";
import { nodesOf } from "../../../engine/question/form/walk.ts";
import { isOnlyAlike } from "../../../engine/question/only-alike.ts";
import type { Catalogue, EntityCandidate, Mention } from "../../../engine/sources/knowledge-graph.ts";
import { editDistance } from "../../../engine/text/edit-similarity.ts";
import { normalise } from "../../../engine/text/normalise.ts";
import { englishDictionary, isProperName } from "../dictionary/english-dictionary.ts";
import { isFunctionWord } from "../language/function-words.ts";
import { OF_THINGS } from "../language/question-words.ts";
import { wordsOf } from "../language/words.ts";
import { graphWords } from "../rewording/graph-words.ts";
import { NAMES } from "../weights.ts";

/** A shorter word is one letter away from too many others. */
const LEAST_LETTERS = 5;
/** From so many on, two of them may be wrong. */
const LETTERS_FOR_TWO = 9;
/** In a name of several words: with more it is another one. */
const MOST_SLIPS = 3;

/**
 * The names of a question without those that are only written similarly, unless it is a slip of the pen that they are
 * not the same, and one thing alone can have been meant.
 */
export function withLikelySpellings<T extends AnalysisInput>(input: T): T {
  const mentions = input.mentions.flatMap((mention) => likelySpelling(mention, input));
  const isSame = mentions.every((mention, at) => mention === input.mentions[at]);
  return isSame && mentions.length === input.mentions.length ? input : { ...input, mentions };
}

/**
 * The readings with how likely they are, where they rest on a name that is only written similarly.
 * @param mentions Names that are likely spellings
 */
export function asLikelyAsSpelt<T extends Pick<QuestionAnalysis, "readings" | "parts">>(
  analysis: T,
  mentions: readonly Mention[],
): T {
  const misspelt = new Set(mentions.filter(isWrittenOtherwise).map(({ text }) => text));
  if (misspelt.size === 0) return analysis;
  const likelyAs = (reading: Reading): Reading => {
    const isMisspelt = [...nodesOf(reading.form)].some(
      ({ node }) => node.kind === "mention" && misspelt.has(node.text),
    );
    return isMisspelt ? { ...reading, likely: (reading.likely ?? 1) * NAMES.misspelt } : reading;
  };
  const parts = analysis.parts?.map((part) => ({ ...part, readings: part.readings.map(likelyAs) }));
  return { ...analysis, readings: analysis.readings.map(likelyAs), ...(parts === undefined ? {} : { parts }) };
}

function isWrittenOtherwise({ text, candidates }: Mention): boolean {
  const said = normalise(text);
  return (
    candidates.length > 0 &&
    candidates.every((each) => isOnlyAlike(each) && !isOtherNumber(said, normalise(each.matched)))
  );
}

function likelySpelling(mention: Mention, input: AnalysisInput): readonly Mention[] {
  if (mention.candidates.length === 0 || !mention.candidates.every(isOnlyAlike)) return [mention];
  const { catalogue } = input;
  const said = normalise(mention.text);
  const meant = mention.candidates.filter((each) => {
    const name = normalise(each.matched);
    if (isNounOfGraph(each.matched, catalogue)) return false;
    return isOtherNumber(said, name) ? standsInNumber(mention, each, input.question) : isSlip(said, name, catalogue);
  });
  if (meant.length === 0 || !isOneName(meant)) return [];
  return [meant.length === mention.candidates.length ? mention : { ...mention, candidates: meant }];
}

/** Behind these several are asked for. */
const OF_SEVERAL: ReadonlySet<string> = new Set([...OF_THINGS, "many", "few", "all", "most", "some"]);

/** "director", of which there is a relation as well: another spelling is read as that of the noun. */
function isNounOfGraph(name: string, catalogue: Catalogue): boolean {
  return graphWords(catalogue).written.has(name);
}

/** Is it one thing, or what several things are called alike? */
function isOneName(candidates: readonly EntityCandidate[]): boolean {
  const [things, names] = [
    new Set(candidates.map(({ iri }) => iri)),
    new Set(candidates.map(({ matched }) => normalise(matched).replaceAll(" ", ""))),
  ];
  return things.size === 1 || names.size === 1;
}

/**
 * May a name have been written for another by a slip? Word by word: a letter or two of a long one left out, put in,
 * taken for another or swapped with the next, and never the first. What is a word or a name itself was meant as that.
 */
function isSlip(said: string, meant: string, catalogue: Catalogue): boolean {
  if (said.replaceAll(" ", "") === meant.replaceAll(" ", "")) return true;
  const [ours, theirs] = [said.split(" "), meant.split(" ")];
  if (ours.length !== theirs.length) return false;
  let slips = 0;
  for (const [at, word] of ours.entries()) {
    const other = theirs[at] ?? "";
    if (word === other) continue;
    slips += mayBeMisspelt(word, other, catalogue) ? slipsBetween(word, other) : Infinity;
  }
  return slips <= MOST_SLIPS;
}

/** "Republican" for one of the "Republicans", "Germans" for what is called "German": the same word. */
function isOtherNumber(said: string, name: string): boolean {
  return name === `${said}s` || said === `${name}s`;
}

/**
 * "A Republican", "Republican presidents", "which Germans": what is called by another number than its name stands where
 * that number is asked for, or before what it is.
 */
function standsInNumber({ text, start, end }: Mention, { matched }: EntityCandidate, question: string): boolean {
  const words = wordsOf(question);
  const [before, behind] = [
    words.filter((word) => word.end <= start).at(-1)?.lower,
    words.find((word) => word.start >= end),
  ];
  if (normalise(text).length > normalise(matched).length) return OF_SEVERAL.has(before ?? "");
  if (before === "a" || before === "an") return true;
  return behind !== undefined && /^\p{Ll}+$/u.test(behind.text) && !isFunctionWord(behind.lower);
}

function mayBeMisspelt(word: string, other: string, catalogue: Catalogue): boolean {
  return (
    word.length >= LEAST_LETTERS &&
    /^\p{L}+$/u.test(word) &&
    !ROMAN_NUMERAL.test(word) &&
    !isFunctionWord(word) &&
    !graphWords(catalogue).written.has(word) &&
    !englishDictionary().isWord(word) &&
    // "Anabel" is a name, and as good as "Annabel".
    (!isProperName(word) || withoutDoubles(word) === withoutDoubles(other))
  );
}

function withoutDoubles(word: string): string {
  return word.replace(/(.)\1/gu, "$1");
}

const ROMAN_NUMERAL = /^[ivxlcdm]+$/u;

function slipsBetween(word: string, other: string): number {
  const letters = Math.min(word.length, other.length);
  const isSwapped = word[0] === other[1] && word[1] === other[0];
  if (letters < LEAST_LETTERS || !/^\p{L}+$/u.test(other) || (word[0] !== other[0] && !isSwapped)) return Infinity;
  if (isOtherForm(word, other)) return Infinity;
  const slips = editDistance(word, other);
  return slips <= (letters < LETTERS_FOR_TWO ? 1 : 2) ? slips : Infinity;
}

/**
 * "Roberta" is not Roberto, and "Aliens" not "Alien": an ending tells names apart. A mute "e" left out does not.
 */
function isOtherForm(word: string, other: string): boolean {
  const [longer, shorter] = word.length > other.length ? [word, other] : [other, word];
  if (longer.length > shorter.length) return longer.slice(0, -1) === shorter && ENDINGS.has(longer.at(-1) ?? "");
  const ends = [word.at(-1) ?? "", other.at(-1) ?? ""];
  return word.slice(0, -1) === other.slice(0, -1) && ends.every((end) => end === "e" || ENDINGS.has(end));
}

const ENDINGS: ReadonlySet<string> = new Set("aiouys");
