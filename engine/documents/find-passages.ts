import type { StageContext } from "../investigation/stage.ts";
import type { InvestigationParts } from "../investigation-parts.ts";
import type { DocumentCollection, Passage, SearchOptions } from "../sources/documents.ts";
import { forgivable, fromAll } from "../sources/from-all.ts";
import { cosine, type Embedder, lexicalEmbedder } from "../text/embedder.ts";
import { fusedRanks } from "../text/rank-fusion.ts";

export interface FoundPassage extends Passage {
  readonly collection: DocumentCollection;
}

/** Passages of each collection among which an embedding model may choose. */
const CANDIDATES = 30;

/**
 * What collections give to one search, best first; `limit` holds for each of them. Where a model of meaning is
 * configured, passages are ranked by it as well, and both rankings count alike; what it does not see is what no word of
 * the query leads to. Without one the collections' order stands: by the spelling of whole passages (`lexicalEmbedder`)
 * worse ones come first.
 */
export async function findPassages(
  query: string,
  options: SearchOptions,
  { documents, embedder = lexicalEmbedder }: Pick<InvestigationParts, "documents" | "embedder">,
  context: Pick<StageContext, "signal" | "upstream" | "markPartial">,
): Promise<readonly FoundPassage[]> {
  const { limit } = options;
  const asksMore = embedder.kind === "SEMANTIC" ? { limit: Math.max(limit, CANDIDATES) } : {};
  const search = async (collection: DocumentCollection): Promise<readonly FoundPassage[]> =>
    (await collection.search(query, { ...options, ...asksMore }, context)).map((passage) => ({
      ...passage,
      collection,
    }));
  const found = (await fromAll(documents, search, context)).flat().sort((a, b) => b.score - a.score);
  const ranked = embedder.kind === "SEMANTIC" ? await byMeaning(query, found, embedder, context) : found;
  const taken = new Map<DocumentCollection, number>();
  return ranked.filter(({ collection }) => {
    const count = taken.get(collection) ?? 0;
    taken.set(collection, count + 1);
    return count < limit;
  });
}

/** The same in the order of words and meaning together. Where the model fails, that of words stands, and it is said. */
async function byMeaning(
  query: string,
  found: readonly FoundPassage[],
  embedder: Embedder,
  context: Pick<StageContext, "signal" | "upstream" | "markPartial">,
): Promise<readonly FoundPassage[]> {
  if (found.length < 2) return found;
  try {
    const texts = found.map(({ document, text }) => `${document.title}\n${text}`);
    const [own, ...vectors] = await embedder.embed([query, ...texts], context);
    if (own === undefined) return found;
    const alike = vectors.map((vector) => cosine(own, vector));
    const places = found.map((_, place) => place);
    const nearest = places.toSorted((a, b) => (alike[b] ?? 0) - (alike[a] ?? 0));
    return fusedRanks([places, nearest]).flatMap((place) => found[place] ?? []);
  } catch (error) {
    context.markPartial(`Passages were ranked by their words only: ${forgivable(error, true)}`);
    return found;
  }
}
