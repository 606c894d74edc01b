import { normalise } from "../../engine/text/normalise.ts";
import { isFunctionWord } from "../english/language/function-words.ts";
import { rootsOf } from "../english/language/roots.ts";

/** Constants of BM25 (Robertson and Zaragoza, 2009): saturation of repeated words, and weight of length. */
const K1 = 1.2;
const B = 0.75;
/** Words of the same stem ("directed", "director") share this many first letters; such a likeness counts half. */
const STEM = 5;
const STEM_WEIGHT = 0.5;

/** Texts ready to be ranked by the words that they share with a query. */
export interface LexicalIndex {
  /** A score for each text, in their order; 0 for one that shares no word and no stem with the query. */
  score(query: string): Float64Array;
}

/** An index by BM25 over words and their first letters: it knows spelling alone, not meaning. */
export function lexicalIndex(texts: readonly string[]): LexicalIndex {
  const postings = new Map<string, { readonly text: number; count: number }[]>();
  const lengths = texts.map((text, index) => {
    const terms = termsOf(text);
    for (const term of terms) {
      const known = postings.get(term) ?? [];
      const last = known.at(-1);
      if (last?.text === index) last.count += 1;
      else known.push({ text: index, count: 1 });
      postings.set(term, known);
    }
    return terms.length;
  });
  const meanLength = Math.max(1, lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, texts.length));
  return {
    score(query) {
      const scores = new Float64Array(texts.length);
      for (const term of new Set(termsOf(query))) {
        const found = postings.get(term) ?? [];
        const rarity = Math.log(1 + (texts.length - found.length + 0.5) / (found.length + 0.5));
        const weight = term.startsWith("~") ? STEM_WEIGHT * rarity : rarity;
        for (const { text, count } of found) {
          const length = B * ((lengths[text] ?? 0) / meanLength) + 1 - B;
          scores[text] = (scores[text] ?? 0) + (weight * count * (K1 + 1)) / (count + K1 * length);
        }
      }
      return scores;
    },
  };
}

/** Each content word with its first letters, and with the ideas that the general lexicon knows it to stand for. */
function termsOf(text: string): readonly string[] {
  return normalise(text).split(" ").flatMap(termsOfWord);
}

/** Names share their words, and what a word stands for takes longest: those of one index are looked up once. */
const known = new Map<string, readonly string[]>();
const MOST_KNOWN = 50_000;

function termsOfWord(word: string): readonly string[] {
  const terms = known.get(word);
  if (terms !== undefined) return terms;
  const stem = `~${word.length < STEM ? word.replace(/s$/u, "") : word.slice(0, STEM)}`;
  const made = isFunctionWord(word) ? [] : [word, stem, ...rootsOf(word).map((root) => `=${root}`)];
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(word, made);
  return made;
}
