import { Arg, Ctx, ID, Mutation, Resolver } from "type-graphql";
import type { Operation } from "./operation.ts";

/** What a client may do to an investigation. */
@Resolver()
export class MaintenanceResolver {
  @Mutation(() => Boolean, {
    description:
      "Ends what this client wants of a question, at once: its requests that wait are told CANCELLED, its subscriptions to the progress end, and work stops that no other client waits for or observes. A client is known by the header `whyql-client`, which holds a random text of its own, equal in all its requests. Without the header nothing is ended that anybody waits for or observes: close the connection of a request, and this stops the work that goes on for a while in case you come back. False when there was nothing to end.",
  })
  cancelQuestion(
    @Arg("id", () => ID, { description: "The question's id." }) id: string,
    @Ctx() { engine, scope, client }: Operation,
  ): boolean {
    return engine.cancel(engine.questionById(id), scope, client);
  }

  @Mutation(() => Boolean, {
    description:
      "Drops everything that is kept about a question, so that the next request looks for it anew. Requests that wait for it now go on, and nothing of what they find is kept. False when nothing was kept.",
  })
  forgetQuestion(
    @Arg("id", () => ID, { description: "The question's id." }) id: string,
    @Ctx() { engine, scope }: Operation,
  ): Promise<boolean> {
    return engine.forget(engine.questionById(id), scope);
  }
}
