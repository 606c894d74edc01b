import type { Evidence } from "../evidence/trace.ts";
import type { DocumentCollection, Stretch } from "../sources/documents.ts";
import type { UpstreamContext } from "../sources/upstream.ts";
import { locateQuote } from "../text/quote.ts";

/** A quote as it stands in its document. What is left out of the section is marked by "…". */
export interface QuoteContext {
  readonly before: string;
  readonly quote: string;
  readonly after: string;
  /** Title of the section. */
  readonly section: string;
}

/** Characters shown before and behind a quote. */
export const SHOWN_AROUND = 300;

/**
 * The text around a quote, from the collection that it was quoted from; undefined for what is no quote, where the
 * collection does not keep its text, and where the quote does not stand there any more.
 * @throws Failure where the text can not be had
 */
export async function quoteContext(
  { source, quotedFrom, text, title, url }: Pick<Evidence, "source" | "quotedFrom" | "text" | "title" | "url">,
  collections: readonly DocumentCollection[],
  context: UpstreamContext,
): Promise<QuoteContext | undefined> {
  const collection = collections.find(({ id }) => id === source);
  if (quotedFrom === undefined || title === undefined || collection?.around === undefined) return undefined;
  const stretch = await collection.around({ text, chunkId: quotedFrom, title, url }, context);
  return stretch === undefined ? undefined : aroundQuote(text, stretch);
}

/** At most `SHOWN_AROUND` characters on either side, whole words. */
export function aroundQuote(
  quote: string,
  { text, section, isCutBefore, isCutAfter }: Stretch,
): QuoteContext | undefined {
  const place = locateQuote(quote, text);
  if (place === undefined) return undefined;
  const [before, after] = [text.slice(0, place.start), text.slice(place.end)];
  return {
    before: lastWords(before, isCutBefore),
    quote: text.slice(place.start, place.end),
    after: firstWords(after, isCutAfter),
    section,
  };
}

function lastWords(text: string, isCut: boolean): string {
  if (text.length <= SHOWN_AROUND) return isCut ? `… ${text}` : text;
  const shown = text.slice(-SHOWN_AROUND);
  const space = firstSpace(shown);
  return `… ${shown.slice(space < 0 ? 0 : space + 1)}`.replace(/^… \p{Surrogate}/u, "… ");
}

function firstWords(text: string, isCut: boolean): string {
  if (text.length <= SHOWN_AROUND) return isCut ? `${text} …` : text;
  const shown = text.slice(0, SHOWN_AROUND);
  const space = Math.max(shown.lastIndexOf(" "), shown.lastIndexOf("\n"));
  return `${(space < 0 ? shown : shown.slice(0, space)).replace(/\p{Surrogate}$/u, "")} …`;
}

function firstSpace(text: string): number {
  const [space, line] = [text.indexOf(" "), text.indexOf("\n")];
  return space < 0 || (line >= 0 && line < space) ? line : space;
}
