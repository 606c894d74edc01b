import { Directive, Field, ID, Int, ObjectType } from "type-graphql";
import type { Verdict as EngineVerdict } from "../engine/evidence/logic-tree.ts";
import { type AnswerValue, AnswerValueConnection } from "./answer-value.ts";
import { type Connection, connectionOf, PAGED } from "./connection.ts";
import { Evidence, EvidenceConnection } from "./evidence.ts";
import { type TreeEntity, TreeEntityConnection, type TreeRelation, TreeRelationConnection } from "./tree-link.ts";
import { Verdict } from "./verdict.ts";
import { Node } from "./node.ts";

/** What a node of a draft has to be checked for; the nodes of a validated tree have it already. */
const CHECKED = "@cost(weight: 2)";

@ObjectType({
  implements: Node,
  description:
    "A sub-question, what was assumed about its answer, and the result of the check. In a draft, selecting a field from `verdict` to `relations` checks only this node.",
})
export class LogicNode {
  @Field(() => ID, {
    description: "Identifies this node of this tree. Opaque: do not parse it.",
  })
  id!: string;

  @Field(() => String, {
    description:
      "Place in the tree: `0` is the root, `1` and `2` are its children, `1.2` is the second child of `1`. Only valid within one tree.",
  })
  position!: string;

  @Field(() => LogicNode, { nullable: true, description: "The node above; null for the root." })
  parent?: LogicNode | null;

  @Field(() => [LogicNode], { description: "The nodes below, in order." })
  @Directive("@listSize(assumedSize: 3)")
  children!: readonly LogicNode[];

  @Field(() => Int, { description: "0 for the root, 1 for its children." })
  depth!: number;

  @Field(() => [LogicNode], {
    description: "The nodes whose answers it needs. Its parent may or may not be one of them.",
  })
  @Directive("@listSize(assumedSize: 2)")
  needs!: readonly LogicNode[];

  @Field(() => String, { description: "The sub-question. For the root, the question itself." })
  question!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "The answer that was assumed before anything was looked up. A correction does not overwrite it. Null if nothing was assumed. The built-in reasoner never assumes anything.",
  })
  hypothesis?: string | null;

  @Field(() => Verdict, {
    nullable: true,
    description:
      "What the sources say about it. For the root: whether they answer the question. Null for the root of a draft.",
  })
  @Directive(CHECKED)
  verdict?: EngineVerdict | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether the evidence is enough for a verdict. Null if there is no verdict.",
  })
  @Directive(CHECKED)
  factSufficient?: boolean | null;

  @Field(() => String, { nullable: true, description: "The right answer, if the hypothesis was refuted." })
  @Directive(CHECKED)
  correction?: string | null;

  @Field(() => Verdict, {
    nullable: true,
    description:
      "Whether the correction holds. SUPPORTED if it is stated by the graph facts that refute the hypothesis; otherwise the result of its own check. Null if nothing was corrected.",
  })
  @Directive(CHECKED)
  correctionVerdict?: EngineVerdict | null;

  @Field(() => String, {
    nullable: true,
    description: "Why the hypothesis was refuted, or why nothing is known.",
  })
  @Directive(CHECKED)
  reason?: string | null;

  @Field(() => AnswerValueConnection, {
    nullable: true,
    description:
      "The checked answer, as a set. Empty unless the node or its correction is SUPPORTED. For the root, the answer to the question.",
  })
  @Directive(CHECKED)
  @Directive(PAGED)
  answers?: Connection<AnswerValue> | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "True if the answer was computed by executing a logical form, without the reasoner.",
  })
  @Directive(CHECKED)
  computed?: boolean | null;

  @Field(() => EvidenceConnection, {
    nullable: true,
    description: "The evidence for the verdict. Never empty if the verdict is SUPPORTED or REFUTED.",
  })
  @Directive(CHECKED)
  @Directive(PAGED)
  evidence?: Connection<Evidence> | null;

  @Field(() => [Evidence], {
    nullable: true,
    description: "The entries of `evidence` that the verdict names: at most three triples and three sentences.",
  })
  @Directive(CHECKED)
  @Directive("@listSize(assumedSize: 6)")
  references?: readonly Evidence[] | null;

  @Field(() => Int, {
    nullable: true,
    description: "How many references were dropped, because the reasoner named something that it was not given.",
  })
  @Directive(CHECKED)
  droppedReferences?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "How often evidence was searched for. More than once if a clue was followed.",
  })
  @Directive(CHECKED)
  retrievals?: number | null;

  @Field(() => TreeEntityConnection, {
    nullable: true,
    description: "What the sub-question may be about, best first. Includes candidates that were not kept.",
  })
  @Directive(CHECKED)
  @Directive(PAGED)
  entities?: Connection<TreeEntity> | null;

  @Field(() => TreeRelationConnection, {
    nullable: true,
    description: "Relations that may answer the sub-question, best first. Includes candidates that were not kept.",
  })
  @Directive(CHECKED)
  @Directive(PAGED)
  relations?: Connection<TreeRelation> | null;
}

export const LogicNodeConnection = connectionOf(LogicNode, "LogicNode", "nodes of a logic tree");
