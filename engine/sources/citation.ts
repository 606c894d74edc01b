import type { DocumentCollection, Passage } from "./documents.ts";

/** Where a passage stands, and what must be said of it when it is quoted. */
export interface Citation {
  /** Id of the collection. */
  readonly source: string;
  readonly kind: DocumentCollection["kind"];
  /** `Article_section_chunk`. */
  readonly chunkId: string;
  readonly title: string;
  readonly url?: string;
  readonly licence?: string;
  /** Who must be named for the text, as its licence asks. */
  readonly attribution?: string;
  /** The revision quoted, where the source keeps them. */
  readonly revision?: string;
  /** ISO 8601 instant at which the text was fetched, for text that is not at hand. */
  readonly retrievedAt?: string;
}

/** How a passage of a collection is cited. */
export function citationOf(passage: Passage, { id: source, kind, licence: usual }: DocumentCollection): Citation {
  const { chunkId, document, attribution, revision, retrievedAt } = passage;
  const licence = passage.licence ?? usual;
  return {
    source,
    kind,
    chunkId,
    title: document.title,
    ...(document.url === undefined ? {} : { url: document.url }),
    ...(licence === undefined ? {} : { licence }),
    ...(attribution === undefined ? {} : { attribution }),
    ...(revision === undefined ? {} : { revision }),
    ...(retrievedAt === undefined ? {} : { retrievedAt }),
  };
}
