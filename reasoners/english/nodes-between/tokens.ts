import { isOnlyAlike } from "../../../engine/question/only-alike.ts";
import type { GraphLedInput } from "../../../engine/query/graph-led/read-by-graph.ts";
import type { Mention } from "../../../engine/sources/knowledge-graph.ts";
import { politeOpening } from "../grammar/questions/politeness.ts";
import { DETERMINERS, MARKS } from "../language/function-words.ts";
import { type Word, wordsOf } from "../language/words.ts";

/** A part of a question: a name in it, or a word. */
export type Token = { readonly name: Mention } | { readonly word: Word; readonly lower: string };

/** Longer questions say more than one fact of a node. */
const MOST_WORDS = 24;
const MOST_NAMES = 3;

/**
 * The names of a question, the longest that do not overlap, and the words beside them, articles and marks left out.
 * Undefined for long questions, and for those with a name in the midst of a word: of a former E little is told of E.
 */
export function tokensOf({ question, mentions }: GraphLedInput): readonly Token[] | undefined {
  const all = wordsOf(question);
  if (all.length > MOST_WORDS) return undefined;
  const names = outermost(mentions);
  if (names.length > MOST_NAMES) return undefined;
  const tokens: Token[] = [];
  const words = all.slice(politeOpening(all, 0));
  if (names.some(({ start }) => words.some((word) => word.start < start && start < word.end))) return undefined;
  for (const [at, word] of words.entries()) {
    // "In all" is no article.
    const isArticle = DETERMINERS.has(word.lower) && !(word.lower === "all" && words[at - 1]?.lower === "in");
    const name = names.find(({ start, end }) => start < word.end && word.start < end);
    if (name === undefined) {
      if (!MARKS.has(word.lower) && !isArticle) tokens.push({ word, lower: word.lower });
    } else if (!tokens.some((each) => "name" in each && each.name === name)) tokens.push({ name });
  }
  return tokens;
}

/** The longest names that do not overlap. What is only written similarly is no name. */
export function outermost(mentions: readonly Mention[]): readonly Mention[] {
  const found: Mention[] = [];
  const told = mentions.filter(({ candidates }) => candidates.some((each) => !isOnlyAlike(each)));
  for (const mention of [...told].sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start))
    if (!found.some(({ start, end }) => start < mention.end && mention.start < end)) found.push(mention);
  return found;
}

/** Its word in lower case; empty for a name, and where nothing stands. */
export function lowerOf(token: Token | undefined): string {
  return token !== undefined && "word" in token ? token.lower : "";
}

/** Where a phrase stands first among the tokens; -1 where it does not. */
export function placeOfPhrase(tokens: readonly Token[], phrase: readonly string[]): number {
  return tokens.findIndex((_, at) => isPhraseAt(tokens, at, phrase));
}

/** Does a phrase stand at a place? */
export function isPhraseAt(tokens: readonly Token[], at: number, phrase: readonly string[]): boolean {
  return phrase.every((lower, more) => lowerOf(tokens[at + more]) === lower);
}
