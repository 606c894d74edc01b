import { Field, Float, InterfaceType, Int, ObjectType, registerEnumType } from "type-graphql";
import type { SessionEnd } from "../engine/investigation/events.ts";
import type { ProgressEvent as EngineEvent } from "../engine/investigation/progress.ts";
import type { StageOutcome as EngineOutcome } from "../engine/investigation/record.ts";
import type { UpstreamKind as EngineUpstreamKind } from "../engine/sources/upstream.ts";
import { StageCost } from "./cost.ts";
import { ErrorCode } from "./error-code.ts";
import { DateTime } from "./scalars.ts";
import { Source } from "./source.ts";
import { UpstreamKind } from "./upstream-kind.ts";

const StageOutcome = {
  OK: "OK",
  PARTIAL: "PARTIAL",
  FAILED: "FAILED",
  CANCELLED: "CANCELLED",
} as const satisfies Record<EngineOutcome, EngineOutcome>;

registerEnumType(StageOutcome, {
  name: "StageOutcome",
  description: "How a stage ended.",
  valuesConfig: {
    OK: { description: "With a result." },
    PARTIAL: { description: "With a result that may be incomplete: a source failed or rows were cut off." },
    FAILED: { description: "Without a result." },
    CANCELLED: { description: "It was stopped." },
  },
});

const InvestigationEnd = {
  COMPLETED: "IDLE",
  CANCELLED: "CANCELLED",
  DEADLINE_EXCEEDED: "DEADLINE_EXCEEDED",
} as const satisfies Record<string, SessionEnd>;

registerEnumType(InvestigationEnd, {
  name: "InvestigationEnd",
  description: "Why the work on a question ended.",
  valuesConfig: {
    COMPLETED: { description: "Everything that was selected is computed." },
    CANCELLED: { description: "A client cancelled it, or no client had waited for it for a while." },
    DEADLINE_EXCEEDED: { description: "The deadline passed." },
  },
});

/** The type that shows an event, by what happened. */
const TYPE_OF = {
  STAGE_STARTED: "StageStarted",
  STAGE_FINISHED: "StageFinished",
  UPSTREAM: "SourceCalled",
  DONE: "WorkEnded",
} as const satisfies Record<EngineEvent["type"], string>;

@InterfaceType({
  description: "An event in the work on a question.",
  resolveType: ({ type }: EngineEvent) => TYPE_OF[type],
})
export abstract class ProgressEvent {
  @Field(() => Int, { description: "Increases by one with every event. A gap shows how many events were missed." })
  sequence!: number;

  @Field(() => DateTime, { description: "When it happened." })
  at!: string | number;
}

@ObjectType({ implements: ProgressEvent, description: "A stage of the work began." })
export class StageStarted extends ProgressEvent {
  @Field(() => String, { name: "stage", description: "Name of the stage." })
  name!: string;
}

@ObjectType({ implements: ProgressEvent, description: "A stage of the work ended." })
export class StageFinished extends ProgressEvent {
  @Field(() => String, { name: "stage", description: "Name of the stage." })
  name!: string;

  @Field(() => StageOutcome, { description: "How it ended." })
  outcome!: EngineOutcome;

  @Field(() => ErrorCode, {
    nullable: true,
    description: "Why the stage failed or was cancelled. Null otherwise.",
  })
  code?: ErrorCode | null;

  @Field(() => Boolean, { description: "True when its result was taken from the store." })
  fromStore!: boolean;

  @Field(() => Float, { description: "How long it took, in milliseconds." })
  ms!: number;

  @Field(() => StageCost, {
    description: "What it used itself. What the stages that it asked for used is told of each of them.",
  })
  cost!: StageCost;
}

@ObjectType({ implements: ProgressEvent, description: "A source, or a language model, was called." })
export class SourceCalled extends ProgressEvent {
  @Field(() => Source, { nullable: true, description: "The source; null for a language model." })
  source?: Source | null;

  @Field(() => UpstreamKind, { description: "What kind of call it was." })
  kind!: EngineUpstreamKind;
}

@ObjectType({ implements: ProgressEvent, description: "The work has ended. No more events follow." })
export class WorkEnded extends ProgressEvent {
  @Field(() => InvestigationEnd, { name: "reason", description: "Why the work ended." })
  ended!: SessionEnd;
}
