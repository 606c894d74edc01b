import { packChunks } from "../../engine/text/chunks.ts";
import { splitSentences } from "../../engine/text/sentences.ts";
import type { Passage } from "../../engine/sources/documents.ts";
import { cleanLine, cleanText } from "./clean-text.ts";
import type { Document } from "./document.ts";

/** A passage before it is found by anything. */
export type UnscoredPassage = Omit<Passage, "score">;

const MAX_TOKENS = 300;

/**
 * The passages of a document: whole sentences of one section, at most 300 tokens, in order (TreeQA, section 3.2). The
 * text of each is a stretch of the section as it stands, without what readers do not see (`cleanText`). `licence` is the
 * collection's, for documents without their own.
 */
export function passagesOf(document: Document, licence: string | undefined): readonly UnscoredPassage[] {
  const { id, url, revision, retrievedAt, attribution } = document;
  const title = cleanLine(document.title);
  return document.sections.flatMap((section) => {
    const text = cleanText(section.text);
    return packChunks(splitSentences(text), MAX_TOKENS).map((sentences, part) => ({
      chunkId: `${title}_${section.index}_${part}`,
      key: `${id}#${section.index}.${part}`,
      document: { id, title, url },
      section: cleanLine(section.title),
      text: text.slice(sentences[0]?.start, sentences.at(-1)?.end),
      about: document.about,
      licence: document.licence ?? licence,
      modified: document.modified,
      ...(revision === undefined ? {} : { revision }),
      ...(retrievedAt === undefined ? {} : { retrievedAt }),
      ...(attribution === undefined ? {} : { attribution }),
    }));
  });
}
