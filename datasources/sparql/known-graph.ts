import { randomUUID } from "node:crypto";
import type { Catalogue, Vocabulary } from "../../engine/sources/knowledge-graph.ts";
import type { GraphSurvey } from "../../engine/sources/survey.ts";
import { HttpProblem } from "../http/http-problem.ts";
import type { LearnedFiles } from "../learned/learned-files.ts";
import { endpointSession, type EndpointSession } from "./endpoint/endpoint-session.ts";
import type { EndpointWays } from "./endpoint/endpoint-ways.ts";
import type { Knowledge } from "./knowledge.ts";
import {
  CONTENT,
  COUNTS,
  type GraphState,
  isInState,
  readLastingState,
  readState,
  sampleBy,
} from "./learned/graph-state.ts";
import { type LearnedEndpoint, LearnedEndpointFile } from "./learned/learned-endpoint.ts";
import { liveKnowledge } from "./live/live-knowledge.ts";
import { learnMirror, mirroredKnowledge } from "./mirror/mirrored-knowledge.ts";
import { surveyGraph, type Survey, unsurveyed } from "./live/survey.ts";
import { type Ask, countUpTo } from "./mirror/counts.ts";
import { AskedNodes } from "./nodes/asked-nodes.ts";
import { NodesOfGraph, type WrittenNodes } from "./nodes/nodes-of-graph.ts";
import { readNodes } from "./nodes/read-nodes.ts";
import type { ResolvedSettings } from "./resolved-settings.ts";
import { SingleFlight } from "./single-flight.ts";
import { findUsedGraphs, type UsedGraphs } from "./used-graphs.ts";

interface KnowledgeFlight {
  /** Milliseconds since 1970: what it gives was not learned before. */
  readonly since: number;
  readonly knowledge: SingleFlight<Knowledge>;
}

/** What is known beside the knowledge that is used from now on. */
interface Used {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly state: GraphState | undefined;
  readonly nodes: AskedNodes | undefined;
}

type OnLearned = (catalogue: Catalogue, ask: EndpointSession) => Promise<void>;

/** Milliseconds after which a graph may be read again that lacks something, or was contradicted again. */
const DOUBTFUL_AGE_MS = 60_000;

/** What is known of a graph: found out at the first use, by one for all who ask, and again when it is too old. */
export class KnownGraph {
  readonly #settings: ResolvedSettings;
  readonly #ways: EndpointWays;
  readonly #fetch: typeof fetch;
  readonly #learned: LearnedEndpointFile | undefined;
  #live: Knowledge;
  readonly #closing = new AbortController();
  /** Nothing is stored under this name that another process would find: of its content nothing is known yet. */
  readonly #unread = `unread-${randomUUID().slice(0, 8)}`;
  #known: Knowledge | undefined;
  #graphs: UsedGraphs | undefined;
  #nodes: AskedNodes | undefined;
  #state: GraphState | undefined;
  #readings = 0;
  #isSurveyed = false;
  #survey: GraphSurvey | undefined;
  #readAt = 0;
  #doubt: string | undefined;
  /** What was read before is not good enough. */
  #doubtedAt = 0;
  #reading: KnowledgeFlight | undefined;

