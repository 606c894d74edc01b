import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { Reading } from "../schema/question-analysis.ts";
import { statementOf, type ShownReading, wordingsOfReading } from "./found-analysis.ts";
import type { Operation } from "./operation.ts";

/** What a person looks through. */
const MOST_OTHER_MEANINGS = 5;

@Resolver(() => Reading)
export class ReadingResolver {
  @FieldResolver(() => String)
  statement(@Root() reading: ShownReading, @Ctx() operation: Operation) {
    return statementOf(reading, operation);
  }

  @FieldResolver(() => [String])
  async otherMeanings(@Root() reading: ShownReading, @Ctx() operation: Operation): Promise<readonly string[]> {
    const [, ...others] = await wordingsOfReading(reading, operation);
    return others.slice(0, MOST_OTHER_MEANINGS);
  }

  @FieldResolver(() => String, { nullable: true })
  async chosen(@Root() reading: ShownReading, @Ctx() operation: Operation): Promise<string | null> {
    const { reading: chosen } = reading.asked.question.options;
    return chosen !== undefined && (await wordingsOfReading(reading, operation)).includes(chosen) ? chosen : null;
  }
}
