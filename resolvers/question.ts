import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from "type-graphql";
import { traceProvenance } from "../engine/provenance/trace-provenance.ts";
import {
  EvidenceArguments,
  PageArguments,
  ProvenanceArguments,
  QuestionArguments,
  TraversalArguments,
} from "../schema/arguments.ts";
import { Answer } from "../schema/answer.ts";
import { CostEstimate } from "../schema/cost.ts";
import { EvidenceConnection } from "../schema/evidence.ts";
import { EvidenceSubgraph } from "../schema/evidence-subgraph.ts";
import { TopicEntity } from "../schema/link.ts";
import { LogicTree } from "../schema/logic-tree.ts";
import { QuestionAnalysis } from "../schema/question-analysis.ts";
import { Question } from "../schema/question.ts";
import type { QuestionLimits } from "../schema/question-options.ts";
import { ReasoningPathConnection } from "../schema/reasoning-path.ts";
import { SourceSelection } from "../schema/source-selection.ts";
import { askedQuestion, type AskedQuestion } from "./asked-question.ts";
import { findAnalysis, findTopicEntities } from "./found-analysis.ts";
import { findAnswer, type FoundAnswer } from "./found-answer.ts";
import { findTree, type KnownTree } from "./known-node.ts";
import type { Operation } from "./operation.ts";
import { engineOptions, type GivenOptions, LimitsArgument, OptionsArgument, termsOf } from "./question-options.ts";
import { evidenceOfKinds } from "./shown-evidence.ts";
import { findEstimate } from "./found-estimate.ts";
import { findSelection, findSubgraph } from "./found-exploration.ts";
import { pathPage } from "./shown-path.ts";

/** Each field asks the investigation for one stage; `id`, `text` and `estimate` ask for nothing. */
@Resolver(() => Question)
export class QuestionResolver {
  @Query(() => Question, {
    nullable: true,
    description: "Asks a question. Work starts only if the selection contains a field that needs it.",
  })
  question(
    @Args(() => QuestionArguments) { text, strategy }: QuestionArguments,
    @OptionsArgument() options: GivenOptions | null | undefined,
    @Ctx() operation: Operation,
  ): AskedQuestion {
    const { engine } = operation;
    const question = engine.question(text, { ...engineOptions(options, engine.strategies), strategy });
    return askedQuestion(question, termsOf(options));
  }

  @Query(() => Question, {
    nullable: true,
    description:
      "The same question again, by its id. This works on any replica, and does not repeat finished work. The id contains no limits: pass them in `limits`.",
  })
  questionById(
    @Arg("id", () => ID, { description: "The question's id." }) id: string,
    @LimitsArgument() limits: QuestionLimits | null | undefined,
    @Ctx() { engine }: Operation,
  ): AskedQuestion {
    return askedQuestion(engine.questionById(id), termsOf(limits));
  }

  @FieldResolver(() => QuestionAnalysis, { nullable: true })
  analysis(@Root() asked: AskedQuestion, @Ctx() operation: Operation) {
    return findAnalysis(asked, operation);
  }

  @FieldResolver(() => [TopicEntity], { nullable: true })
  topicEntities(@Root() asked: AskedQuestion, @Ctx() operation: Operation) {
    return findTopicEntities(asked, operation);
  }

  @FieldResolver(() => SourceSelection, { nullable: true })
  sourceSelection(@Root() asked: AskedQuestion, @Ctx() operation: Operation) {
    return findSelection(asked, operation);
  }

  @FieldResolver(() => EvidenceSubgraph, { nullable: true })
  subgraph(@Root() asked: AskedQuestion, @Ctx() operation: Operation) {
    return findSubgraph(asked, operation);
  }

  @FieldResolver(() => LogicTree, { nullable: true })
  draftTree(@Root() asked: AskedQuestion, @Ctx() operation: Operation): Promise<KnownTree> {
    return findTree("DRAFT", asked, operation);
  }

  @FieldResolver(() => LogicTree, { nullable: true })
  logicTree(
    @Root() asked: AskedQuestion,
    @Args(() => TraversalArguments) { traversal }: TraversalArguments,
    @Ctx() operation: Operation,
  ): Promise<KnownTree> {
    return findTree(traversal ?? "VALIDATED", asked, operation);
  }

  @FieldResolver(() => ReasoningPathConnection, { nullable: true })
  async paths(
    @Root() asked: AskedQuestion,
    @Args(() => PageArguments) page: PageArguments,
    @Ctx() operation: Operation,
  ) {
    return pathPage((await findAnswer(asked, operation)).paths, page);
  }

  @FieldResolver(() => EvidenceConnection, { nullable: true })
  async evidence(
    @Root() asked: AskedQuestion,
    @Args(() => EvidenceArguments) page: EvidenceArguments,
    @Ctx() operation: Operation,
  ) {
    return evidenceOfKinds((await findAnswer(asked, operation)).evidence, page);
  }

  @FieldResolver(() => Answer, { nullable: true })
  answer(@Root() asked: AskedQuestion, @Ctx() operation: Operation): Promise<FoundAnswer> {
    return findAnswer(asked, operation);
  }

  @FieldResolver(() => String, { nullable: true })
  provenance(
    @Root() asked: AskedQuestion,
    @Args(() => ProvenanceArguments) { format }: ProvenanceArguments,
    @Ctx() operation: Operation,
  ): Promise<string> {
    const { engine, software } = operation;
    return traceProvenance(engine, asked.question, operation.lease(asked), { format, software });
  }

  @FieldResolver(() => CostEstimate)
  estimate(@Root() asked: AskedQuestion, @Ctx() { engine }: Operation) {
    return findEstimate(asked, engine);
  }
}