  /** @param files Where what is learned is kept for other processes and the next start */
  constructor(settings: ResolvedSettings, ways: EndpointWays, fetchWith: typeof fetch, files?: LearnedFiles) {
    this.#settings = settings;
    this.#ways = ways;
    this.#fetch = fetchWith;
    this.#learned = files === undefined ? undefined : new LearnedEndpointFile(settings, files);
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

  /** Things that have a name and no IRI, as far as they are known. */
  get nodes(): AskedNodes | undefined {
    return this.#nodes;
  }

  /** When it was asked for what is known, in milliseconds since 1970; 0 before that. */
  get readAt(): number {
    return this.#readAt;
  }

  /** In which state the graph was that is known; undefined where that was not asked, or is not all known yet. */
  get state(): GraphState | undefined {
    return this.#state;
  }

  /** How often it was read, or recalled. */
  get readings(): number {
    return this.#readings;
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
    const notBefore = this.#notBefore(freshFrom);
    if (this.#known !== undefined && this.#readAt >= notBefore) return Promise.resolve(this.#known);
    const running = this.#reading;
    const isGood = running !== undefined && running.since >= freshFrom && !running.knowledge.isAbandoned;
    return (isGood ? running : this.#startReading(notBefore)).knowledge.wait(signal);
  }

  /** Whether it is known without being read: it is already, or was learned before and still is as it was. */
  async isRecalled(signal: AbortSignal): Promise<boolean> {
    const notBefore = this.#notBefore(0);
    if (this.#known !== undefined && this.#readAt >= notBefore) return true;
    return (await this.#recall(notBefore, signal)) !== undefined;
  }

  /**
   * Gets to know it, and gives what it offers as far as that was found out by the same reading: undefined where it was
   * known before, or is not read whole.
   */
  async surveyWhenRead(signal: AbortSignal): Promise<GraphSurvey | undefined> {
    this.#isSurveyed = true;
    await this.get(signal);
    return this.#survey;
  }

  /** Milliseconds since 1970: what was read earlier is not good enough. */
  #notBefore(freshFrom: number): number {
    const maxAgeMs =
      this.shortcoming === undefined ? this.#settings.maxAgeMs : Math.min(this.#settings.maxAgeMs, DOUBTFUL_AGE_MS);
    return Math.max(freshFrom, this.#doubtedAt, Date.now() - maxAgeMs);
  }

  close(): void {
    this.#closing.abort(new HttpProblem("UNREACHABLE", "it was closed"));
  }

  #makeLive(survey: Survey, learned?: Catalogue, onLearned?: OnLearned): Knowledge {
    return liveKnowledge(this.#settings, survey, this.#fetch, {
      askingWith: (signal) => endpointSession(this.#ways.asked, signal),
      closing: this.#closing.signal,
      learned,
      onLearned: async (catalogue, ask) => onLearned?.(catalogue, ask),
    });
  }

  /** @param notBefore Milliseconds since 1970: what was learned earlier is not good enough */
  #startReading(notBefore: number): KnowledgeFlight {
    const read = async (signal: AbortSignal): Promise<Knowledge> => {
      try {
        return (await this.#recall(notBefore, signal)) ?? (await this.#read(Date.now(), signal));
      } finally {
        if (this.#reading === reading) this.#reading = undefined;
      }
    };
    const since = this.#learned === undefined ? Date.now() : notBefore;
    const reading: KnowledgeFlight = { since, knowledge: new SingleFlight(read, this.#closing.signal) };
    this.#reading = reading;
    return reading;
  }

  /** What was learned before, perhaps by another process, if the graph still is as it was: two calls at most. */
  async #recall(notBefore: number, signal: AbortSignal): Promise<Knowledge | undefined> {
    const learned = await this.#learned?.get(notBefore);
    if (learned === undefined) return undefined;
    const graphs = this.#graphs;
    this.#graphs = learned.graphs;
    const ask = endpointSession(this.#ways.plain, signal);
    if (await this.#isAsItWas(learned, ask)) {
      const { known, learnedAt } = learned;
      return this.#use(
        known.kind === "MIRROR"
          ? mirroredKnowledge(this.#settings, known)
          : this.#makeLive(known.survey, known.catalogue),
        { at: learnedAt, state: learned.state, nodes: this.#asked(known.nodes) },
      );
    }
    this.#graphs = graphs;
    return undefined;
  }

  #asked(nodes: WrittenNodes | undefined, { isSure = false } = {}): AskedNodes | undefined {
    return nodes && new AskedNodes(new NodesOfGraph(nodes), isSure, (reason) => this.doubt(reason));
  }

  #isAsItWas({ known, state }: LearnedEndpoint, ask: EndpointSession): Promise<boolean> {
    return isInState(state, known.kind === "MIRROR" ? [CONTENT] : [COUNTS, sampleBy(known.survey.vocabulary)], ask);
  }

  async #read(at: number, signal: AbortSignal): Promise<Knowledge> {
    const { mirrorBound, profile } = this.#settings;
    await this.lookForGraphs(signal);
    const ask: Ask = (query) => this.#ways.plain.select(query, signal);
    const size = mirrorBound > 0 ? await countUpTo(mirrorBound, ask) : Number.POSITIVE_INFINITY;
    const session = endpointSession(this.#ways.plain, signal);
    // What is too large to be asked about all of its triples is known by its age alone.
    const questions = size <= mirrorBound ? [CONTENT] : profile.surveyed ? [COUNTS] : [];
    // Asked for first: what changes while the rest is learned is then learned anew.
    const state = this.#learned === undefined ? {} : await readState(questions, session);
    return size <= mirrorBound ? this.#readMirror(at, size, state, ask) : this.#readLive(at, state, signal);
  }

  async #readMirror(at: number, size: number, state: GraphState, ask: Ask): Promise<Knowledge> {
    const { survey, ...known } = await learnMirror(this.#settings, size, ask, { isSurveyed: this.#isSurveyed });
    this.#survey = survey;
    // What lacks something is read again soon.
    if (known.missing === undefined) await this.#learned?.put({ learnedAt: at, state, graphs: this.#graphs, known });
    return this.#use(mirroredKnowledge(this.#settings, known), {
      at,
      state: known.missing === undefined ? state : undefined,
      nodes: this.#asked(known.nodes, { isSure: true }),
    });
  }

  async #readLive(at: number, counts: GraphState, signal: AbortSignal): Promise<Knowledge> {
    const written = await readNodes(this.#settings, endpointSession(this.#ways.plain, signal));
    const nodes = this.#asked(written, { isSure: true });
    const survey = await surveyGraph(this.#settings, endpointSession(this.#ways.with(nodes), signal), this.#fetch);
    const graphs = this.#graphs;
    const onLearned: OnLearned = async (catalogue, asking) => {
      if (this.#learned === undefined) return;
      const questions = this.#settings.profile.surveyed ? [sampleBy(survey.vocabulary)] : [];
      const plain = endpointSession(this.#ways.plain, asking.signal);
      const state = { ...counts, ...(await readLastingState(questions, plain)) };
      if (this.#readAt === at) this.#state = state;
      await this.#learned.put({
        learnedAt: at,
        state,
        graphs,
        known: { kind: "LIVE", survey, catalogue, nodes: written },
      });
    };
    return this.#use(this.#makeLive(survey, undefined, onLearned), { at, state: undefined, nodes });
  }

  #use(known: Knowledge, { at, state, nodes }: Used): Knowledge {
    if (at < this.#readAt) return known;
    this.#state = state;
    this.#nodes = nodes;
    this.#readings += 1;
    if (known.size === undefined) this.#live = known;
    this.#known = known;
    this.#readAt = at;
    this.#doubt = undefined;
    return known;
  }
}
