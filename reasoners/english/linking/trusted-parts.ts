import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import type { Catalogue, EntityCandidate, Mention } from "../../../engine/sources/knowledge-graph.ts";
import { normalise } from "../../../engine/text/normalise.ts";
import { englishDictionary } from "../dictionary/english-dictionary.ts";
import { gradedAdjective, ordinal } from "../language/adjectives.ts";
import { DETERMINERS, isFunctionWord } from "../language/function-words.ts";
import { wordsOf } from "../language/words.ts";

/**
 * The names of a question without those parts of names that are as likely to be common words: "salt" in "how much salt"
 * is not Oda Salt. A part is trusted that has a capital, is no word of English, or is two words, which together
 * are a name's or one of a name and one for its kind; or an uncommon word that says what such things are, behind "the":
 * "the thimble" of a graph that knows one.
 */
export function withTrustedParts<T extends AnalysisInput>(input: T): T {
  const mentions = input.mentions.filter((mention) => !isPartOnly(mention) || isTrusted(mention, input));
  return mentions.length === input.mentions.length ? input : { ...input, mentions };
}

function isPartOnly({ candidates }: Mention): boolean {
  return candidates.length > 0 && candidates.every(({ isPart }) => isPart === true);
}

function isTrusted({ text, start, candidates }: Mention, { question, catalogue }: AnalysisInput): boolean {
  const words = wordsOf(text).filter(({ lower }) => !isFunctionWord(lower) && lower !== "'s");
  // What is a word itself is no misspelling: a "salt window" is not the "Salt Widow".
  const isOther = (lower: string): boolean =>
    lower.length > 1 && isEnglish(lower) && !candidates.every((each) => holds(each, lower, catalogue));
  if (words.some(({ lower }) => isOther(lower))) return false;
  const isCapital = words.some((word) => /^\p{Lu}/u.test(word.text) && start + word.start > 0);
  if (
    !isCapital &&
    words.every(({ lower }) => ranks(lower) || candidates.every((each) => isKindOf(each, lower, catalogue)))
  )
    return false;
  if (isCapital || words.length > 1 || words.some(({ lower }) => !isEnglish(lower))) return true;
  const names = candidates.map(({ matched }) => normalise(matched));
  const before = wordsOf(question.slice(0, start)).at(-1)?.lower ?? "";
  const last = words.at(-1)?.lower ?? "";
  if (
    englishDictionary().isCommonWord(last) === false &&
    candidates.every((each) => isAllButKind(each, last, catalogue))
  )
    return true;
  // "The company" is the one that everybody here works for, whatever else has a company in its name.
  if (!DETERMINERS.has(before) || englishDictionary().isCommonWord(last)) return false;
  return names.every((name) => headOf(name) === normalise(last));
}

/** "Kennels" of the Kennels team, which is a team: all of the name but the word for what it is. */
function isAllButKind({ matched, types }: EntityCandidate, lower: string, { classes }: Catalogue): boolean {
  const kinds = classes.filter(({ iri }) => types.includes(iri)).flatMap(({ label, aliases }) => [label, ...aliases]);
  return kinds.some((kind) => normalise(matched) === `${normalise(lower)} ${normalise(kind)}`);
}

/** "The first honey" is no honey of the name First Frame: which one it is, an order tells. */
function ranks(lower: string): boolean {
  return ordinal(lower) !== undefined || gradedAdjective(lower)?.degree === "superlative";
}

function isKindOf({ types }: EntityCandidate, lower: string, { classes }: Catalogue): boolean {
  const kinds = classes.filter(({ iri }) => types.includes(iri)).flatMap(({ label, aliases }) => [label, ...aliases]);
  return kinds.some((kind) => normalise(kind) === normalise(lower));
}

/** Is it a word of the name that matched, or of one for what the thing is? */
function holds({ matched, types }: EntityCandidate, lower: string, { classes }: Catalogue): boolean {
  const kinds = classes.filter(({ iri }) => types.includes(iri)).flatMap(({ label, aliases }) => [label, ...aliases]);
  const said = normalise(lower);
  return [matched, ...kinds].some((name) =>
    normalise(name)
      .split(" ")
      .some((part) => part === said || part === `${said}s` || said === `${part}s`),
  );
}

function isEnglish(lower: string): boolean {
  return /^\p{N}+$/u.test(lower) || englishDictionary().isWord(lower);
}

/** The word that says what a thing is: the tram of "Night Tram to Tilby", the gala of "Spring Gala 2014". */
function headOf(name: string): string | undefined {
  const words = name.split(" ");
  const end = words.findIndex((word, at) => at > 0 && (isFunctionWord(word) || /^\p{N}+$/u.test(word)));
  return (end < 0 ? words : words.slice(0, end)).at(-1);
}
