import type { Stage } from "../investigation/stage.ts";
import { maxAgeOf } from "../sources/age.ts";
import { type Citation, citationOf } from "../sources/citation.ts";
import { fromAll } from "../sources/from-all.ts";
import type { DocumentCollection, Passage } from "../sources/documents.ts";
import { packChunks } from "../text/chunks.ts";
import { lexicalEmbedder, similarities } from "../text/embedder.ts";
import { splitSentences } from "../text/sentences.ts";
import type { InvestigationParts } from "../investigation-parts.ts";
import { versionOf } from "../sources/version.ts";

/** A piece of a section that a reasoner may read and quote. */
export interface Chunk extends Citation {
  readonly section: string;
  readonly text: string;
}

type Texts = Pick<InvestigationParts, "documents" | "embedder">;

export interface Retrieved {
  readonly chunks: readonly Chunk[];
  /** ISO 8601: when the documents were asked. */
  readonly retrievedAt: string;
}

/** What is searched for: sub-question and hypothesis, or a clue; pages about the entity come first. */
export interface Search {
  readonly query: string;
  readonly about: string | null;
}

/** How much of them. */
export interface Chunking {
  /** Tokens of one chunk at most. */
  readonly chunkTokens: number;
  readonly chunksPerPage: number;
  /** Passages that each collection gives at most. */
  readonly passages: number;
}

/** Text retrieval (TreeQA, section 3.2): chunks of sections, the best of each page by the cosine of their vectors. */
export function chunksStage(
  { query, about }: Search,
  { documents, embedder = lexicalEmbedder }: Texts,
  { chunkTokens, chunksPerPage, passages }: Chunking,
): Stage<Retrieved> {
  return {
    name: "documents.chunks",
    version: 4,
    inputs: { query, about, chunkTokens, chunksPerPage, documents: documents.map(versionOf), embedder: embedder.id },
    maxAgeMs: maxAgeOf(documents),
    async compute(context) {
      const retrievedAt = new Date().toISOString();
      const options = { limit: passages, ...(about === null ? {} : { about: [about] }) };
      const search = async (collection: DocumentCollection): Promise<readonly Chunk[]> =>
        (await collection.search(query, options, context)).flatMap((passage) =>
          chunksOf(passage, collection, chunkTokens),
        );
      const found = await fromAll(documents, search, context);
      const chunks = found.flat();
      const scores = await similarities(
        embedder,
        query,
        chunks.map(({ text }) => text),
        context,
      );
      return { chunks: bestPerPage(chunks, scores, chunksPerPage), retrievedAt };
    },
  };
}

/** A passage as it is, or as several chunks where it is longer than asked for. */
function chunksOf(passage: Passage, collection: DocumentCollection, chunkTokens: number): readonly Chunk[] {
  const citation = citationOf(passage, collection);
  return packChunks(splitSentences(passage.text), chunkTokens).map((sentences) => ({
    ...citation,
    section: passage.section,
    text: passage.text.slice(sentences[0]?.start ?? 0, sentences.at(-1)?.end),
  }));
}

function bestPerPage(chunks: readonly Chunk[], scores: readonly number[], perPage: number): readonly Chunk[] {
  const scored = chunks.map((chunk, index) => ({ chunk, score: scores[index] ?? 0 })).sort((a, b) => b.score - a.score);
  const taken = new Map<string, number>();
  const said = new Set<string>();
  return scored.flatMap(({ chunk }) => {
    // Collections hold the same text under several titles.
    if (said.has(chunk.text)) return [];
    said.add(chunk.text);
    const page = `${chunk.source} ${chunk.title}`;
    const count = taken.get(page) ?? 0;
    taken.set(page, count + 1);
    return count < perPage ? [chunk] : [];
  });
}
