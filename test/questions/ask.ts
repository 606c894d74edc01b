import { print } from "graphql";
import type { AnswerWithTraceQuery } from "../generated/graphql.ts";
import { AnswerWithTraceDocument } from "../generated/graphql.ts";
import type { BuiltIn } from "./built-in.ts";

export type TracedAnswer = NonNullable<NonNullable<AnswerWithTraceQuery["question"]>["answer"]>;

/** Asks as a client does: one GraphQL operation. */
export async function ask({ gateway }: BuiltIn, text: string): Promise<TracedAnswer> {
  const result = await gateway.execute({ query: print(AnswerWithTraceDocument), variables: { text } });
  const answer = (result.data as AnswerWithTraceQuery | null | undefined)?.question?.answer;
  if (answer === null || answer === undefined) throw new Error(JSON.stringify(result.errors));
  return answer;
}
