import lists from "../../language/data/phrase-words.json" with { type: "json" };
import { BE, DO, FILLERS, PREPOSITIONS } from "../../language/function-words.ts";
import { endsAsParticiple, isIrregularParticiple } from "../../language/word-forms.ts";
import { wordSet } from "../../language/word-set.ts";
import type { Grammar } from "../grammar.ts";
import type { Predicates } from "../parse.ts";
import { clauseGap } from "../verb-phrase/object-gap.ts";
import { truths } from "../verb-phrase/truth.ts";

export function postmodifiers(grammar: Grammar, from: number, to: number): Predicates {
  const first = grammar.words[from]?.lower ?? "";
  if (first === ",") return postmodifiers(grammar, from + 1, to);
  // A finite verb begins the sentence's own predicate, not a modifier.
  if (BE.has(first) || DO.has(first) || first === "'s" || first === "and" || first === "or") return [];
  const isBeforePreposition = PREPOSITIONS.has(grammar.words[from + 1]?.lower ?? "");
  // "The plants sold by E": alone, the word may be what somebody did.
  if (canModify(first) || (isBeforePreposition && isIrregularParticiple(first))) return grammar.predicates(from, to);
  // "A pool open to children": an adjective that a relation is called by.
  const adjectives = grammar.once(truths, from, to);
  if (adjectives.length > 0 && isBeforePreposition) return adjectives;
  // "the film E directed": a clause without its pronoun begins with a name.
  return grammar.isLowerCase(from, from + 1) && !BEFORE_NAME.has(first) ? [] : clauseGap(grammar, from, to);
}

/**
 * Words that begin what is said behind a noun: pronouns, prepositions, participles, and adjectives that take an
 * object.
 */
function canModify(lower: string): boolean {
  return PREPOSITIONS.has(lower) || FILLERS.has(lower) || OPENINGS.has(lower) || endsAsParticiple(lower);
}

const OPENINGS = wordSet(lists.postmodifying);
const BEFORE_NAME = wordSet(lists.beforeNameOfClause);
