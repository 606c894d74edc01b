/** Tokens of a language model per English word, on average. */
const TOKENS_PER_WORD = 1.3;
/** Text without spaces has no such words: it has at least one token for so many characters. */
const CHARACTERS_PER_TOKEN = 12;

/**
 * An estimate of how many tokens a language model sees: words × 1.3, rounded up, and more where words are very long.
 */
export function countTokens(text: string): number {
  let words = 0;
  for (const _word of text.matchAll(/\S+/gu)) words += 1;
  return Math.ceil(Math.max(words * TOKENS_PER_WORD, text.length / CHARACTERS_PER_TOKEN));
}

/**
 * Packs whole sentences, in order, into chunks of at most `maxTokens`; a sentence that is longer is a chunk alone
 * (TreeQA, section 3.2).
 * @throws RangeError for a bound that is not a positive number.
 */
export function packChunks<S extends { readonly text: string }>(
  sentences: readonly S[],
  maxTokens = 300,
): readonly (readonly S[])[] {
  if (!(maxTokens > 0)) throw new RangeError(`maxTokens must be positive, got ${maxTokens}`);
  const chunks: S[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const sentence of sentences) {
    const tokens = countTokens(sentence.text);
    const last = chunks.at(-1);
    if (last !== undefined && size + tokens <= maxTokens) {
      last.push(sentence);
      size += tokens;
    } else {
      chunks.push([sentence]);
      size = tokens;
    }
  }
  return chunks;
}
