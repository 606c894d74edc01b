import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from "type-graphql";
import { EvidenceArguments, PathArguments, StrategyArguments, TraversalArguments } from "../schema/arguments.ts";
import { Answer } from "../schema/answer.ts";
import { CostEstimate } from "../schema/cost.ts";
import { Evidence } from "../schema/evidence.ts";
import { EntityLink } from "../schema/link.ts";
import { LogicTree } from "../schema/logic-tree.ts";
import { QuestionAnalysis } from "../schema/question-analysis.ts";
import { Question } from "../schema/question.ts";
import { PathList } from "../schema/reasoning-path.ts";
import { askedQuestion, type AskedQuestion } from "./asked-question.ts";
import { requireFirst } from "./first.ts";
import { findAnswer, type FoundAnswer } from "./found-answer.ts";
import { draftTree, validatedTree, type KnownTree } from "./known-node.ts";
import type { Operation } from "./operation.ts";
import { engineOptions, type GivenOptions, OptionsArgument, termsOf } from "./question-options.ts";
import { shownEstimate } from "./shown-cost.ts";
import { shownEvidence } from "./shown-evidence.ts";
import { shownLink } from "./shown-link.ts";
import { shownPaths } from "./shown-path.ts";

/** Each field asks the investigation for one stage; `id`, `text` and `estimate` ask for nothing. */
@Resolver(() => Question)
export class QuestionResolver {
  @Query(() => Question, {
    nullable: true,
    description: "Asks a question. Nothing runs until a field of it that needs work is selected.",
  })
  question(
    @Arg("text", () => String, { description: "The question, in English." }) text: string,
    @OptionsArgument() options: GivenOptions | null | undefined,
    @Ctx() operation: Operation,
  ): AskedQuestion {
    const { engine } = operation;
    return askedQuestion(engine.question(text, engineOptions(options, engine.strategies)), termsOf(options));
  }

  @Query(() => Question, {
    nullable: true,
    description: "The same question again, by the id that it was given; on any replica, and without asking it twice.",
  })
  questionById(
    @Arg("id", () => ID, { description: "The question's id." }) id: string,
    @Ctx() operation: Operation,
  ): AskedQuestion {
    return askedQuestion(operation.engine.questionById(id));
  }

  @FieldResolver(() => QuestionAnalysis, { nullable: true })
  analysis(@Root() asked: AskedQuestion, @Ctx() operation: Operation) {
    return operation.get(asked, operation.engine.stages.analysis(asked.question));
  }

  @FieldResolver(() => [EntityLink], { nullable: true })
  async topicEntities(@Root() asked: AskedQuestion, @Ctx() operation: Operation) {
    const links = await operation.get(asked, operation.engine.stages.topicEntities(asked.question));
    return links.map(shownLink);
  }

  @FieldResolver(() => LogicTree, { nullable: true })
  async draftTree(@Root() asked: AskedQuestion, @Ctx() operation: Operation): Promise<KnownTree> {
    return draftTree(await operation.get(asked, operation.engine.stages.draftTree(asked.question)), asked);
  }

  @FieldResolver(() => LogicTree, { nullable: true })
  async logicTree(
    @Root() asked: AskedQuestion,
    @Args(() => TraversalArguments) { traversal }: TraversalArguments,
    @Ctx() operation: Operation,
  ): Promise<KnownTree> {
    return validatedTree(
      await operation.get(asked, operation.engine.stages.logicTree(asked.question, traversal)),
      asked,
      traversal,
    );
  }

  @FieldResolver(() => PathList, { nullable: true })
  async paths(
    @Root() asked: AskedQuestion,
    @Args(() => PathArguments) { strategy, first }: PathArguments,
    @Ctx() operation: Operation,
  ) {
    requireFirst(first);
    return shownPaths(await findAnswer(asked, strategy, operation), first);
  }

  @FieldResolver(() => [Evidence], { nullable: true })
  async evidence(
    @Root() asked: AskedQuestion,
    @Args(() => EvidenceArguments) { strategy, kinds, first }: EvidenceArguments,
    @Ctx() operation: Operation,
  ) {
    requireFirst(first);
    return shownEvidence(await findAnswer(asked, strategy, operation), kinds, first);
  }

  @FieldResolver(() => Answer, { nullable: true })
  answer(
    @Root() asked: AskedQuestion,
    @Args(() => StrategyArguments) { strategy }: StrategyArguments,
    @Ctx() operation: Operation,
  ): Promise<FoundAnswer> {
    return findAnswer(asked, strategy, operation);
  }

  @FieldResolver(() => CostEstimate)
  estimate(
    @Root() asked: AskedQuestion,
    @Args(() => StrategyArguments) { strategy }: StrategyArguments,
    @Ctx() operation: Operation,
  ) {
    return shownEstimate(operation.engine.estimate(asked.question, strategy));
  }
}
