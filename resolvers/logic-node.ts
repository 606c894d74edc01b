import { Args, Ctx, FieldResolver, ID, Int, Resolver, Root } from "type-graphql";
import { PageArguments } from "../schema/arguments.ts";
import { AnswerValueConnection } from "../schema/answer-value.ts";
import { Evidence, EvidenceConnection } from "../schema/evidence.ts";
import { LogicNode } from "../schema/logic-node.ts";
import { TreeEntityConnection, TreeRelationConnection } from "../schema/tree-link.ts";
import { Verdict } from "../schema/verdict.ts";
import { nodeNamed, type KnownNode } from "./known-node.ts";
import { valuePage } from "./known-value.ts";
import type { Operation } from "./operation.ts";
import { pageOf } from "./page.ts";
import { evidencePage } from "./shown-evidence.ts";
import { shownTreeEntity, shownTreeRelation } from "./shown-tree-link.ts";

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

  @FieldResolver(() => LogicNode, { nullable: true })
  parent(@Root() { node, of }: KnownNode): KnownNode | null {
    return node.parentId === null ? null : (nodeNamed(node.parentId, of) ?? null);
  }

  @FieldResolver(() => [LogicNode])
  children(@Root() { node, of }: KnownNode): readonly KnownNode[] {
    return node.children.flatMap((id) => nodeNamed(id, of) ?? []);
  }

  @FieldResolver(() => Int)
  depth(@Root() { node }: KnownNode) {
    return node.depth;
  }

  @FieldResolver(() => [LogicNode])
  needs(@Root() { node, of }: KnownNode): readonly KnownNode[] {
    return node.needs.flatMap((id) => nodeNamed(id, of) ?? []);
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

  @FieldResolver(() => AnswerValueConnection, { nullable: true })
  async answers(@Root() known: KnownNode, @Args(() => PageArguments) page: PageArguments, @Ctx() operation: Operation) {
    return valuePage((await checked(known, operation)).grounds, page);
  }

  @FieldResolver(() => Boolean, { nullable: true })
  async computed(@Root() known: KnownNode, @Ctx() operation: Operation) {
    return (await checked(known, operation)).computed;
  }

  @FieldResolver(() => EvidenceConnection, { nullable: true })
  async evidence(
    @Root() known: KnownNode,
    @Args(() => PageArguments) page: PageArguments,
    @Ctx() operation: Operation,
  ) {
    return evidencePage((await checked(known, operation)).evidence, page);
  }

  @FieldResolver(() => [Evidence], { nullable: true })
  async references(@Root() known: KnownNode, @Ctx() operation: Operation) {
    const { references, evidence } = await checked(known, operation);
    return references.flatMap((id) => evidence.find((each) => each.id === id) ?? []);
  }

  @FieldResolver(() => Int, { nullable: true })
  async droppedReferences(@Root() known: KnownNode, @Ctx() operation: Operation) {
    return (await checked(known, operation)).droppedReferences;
  }

  @FieldResolver(() => Int, { nullable: true })
  async retrievals(@Root() known: KnownNode, @Ctx() operation: Operation) {
    return (await checked(known, operation)).retrievals;
  }

  @FieldResolver(() => TreeEntityConnection, { nullable: true })
  async entities(
    @Root() known: KnownNode,
    @Args(() => PageArguments) page: PageArguments,
    @Ctx() operation: Operation,
  ) {
    return pageOf((await checked(known, operation)).entities, page, {
      keyOf: ({ iri, mention }) => `${iri} ${mention}`,
      show: shownTreeEntity,
    });
  }

  @FieldResolver(() => TreeRelationConnection, { nullable: true })
  async relations(
    @Root() known: KnownNode,
    @Args(() => PageArguments) page: PageArguments,
    @Ctx() operation: Operation,
  ) {
    return pageOf((await checked(known, operation)).relations, page, {
      keyOf: ({ iri, direction }) => `${direction} ${iri}`,
      show: shownTreeRelation,
    });
  }
}

function checked({ node, of }: KnownNode, operation: Operation) {
  return of.checked(node, operation);
}
