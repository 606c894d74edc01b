import { LRUCache } from "lru-cache";
import type { SelectResult } from "../../engine/sources/knowledge-graph.ts";
import type { UpstreamContext } from "../../engine/sources/upstream.ts";
import { httpProblemIn } from "../http/http-problem.ts";
import { SharedWork } from "../web/shared-work.ts";
import { countIn, countingQuery, isCut, type SentQuery } from "./endpoint/row-count.ts";
import type { KnownGraph } from "./known-graph.ts";
import { countUpTo } from "./mirror/counts.ts";

/** Runs one query as one upstream call, whole or in part. */
export type AskCounted = (query: string, context: UpstreamContext) => Promise<SelectResult>;

/** Milliseconds for which a look is not repeated. */
const GOOD_FOR_MS = 60_000;
const MOST_REMEMBERED = 1_000;

/**
 * Looks again where a result may lack rows that the endpoint dropped without saying so. Each look is one query that is
 * counted like any other; those who want the same one at the same time share it.
 */
export class SecondLook {
  readonly #known: KnownGraph;
  readonly #ask: AskCounted;
  readonly #mirrorBound: number;
  readonly #looking = new SharedWork<number>();
  /** Rows that were counted, by query. */
  readonly #counted = new LRUCache<string, { readonly rows: number; readonly at: number }>({
    max: MOST_REMEMBERED,
    ttl: GOOD_FOR_MS,
  });

  constructor(known: KnownGraph, mirrorBound: number, ask: AskCounted) {
    this.#known = known;
    this.#mirrorBound = mirrorBound;
    this.#ask = ask;
  }

  /**
   * The result, cut off if it is: large ones are counted; empty ones too, of a graph that is known by one reading,
   * since there nothing else would show that rows are dropped.
   */
  async result(query: SentQuery, found: SelectResult, context: UpstreamContext): Promise<SelectResult> {
    if (found.truncated) return found;
    if (found.rows.length > 0)
      return { ...found, truncated: await isCut(query, found, (counting) => this.#ask(counting, context)) };
    if (this.#known.size === undefined) return found;
    try {
      const rows = await this.#count(countingQuery(query), context, (counting) =>
        this.#ask(counting, context).then((reply) => countIn(reply)),
      );
      if (rows === 0) return found;
      this.#known.doubt(`it gave no rows where it counts ${rows}`);
      const again = await this.#ask(query.text, context);
      return { ...again, truncated: again.truncated || again.rows.length < rows };
    } catch (error) {
      if (httpProblemIn(error) === undefined) throw error;
      // What could not be looked at may be more than nothing.
      return { ...found, truncated: true };
    }
  }

  /**
   * Whether the graph is no longer what was read of it, by its number of triples; it is then read again before it is
   * used.
   */
  async hasChanged(context: UpstreamContext): Promise<boolean> {
    const { size } = this.#known;
    if (size === undefined) return false;
    const now = await this.#count(`triples, ${this.#known.readAt}`, context, () =>
      countUpTo(this.#mirrorBound, async (query) => ({ ...(await this.#ask(query, context)), maxRows: undefined })),
    );
    if (now === size) return false;
    this.#known.doubt(`it counts ${now} triples now, and ${size} when it was read`);
    return true;
  }

  async #count(key: string, context: UpstreamContext, count: (key: string) => Promise<number>): Promise<number> {
    const known = this.#counted.get(key);
    if (known !== undefined && known.at >= (context.freshFrom ?? 0)) return known.rows;
    return this.#looking.do(key, context, async () => {
      const at = Date.now();
      const rows = await count(key);
      this.#counted.set(key, { rows, at });
      return rows;
    });
  }
}
