import { randomUUID } from "node:crypto";
import type { Vocabulary } from "../../engine/sources/knowledge-graph.ts";
import { HttpProblem } from "../http/http-problem.ts";
import { endpointSession } from "./endpoint/endpoint-session.ts";
import type { SparqlEndpoint } from "./endpoint/endpoint.ts";
import type { Knowledge } from "./knowledge.ts";
import { liveKnowledge } from "./live/live-knowledge.ts";
import { mirroredKnowledge } from "./mirror/mirrored-knowledge.ts";
import { surveyGraph, type Survey, unsurveyed } from "./live/survey.ts";
import { type Ask, countUpTo } from "./mirror/counts.ts";
import type { ResolvedSettings } from "./resolved-settings.ts";
import { SingleFlight } from "./single-flight.ts";
import { findUsedGraphs, type UsedGraphs } from "./used-graphs.ts";

interface KnowledgeFlight {
  readonly at: number;
  readonly knowledge: SingleFlight<Knowledge>;
}

/** The endpoint with the graphs that are asked, and without any: to see which it has. */
interface EndpointWays {
  readonly asked: SparqlEndpoint;
  readonly everywhere: SparqlEndpoint;
}

/** Milliseconds after which a graph may be read again that lacks something, or was contradicted again. */
const DOUBTFUL_AGE_MS = 60_000;

/** What is known of a graph: found out at the first use, by one for all who ask, and again when it is too old. */
export class KnownGraph {
  readonly #settings: ResolvedSettings;
  readonly #ways: EndpointWays;
  readonly #makeLive: (survey: Survey) => Knowledge;
  #live: Knowledge;
  readonly #closing = new AbortController();
  /** Nothing is stored under this name that another process would find: of its content nothing is known yet. */
  readonly #unread = `unread-${randomUUID().slice(0, 8)}`;
  #known: Knowledge | undefined;
  #graphs: UsedGraphs | undefined;
  #readAt = 0;
  #doubt: string | undefined;
  /** What was read before is not good enough. */
  #doubtedAt = 0;
  #reading: KnowledgeFlight | undefined;

  constructor(settings: ResolvedSettings, ways: EndpointWays, fetchWith: typeof fetch) {
    this.#settings = settings;
    this.#ways = ways;
    this.#makeLive = (survey) =>
      liveKnowledge(settings, survey, fetchWith, {
        askingWith: (signal) => endpointSession(ways.asked, signal),
        closing: this.#closing.signal,
      });
    this.#live = this.#makeLive(unsurveyed(settings));
    if (settings.mirrorBound === 0 && !settings.profile.surveyed) this.#known = this.#live;
  }

  get isClosed(): boolean {
    return this.#closing.signal.aborted;
  }

  /** Which named graphs are asked, where the endpoint mixes them with its own; undefined before that is known. */
  get graphs(): UsedGraphs | undefined {
    return this.#graphs;
  }

  /** Looks which named graphs the endpoint has, unless the settings say which are asked. */
  async lookForGraphs(signal: AbortSignal): Promise<UsedGraphs | undefined> {
    const { defaultGraphs, endpoint, profile } = this.#settings;
    if (defaultGraphs !== undefined || !profile.surveyed) return undefined;
    this.#graphs = await findUsedGraphs(endpoint, endpointSession(this.#ways.everywhere, signal));
    return this.#graphs;
  }

  /** When it was asked for what is known, in milliseconds since 1970; 0 before that. */
  get readAt(): number {
    return this.#readAt;
  }

  /** The endpoint's own count of triples, for a graph that was read whole. */
  get size(): number | undefined {
    return this.#known?.size;
  }

  /** Why what is known may not be all there is, in words. */
  get shortcoming(): string | undefined {
    return this.#known?.missing ?? this.#doubt;
  }

  /**
   * The endpoint has contradicted what was read of it. It is read again at the next use, though not once more within a
   * minute: until then nothing is complete that rests on it.
   */
  doubt(reason: string): void {
    this.#doubt = reason;
    if (Date.now() - this.#doubtedAt > DOUBTFUL_AGE_MS) this.#doubtedAt = Math.max(Date.now(), this.#readAt + 1);
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
    const maxAgeMs =
      this.shortcoming === undefined ? this.#settings.maxAgeMs : Math.min(this.#settings.maxAgeMs, DOUBTFUL_AGE_MS);
    const isYoung = (at: number): boolean => at >= freshFrom && at >= this.#doubtedAt && Date.now() - at <= maxAgeMs;
    if (this.#known !== undefined && isYoung(this.#readAt)) return Promise.resolve(this.#known);
    const running = this.#reading;
    const isGood = running !== undefined && running.at >= freshFrom && !running.knowledge.isAbandoned;
    return (isGood ? running : this.#startReading()).knowledge.wait(signal);
  }

  close(): void {
    this.#closing.abort(new HttpProblem("UNREACHABLE", "it was closed"));
  }

  #startReading(): KnowledgeFlight {
    const at = Date.now();
    const read = async (signal: AbortSignal): Promise<Knowledge> => {
      try {
        return await this.#read(at, signal);
      } finally {
        if (this.#reading === reading) this.#reading = undefined;
      }
    };
    const reading: KnowledgeFlight = { at, knowledge: new SingleFlight(read, this.#closing.signal) };
    this.#reading = reading;
    return reading;
  }

  async #read(at: number, signal: AbortSignal): Promise<Knowledge> {
    const { mirrorBound } = this.#settings;
    await this.lookForGraphs(signal);
    const ask: Ask = (query) => this.#ways.asked.select(query, signal);
    const size = mirrorBound > 0 ? await countUpTo(mirrorBound, ask) : Number.POSITIVE_INFINITY;
    const known =
      size <= mirrorBound
        ? await mirroredKnowledge(this.#settings, size, ask)
        : this.#makeLive(await surveyGraph(this.#settings, endpointSession(this.#ways.asked, signal)));
    if (at < this.#readAt) return known;
    if (size > mirrorBound) this.#live = known;
    this.#known = known;
    this.#readAt = at;
    this.#doubt = undefined;
    return known;
  }
}
