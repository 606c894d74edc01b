import type { ServerResponse } from "node:http";
import { onTestFinished } from "vitest";
import { openWeb, type WebParts, type WebSearch } from "../../datasources/web/web.ts";
import type { ProviderName, WebSettings } from "../../datasources/web/web-settings.ts";
import { loopback, type Loopback, type Reply, type Seen } from "./loopback.ts";

/** A result as a test writes it; each provider's reply says it in its own words. */
interface Result {
  readonly url: string;
  readonly title?: string;
  readonly snippet?: string;
  readonly text?: string;
  readonly date?: string;
}

type Answer = Reply | ((response: ServerResponse) => void);

export interface Web {
  readonly results?: (origin: string) => readonly Result[];
  /** Pages by path. */
  readonly pages?: Readonly<Record<string, Answer | string>>;
  /** What is answered in place of results. */
  readonly instead?: (seen: Seen) => Answer;
}

export const KEY = "sk-secret/key+1";

/** A server that is every provider, and the web's pages, at once. */
export async function webServer(web: Web): Promise<Loopback> {
  const server: Loopback = await loopback((seen) => {
    const { pathname } = seen.url;
    const page = web.pages?.[pathname];
    if (page !== undefined) return typeof page === "string" ? { body: page } : page;
    const shape = SHAPES[pathname];
    if (shape === undefined) return { status: 404, body: "<h1>Not found</h1>" };
    return web.instead?.(seen) ?? { body: shape(web.results?.(server.origin) ?? [], seen) };
  });
  return server;
}

/** The replies of the providers, as they document them, by the path that is asked. */
const SHAPES: Readonly<Record<string, (results: readonly Result[], seen: Seen) => unknown>> = {
  "/search": (results, { method, url }) => (method === "POST" ? tavily(results) : searxng(results, url)),
  "/res/v1/web/search": (results) => ({
    type: "search",
    query: { original: "q", more_results_available: false },
    mixed: { main: [] },
    ...(results.length === 0
      ? {}
      : {
          web: {
            type: "search",
            results: results.map(({ url, title, snippet, date }) => ({
              title,
              url,
              description: snippet,
              page_age: date,
              meta_url: {},
              extra_snippets: ["An extra &amp; <strong>snippet</strong>."],
            })),
          },
        }),
  }),
  "/search.json": (results) => ({
    search_metadata: { id: "x", status: "Success" },
    search_parameters: { engine: "google" },
    ...(results.length === 0
      ? { error: "Google hasn't returned any results for this query." }
      : {
          organic_results: [
            { position: 1, title: "A box without a link" },
            ...results.map(({ url, title, snippet, date }, index) => ({
              position: index + 2,
              title,
              link: url,
              snippet,
              date,
            })),
          ],
        }),
  }),
};

function searxng(results: readonly Result[], url: URL): unknown {
  const shown = results.map(({ url: address, title, snippet, date }) => ({
    url: address,
    title,
    content: snippet,
    engine: "duckduckgo",
    engines: ["duckduckgo", "brave"],
    score: 1.5,
    category: "general",
    positions: [1],
    publishedDate: date ?? null,
  }));
  return {
    query: url.searchParams.get("q"),
    number_of_results: 0,
    results: shown,
    answers: [{ answer: "an object" }],
    corrections: [],
    infoboxes: [],
    suggestions: [],
    unresponsive_engines: [["google", "CAPTCHA"]].slice(results.length === 0 ? 1 : 0),
  };
}

function tavily(results: readonly Result[]): unknown {
  return {
    query: "q",
    answer: null,
    images: [],
    results: results.map(({ url, title, snippet, text, date }) => ({
      title,
      url,
      content: snippet,
      score: 0.9,
      raw_content: text ?? null,
      published_date: date,
    })),
    response_time: 0.4,
  };
}

/** A search of that server whose pages may lie there. */
export function openTestWeb(
  { origin, port }: Loopback,
  settings: Partial<WebSettings> = {},
  parts: Partial<WebParts> = {},
): WebSearch {
  const provider: ProviderName = settings.provider ?? "searxng";
  const web = openWeb(
    { id: "web", baseUrl: origin, apiKey: KEY, pagePorts: [port], ...settings, provider },
    { fetch, unsafelyAllow: ["127.0.0.1/32"], ...parts },
  );
  onTestFinished(() => web.close());
  return web;
}

/** A page with a main text, and what stands around one. */
export function article(title: string, text: string): string {
  return `<!doctype html><html><head><meta charset="utf-8"><title>${title} - Site</title></head><body>
<nav><a href="/">Home menu</a></nav><div class="sidebar"><ul><li><a href="/x">Sidebar link</a></li></ul></div>
<article><h1>${title}</h1><p>${text}</p><p>${"It goes on, with commas, about what it is about, for a while. ".repeat(6)}</p>
<h2>Later</h2><p>The later part, too, says something, and says it at length, so that it counts as text of its own.</p></article>
<script>document.write("Scripted text")</script><footer>Footer of the site</footer></body></html>`;
}
