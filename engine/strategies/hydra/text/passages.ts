import type { InvestigationParts } from "../../../investigation-parts.ts";
import type { Stage } from "../../../investigation/stage.ts";
import { maxAgeOf } from "../../../sources/age.ts";
import { citationOf, type Citation } from "../../../sources/citation.ts";
import type { DocumentCollection, Passage } from "../../../sources/documents.ts";
import { fromAll } from "../../../sources/from-all.ts";
import { versionOf } from "../../../sources/version.ts";
import { cleanText } from "../../../text/clean-text.ts";
import type { Topic } from "../../../question/skyline/topics.ts";
import { TEXT_BOUNDS } from "./bounds.ts";

/** DOCUMENTS: the paper's WIKI. */
export type TextKind = DocumentCollection["kind"];

/** A passage that a collection gave, as JSON. */
export interface FoundPassage {
  readonly citation: Citation;
  /** Unique within the collection; `page` names the document. */
  readonly key: string;
  readonly page: string;
  readonly text: string;
  /** The entity that the page is about, as an IRI, where the page says so. */
  readonly about?: string;
}

/** The stage that reads one kind of text for a phase. */
export function textStageName(phase: string, kind: TextKind): string {
  return `hydra.${phase}.${kind === "WEB" ? "web" : "documents"}`;
}

export interface FoundPassages {
  /** By collection, best first. */
  readonly passages: readonly FoundPassage[];
  /** ISO 8601: when the collections were asked. */
  readonly retrievedAt: string;
}

export interface TextSearch {
  readonly query: string;
  /** IRIs of entities whose pages come first. */
  readonly about: readonly string[];
  /** Whether passages are followed by the names they share. */
  readonly linked: boolean;
}

/** The search for the page of a topic entity (Hydra, section 3.2). */
export function topicSearch({ label, entities }: Topic): TextSearch {
  return { query: cleanText(label, TEXT_BOUNDS.query), about: entities.slice(0, TEXT_BOUNDS.entities), linked: false };
}

/**
 * The search for passages by a question in words; never by what somebody supposes to be the answer. It may ask for
 * several hops.
 */
export function questionSearch(question: string): TextSearch {
  return { query: cleanText(question, TEXT_BOUNDS.query), about: [], linked: true };
}

export function collectionsOf(kind: TextKind, { documents }: Pick<InvestigationParts, "documents">) {
  return documents.filter((collection) => collection.kind === kind);
}

/**
 * What all collections of a kind give to one search: one call of `DOCUMENTS` for each, and what a collection makes of
 * it. One that fails is named, and the others carry on; when all do, the stage fails.
 */
export function passagesStage(
  kind: TextKind,
  { query, about, linked }: TextSearch,
  parts: Pick<InvestigationParts, "documents">,
): Stage<FoundPassages> {
  const collections = collectionsOf(kind, parts);
  const limit = TEXT_BOUNDS.passages;
  return {
    name: "hydra.passages",
    version: 2,
    inputs: { kind, query, about, linked, limit, documents: collections.map(versionOf) },
    maxAgeMs: maxAgeOf(collections),
    async compute(context) {
      const retrievedAt = new Date().toISOString();
      const options = { limit, linked, ...(about.length === 0 ? {} : { about }) };
      const search = async (collection: DocumentCollection): Promise<readonly FoundPassage[]> =>
        (await collection.search(query, options, context))
          .slice(0, limit)
          .map((passage) => foundPassage(passage, collection));
      return { passages: (await fromAll(collections, search, context)).flat(), retrievedAt };
    },
  };
}

function foundPassage(passage: Passage, collection: DocumentCollection): FoundPassage {
  const { key, document, text, about } = passage;
  return {
    citation: citationOf(passage, collection),
    key,
    page: document.id,
    text,
    ...(about === undefined ? {} : { about }),
  };
}
