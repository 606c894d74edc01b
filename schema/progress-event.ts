import { Field, Float, Int, ObjectType, registerEnumType } from "type-graphql";
import type { SessionEnd } from "../engine/investigation/events.ts";
import type { ProgressEvent as EngineEvent } from "../engine/investigation/progress.ts";
import type { StageOutcome as EngineOutcome } from "../engine/investigation/record.ts";
import type { UpstreamKind as EngineUpstreamKind } from "../engine/sources/upstream.ts";
import { Source } from "./source.ts";
import { UpstreamKind } from "./upstream-kind.ts";

const ProgressEventType = {
  STAGE_STARTED: "STAGE_STARTED",
  STAGE_FINISHED: "STAGE_FINISHED",
  UPSTREAM: "UPSTREAM",
  DONE: "DONE",
} as const satisfies Record<EngineEvent["type"], EngineEvent["type"]>;

registerEnumType(ProgressEventType, {
  name: "ProgressEventType",
  description: "What happened.",
  valuesConfig: {
    STAGE_STARTED: { description: "A stage of the work began: `stage`." },
    STAGE_FINISHED: { description: "A stage ended: `stage`, `outcome`, `fromStore`, `ms`." },
    UPSTREAM: { description: "A source was called: `source`, `kind`." },
    DONE: { description: "Nothing is left to do: `ended`. No more events follow." },
  },
});

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
    PARTIAL: { description: "With a result that may not be all there is: a source failed or rows were cut off." },
    FAILED: { description: "Without a result." },
    CANCELLED: { description: "It was stopped." },
  },
});

const InvestigationEnd = {
  IDLE: "IDLE",
  CANCELLED: "CANCELLED",
  DEADLINE_EXCEEDED: "DEADLINE_EXCEEDED",
} as const satisfies Record<SessionEnd, SessionEnd>;

registerEnumType(InvestigationEnd, {
  name: "InvestigationEnd",
  description: "Why work on a question came to its end.",
  valuesConfig: {
    IDLE: { description: "Everything that was asked for is there." },
    CANCELLED: { description: "Somebody stopped it, or nobody had waited for it for a while." },
    DEADLINE_EXCEEDED: { description: "Its time was up." },
  },
});

@ObjectType({
  description: "Something that happened in the work on a question. Which fields are set depends on `type`.",
})
export class ProgressEvent {
  @Field(() => Int, { description: "Rises by one with every event; a gap says how many were missed." })
  sequence!: number;

  @Field(() => String, { description: "When it happened: ISO 8601 date and time." })
  at!: string;

  @Field(() => ProgressEventType, { description: "What happened." })
  type!: EngineEvent["type"];

  @Field(() => String, { nullable: true, description: "Name of the stage." })
  stage?: string | null;

  @Field(() => StageOutcome, { nullable: true, description: "How the stage ended." })
  outcome?: EngineOutcome | null;

  @Field(() => Boolean, { nullable: true, description: "True when the stage's result was taken from the store." })
  fromStore?: boolean | null;

  @Field(() => Float, { nullable: true, description: "How long the stage took, in milliseconds." })
  ms?: number | null;

  @Field(() => Source, { nullable: true, description: "The source that was called." })
  source?: Source | null;

  @Field(() => UpstreamKind, { nullable: true, description: "What kind of call it was." })
  kind?: EngineUpstreamKind | null;

  @Field(() => InvestigationEnd, { nullable: true, description: "Why the work ended." })
  ended?: SessionEnd | null;
}
