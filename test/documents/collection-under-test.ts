import { onTestFinished } from "vitest";
import { openDocuments, type OpenDocumentCollection } from "../../datasources/documents/document-collection.ts";
import type { Passage } from "../../engine/sources/documents.ts";
import { recordingContext } from "../support/recording-context.ts";
import { temporaryFolder } from "../support/temporary-files.ts";

/** A collection of the files given, by path. */
export async function collectionOf(
  files: Readonly<Record<string, string | Uint8Array>>,
  licence?: string,
): Promise<OpenDocumentCollection> {
  const folder = await temporaryFolder(files);
  const collection = await openDocuments({
    id: "test",
    title: "Test",
    folder,
    ...(licence === undefined ? {} : { licence }),
  });
  onTestFinished(() => collection.close());
  return collection;
}

/** All passages that hold the word, in the order of their keys. */
export async function passagesWith(
  files: Readonly<Record<string, string | Uint8Array>>,
  word: string,
): Promise<readonly Passage[]> {
  const found = await (await collectionOf(files)).search(word, { limit: 1_000 }, recordingContext());
  return [...found].sort((a, b) => (a.key < b.key ? -1 : 1));
}
