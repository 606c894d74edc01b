import { LRUCache } from "lru-cache";
import type { UpstreamContext } from "../../../engine/sources/upstream.ts";
import { type Section, sectionsOf } from "../../documents/document.ts";
import { HttpProblem, httpProblemIn } from "../../http/http-problem.ts";
import { SharedWork } from "../shared-work.ts";
import { fetchPage, type PageFetcher } from "./fetch-page.ts";
import { PageReader } from "./page-reader.ts";

/** A page that was read. */
export interface WebPage {
  /** Where it lay in the end. */
  readonly url: string;
  readonly title: string | undefined;
  readonly sections: readonly Section[];
  /** ISO 8601. */
  readonly retrievedAt: string;
}

/** Milliseconds for which a page that could not be read is left alone. */
const UNREADABLE_AGE_MS = 300_000;
const ENTRY_BYTES = 500;

type Entry = { readonly page: WebPage } | { readonly problem: HttpProblem };

interface Kept {
  readonly entry: Entry;
  /** Milliseconds since 1970: when it was asked for. */
  readonly at: number;
}

/** Pages of the web as their main texts, each fetched once while it is fresh. */
export class WebPages {
  readonly #fetcher: PageFetcher;
  readonly #reader = new PageReader();
  readonly #reading = new SharedWork<Kept>();
  readonly #maxAgeMs: number;
  readonly #known: LRUCache<string, Kept>;

  constructor(
    fetcher: PageFetcher,
    { maxAgeMs, cacheBytes }: { readonly maxAgeMs: number; readonly cacheBytes: number },
  ) {
    this.#fetcher = fetcher;
    this.#maxAgeMs = maxAgeMs;
    this.#known = new LRUCache({ maxSize: cacheBytes, sizeCalculation: ({ entry }) => sizeOf(entry) });
  }

  /**
   * @throws HttpProblem for a page that can not be had or holds no text; the signal's reason; a Failure of the budget
   */
  async get(url: string, context: UpstreamContext): Promise<WebPage> {
    const known = this.#known.get(url);
    const isFresh = known !== undefined && known.at >= (context.freshFrom ?? 0);
    if (isFresh) context.remembered?.(known.at);
    const { entry } = isFresh ? known : await this.#reading.do(url, context, () => this.#read(url, context));
    if ("problem" in entry) throw entry.problem;
    return entry.page;
  }

  /** A page that is kept, by where it lay in the end; undefined for one that would have to be fetched. */
  kept(url: string): WebPage | undefined {
    for (const { entry } of this.#known.values()) if ("page" in entry && entry.page.url === url) return entry.page;
    return undefined;
  }

  close(): Promise<void> {
    return this.#reader.close();
  }

  async #read(url: string, context: UpstreamContext): Promise<Kept> {
    const at = Date.now();
    const entry = await this.#fetched(url, context);
    const ttl = "page" in entry ? this.#maxAgeMs : Math.min(this.#maxAgeMs, UNREADABLE_AGE_MS);
    if (ttl > 0) this.#known.set(url, { entry, at }, { ttl });
    return { entry, at };
  }

  async #fetched(address: string, context: UpstreamContext): Promise<Entry> {
    try {
      const { url, kind, source } = await fetchPage(address, this.#fetcher, context);
      const plain = {
        title: undefined,
        sections: sectionsOf([{ level: 0, title: "", text: source.replaceAll("\r\n", "\n") }]),
      };
      const { title, sections } = kind === "TEXT" ? plain : await this.#reader.read(source);
      if (sections.length === 0) throw new HttpProblem("MALFORMED", "the page holds no text");
      return { page: { url, title, sections, retrievedAt: new Date().toISOString() } };
    } catch (error) {
      const problem = httpProblemIn(error);
      if (problem !== undefined) return { problem };
      throw error;
    }
  }
}

function sizeOf(entry: Entry): number {
  return "problem" in entry
    ? ENTRY_BYTES
    : entry.page.sections.reduce((sum, { text }) => sum + 2 * text.length, ENTRY_BYTES);
}
