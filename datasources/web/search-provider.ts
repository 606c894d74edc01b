/** One result of a search, as every provider's is told. */
export interface SearchResult {
  readonly title: string;
  /** http or https; where the page lies. */
  readonly url: string;
  /** What the provider quotes of the page, as plain text; "" for nothing. */
  readonly snippet: string;
  /** The page's text, where the provider sends it. */
  readonly text?: string;
  /** The provider's own measure of fit; not to be compared between providers. */
  readonly score?: number;
  /** `YYYY-MM-DD`, where the provider says so in that form. */
  readonly publishedAt?: string;
  /** Who found it, where a provider asks several engines. */
  readonly engine?: string;
}

/** What a search gave. No results means that there are none; an outage is an HttpProblem. */
interface SearchReply {
  readonly results: readonly SearchResult[];
  /** Engines that answered, and those that did not with the reason. */
  readonly engines?: readonly string[];
  readonly unresponsive?: readonly string[];
}

/** A service that searches the web. Each makes one request for one search. */
export interface SearchProvider {
  /** Host that is asked, for messages. */
  readonly host: string;
  /** @throws HttpProblem without secrets; the signal's reason */
  search(query: string, limit: number, signal: AbortSignal): Promise<SearchReply>;
  /** What to do about a problem that only this provider has; undefined for the others. */
  remedy(status: number | undefined): string | undefined;
}

/** A day in whatever form a provider writes it; undefined for ages in words ("3 days ago"). */
export function dayOf(date: string | null | undefined): string | undefined {
  const iso = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])/u.exec(date ?? "")?.[0];
  if (iso !== undefined || !/\b\d{4}\b/u.test(date ?? "")) return iso;
  const parsed = Date.parse(`${date} UTC`);
  return Number.isNaN(parsed) ? undefined : new Date(parsed).toISOString().slice(0, 10);
}
