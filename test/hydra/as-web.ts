import type { DocumentCollection } from "../../engine/sources/documents.ts";

/** A collection as a search of the web gives its pages. */
export function asWeb(pages: DocumentCollection): DocumentCollection {
  const { id, title, version, licence } = pages;
  return {
    ...{ id, title, version, licence },
    kind: "WEB",
    search: (query, options, context) => pages.search(query, options, context),
  };
}
