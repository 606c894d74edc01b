import { createHash } from "node:crypto";
import type { UpstreamContext } from "../../engine/sources/upstream.ts";
import { normalise } from "../../engine/text/normalise.ts";
import { type Document, sectionsOf } from "../documents/document.ts";
import { markdownHeadings } from "../documents/markdown.ts";
import { HttpProblem, isPassing } from "../http/http-problem.ts";
import type { WebPages } from "./pages/pages.ts";
import type { SearchResult } from "./search-provider.ts";

/** The section of what is not the page's text but a search's quotation of it. */
const SNIPPET = "Search result";

export interface ResultsOptions {
  /** The source's id. */
  readonly source: string;
  readonly maxPages: number;
  readonly pages: WebPages;
}

/**
 * Results as documents, in their order: of the first `maxPages` the page's main text, of the others, and of pages that
 * can not be read, what the provider quotes of them; one that might have been read another time is said to be missing.
 * Of copies, the first is kept: they are one origin.
 * @throws the signal's reason; a Failure of the budget
 */
export async function documentsOf(
  results: readonly SearchResult[],
  { source, maxPages, pages }: ResultsOptions,
  context: UpstreamContext,
): Promise<readonly Document[]> {
  const distinct = withoutRepeated(results);
  const toFetch = new Set(distinct.filter(({ text }) => text === undefined).slice(0, maxPages));
  const documents = await Promise.all(
    distinct.map(async (result) => {
      if (result.text !== undefined) return textDocument(result, result.text);
      return (
        (toFetch.has(result) ? await pageDocument(result, { source, pages }, context) : undefined) ??
        snippetDocument(result)
      );
    }),
  );
  return withoutCopies(documents.filter((document) => document !== undefined));
}

/** Each page once. What does not lie at an http or https address is no page, and its address must not be shown. */
function withoutRepeated(results: readonly SearchResult[]): readonly SearchResult[] {
  const seen = new Map<string, SearchResult>();
  for (const result of results) {
    const url = URL.canParse(result.url) ? new URL(result.url) : undefined;
    if (url === undefined || !/^https?:$/u.test(url.protocol) || url.username !== "") continue;
    url.hash = "";
    if (!seen.has(url.href)) seen.set(url.href, { ...result, url: url.href });
  }
  return [...seen.values()];
}

async function pageDocument(
  result: SearchResult,
  { source, pages }: Pick<ResultsOptions, "source" | "pages">,
  context: UpstreamContext,
): Promise<Document | undefined> {
  try {
    const { url, title, sections, retrievedAt } = await pages.get(result.url, context);
    return { id: url, title: title ?? titleOf(result), sections, url, modified: result.publishedAt, retrievedAt };
  } catch (error) {
    // A page that can not be read is nothing unusual in the web; that nobody waits any more, or may pay, is another
    // matter.
    if (!(error instanceof HttpProblem)) throw error;
    if (isPassing(error)) context.markPartial?.(messageFor(error, source));
    return undefined;
  }
}

function messageFor(problem: HttpProblem, source: string): string {
  return `The source "${source}" failed: ${problem.message}`;
}

function textDocument(result: SearchResult, text: string): Document {
  const sections = sectionsOf(markdownHeadings(text));
  return {
    id: result.url,
    title: titleOf(result),
    sections,
    url: result.url,
    modified: result.publishedAt,
    retrievedAt: new Date().toISOString(),
  };
}

function snippetDocument(result: SearchResult): Document | undefined {
  const text = result.snippet.trim();
  if (text === "") return undefined;
  const sections = [{ index: 0, title: SNIPPET, text }];
  return {
    id: result.url,
    title: titleOf(result),
    sections,
    url: result.url,
    modified: result.publishedAt,
    retrievedAt: new Date().toISOString(),
  };
}

function titleOf({ title, url }: SearchResult): string {
  return title.trim() || new URL(url).hostname;
}

function withoutCopies(documents: readonly Document[]): readonly Document[] {
  const seen = new Set<string>();
  return documents.filter(({ id, sections }) => {
    const words = normalise(sections.map(({ text }) => text).join(" "));
    const marks = [`id ${id}`, createHash("sha256").update(words).digest("hex")];
    const isCopy = marks.some((mark) => seen.has(mark));
    for (const mark of marks) seen.add(mark);
    return !isCopy;
  });
}
