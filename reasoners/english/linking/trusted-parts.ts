import type { Mention } from "../../../engine/sources/knowledge-graph.ts";
import { normalise } from "../../../engine/text/normalise.ts";
import { englishDictionary } from "../dictionary/english-dictionary.ts";
import { DETERMINERS, isFunctionWord } from "../language/function-words.ts";
import { wordsOf } from "../language/words.ts";

/**
 * The names of a question without those parts of names that are as likely to be common words: "salt" in "how much salt"
 * is not Emeric Salt. A part is trusted that has a capital, is no word of English, or is two words, which together
 * are a name's or one of a name and one for its kind; or that names end in, and "the" stands before it: "the thimble" of a graph that knows one.
 */
export function withTrustedParts<T extends { readonly question: string; readonly mentions: readonly Mention[] }>(
  input: T,
): T {
  const mentions = input.mentions.filter((mention) => !isPartOnly(mention) || isTrusted(mention, input.question));
  return mentions.length === input.mentions.length ? input : { ...input, mentions };
}

function isPartOnly({ candidates }: Mention): boolean {
  return candidates.length > 0 && candidates.every(({ isPart }) => isPart === true);
}

function isTrusted({ text, start, candidates }: Mention, question: string): boolean {
  const words = wordsOf(text).filter(({ lower }) => !isFunctionWord(lower) && lower !== "'s");
  const isCapital = words.some((word) => /^\p{Lu}/u.test(word.text) && start + word.start > 0);
  if (isCapital || words.length > 1 || words.some(({ lower }) => !isEnglish(lower))) return true;
  const names = candidates.map(({ matched }) => normalise(matched));
  const before = wordsOf(question.slice(0, start)).at(-1)?.lower ?? "";
  const last = words.at(-1)?.lower ?? "";
  return DETERMINERS.has(before) && names.every((name) => name.endsWith(` ${normalise(last)}`));
}

function isEnglish(lower: string): boolean {
  return /^\p{N}+$/u.test(lower) || englishDictionary().isWord(lower);
}
