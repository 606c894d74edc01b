import { createHash } from "node:crypto";
import type { SourceCheck } from "../../../engine/sources/check.ts";
import type { GraphSurvey } from "../../../engine/sources/survey.ts";
import type { UpstreamContext } from "../../../engine/sources/upstream.ts";
import { HttpProblem } from "../../http/http-problem.ts";
import type { LearnedFiles } from "../../learned/learned-files.ts";
import type { KnownGraph } from "../known-graph.ts";
import type { ResolvedSettings } from "../resolved-settings.ts";
import type { GraphState } from "./graph-state.ts";
import { learnedKey } from "./learned-key.ts";

/** What was found when a graph was examined, and in which state it was. */
interface Examined {
  readonly state: GraphState;
  readonly check: Omit<SourceCheck, "latencyMs">;
  readonly survey: GraphSurvey;
}

/** What is found now, and how often the graph had been read before. */
interface Found {
  readonly check?: Omit<SourceCheck, "latencyMs">;
  readonly survey?: GraphSurvey;
  readonly readings: number;
}

/**
 * Keeps what was found when a graph was checked and looked through beside what was learned of it, so that whoever
 * examines it again need only ask whether it still is as it was.
 */
export class ExaminedGraph {
  readonly #settings: ResolvedSettings;
  readonly #known: KnownGraph;
  readonly #files: LearnedFiles | undefined;
  #found: Found | undefined;

  constructor(settings: ResolvedSettings, known: KnownGraph, files: LearnedFiles | undefined) {
    this.#settings = settings;
    this.#known = known;
    this.#files = files;
  }

  /**
   * What an earlier check said of the graph, if it still is as it was; else what a check says now.
   * @throws what the signal's reason says, and nothing else
   */
  async check(look: () => Promise<SourceCheck>, context: UpstreamContext): Promise<SourceCheck> {
    const startedAt = performance.now();
    const before = await this.#before(context);
    if (before !== undefined) return { ...before.check, latencyMs: performance.now() - startedAt };
    const { latencyMs, ...check } = await look();
    if (check.code === undefined && check.usable) this.#note({ check });
    return { ...check, latencyMs };
  }

  /** What the graph was found to offer before, if it still is as it was; else what it is found to offer now. */
  async survey(look: () => Promise<GraphSurvey>, context: UpstreamContext): Promise<GraphSurvey> {
    const before = await this.#before(context);
    if (before !== undefined) return before.survey;
    const survey = await look();
    this.#note({ survey });
    return survey;
  }

  /** Keeps what was found, where it is known in which state the graph was. */
  async keep(): Promise<void> {
    const { state, readings } = this.#known;
    const found = this.#found;
    if (state === undefined || Object.keys(state).length === 0) return;
    if (found?.check === undefined || found.survey === undefined || readings > Math.max(1, found.readings)) return;
    const { check, survey } = found;
    const json: Examined = { state, check, survey };
    await this.#files?.put(await this.#key(), { json, bytes: new Uint8Array(new SharedArrayBuffer(0)) });
  }

  #note(found: Omit<Found, "readings">): void {
    const { readings } = this.#known;
    // What was found of what the graph was before it was read again says nothing of it.
    const others = this.#found !== undefined && readings <= Math.max(1, this.#found.readings) ? this.#found : {};
    this.#found = { ...others, ...found, readings };
  }

  async #before(context: UpstreamContext): Promise<Examined | undefined> {
    const kept = await this.#files?.get(await this.#key());
    if (kept === undefined) return undefined;
    const call = { source: this.#settings.id, kind: "CATALOGUE" } as const;
    try {
      if (!(await context.upstream(call, (signal) => this.#known.isRecalled(signal)))) return undefined;
    } catch (error) {
      if (context.signal.aborted) throw context.signal.reason;
      // To call it anew tells what is wrong.
      if (error instanceof HttpProblem) return undefined;
      throw error;
    }
    const examined = kept.json as Examined;
    return isSameState(examined.state, this.#known.state) ? examined : undefined;
  }

  async #key(): Promise<string> {
    return createHash("sha256")
      .update(`examined ${await learnedKey(this.#settings)}`)
      .digest("hex");
  }
}

function isSameState(one: GraphState, other: GraphState | undefined): boolean {
  const sorted = (state: GraphState): string => JSON.stringify(Object.entries(state).sort());
  return other !== undefined && sorted(one) === sorted(other);
}
