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
      "Cancels this client's work on a question at once. Its waiting requests get the error CANCELLED, its subscriptions to the progress end, and work stops unless another client waits for it or observes it. A client is recognised by the header `whyql-client`: a random text of its own, the same in all its requests. Routers forward the header only if configured to, and an `EventSource` cannot send it. Without the header, this stops only work that nobody waits for or observes. In that case, close the connection of the request first: work otherwise goes on for a while after a client has left. Null for an id that is refused.",
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
      "Deletes everything that is stored about a question, so that the next request computes it again. Requests that wait for it now continue, and their results are not stored. The deletion is for all clients that ask the same question. A client's own cache is not changed; evict the question there. Null for an id that is refused.",
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
