import { packChunks } from "../../engine/text/chunks.ts";
import { type Sentence, splitSentences } from "../../engine/text/sentences.ts";
import type { Passage } from "../../engine/sources/documents.ts";
import { cleanLine, cleanText } from "./clean-text.ts";
import type { Document } from "./document.ts";

/** A passage before it is found by anything. */
export interface UnscoredPassage extends Omit<Passage, "score"> {
  /** What else its document's thing is called: it is found by these names as by its title. */
  readonly aliases?: readonly string[] | undefined;
}

const MAX_TOKENS = 300;
/** Characters of a passage, several times those of the longest sentence. */
const MAX_LENGTH = 5_000;
const MAX_TITLE = 500;
const MAX_ALIASES = 50;

/**
 * The passages of a document: whole sentences of one section, at most 300 tokens, in order (TreeQA, section 3.2). The
 * text of each is a stretch of the section as it stands, without what readers do not see (`cleanText`). `licence` is
 * the collection's, for documents without their own. No passage is longer than 5,000 characters, and titles above 500
 * are cut off with a mark.
 */
export function passagesOf(document: Document, licence: string | undefined): readonly UnscoredPassage[] {
  const { id, url, revision, retrievedAt, attribution } = document;
  const title = shortTitle(cleanLine(document.title.slice(0, 2 * MAX_TITLE)));
  const aliases = document.aliases
    ?.slice(0, MAX_ALIASES)
    .map((alias) => shortTitle(cleanLine(alias.slice(0, 2 * MAX_TITLE))));
  return document.sections.flatMap((section) => {
    const text = cleanText(section.text);
    const sectionTitle = shortTitle(cleanLine(section.title.slice(0, 2 * MAX_TITLE)));
    return packChunks(splitSentences(text), MAX_TOKENS)
      .flatMap(byLength)
      .map((sentences, part) => ({
        chunkId: `${title}_${section.index}_${part}`,
        key: `${id}#${section.index}.${part}`,
        document: { id, title, url },
        section: sectionTitle,
        text: text.slice(sentences[0]?.start, sentences.at(-1)?.end),
        about: document.about,
        ...(aliases === undefined ? {} : { aliases }),
        licence: document.licence ?? licence,
        modified: document.modified,
        ...(revision === undefined ? {} : { revision }),
        ...(retrievedAt === undefined ? {} : { retrievedAt }),
        ...(attribution === undefined ? {} : { attribution }),
      }));
  });
}

/** Words are what a passage is measured by; of text with hardly any, its length is. */
function byLength(sentences: readonly Sentence[]): readonly (readonly Sentence[])[] {
  const groups: Sentence[][] = [];
  for (const sentence of sentences) {
    const group = groups.at(-1);
    if (group !== undefined && sentence.end - (group[0]?.start ?? 0) <= MAX_LENGTH) group.push(sentence);
    else groups.push([sentence]);
  }
  return groups;
}

function shortTitle(title: string): string {
  return title.length <= MAX_TITLE ? title : `${title.slice(0, MAX_TITLE - 1).replace(/[\uD800-\uDBFF]$/u, "")}…`;
}
