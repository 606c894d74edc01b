import { Args, Ctx, FieldResolver, ID, Int, Resolver, Root } from "type-graphql";
import { FirstArguments } from "../schema/arguments.ts";
import { AnswerValue } from "../schema/answer.ts";
import { Evidence } from "../schema/evidence.ts";
import { LogicNode } from "../schema/logic-tree.ts";
import { LinkedEntity, LinkedRelation } from "../schema/node-link.ts";
import { Verdict } from "../schema/verdict.ts";
import { requireFirst, take } from "./first.ts";
import { nodesOf, type KnownNode } from "./known-node.ts";
import type { Operation } from "./operation.ts";
import { shownLinkedEntity, shownLinkedRelation } from "./shown-node-link.ts";
import { shownValue } from "./shown-value.ts";

/** What was drafted is there at once; what was found out about a node of a draft is asked for, once for all fields. */
@Resolver(() => LogicNode)
export class LogicNodeResolver {
  @FieldResolver(() => ID)
  id(@Root() { node }: KnownNode) {
    return node.id;
  }

  @FieldResolver(() => String)
  position(@Root() { node }: KnownNode) {
    return node.position;
  }

  @FieldResolver(() => ID, { nullable: true })
  parentId(@Root() { node }: KnownNode) {
    return node.parentId;
  }

  @FieldResolver(() => [LogicNode])
  children(@Root() { node, of }: KnownNode): readonly KnownNode[] {
    const nodes = nodesOf(of);
    return node.children.flatMap((id) => nodes.find((other) => other.node.id === id) ?? []);
  }

  @FieldResolver(() => Int)
  depth(@Root() { node }: KnownNode) {
    return node.depth;
  }

  @FieldResolver(() => [ID])
  needs(@Root() { node }: KnownNode) {
    return node.needs;
  }

  @FieldResolver(() => String)
  question(@Root() { node }: KnownNode) {
    return node.question;
  }

  @FieldResolver(() => String, { nullable: true })
  hypothesis(@Root() { node }: KnownNode) {
    return node.hypothesis;
  }

  @FieldResolver(() => Verdict, { nullable: true })
  async verdict(@Root() known: KnownNode, @Ctx() operation: Operation) {
    return (await checked(known, operation)).verdict;
  }

  @FieldResolver(() => Boolean, { nullable: true })
  async factSufficient(@Root() known: KnownNode, @Ctx() operation: Operation) {
    return (await checked(known, operation)).factSufficient;
  }

  @FieldResolver(() => String, { nullable: true })
  async correction(@Root() known: KnownNode, @Ctx() operation: Operation) {
    return (await checked(known, operation)).correction;
  }

  @FieldResolver(() => Verdict, { nullable: true })
  async correctionVerdict(@Root() known: KnownNode, @Ctx() operation: Operation) {
    return (await checked(known, operation)).correctionVerdict;
  }

  @FieldResolver(() => String, { nullable: true })
  async reason(@Root() known: KnownNode, @Ctx() operation: Operation) {
    return (await checked(known, operation)).reason;
  }

  @FieldResolver(() => [AnswerValue], { nullable: true })
  async answers(
    @Root() known: KnownNode,
    @Args(() => FirstArguments) { first }: FirstArguments,
    @Ctx() operation: Operation,
  ) {
    requireFirst(first);
    return take((await checked(known, operation)).answers, first).map(shownValue);
  }

  @FieldResolver(() => Int, { nullable: true })
  async answerCount(@Root() known: KnownNode, @Ctx() operation: Operation) {
    return (await checked(known, operation)).answers.length;
  }

  @FieldResolver(() => Boolean, { nullable: true })
  async computed(@Root() known: KnownNode, @Ctx() operation: Operation) {
    return (await checked(known, operation)).computed;
  }

  @FieldResolver(() => [Evidence], { nullable: true })
  async evidence(
    @Root() known: KnownNode,
    @Args(() => FirstArguments) { first }: FirstArguments,
    @Ctx() operation: Operation,
  ) {
    requireFirst(first);
    return take((await checked(known, operation)).evidence, first);
  }

  @FieldResolver(() => Int, { nullable: true })
  async evidenceCount(@Root() known: KnownNode, @Ctx() operation: Operation) {
    return (await checked(known, operation)).evidence.length;
  }

  @FieldResolver(() => [ID], { nullable: true })
  async references(@Root() known: KnownNode, @Ctx() operation: Operation) {
    return (await checked(known, operation)).references;
  }

  @FieldResolver(() => Int, { nullable: true })
  async droppedReferences(@Root() known: KnownNode, @Ctx() operation: Operation) {
    return (await checked(known, operation)).droppedReferences;
  }

  @FieldResolver(() => Int, { nullable: true })
  async retrievals(@Root() known: KnownNode, @Ctx() operation: Operation) {
    return (await checked(known, operation)).retrievals;
  }

  @FieldResolver(() => [LinkedEntity], { nullable: true })
  async entities(
    @Root() known: KnownNode,
    @Args(() => FirstArguments) { first }: FirstArguments,
    @Ctx() operation: Operation,
  ) {
    requireFirst(first);
    return take((await checked(known, operation)).entities, first).map(shownLinkedEntity);
  }

  @FieldResolver(() => Int, { nullable: true })
  async entityCount(@Root() known: KnownNode, @Ctx() operation: Operation) {
    return (await checked(known, operation)).entities.length;
  }

  @FieldResolver(() => [LinkedRelation], { nullable: true })
  async relations(
    @Root() known: KnownNode,
    @Args(() => FirstArguments) { first }: FirstArguments,
    @Ctx() operation: Operation,
  ) {
    requireFirst(first);
    return take((await checked(known, operation)).relations, first).map(shownLinkedRelation);
  }

  @FieldResolver(() => Int, { nullable: true })
  async relationCount(@Root() known: KnownNode, @Ctx() operation: Operation) {
    return (await checked(known, operation)).relations.length;
  }
}

function checked({ node, of }: KnownNode, operation: Operation) {
  return of.checked(node, operation);
}
