import lists from "../../language/data/phrase-words.json" with { type: "json" };
import type { Catalogue } from "../../../../engine/sources/knowledge-graph.ts";
import {
  BE,
  DETERMINERS,
  DO,
  HAVE,
  isAuxiliary,
  isFunctionWord,
  MARKS,
  NEGATION,
  PREPOSITIONS,
  WH,
} from "../../language/function-words.ts";
import { isPlural } from "../../language/word-forms.ts";
import { wordSet } from "../../language/word-set.ts";
import type { Word } from "../../language/words.ts";
import { linkClass } from "../../linking/class-linker.ts";
import { LIGHT } from "../../linking/content-words.ts";
import { isPhrasal } from "../../linking/particles.ts";
import { VERBS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { OF_THINGS } from "../../language/question-words.ts";

/**
 * With auxiliaries and prepositions, "is located in the administrative territorial entity of": longer ones are no verb.
 */
export const MOST_WORDS_OF_A_VERB = 8;

/** Words that are read as a verb, and where the words behind them begin and end. */
export interface Verb {
  readonly words: readonly Word[];
  readonly at: number;
  readonly to: number;
  /** What it costs to take the words for a verb. */
  readonly cost: number;
}

/** The verbs that words may begin with, the shortest first. Something stands behind each. */
export function verbsAt(grammar: Grammar, from: number, to: number): readonly Verb[] {
  const found: Verb[] = [];
  for (let at = from + 1; at < to && at - from <= MOST_WORDS_OF_A_VERB; at += 1) {
    const words = grammar.words.slice(from, at);
    if (isVerbPhrase(words, grammar.catalogue) && !isAskedNoun(grammar, from, words))
      found.push({ words, at, to, cost: grammar.swallowedNames(from, at) + nounCost(grammar, from, words) });
  }
  return found;
}

/** "Does E look after": what stands behind the auxiliary is who does it. */
export function asksForObject({ words }: Verb): boolean {
  return words.every(({ lower }) => DO.has(lower));
}

/** Words that can stand for a relation between two noun phrases: no clause or list begins in them. */
export function isVerbPhrase(words: readonly Word[], catalogue: Catalogue): boolean {
  return (
    words.every(
      ({ lower }, index) =>
        !/^\d/u.test(lower) &&
        !MARKS.has(lower) &&
        !WH.has(lower) &&
        !NEGATION.has(lower) &&
        (!CLAUSE_WORDS.has(lower) || endsPhrasalVerb(words, index, catalogue)) &&
        !(DO.has(lower) && index > 0) &&
        !isHavingOfNoun(words, index),
    ) &&
    !DETERMINERS.has(words.at(-1)?.lower ?? "") &&
    !DETERMINERS.has(words[0]?.lower ?? "") &&
    !beginsNounPhrase(words) &&
    !holdsArticle(words)
  );
}

/** "Which play has had": what stands before "has" has something, and is no verb. */
function isHavingOfNoun(words: readonly Word[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (before === undefined || word === undefined || !HAVE.has(word.lower) || word.lower === "have") return false;
  return !isFunctionWord(before.lower);
}

/** "Which clove is the stem of E": what stands between "which" and "is" is asked for, and is no verb. */
function isAskedNoun(grammar: Grammar, from: number, words: readonly Word[]): boolean {
  const [first, second] = words;
  return (
    OF_THINGS.has(grammar.words[from - 1]?.lower ?? "") &&
    words.length === 2 &&
    first !== undefined &&
    !isFunctionWord(first.lower) &&
    BE.has(second?.lower ?? "")
  );
}

/**
 * Is this the particle of "comes before", or of "looked after by", which begins no time as a relation of the graph goes
 * by both words?
 */
export function endsPhrasalVerb(words: readonly Word[], at: number, catalogue: Catalogue): boolean {
  const [verb, particle] = [words[at - 1], words[at]];
  return (
    verb !== undefined &&
    particle !== undefined &&
    (at === words.length - 1 || (at === words.length - 2 && words[at + 1]?.lower === BY)) &&
    PREPOSITIONS.has(particle.lower) &&
    !isFunctionWord(verb.lower) &&
    isPhrasal(verb, particle.lower, catalogue)
  );
}

/** "is the wife of E": what follows the copula is a noun phrase, read as one. */
function beginsNounPhrase(words: readonly Word[]): boolean {
  const at = words.findIndex((word) => DETERMINERS.has(word.lower));
  return at > 0 && words.slice(0, at).every((word) => BE.has(word.lower) || DO.has(word.lower));
}

/** "Are of a low type": what stands behind the article belongs to the object, unless the phrase goes on to one. */
function holdsArticle(words: readonly Word[]): boolean {
  const of = words.findIndex(({ lower }, at) => lower === "of" && ARTICLES.has(words[at + 1]?.lower ?? ""));
  const isOfKind = of > 0 && words.slice(0, of).every(({ lower }) => BE.has(lower));
  return isOfKind && !PREPOSITIONS.has(words.at(-1)?.lower ?? "");
}

/** A verb phrase hardly begins with the name of a class: "countries speak" is a noun and its verb. */
export function nounCost(grammar: Grammar, from: number, words: readonly Word[]): number {
  const isClass = [1, 2].some(
    (length) => linkClass(grammar.words.slice(from, from + length), grammar.catalogue).length > 0,
  );
  // "wrote the films directed by E": what follows the article is a noun phrase of its own.
  const article = words.findIndex((word) => word.lower === "the");
  const isObject = article > 0 && words.length - article > 2;
  const behindNoun =
    from > 0 && !WH.has(grammar.words[from - 1]?.lower ?? "") && !isAuxiliary(grammar.words[from - 1]?.lower ?? "");
  const isVerb = LIGHT.has(words[0]?.lower ?? "") || behindNoun;
  // "which countries border E", "which team plays at E": the noun behind "which" is what is asked for.
  const first = words[0]?.lower ?? "";
  const isNoun = isPlural(first) || (words.length > 1 && !PREPOSITIONS.has(words[1]?.lower ?? ""));
  const isAsked = OF_THINGS.has(grammar.words[from - 1]?.lower ?? "") && isNoun;
  return (
    (isClass && !isVerb ? (isAsked ? VERBS.beginsWithAsked : VERBS.beginsWithClass) : 0) +
    (isObject ? VERBS.holdsObject : 0)
  );
}

const BY = "by";
const CLAUSE_WORDS = wordSet(lists.clauseWords);
const ARTICLES: ReadonlySet<string> = new Set(["a", "an", "the"]);
