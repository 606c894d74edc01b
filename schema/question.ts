import { Directive, Field, ID, ObjectType } from "type-graphql";
import type { StrategyName } from "../engine/evidence/trace.ts";
import { Answer } from "./answer.ts";
import { CostEstimate } from "./cost.ts";
import { type Connection, PAGED } from "./connection.ts";
import { type Evidence, EvidenceConnection } from "./evidence.ts";
import { EvidenceSubgraph } from "./evidence-subgraph.ts";
import { TopicEntity } from "./link.ts";
import { LogicTree } from "./logic-tree.ts";
import { QuestionAnalysis } from "./question-analysis.ts";
import { type ReasoningPath, ReasoningPathConnection } from "./reasoning-path.ts";
import { SourceSelection } from "./source-selection.ts";
import { Strategy } from "./strategy.ts";
import { Node } from "./node.ts";

@ObjectType({
  implements: Node,
  description:
    "A question, its answer and the reasoning. Each field is computed only when it is selected. Fields that need the same work share it.",
})
@Directive('@key(fields: "id")')
export class Question {
  @Field(() => ID, {
    description:
      "Identifies this question, its strategy and the options that change what is found. It is valid on every replica and does not expire. Opaque: do not parse it.",
  })
  id!: string;

  @Field(() => String, { description: "The question, as it was asked." })
  text!: string;

  @Field(() => Strategy, {
    description:
      "The strategy that looks for the answer. The fields `answer`, `paths`, `evidence` and `estimate` belong to it.",
  })
  strategy!: StrategyName;

  @Field(() => QuestionAnalysis, {
    nullable: true,
    description: "What the question asks, as the gateway understands it.",
  })
  @Directive("@cost(weight: 10)")
  analysis?: QuestionAnalysis | null;

  @Field(() => [TopicEntity], { nullable: true, description: "The names in the question and what they may mean." })
  @Directive("@cost(weight: 5)")
  @Directive("@listSize(assumedSize: 5)")
  topicEntities?: readonly TopicEntity[] | null;

  @Field(() => SourceSelection, {
    nullable: true,
    description:
      "Which sources know the names in the question, and which are searched first. If the strategy does not choose among sources, this is what HYDRA would choose.",
  })
  @Directive("@cost(weight: 15)")
  sourceSelection?: SourceSelection | null;

  @Field(() => EvidenceSubgraph, {
    nullable: true,
    description:
      "The facts in which paths are searched, after the first search; for FIDELIS, after the whole search. If the strategy searches no paths, these are the facts that HYDRA would fetch.",
  })
  @Directive("@cost(weight: 40)")
  subgraph?: EvidenceSubgraph | null;

  @Field(() => LogicTree, {
    nullable: true,
    description:
      "The question split into sub-questions, as first generated. Nothing in it is checked, except for the nodes whose verdict and similar fields are selected.",
  })
  @Directive("@cost(weight: 20)")
  draftTree?: LogicTree | null;

  @Field(() => LogicTree, {
    nullable: true,
    description:
      "The question split into sub-questions, each checked against the sources. What was refuted is corrected, and the part of the tree below a correction is built again.",
  })
  @Directive("@cost(weight: 100)")
  logicTree?: LogicTree | null;

  @Field(() => ReasoningPathConnection, { nullable: true, description: "How the answer is reached." })
  @Directive("@cost(weight: 50)")
  @Directive(PAGED)
  paths?: Connection<ReasoningPath> | null;

  @Field(() => EvidenceConnection, { nullable: true, description: "What the sources returned to support the answer." })
  @Directive("@cost(weight: 50)")
  @Directive(PAGED)
  evidence?: Connection<Evidence> | null;

  @Field(() => Answer, { nullable: true, description: "The answer." })
  @Directive("@cost(weight: 50)")
  answer?: Answer | null;

  @Field(() => String, {
    nullable: true,
    description:
      "How the answer was found, as W3C PROV-O: a file to keep and to query. The answer and its values are derived from paths and evidence, and these from sources. Stages and calls are activities, with their times. It needs the work of `answer`, and no more.",
  })
  @Directive("@cost(weight: 50)")
  provenance?: string | null;

  @Field(() => CostEstimate, {
    description: "The cost of an answer: an upper bound, and what is typical. Nothing runs.",
  })
  estimate!: CostEstimate;
}
