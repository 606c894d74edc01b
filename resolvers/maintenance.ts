import { Arg, Ctx, ID, Mutation, Resolver } from "type-graphql";
import { CancelQuestionPayload, ForgetQuestionPayload } from "../schema/maintenance.ts";
import { askedQuestion } from "./asked-question.ts";
import type { QuestionLimits } from "../schema/question-options.ts";
import { LimitsArgument, termsOf } from "./question-options.ts";
import type { Operation } from "./operation.ts";

/** What a client may do to an investigation. */
@Resolver()
export class MaintenanceResolver {
  @Mutation(() => CancelQuestionPayload, {
    nullable: true,
    description:
      "Ends what this client wants of a question, at once: its requests that wait are told CANCELLED, its subscriptions to the progress end, and work stops that no other client waits for or observes. A client is known by the header `whyql-client`, which holds a random text of its own, equal in all its requests; routers forward it only when told to, and an `EventSource` can not send it. Without the header nothing is ended that anybody waits for or observes: close the connection of a request, and this stops the work that goes on for a while in case you come back. Null for an id that is refused.",
  })
  cancelQuestion(
    @Arg("id", () => ID, { description: "The question's id." }) id: string,
    @Ctx() { engine, scope, client }: Operation,
  ) {
    const question = engine.questionById(id);
    return { question: askedQuestion(question), cancelled: engine.cancel(question, scope, client) };
  }

  @Mutation(() => ForgetQuestionPayload, {
    nullable: true,
    description:
      "Drops everything that is kept about a question, so that the next request looks for it anew. Requests that wait for it now go on, and nothing of what they find is kept. It is dropped for all who ask the same; caches of clients keep what they have, until they are told to evict the question. Null for an id that is refused.",
  })
  async forgetQuestion(
    @Arg("id", () => ID, { description: "The question's id." }) id: string,
    @LimitsArgument() limits: QuestionLimits | null | undefined,
    @Ctx() { engine, scope }: Operation,
  ) {
    const question = engine.questionById(id);
    return { question: askedQuestion(question, termsOf(limits)), forgotten: await engine.forget(question, scope) };
  }
}
