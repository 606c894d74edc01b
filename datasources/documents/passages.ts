import { packChunks } from "../../engine/text/chunks.ts";
import { splitSentences } from "../../engine/text/sentences.ts";
import type { Passage } from "../../engine/sources/documents.ts";
import type { Document } from "./document.ts";

/** A passage before it is found by anything. */
export type UnscoredPassage = Omit<Passage, "score">;

const MAX_TOKENS = 300;

/**
 * The passages of a document: whole sentences of one section, at most 300 tokens, in order (TreeQA, section 3.2). The
 * text of each is a stretch of the section as it stands. `licence` is the collection's, for documents without their own.
 */
export function passagesOf(document: Document, licence: string | undefined): readonly UnscoredPassage[] {
  const { id, title, url } = document;
  return document.sections.flatMap((section) =>
    packChunks(splitSentences(section.text), MAX_TOKENS).map((sentences, part) => ({
      chunkId: `${title}_${section.index}_${part}`,
      key: `${id}#${section.index}.${part}`,
      document: { id, title, url },
      section: section.title,
      text: section.text.slice(sentences[0]?.start, sentences.at(-1)?.end),
      about: document.about,
      licence: document.licence ?? licence,
      modified: document.modified,
    })),
  );
}
