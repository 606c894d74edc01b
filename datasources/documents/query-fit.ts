import { tokens } from "../../engine/text/tokens.ts";
import { searchTerm } from "./search-terms.ts";

/** How much of the score depends on how many of the query's words are there at all, rare ones before all. */
const COVERAGE = 0.5;
/** Passages in which phrases are looked for: the best ones. */
const MOST_READ = 60;

/** A passage that shares words with a query. */
export interface Match {
  readonly id: number;
  /** BM25, above 0. */
  readonly score: number;
  /** Words of the query that it has, as they are indexed. */
  readonly queryTerms: readonly string[];
}

/**
 * The same with scores that tell better which passage is meant: one that has all of the words comes before one that has
 * some of them often, and one that has them side by side before one in which they are scattered. In no order.
 * @param textOf what is read of a passage for phrases
 */
export function fitted(matches: readonly Match[], query: string, textOf: (id: number) => string): readonly Match[] {
  const having = new Map<string, number>();
  for (const { queryTerms } of matches)
    for (const term of new Set(queryTerms)) having.set(term, (having.get(term) ?? 0) + 1);
  // Of those that have any of the words, how many do not have this one.
  const rarity = (term: string): number => Math.log(1 + (matches.length + 1) / ((having.get(term) ?? 0) + 0.5));
  const wanted = [...new Set(termsOf(query).filter((term) => term !== null))];
  const all = wanted.reduce((sum, term) => sum + rarity(term), 0);
  const pairs = pairsOf(termsOf(query));
  const read = new Set(
    [...matches]
      .sort((a, b) => b.score - a.score || a.id - b.id)
      .slice(0, pairs.size === 0 ? 0 : MOST_READ)
      .map(({ id }) => id),
  );
  return matches.map((match) => {
    const found = [...new Set(match.queryTerms)].reduce((sum, term) => sum + rarity(term), 0);
    const share = all === 0 ? 1 : Math.min(1, found / all);
    const phrases = read.has(match.id) ? phraseScore(pairs, textOf(match.id), rarity) : 0;
    return { ...match, score: (match.score + phrases) * (1 - COVERAGE + COVERAGE * share) };
  });
}

/** The words of a text in order; null for those that say nothing. */
function termsOf(text: string): readonly (string | null)[] {
  return tokens(text).map((token) => searchTerm(token.text));
}

/** Which words stand side by side; two that are parted by one that says nothing do not. */
function pairsOf(terms: readonly (string | null)[]): ReadonlyMap<string, readonly [string, string]> {
  const pairs = new Map<string, readonly [string, string]>();
  terms.forEach((term, index) => {
    const next = terms[index + 1];
    if (term !== null && next != null) pairs.set(`${term} ${next}`, [term, next]);
  });
  return pairs;
}

function phraseScore(
  wanted: ReadonlyMap<string, readonly [string, string]>,
  text: string,
  rarity: (term: string) => number,
): number {
  const own = pairsOf(termsOf(text));
  return [...wanted]
    .filter(([pair]) => own.has(pair))
    .reduce((sum, [, [first, second]]) => sum + (rarity(first) + rarity(second)) / 2, 0);
}
