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
    "A question and everything that can be known about it. Each field is computed when it is selected and not before; fields that need the same work share it.",
})
@Directive('@key(fields: "id")')
export class Question {
  @Field(() => ID, {
    description:
      "Names this question, with its strategy and the options that change what is found, everywhere and always. Opaque.",
  })
  id!: string;

  @Field(() => String, { description: "The question, as it was asked." })
  text!: string;

  @Field(() => Strategy, { description: "How the answer is looked for: answer, paths, evidence and estimate are its." })
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
      "Which sources know what the question names, and which are searched first. For a strategy that does not choose among sources: what HYDRA would choose.",
  })
  @Directive("@cost(weight: 15)")
  sourceSelection?: SourceSelection | null;

  @Field(() => EvidenceSubgraph, {
    nullable: true,
    description:
      "The facts among which paths are searched, as the first search leaves them; of FIDELIS, as the whole search does. For a strategy that searches none: what HYDRA would fetch.",
  })
  @Directive("@cost(weight: 40)")
  subgraph?: EvidenceSubgraph | null;

  @Field(() => LogicTree, {
    nullable: true,
    description:
      "The question taken apart, as first generated: nothing of it is looked up, but for what is selected of a node.",
  })
  @Directive("@cost(weight: 20)")
  draftTree?: LogicTree | null;

  @Field(() => LogicTree, {
    nullable: true,
    description:
      "The question taken apart, with every part checked against the sources, what was refuted corrected, and what stood below it built anew.",
  })
  @Directive("@cost(weight: 100)")
  logicTree?: LogicTree | null;

  @Field(() => ReasoningPathConnection, { nullable: true, description: "How the answer is reached." })
  @Directive("@cost(weight: 50)")
  @Directive(PAGED)
  paths?: Connection<ReasoningPath> | null;

  @Field(() => EvidenceConnection, { nullable: true, description: "What sources returned that backs the answer." })
  @Directive("@cost(weight: 50)")
  @Directive(PAGED)
  evidence?: Connection<Evidence> | null;

  @Field(() => Answer, { nullable: true, description: "The answer." })
  @Directive("@cost(weight: 50)")
  answer?: Answer | null;

  @Field(() => CostEstimate, { description: "What an answer costs, at most and as a rule. Nothing runs." })
  estimate!: CostEstimate;
}
