import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { Reading } from "../schema/question-analysis.ts";
import { statementOf, type ShownReading } from "./found-analysis.ts";
import type { Operation } from "./operation.ts";

@Resolver(() => Reading)
export class ReadingResolver {
  @FieldResolver(() => String)
  statement(@Root() reading: ShownReading, @Ctx() operation: Operation) {
    return statementOf(reading, operation);
  }
}
