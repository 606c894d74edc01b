import { normalise } from "./normalise.ts";

/** Saturation of repeated words, and weight of length (Robertson and Zaragoza, 2009). */
const K1 = 1.2;
const B = 0.75;

/**
 * How well each of some texts fits a query by the words that they share (BM25), as a share of the best of them: 0–1, in
 * their order; 0 for all when none shares a word.
 */
export function bm25(query: string, texts: readonly string[]): readonly number[] {
  const words = texts.map((text) => wordsOf(text));
  const meanLength = Math.max(1, words.reduce((sum, { length }) => sum + length, 0) / Math.max(1, texts.length));
  const having = new Map<string, number>();
  for (const own of words) for (const word of new Set(own)) having.set(word, (having.get(word) ?? 0) + 1);
  const wanted = new Set(wordsOf(query));
  const scores = words.map((own) => {
    const length = K1 * (B * (own.length / meanLength) + 1 - B);
    let score = 0;
    for (const word of new Set(own)) {
      if (!wanted.has(word)) continue;
      const found = having.get(word) ?? 0;
      const count = own.filter((each) => each === word).length;
      const rarity = Math.log(1 + (texts.length - found + 0.5) / (found + 0.5));
      score += (rarity * count * (K1 + 1)) / (count + length);
    }
    return score;
  });
  const best = Math.max(0, ...scores);
  return scores.map((score) => (best === 0 ? 0 : score / best));
}

function wordsOf(text: string): readonly string[] {
  return normalise(text)
    .split(" ")
    .filter((word) => word !== "");
}
