import { Arg, Ctx, ID, Mutation, Resolver } from "type-graphql";
import type { Operation } from "./operation.ts";

/** What a client may do to an investigation. */
@Resolver()
export class MaintenanceResolver {
  @Mutation(() => Boolean, {
    description:
      "Stops work on a question at once; those who wait for it are told CANCELLED. False when nothing was running.",
  })
  cancelQuestion(
    @Arg("id", () => ID, { description: "The question's id." }) id: string,
    @Ctx() { engine, scope }: Operation,
  ): boolean {
    return engine.cancel(engine.questionById(id), scope);
  }

  @Mutation(() => Boolean, {
    description:
      "Drops everything that is kept about a question, so that the next request looks for it anew. False when nothing was kept.",
  })
  forgetQuestion(
    @Arg("id", () => ID, { description: "The question's id." }) id: string,
    @Ctx() { engine, scope }: Operation,
  ): Promise<boolean> {
    return engine.forget(engine.questionById(id), scope);
  }
}
