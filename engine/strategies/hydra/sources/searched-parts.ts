import type { InvestigationParts } from "../../../investigation-parts.ts";
import type { HydraOptions } from "../parameters.ts";

/** The parts with those texts alone that the question's options have searched: others are not asked for anything. */
export function searchedParts(
  parts: InvestigationParts,
  { searchDocuments, searchWeb }: Pick<HydraOptions, "searchDocuments" | "searchWeb">,
): InvestigationParts {
  const documents = parts.documents.filter(({ kind }) => (kind === "WEB" ? searchWeb : searchDocuments));
  return documents.length === parts.documents.length ? parts : { ...parts, documents };
}
