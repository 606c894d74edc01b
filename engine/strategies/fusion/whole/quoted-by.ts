import type { FoundPassage } from "../../../documents/find-passages.ts";
import type { Evidence, StrategyResult } from "../../../evidence/trace.ts";
import type { DocumentCollection } from "../../../sources/documents.ts";

/** Sentences that are shown: those of more hops than a question has are a list's. */
const MOST_QUOTES = 6;

/** The sentences that an answer rests on, in the order of its paths, each as a passage of its collection. */
export function quotedBy(
  { evidence, paths }: Pick<StrategyResult, "evidence" | "paths">,
  documents: readonly DocumentCollection[],
): readonly FoundPassage[] {
  const shown = new Set(paths.flatMap(({ steps }) => steps.flatMap((step) => step.evidence)));
  return evidence
    .filter(({ id }) => shown.has(id))
    .flatMap((each) => {
      const collection = documents.find(({ id }) => id === each.source);
      return collection === undefined || each.quotedFrom === undefined ? [] : [passageOf(each, collection)];
    })
    .slice(0, MOST_QUOTES);
}

function passageOf(
  { id, text, title = "", url, quotedFrom = "", licence, attribution, revision, retrievedAt }: Evidence,
  collection: DocumentCollection,
): FoundPassage {
  return {
    ...{ chunkId: quotedFrom, key: id, document: { id: quotedFrom, title, url }, section: "", text, score: 1 },
    ...{ licence, attribution, revision, retrievedAt, collection },
  };
}
