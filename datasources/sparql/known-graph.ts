import { randomUUID } from "node:crypto";
import type { Vocabulary } from "../../engine/sources/knowledge-graph.ts";
import { HttpProblem } from "../http/http-problem.ts";
import { askingOf } from "./endpoint/asking.ts";
import type { SparqlEndpoint } from "./endpoint/endpoint.ts";
import type { Knowledge } from "./knowledge.ts";
import { liveKnowledge } from "./live/live-knowledge.ts";
import { mirroredKnowledge } from "./mirror/mirrored-knowledge.ts";
import { type Ask, countUpTo } from "./mirror/read-triples.ts";
import type { ResolvedSettings } from "./resolved-settings.ts";
import { SharedReading } from "./shared-reading.ts";

interface Reading {
  readonly at: number;
  readonly knowledge: SharedReading<Knowledge>;
}

/** What is known of a graph: found out at the first use, by one for all who ask, and again when it is too old. */
export class KnownGraph {
  readonly #settings: ResolvedSettings;
  readonly #askWith: (signal: AbortSignal) => Ask;
  readonly #makeLive: () => Knowledge;
  #live: Knowledge;
  readonly #closing = new AbortController();
  /** Nothing is stored under this name that another process would find: of its content nothing is known yet. */
  readonly #unread = `unread-${randomUUID().slice(0, 8)}`;
  #known: Knowledge | undefined;
  #readAt = 0;
  #reading: Reading | undefined;

  constructor(settings: ResolvedSettings, endpoint: SparqlEndpoint, fetchWith: typeof fetch) {
    this.#settings = settings;
    this.#askWith = (signal) => (query) => endpoint.select(query, signal);
    this.#makeLive = () => liveKnowledge(settings, fetchWith, { askingWith: (signal) => askingOf(endpoint, signal), closing: this.#closing.signal });
    this.#live = this.#makeLive();
    if (settings.mirrorBound === 0) this.#known = this.#live;
  }

  get isClosed(): boolean {
    return this.#closing.signal.aborted;
  }

  /** When it was asked for what is known, in milliseconds since 1970; 0 before that. */
  get readAt(): number {
    return this.#readAt;
  }

  get version(): string {
    return this.#known?.version ?? this.#unread;
  }

  get vocabulary(): Vocabulary {
    return (this.#known ?? this.#live).vocabulary;
  }

  get asOf(): string | undefined {
    return (this.#known ?? this.#live).asOf;
  }

  get licence(): string | undefined {
    return (this.#known ?? this.#live).licence;
  }

  /**
   * Many may wait for it: no single one's end of patience ends it.
   * @param freshFrom Milliseconds since 1970: what was read before is not good enough.
   */
  get(signal: AbortSignal, freshFrom = 0): Promise<Knowledge> {
    const isYoung = (at: number): boolean => at >= freshFrom && Date.now() - at <= this.#settings.maxAgeMs;
    if (this.#known !== undefined && isYoung(this.#readAt)) return Promise.resolve(this.#known);
    const running = this.#reading;
    const isGood = running !== undefined && running.at >= freshFrom && !running.knowledge.isAbandoned;
    return (isGood ? running : this.#startReading()).knowledge.wait(signal);
  }

  close(): void {
    this.#closing.abort(new HttpProblem("UNREACHABLE", "it was closed"));
  }

  #startReading(): Reading {
    const at = Date.now();
    const read = async (signal: AbortSignal): Promise<Knowledge> => {
      try {
        return await this.#read(at, this.#askWith(signal));
      } finally {
        if (this.#reading === reading) this.#reading = undefined;
      }
    };
    const reading: Reading = { at, knowledge: new SharedReading(read, this.#closing.signal) };
    this.#reading = reading;
    return reading;
  }

  async #read(at: number, ask: Ask): Promise<Knowledge> {
    const { mirrorBound } = this.#settings;
    const isSmall = mirrorBound > 0 && (await countUpTo(mirrorBound, ask)) <= mirrorBound;
    if (this.#readAt > 0) this.#live = this.#makeLive();
    const known = isSmall ? await mirroredKnowledge(this.#settings, ask) : this.#live;
    if (at < this.#readAt) return known;
    this.#known = known;
    this.#readAt = at;
    return known;
  }
}
