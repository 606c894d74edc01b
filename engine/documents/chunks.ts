import type { Stage } from "../investigation/stage.ts";
import { maxAgeOf } from "../sources/age.ts";
import { type Citation, citationOf } from "../sources/citation.ts";
import { bm25 } from "../text/bm25.ts";
import { packChunks } from "../text/chunks.ts";
import { lexicalEmbedder } from "../text/embedder.ts";
import { splitSentences } from "../text/sentences.ts";
import type { InvestigationParts } from "../investigation-parts.ts";
import { versionOf } from "../sources/version.ts";
import { findPassages, type FoundPassage } from "./find-passages.ts";

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

/**
 * What is searched for: the sub-question, with what is supposed or hinted at beside it; pages about the entity come
 * first.
 */
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

/**
 * Text retrieval (TreeQA, section 3.2): chunks of sections, the best of each page. The paper ranks them by vectors
 * alone; here these count where a model makes them (see `findPassages`).
 */
export function chunksStage(
  { query, about }: Search,
  { documents, embedder = lexicalEmbedder }: Texts,
  { chunkTokens, chunksPerPage, passages }: Chunking,
): Stage<Retrieved> {
  return {
    name: "documents.chunks",
    version: 6,
    inputs: { query, about, chunkTokens, chunksPerPage, documents: documents.map(versionOf), embedder: embedder.id },
    maxAgeMs: maxAgeOf(documents),
    async compute(context) {
      const retrievedAt = new Date().toISOString();
      const options = { limit: passages, ...(about === null ? {} : { about: [about] }) };
      const found = await findPassages(query, options, { documents, embedder }, context);
      const chunks = found.flatMap((passage) => chunksOf(passage, query, chunkTokens));
      return { chunks: bestPerPage(chunks, chunksPerPage), retrievedAt };
    },
  };
}

/** A passage as it is, or as several chunks, best first, where it is longer than asked for. */
function chunksOf(passage: FoundPassage, query: string, chunkTokens: number): readonly Chunk[] {
  const citation = citationOf(passage, passage.collection);
  const texts = packChunks(splitSentences(passage.text), chunkTokens).map((sentences) =>
    passage.text.slice(sentences[0]?.start ?? 0, sentences.at(-1)?.end),
  );
  const scores = bm25(query, texts);
  return texts
    .map((text, index) => ({ chunk: { ...citation, section: passage.section, text }, score: scores[index] ?? 0 }))
    .sort((a, b) => b.score - a.score)
    .map(({ chunk }) => chunk);
}

/** @param chunks best first */
function bestPerPage(chunks: readonly Chunk[], perPage: number): readonly Chunk[] {
  const taken = new Map<string, number>();
  const said = new Set<string>();
  return chunks.filter(({ source, title, text }) => {
    // Collections hold the same text under several titles.
    if (said.has(text)) return false;
    said.add(text);
    const page = `${source} ${title}`;
    const count = taken.get(page) ?? 0;
    taken.set(page, count + 1);
    return count < perPage;
  });
}
