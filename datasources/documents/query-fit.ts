import { tokens } from "../../engine/text/tokens.ts";
import { searchTerm } from "./search-terms.ts";

/** How much of the score depends on how many of the query's words are there at all, rare ones before all. */
const COVERAGE = 0.5;

/** A passage that shares words with a query. */
export interface Match {
  readonly id: number;
  /** BM25, above 0. */
  readonly score: number;
  /** Words of the query that it has, as they are indexed. */
  readonly queryTerms: readonly string[];
}

/**
 * The same, in their order, with scores that tell better which passage is meant: one that has all of the words comes
 * before one that has some of them often.
 */
export function fitted(matches: readonly Match[], query: string): readonly Match[] {
  const having = new Map<string, number>();
  for (const { queryTerms } of matches)
    for (const term of new Set(queryTerms)) having.set(term, (having.get(term) ?? 0) + 1);
  // Of those that have any of the words, how few have this one.
  const rarity = (term: string): number => Math.log(1 + (matches.length + 1) / ((having.get(term) ?? 0) + 0.5));
  const wanted = new Set(tokens(query).flatMap((token) => searchTerm(token.text) ?? []));
  const all = [...wanted].reduce((sum, term) => sum + rarity(term), 0);
  return matches.map((match) => {
    const found = [...new Set(match.queryTerms)].reduce((sum, term) => sum + rarity(term), 0);
    const share = all === 0 ? 1 : Math.min(1, found / all);
    return { ...match, score: match.score * (1 - COVERAGE + COVERAGE * share) };
  });
}
