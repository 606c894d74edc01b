import type { Log } from "./log.ts";

/** What takes less is not worth a line. */
const FIRST_LINE_MS = 1_000;
const LINE_INTERVAL_MS = 5_000;

/** How far the loading of files has come, for those who wait for it. */
export class Loading {
  readonly #log: Log;
  readonly #shares = new Map<string, number>();
  readonly #startedAt = performance.now();
  #nextLineAt = FIRST_LINE_MS;
  #hasTold = false;

  /** @param log Told of what takes longer than a second */
  constructor(log: Log) {
    this.#log = log;
  }

  /** Each graph that is being loaded, by its id, with the share of its files' bytes that is, 0–1. */
  get graphs(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#shares);
  }

  /** What is told of a graph's loading. @param share 0–1 */
  tell(id: string, share: number): void {
    this.#shares.set(id, share);
    const passedMs = performance.now() - this.#startedAt;
    if (passedMs < this.#nextLineAt) return;
    this.#nextLineAt = passedMs + LINE_INTERVAL_MS;
    this.#hasTold = true;
    const graphs = [...this.#shares].map(([name, part]) =>
      part < 1 ? `"${name}" (${Math.floor(100 * part)} %)` : `"${name}" (loaded, reading its names)`,
    );
    this.#log.tell?.(`Loading ${graphs.join(", ")}.`);
  }

  /** A graph is open. */
  isOpen(id: string, triples: number): void {
    this.#shares.delete(id);
    if (!this.#hasTold) return;
    const seconds = ((performance.now() - this.#startedAt) / 1_000).toFixed(1);
    this.#log.tell?.(`The graph "${id}" is open after ${seconds} s: ${triples.toLocaleString("en")} triples.`);
  }
}
