import { skylineWords } from "../../../question/skyline/skyline-text.ts";
import { bm25 } from "../../../text/bm25.ts";
import { lexicalEmbedder, similarities } from "../../../text/embedder.ts";
import type { Run } from "../run.ts";

/** How near texts are to what is looked for, 0–1, by text: asked for all that are needed at once. */
export type Likeness = (texts: readonly string[]) => Promise<ReadonlyMap<string, number>>;

/** Names of one relation that keywords are taken from. */
const NAMES_OF_RELATION = 4;
/** Keywords and names beyond these say no more. */
const MOST_KEYWORDS = 48;

/**
 * K (section 3.1): keywords and names of relations, as one text. They are the analysis's: its own keywords, the words
 * of the skyline, and what relations are called that these were linked to. So the retrieval of relations over the whole
 * graph is the linking of the analysis, which looks through the whole catalogue, exactly.
 */
export function keywordsOf({ analysis, outline, otherSkylines, question, options }: Run): string {
  if (!options.keywords) return question.text;
  const skylines = [outline.skyline, ...otherSkylines];
  const names = skylines.flatMap(({ relations }) =>
    relations.flatMap(({ candidates }) => candidates.slice(0, NAMES_OF_RELATION).map(({ label }) => label)),
  );
  const keywords = [...analysis.keywords, ...skylines.flatMap(skylineWords), ...names];
  const distinct = [...new Set(keywords)].filter(Boolean).slice(0, MOST_KEYWORDS);
  return distinct.length === 0 ? question.text : distinct.join(", ");
}

/**
 * Tells how near texts are to a query, by cosine or by shared words. What is compared is the frontier of the search,
 * whose size is bounded: each text is compared, so that the nearest are found exactly, and an approximate index of the
 * nearest neighbours, as the paper has one of all entities and relations, would have nothing to make faster
 * (docs/decisions/0041).
 */
export function likenessTo(query: string, { parts, options, context }: Run): Likeness {
  const { embedder = lexicalEmbedder } = parts;
  return async (texts) => {
    const distinct = [...new Set(texts)];
    const scores =
      options.similarity === "BM25" ? bm25(query, distinct) : await similarities(embedder, query, distinct, context);
    return new Map(distinct.map((text, index) => [text, scores[index] ?? 0]));
  };
}
