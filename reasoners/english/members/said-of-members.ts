import lists from "../language/data/member-words.json" with { type: "json" };
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { BE, HAVE } from "../language/function-words.ts";
import { isPast } from "../language/word-forms.ts";
import { wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import { type Stated, statedAs, statedAsDeed } from "./stated.ts";

/** What is said of members of a class: that something is stated of them, or is not. */
interface SaidOfMembers {
  readonly stated: Stated;
  readonly isDenied: boolean;
  /** The words that say it. */
  readonly said: string;
}

const NEGATIONS = wordSet(lists.negations);
const HAVING = wordSet(lists.having);
const ARTICLES = wordSet(lists.articles);
const YET = wordSet(lists.yet);
const RELATIVES = wordSet(lists.relatives);
const HAVE_NO = new Set(["without", "haven't", "hasn't", "hadn't"]);
const DO: ReadonlySet<string> = new Set(["do", "does", "don't", "doesn't", "didn't", "did"]);
const MOST_WORDS = 7;
const MOST_WORDS_OF_A_NOUN = 3;

/**
 * What words behind a noun say of its members: "have no N", "without an N", "haven't got an N", "haven't been V-ed".
 * All of them must belong to it; undefined otherwise, and where several things may be meant.
 */
export function saidOfMembers(
  words: readonly Word[],
  types: ReadonlySet<string>,
  catalogue: Catalogue,
): SaidOfMembers | undefined {
  const rest = words.filter(({ lower }) => !YET.has(lower) && !RELATIVES.has(lower));
  if (rest.length === 0 || rest.length > MOST_WORDS) return undefined;
  return deed(rest, types, catalogue) ?? having(rest, types, catalogue);
}

/** "Have not been vaccinated", "haven't been vaccinated", "were never vaccinated", "have never borrowed anything". */
function deed(words: readonly Word[], types: ReadonlySet<string>, catalogue: Catalogue): SaidOfMembers | undefined {
  const verb = words.at(-1);
  const before = words.slice(0, -1);
  if (verb === undefined || before.length === 0 || !isPast(verb.lower)) return undefined;
  const isAuxiliary = ({ lower }: Word): boolean => BE.has(lower) || HAVE.has(lower) || NEGATIONS.has(lower);
  if (!before.every(isAuxiliary)) return undefined;
  const isSuffered = before.some(({ lower }) => BE.has(lower));
  const isDenied = before.some(({ lower }) => NEGATIONS.has(lower));
  return theOne(statedAsDeed(verb, isSuffered, types, catalogue), isDenied, words);
}

/** "Have no chip", "haven't got a chip", "do not have any chips", "with a chip", "without chips". */
function having(words: readonly Word[], types: ReadonlySet<string>, catalogue: Catalogue): SaidOfMembers | undefined {
  let at = 0;
  const lower = (): string => words[at]?.lower ?? "";
  let [isHad, isDenied] = [false, false];
  for (; at < words.length; at += 1) {
    if (NEGATIONS.has(lower())) isDenied = true;
    if (HAVING.has(lower()) || HAVE.has(lower()) || HAVE_NO.has(lower())) isHad = true;
    else if (!NEGATIONS.has(lower()) && !DO.has(lower()) && !ARTICLES.has(lower())) break;
  }
  const noun = words.slice(at);
  if (!isHad || noun.length === 0 || noun.length > MOST_WORDS_OF_A_NOUN) return undefined;
  return theOne(statedAs(noun, types, catalogue), isDenied, words);
}

function theOne(found: readonly Stated[], isDenied: boolean, words: readonly Word[]): SaidOfMembers | undefined {
  const [stated, ...others] = found;
  if (stated === undefined || others.length > 0) return undefined;
  return { stated, isDenied, said: words.map(({ text }) => text).join(" ") };
}
