import { Arg, Ctx, FieldResolver, ID, Resolver, Root, Subscription } from "type-graphql";
import type { ProgressEvent as EngineEvent } from "../engine/investigation/progress.ts";
import { StageCost } from "../schema/cost.ts";
import { ErrorCode } from "../schema/error-code.ts";
import { ProgressEvent, SourceCalled, StageFinished } from "../schema/progress-event.ts";
import { Source } from "../schema/source.ts";
import type { Operation } from "./operation.ts";
import { shownStageCost } from "./shown-cost.ts";

/** What type-graphql gives to `subscribe`. */
interface SubscribeData {
  readonly args: { readonly id: string };
  readonly context: Operation;
}

@Resolver(() => ProgressEvent)
export class ProgressResolver {
  @Subscription(() => ProgressEvent, {
    description:
      "The work on a question from now on, until it is done. The subscription starts no work: send a query for fields of the question as well.",
    subscribe: ({ args, context }: SubscribeData) =>
      context.engine.observe(context.engine.questionById(args.id), context.scope, context.client),
  })
  progress(
    @Root() event: EngineEvent,
    @Arg("id", () => ID, { description: "The question's id." }) _id: string,
  ): EngineEvent {
    return event;
  }
}

@Resolver(() => StageFinished)
export class StageFinishedResolver {
  @FieldResolver(() => ErrorCode, { nullable: true })
  code(@Root() { outcome, code }: Extract<EngineEvent, { readonly type: "STAGE_FINISHED" }>): ErrorCode | null {
    // What failed otherwise than a user is told about is a defect of ours.
    return code ?? (outcome === "FAILED" ? "INTERNAL_SERVER_ERROR" : null);
  }

  @FieldResolver(() => StageCost)
  cost(@Root() { upstream }: Extract<EngineEvent, { readonly type: "STAGE_FINISHED" }>) {
    return shownStageCost(upstream);
  }
}

@Resolver(() => SourceCalled)
export class SourceCalledResolver {
  @FieldResolver(() => Source, { nullable: true })
  source(@Root() event: Extract<EngineEvent, { readonly type: "UPSTREAM" }>, @Ctx() { engine }: Operation) {
    return engine.sources.find(({ id }) => id === event.source) ?? null;
  }
}
