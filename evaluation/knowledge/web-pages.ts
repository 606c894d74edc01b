import { openDocumentsWith } from "../../datasources/documents/document-collection.ts";
import type { StartFolderThread } from "../../datasources/documents/folder-thread.ts";
import type { DocumentCollection } from "../../engine/sources/documents.ts";

/** Pages of a folder, as a search of the web gives pages. */
export interface WebPages extends DocumentCollection {
  close(): Promise<void>;
}

/**
 * Opens a folder of pages that stand for the web, so that what pages of the web add, or spoil, can be measured without
 * a search that answers otherwise every day.
 *
 * @param folder Documents in Markdown, plain text, HTML or JSON lines
 * @throws Failure `BAD_USER_INPUT` for a folder that is missing or can not be read
 */
export async function openWebPages(folder: string, startThread?: StartFolderThread): Promise<WebPages> {
  const pages = await openDocumentsWith({ id: "web", title: "Web pages", folder, watch: false }, startThread);
  const { id, title, version, licence } = pages;
  return {
    ...{ id, title, version, licence },
    kind: "WEB",
    search: (query, options, context) => pages.search(query, options, context),
    close: () => pages.close(),
  };
}
