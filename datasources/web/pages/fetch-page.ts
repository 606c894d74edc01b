import { setMaxListeners } from "node:events";
import type { UpstreamContext } from "../../../engine/sources/upstream.ts";
import { asFailure, HttpProblem, isPassing } from "../../http/http-problem.ts";
import { forbidden } from "../../http/public-address.ts";
import { statusProblem } from "../../http/status-problem.ts";
import { wholeResponse } from "../../http/whole-response.ts";
import { checkedPageUrl, type PageRules } from "./address-guard.ts";
import { decodedPage } from "./charset.ts";

/** The text of a page as its server sent it. */
export interface FetchedPage {
  /** Where it lay in the end, after redirects. */
  readonly url: string;
  readonly kind: "HTML" | "TEXT";
  readonly source: string;
}

export interface PageFetcher {
  readonly fetch: typeof globalThis.fetch;
  readonly rules: PageRules;
  /** The source's id, as its calls are counted. */
  readonly source: string;
  readonly maxBytes: number;
  readonly timeoutMs: number;
}

const MAX_REDIRECTS = 5;
const ACCEPT = "text/html,application/xhtml+xml,text/plain;q=0.8";

/**
 * Fetches a page. Every address on the way is checked before it is asked; each request counts as one `HTTP` call.
 * @throws HttpProblem for a page that can not be had, or a Failure made of one where it may be had another time; the
 * signal's reason; a Failure of the budget
 */
export async function fetchPage(address: string, fetcher: PageFetcher, context: UpstreamContext): Promise<FetchedPage> {
  const timeout = AbortSignal.timeout(fetcher.timeoutMs);
  let url = checkedPageUrl(address, undefined, fetcher.rules);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const from = url;
    const response = await callPage(from, fetcher, timeout, context);
    const location = response.headers.get("location");
    if (response.status < 300 || response.status >= 400 || location === null) return pageIn(response, from.href);
    url = checkedPageUrl(location, from.href, fetcher.rules);
  }
  throw forbidden(`it redirects more than ${MAX_REDIRECTS} times`);
}

/** What may succeed another time is a failure of the source; a page that is not there, or is none, is not. */
async function callPage(
  url: URL,
  fetcher: PageFetcher,
  timeout: AbortSignal,
  context: UpstreamContext,
): Promise<Response> {
  return context.upstream({ source: fetcher.source, kind: "HTTP" }, async (signal) => {
    try {
      const response = await oneRequest(url, fetcher, timeout, signal);
      const problem = response.status === 429 || response.status >= 500 ? await statusProblem(response) : undefined;
      if (problem !== undefined) throw problem;
      return response;
    } catch (error) {
      throw error instanceof HttpProblem && isPassing(error)
        ? asFailure(pageProblem(url, error), fetcher.source)
        : error;
    }
  });
}

function pageProblem({ href }: URL, { kind, message, status, retryAfterMs }: HttpProblem): HttpProblem {
  const told = `the page ${href} could not be read (${message})`;
  return new HttpProblem(kind, told, {
    ...(status === undefined ? {} : { status }),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  });
}

async function oneRequest(
  url: URL,
  { fetch, maxBytes, timeoutMs }: PageFetcher,
  timeout: AbortSignal,
  signal: AbortSignal,
): Promise<Response> {
  setMaxListeners(0, timeout);
  try {
    const response = await fetch(url, {
      headers: { accept: ACCEPT },
      redirect: "manual",
      signal: AbortSignal.any([signal, timeout]),
    });
    if (response.ok && kindOf(response) === undefined) {
      await response.body?.cancel();
      throw new HttpProblem(
        "MALFORMED",
        `it is not a page but ${response.headers.get("content-type") ?? "of no stated type"}`,
      );
    }
    return await wholeResponse(response, maxBytes);
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (timeout.aborted) throw new HttpProblem("TIMEOUT", `no page within ${timeoutMs / 1000} seconds`);
    throw problemIn(error);
  }
}

async function pageIn(response: Response, url: string): Promise<FetchedPage> {
  const problem = await statusProblem(response);
  if (problem !== undefined) throw problem;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const source = decodedPage(bytes, response.headers.get("content-type") ?? "");
  if (source.slice(0, 10_000).includes("\0"))
    throw new HttpProblem("MALFORMED", "it says that it is a page, but holds binary data");
  return { url, kind: kindOf(response) ?? "HTML", source };
}

/** What can be read; a page that says nothing of its type is taken for HTML, as browsers do. */
function kindOf(response: Response): FetchedPage["kind"] | undefined {
  const type = (response.headers.get("content-type") ?? "text/html").split(";")[0]?.trim().toLowerCase();
  if (type === "text/html" || type === "application/xhtml+xml" || type === "") return "HTML";
  return type === "text/plain" || type === "text/markdown" ? "TEXT" : undefined;
}

/** A problem may lie below the error of a fetch that is not guarded. */
function problemIn(error: unknown): HttpProblem {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (cause instanceof HttpProblem) return cause;
  return new HttpProblem("UNREACHABLE", "the connection failed", { cause: error });
}
