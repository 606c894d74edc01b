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
    "A sub-question, what was believed, and what became of it. In a draft, fields from `verdict` to `relations` check this node alone, when they are selected.",
})
export class LogicNode {
  @Field(() => ID, {
    description: "Names this node among those of all trees: a draft's, a validated one's, of any question. Opaque.",
  })
  id!: string;

  @Field(() => String, {
    description: "`0` is the root, `1` and `2` are its children, `1.2` the second child of `1`. Good within one tree.",
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
    description: "The nodes whose answers it starts from; its parent need not be one of them.",
  })
  @Directive("@listSize(assumedSize: 2)")
  needs!: readonly LogicNode[];

  @Field(() => String, { description: "The sub-question; the root's is the question itself." })
  question!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "What was believed before anything was looked up; a correction does not overwrite it. Null when nothing was, as with the built-in reasoner, which knows nothing of its own.",
  })
  hypothesis?: string | null;

  @Field(() => Verdict, {
    nullable: true,
    description: "What the sources say; of the root, whether they answer the question. Null for the root of a draft.",
  })
  @Directive(CHECKED)
  verdict?: EngineVerdict | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether the evidence suffices to judge; null where there is no verdict.",
  })
  @Directive(CHECKED)
  factSufficient?: boolean | null;

  @Field(() => String, { nullable: true, description: "What is right, where the hypothesis was refuted." })
  @Directive(CHECKED)
  correction?: string | null;

  @Field(() => Verdict, {
    nullable: true,
    description:
      "How the correction came out: SUPPORTED where the graph facts that refute the hypothesis state it, else as it was checked in its turn; null when nothing was corrected.",
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
      "The validated answer, a set; empty unless the node, or its correction, is supported. The root's is the question's.",
  })
  @Directive(CHECKED)
  @Directive(PAGED)
  answers?: Connection<AnswerValue> | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "True when the answer was computed by executing a logical form; nothing in it was left to the reasoner.",
  })
  @Directive(CHECKED)
  computed?: boolean | null;

  @Field(() => EvidenceConnection, {
    nullable: true,
    description: "What the verdict rests on; never empty where the verdict is SUPPORTED or REFUTED.",
  })
  @Directive(CHECKED)
  @Directive(PAGED)
  evidence?: Connection<Evidence> | null;

  @Field(() => [Evidence], {
    nullable: true,
    description: "Those in `evidence` that the verdict names: at most three triples and three sentences.",
  })
  @Directive(CHECKED)
  @Directive("@listSize(assumedSize: 6)")
  references?: readonly Evidence[] | null;

  @Field(() => Int, {
    nullable: true,
    description: "References of the reasoner to things that it was not given; they were dropped.",
  })
  @Directive(CHECKED)
  droppedReferences?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "How often evidence was looked for: more than once when a clue was followed.",
  })
  @Directive(CHECKED)
  retrievals?: number | null;

  @Field(() => TreeEntityConnection, {
    nullable: true,
    description: "What the sub-question may be about, best first: candidates kept and not kept.",
  })
  @Directive(CHECKED)
  @Directive(PAGED)
  entities?: Connection<TreeEntity> | null;

  @Field(() => TreeRelationConnection, {
    nullable: true,
    description: "Relations that may answer the sub-question, best first: candidates kept and not kept.",
  })
  @Directive(CHECKED)
  @Directive(PAGED)
  relations?: Connection<TreeRelation> | null;
}

export const LogicNodeConnection = connectionOf(LogicNode, "LogicNode", "nodes of a logic tree");
