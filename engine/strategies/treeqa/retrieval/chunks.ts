import type { Stage } from "../../../investigation/stage.ts";
import { maxAgeOf } from "../../../sources/age.ts";
import { type Citation, citationOf } from "../../../sources/citation.ts";
import { fromAll } from "../../../sources/from-all.ts";
import type { DocumentCollection, Passage } from "../../../sources/documents.ts";
import { packChunks } from "../../../text/chunks.ts";
import { cosine, lexicalVector } from "../../../text/lexical-vector.ts";
import { splitSentences } from "../../../text/sentences.ts";
import { versionOf } from "../../query/stages.ts";
import { BOUNDS } from "../bounds.ts";
import type { TreeOptions } from "../options.ts";

/** A piece of a section that a reasoner may read and quote. */
export interface Chunk extends Citation {
  readonly section: string;
  readonly text: string;
}

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

/** Text retrieval (TreeQA, section 3.2): chunks of sections, the best of each page by cosine, which here is lexical. */
export function chunksStage({ query, about }: Search, documents: readonly DocumentCollection[], { chunkTokens, chunksPerPage }: TreeOptions): Stage<Retrieved> {
  return {
    name: "treeqa.chunks",
    version: 2,
    inputs: { query, about, chunkTokens, chunksPerPage, documents: documents.map(versionOf) },
    maxAgeMs: maxAgeOf(documents),
    async compute(context) {
      const retrievedAt = new Date().toISOString();
      const options = { limit: BOUNDS.passages, ...(about === null ? {} : { about: [about] }) };
      const search = async (collection: DocumentCollection): Promise<readonly Chunk[]> =>
        (await collection.search(query, options, context)).flatMap((passage) => chunksOf(passage, collection, chunkTokens));
      const found = await fromAll(documents, search, context);
      return { chunks: bestPerPage(found.flat(), query, chunksPerPage), retrievedAt };
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

function bestPerPage(chunks: readonly Chunk[], query: string, perPage: number): readonly Chunk[] {
  const asked = lexicalVector(query);
  const scored = chunks.map((chunk) => ({ chunk, score: cosine(asked, lexicalVector(chunk.text)) })).sort((a, b) => b.score - a.score);
  const taken = new Map<string, number>();
  return scored.flatMap(({ chunk }) => {
    const page = `${chunk.source} ${chunk.title}`;
    const count = taken.get(page) ?? 0;
    taken.set(page, count + 1);
    return count < perPage ? [chunk] : [];
  });
}
