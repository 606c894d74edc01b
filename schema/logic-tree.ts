import { Directive, Field, ID, Int, ObjectType } from "type-graphql";
import type { Verdict as EngineVerdict } from "../engine/evidence/logic-tree.ts";
import { AnswerValue } from "./answer.ts";
import { Evidence } from "./evidence.ts";
import { SIZED_BY_FIRST } from "./first.ts";
import { LinkedEntity, LinkedRelation } from "./node-link.ts";
import { TreeRevision } from "./tree-revision.ts";
import { Verdict } from "./verdict.ts";

/** What a node of a draft has to be checked for; the nodes of a validated tree have it already. */
const CHECKED = "@cost(weight: 2)";

@ObjectType({
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

  @Field(() => ID, { nullable: true, description: "Id of the node above; null for the root." })
  parentId?: string | null;

  @Field(() => [LogicNode], { description: "The nodes below, in order." })
  @Directive("@listSize(assumedSize: 3)")
  children!: readonly LogicNode[];

  @Field(() => Int, { description: "0 for the root, 1 for its children." })
  depth!: number;

  @Field(() => [ID], {
    description: "Ids of the nodes whose answers it starts from; its parent need not be one of them.",
  })
  @Directive("@listSize(assumedSize: 2)")
  needs!: readonly string[];

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
    description: "What the sources say. Null for the root, which is answered and not verified.",
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
    description: "How the correction came out when it was checked in its turn; null when nothing was corrected.",
  })
  @Directive(CHECKED)
  correctionVerdict?: EngineVerdict | null;

  @Field(() => String, {
    nullable: true,
    description: "Why the hypothesis was refuted, or why nothing is known.",
  })
  @Directive(CHECKED)
  reason?: string | null;

  @Field(() => [AnswerValue], {
    nullable: true,
    description: "The validated answer, a set; empty unless the node, or its correction, is supported.",
  })
  @Directive(CHECKED)
  @Directive(SIZED_BY_FIRST)
  answers?: readonly AnswerValue[] | null;

  @Field(() => Int, { nullable: true, description: "How many answers there are, whatever `first` was." })
  @Directive(CHECKED)
  answerCount?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "True when the answer was computed by executing a logical form; nothing in it was left to the reasoner.",
  })
  @Directive(CHECKED)
  computed?: boolean | null;

  @Field(() => [Evidence], {
    nullable: true,
    description: "What the verdict rests on; never empty where the verdict is SUPPORTED or REFUTED.",
  })
  @Directive(CHECKED)
  @Directive(SIZED_BY_FIRST)
  evidence?: readonly Evidence[] | null;

  @Field(() => Int, { nullable: true, description: "How much evidence there is, whatever `first` was." })
  @Directive(CHECKED)
  evidenceCount?: number | null;

  @Field(() => [ID], {
    nullable: true,
    description: "Ids of those in `evidence` that the verdict names: at most three triples and three sentences.",
  })
  @Directive(CHECKED)
  @Directive("@listSize(assumedSize: 6)")
  references?: readonly string[] | null;

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

  @Field(() => [LinkedEntity], {
    nullable: true,
    description: "What the sub-question may be about, best first: candidates kept and not kept.",
  })
  @Directive(CHECKED)
  @Directive(SIZED_BY_FIRST)
  entities?: readonly LinkedEntity[] | null;

  @Field(() => Int, { nullable: true, description: "How many candidates there are, whatever `first` was." })
  @Directive(CHECKED)
  entityCount?: number | null;

  @Field(() => [LinkedRelation], {
    nullable: true,
    description: "Relations that may answer the sub-question, best first: candidates kept and not kept.",
  })
  @Directive(CHECKED)
  @Directive(SIZED_BY_FIRST)
  relations?: readonly LinkedRelation[] | null;

  @Field(() => Int, { nullable: true, description: "How many candidates there are, whatever `first` was." })
  @Directive(CHECKED)
  relationCount?: number | null;
}

@ObjectType({
  description:
    "The question taken apart until each part is answered by one fact: later hops hang under earlier ones, conditions on the same thing are siblings.",
})
export class LogicTree {
  @Field(() => LogicNode, { description: "The question itself; its children are the first sub-questions." })
  root!: LogicNode;

  @Field(() => [LogicNode], { description: "All nodes: the root, then each before those below it." })
  @Directive(SIZED_BY_FIRST)
  nodes!: readonly LogicNode[];

  @Field(() => Int, { description: "How many nodes there are, whatever `first` was." })
  nodeCount!: number;

  @Field(() => [TreeRevision], {
    description: "What self-correction changed, in the order in which it did; empty for a draft.",
  })
  @Directive("@listSize(assumedSize: 3)")
  revisions!: readonly TreeRevision[];

  @Field(() => String, {
    nullable: true,
    description: "The reading of the question that the tree follows, in words; null when it follows none.",
  })
  reading?: string | null;

  @Field(() => [String], { description: "What was cut off, dropped or tried besides, in sentences." })
  @Directive("@listSize(assumedSize: 5)")
  remarks!: readonly string[];

  @Field(() => Boolean, { description: "False when a source failed, a bound was reached or rows were cut off." })
  complete!: boolean;
}
