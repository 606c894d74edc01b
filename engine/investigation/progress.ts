import type { FailureCode } from "../failure.ts";
import type { UpstreamKind } from "../sources/upstream.ts";
import type { KernelEvent, SessionEnd } from "./events.ts";
import type { Investigation } from "./investigation.ts";
import type { StageOutcome, UpstreamRun } from "./record.ts";

/** What one who watches an investigation is shown. */
export type ProgressEvent = {
  /** Rises by one with every event of the investigation; a gap says how many were missed. */
  readonly sequence: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The question's id. */
  readonly investigation: string;
} & (
  | { readonly type: "STAGE_STARTED"; readonly name: string }
  | {
      readonly type: "STAGE_FINISHED";
      readonly name: string;
      /** True when the result had been stored by an earlier investigation. */
      readonly fromStore: boolean;
      readonly outcome: StageOutcome;
      /** What it failed with, or was stopped by; absent for a defect. */
      readonly code?: FailureCode;
      readonly ms: number;
      /** The calls that it made itself: none for a stored one. */
      readonly upstream: readonly UpstreamRun[];
    }
  | { readonly type: "UPSTREAM"; readonly source: string; readonly kind: UpstreamKind }
  | { readonly type: "DONE"; readonly ended: SessionEnd }
);

/** How one watches. */
export interface ProgressOptions {
  /** Who watches: it is over for those of a client when that one cancels. */
  readonly client?: string | undefined;
  /** Events kept of those that nobody fetches. Default 256. */
  readonly buffer?: number;
}

/** Events kept for one who does not keep up. */
const DEFAULT_BUFFER = 256;

/**
 * Observes an investigation from now on, until it is done; on one where nothing happens yet it waits for that. It keeps
 * the investigation alive: whoever does not iterate to the end must call `return()`. Of events that nobody fetches,
 * `buffer` are kept: where there are more, the latest of each stage and of each source comes before older ones.
 */
export function progress(
  investigation: Investigation,
  { client, buffer = DEFAULT_BUFFER }: ProgressOptions = {},
): AsyncIterableIterator<ProgressEvent> {
  return new ProgressObserver(investigation, client, buffer);
}

class ProgressObserver implements AsyncIterableIterator<ProgressEvent> {
  readonly #events: ProgressEvent[] = [];
  readonly #readers: ((result: IteratorResult<ProgressEvent, undefined>) => void)[] = [];
  readonly #buffer: number;
  readonly #unsubscribe: () => void;
  #ended = false;

  constructor(investigation: Investigation, client: string | undefined, buffer: number) {
    this.#buffer = Math.max(1, buffer);
    this.#unsubscribe = investigation.observe((event) => this.#receive(toProgress(event)), client);
  }

  async next(): Promise<IteratorResult<ProgressEvent, undefined>> {
    const event = this.#events.shift();
    if (event !== undefined) return { done: false, value: event };
    if (this.#ended) return { done: true, value: undefined };
    return await new Promise((resolve) => this.#readers.push(resolve));
  }

  async return(): Promise<IteratorResult<ProgressEvent, undefined>> {
    this.#unsubscribe();
    this.#events.length = 0;
    this.#end();
    return { done: true, value: undefined };
  }

  async throw(error: unknown): Promise<IteratorResult<ProgressEvent, undefined>> {
    await this.return();
    throw error;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  #receive(event: ProgressEvent): void {
    const reader = this.#readers.shift();
    if (reader !== undefined) reader({ done: false, value: event });
    else {
      this.#events.push(event);
      if (this.#events.length > this.#buffer) this.#events.splice(leastWanted(this.#events), 1);
    }
    if (event.type === "DONE") this.#end();
  }

  #end(): void {
    this.#ended = true;
    for (const reader of this.#readers.splice(0)) reader({ done: true, value: undefined });
  }
}

/** The oldest event after which there is another of the same stage or source; the oldest of all where there is none. */
function leastWanted(events: readonly ProgressEvent[]): number {
  const latest = new Map(events.map((event, index) => [subjectOf(event), index]));
  return Math.max(
    0,
    events.findIndex((event, index) => latest.get(subjectOf(event)) !== index),
  );
}

function subjectOf(event: ProgressEvent): string {
  if (event.type === "DONE") return "done";
  return event.type === "UPSTREAM" ? `source ${event.source} ${event.kind}` : `stage ${event.name}`;
}

function toProgress(event: KernelEvent): ProgressEvent {
  const { sequence, at, investigation } = event;
  const when = { sequence, at, investigation };
  switch (event.type) {
    case "STAGE_STARTED":
      return { ...when, type: event.type, name: event.stage };
    case "STAGE_FINISHED": {
      const { name, from, outcome, code, startedAt, finishedAt, upstream } = event.run;
      const ended = { outcome, ...(code === undefined ? {} : { code }), ms: finishedAt - startedAt, upstream };
      return { ...when, type: event.type, name, fromStore: from === "STORE", ...ended };
    }
    case "UPSTREAM":
      return { ...when, type: event.type, source: event.source, kind: event.kind };
    case "DONE":
      return { ...when, type: event.type, ended: event.ended };
  }
}
