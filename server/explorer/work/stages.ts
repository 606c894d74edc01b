import type { SpentByStageFragment, StageOutcome, UpstreamKind } from "../generated/graphql.ts";
import type { WorkEvent } from "./work-record.ts";

/** A stage of the work, as far as was seen of it. */
interface SeenStage {
  readonly name: string;
  /** Milliseconds from the first event of the run. */
  readonly startMs: number;
  /** Undefined while it runs. */
  readonly endMs?: number;
  readonly outcome?: StageOutcome;
  readonly isFromStore: boolean;
  /** Undefined while it runs. */
  readonly cost?: SpentByStageFragment;
}

/** A call to a source, and when it was made, in milliseconds from the first event of the run. */
interface SeenCall {
  readonly kind: UpstreamKind;
  /** Title of the source; of a language model none is told. */
  readonly source: string | undefined;
  readonly atMs: number;
}

export interface SeenWork {
  readonly stages: readonly SeenStage[];
  readonly calls: readonly SeenCall[];
  /** Milliseconds from the first event to the last. */
  readonly lastMs: number;
}

/**
 * What the events of a run tell. A stage whose beginning was missed is reckoned from how long it took. Stages of one
 * name may run at once: an end belongs to the oldest of them, since no event says to which.
 */
export function stagesOf(events: readonly WorkEvent[]): SeenWork {
  const times = events.map((event) => Date.parse(event.at) - (event.__typename === "StageFinished" ? event.ms : 0));
  const firstAt = Math.min(...times);
  const stages: SeenStage[] = [];
  const calls: SeenCall[] = [];
  let lastMs = 0;
  for (const event of events) {
    const atMs = Date.parse(event.at) - firstAt;
    lastMs = Math.max(lastMs, atMs);
    if (event.__typename === "StageStarted") {
      stages.push({ name: event.stage, startMs: atMs, isFromStore: false });
    } else if (event.__typename === "SourceCalled") {
      calls.push({ kind: event.kind, source: event.source?.title, atMs });
    } else if (event.__typename === "StageFinished") {
      const { stage: name, outcome, fromStore: isFromStore, ms, cost } = event;
      const begun = stages.findIndex((stage) => stage.name === name && stage.endMs === undefined);
      const ended = { name, endMs: atMs, outcome, isFromStore, cost };
      const known = stages[begun];
      if (known === undefined) stages.push({ ...ended, startMs: Math.max(0, atMs - ms) });
      else stages[begun] = { ...ended, startMs: known.startMs };
    }
  }
  return { stages, calls, lastMs };
}

/** A stage's name for a reader: `query.execution` is the execution of a query. */
export function stageWords(name: string): string {
  return name
    .replace(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`)
    .split(".")
    .join(" · ");
}
