import type { Ageing } from "./age.ts";
import type { Checkable } from "./check.ts";
import type { UpstreamContext } from "./upstream.ts";

/** A source of text by section: built-in documents, a folder, a wiki, the web. */
export interface DocumentCollection extends Partial<Checkable>, Ageing {
  readonly id: string;
  /** `WEB` for what a search of the web finds, which anybody may have written. */
  readonly kind: "DOCUMENTS" | "WEB";
  readonly title: string;
  /** Changes whenever the content does. Part of stage keys. */
  readonly version: string;
  readonly licence: string | undefined;
  /** Passages that speak of the query, best first. */
  search(query: string, options: SearchOptions, context: UpstreamContext): Promise<readonly Passage[]>;
  /**
   * The stretch of text that a quote stands in, with what is around it in its section. Undefined where the quote is not
   * there any more; no method where the text is not kept.
   */
  around?(quoted: QuotedPlace, context: UpstreamContext): Promise<Stretch | undefined>;
}

/** A quote, and where it was found. */
export interface QuotedPlace {
  readonly text: string;
  readonly chunkId: string;
  readonly title: string;
  /** Of the document, where it has one. */
  readonly url?: string | undefined;
}

/** A part of a section, of a few thousand characters. */
export interface Stretch {
  readonly section: string;
  readonly text: string;
  /** Whether the section has more before and behind it. */
  readonly isCutBefore: boolean;
  readonly isCutAfter: boolean;
}

/** Characters before and behind a passage that a collection gives with it. */
export const AROUND = 600;

export interface SearchOptions {
  /** At most so many. */
  readonly limit: number;
  /** IRIs: passages about one of these are preferred. */
  readonly about?: readonly string[];
  /**
   * Whether passages are looked for that are linked to the best ones by the names they share, too: what a question of
   * several steps does not name. Collections that do not know their passages beforehand leave it out.
   */
  readonly linked?: boolean;
}

/** A chunk of a section: whole sentences, at most 300 tokens unless one sentence is longer (TreeQA). */
export interface Passage {
  /** `Article_section_chunk`, as TreeQA writes it: `Seattle Mariners_2_0`. Good for display. */
  readonly chunkId: string;
  /** Unique within the collection even where two titles give the same chunk ids. */
  readonly key: string;
  readonly document: { readonly id: string; readonly title: string; readonly url?: string | undefined };
  /** Section titles from the outside in, joined by " > "; "Introduction" for the text before the first heading. */
  readonly section: string;
  readonly text: string;
  /** The entity that the document is about, where the document says so. */
  readonly about?: string | undefined;
  readonly licence?: string | undefined;
  /** Day of the document's last change, `YYYY-MM-DD`. */
  readonly modified?: string | undefined;
  /** The revision quoted, where the source keeps them: the URL then leads to it. */
  readonly revision?: string | undefined;
  /** ISO 8601 instant at which the text was fetched; undefined for text that is at hand. */
  readonly retrievedAt?: string | undefined;
  /** Who must be named for the text, as its licence asks: "Wikipedia contributors". */
  readonly attribution?: string | undefined;
  /** 0–1. */
  readonly score: number;
}
