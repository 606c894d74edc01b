import "reflect-metadata";
import { createPubSub } from "@graphql-yoga/subscription";
import { buildSubgraphSchema } from "@apollo/subgraph";
import { printSchemaWithDirectives } from "@graphql-tools/utils";
import {
  parse,
  type DocumentNode,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
} from "graphql";
import { buildSchema, createResolversMap } from "type-graphql";
import { BUILT_IN_STRATEGIES } from "../engine/built-in-strategies.ts";
import type { StrategyDescription } from "../engine/strategies/strategy.ts";
import { AnswerResolver } from "../resolvers/answer.ts";
import { AnswerConflictResolver } from "../resolvers/answer-conflict.ts";
import { AnswerValueResolver } from "../resolvers/answer-value.ts";
import { EntityResolver } from "../resolvers/entity.ts";
import { EntityRelationResolver } from "../resolvers/entity-relation.ts";
import { EvidenceResolver } from "../resolvers/evidence.ts";
import { LogicNodeResolver } from "../resolvers/logic-node.ts";
import { LogicTreeResolver } from "../resolvers/logic-tree.ts";
import { MaintenanceResolver } from "../resolvers/maintenance.ts";
import { NodeResolver } from "../resolvers/node.ts";
import { resolveReferences } from "../resolvers/node-reference.ts";
import { ProgressResolver, SourceCalledResolver, StageFinishedResolver } from "../resolvers/progress.ts";
import { EvidenceSubgraphResolver } from "../resolvers/evidence-subgraph.ts";
import { QuestionAnalysisResolver } from "../resolvers/question-analysis.ts";
import { QuestionResolver } from "../resolvers/question.ts";
import { ReadingResolver } from "../resolvers/reading.ts";
import { ReasoningPathResolver } from "../resolvers/reasoning-path.ts";
import { ReasoningStepResolver } from "../resolvers/reasoning-step.ts";
import { RelationResolver } from "../resolvers/relation.ts";
import { checkedReference, references } from "../resolvers/references.ts";
import { SearchResolver } from "../resolvers/searches.ts";
import { SourceResolver } from "../resolvers/sources.ts";
import { StageFinished, StageStarted, WorkEnded } from "../schema/progress-event.ts";
import { BlankNode, Literal, Words } from "../schema/term.ts";
import { takeDefaultsForNull } from "./default-arguments.ts";
import { inReadingOrder } from "./schema-order.ts";
import { withStrategies } from "./with-strategies.ts";

const FEDERATION = `extend schema @link(
  url: "https://specs.apollo.dev/federation/v2.9"
  import: ["@key", "@shareable", "@cost", "@listSize"]
)`;

/** The schema as it is served, and its text as it is published. */
export interface Subgraph {
  readonly schema: GraphQLSchema;
  /** SDL with descriptions and federation directives: the content of `schema.graphql`. */
  readonly sdl: string;
}

/** What all subgraphs with the same strategies are made of; none of them changes it. */
interface Blueprint {
  readonly sdl: string;
  readonly typeDefs: DocumentNode;
  readonly resolvers: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** The last one that was begun: gateways of one process mostly offer the same strategies. */
let last: { readonly strategies: readonly StrategyDescription[]; readonly blueprint: Promise<Blueprint> } | undefined;

/**
 * Builds the schema as an Apollo Federation 2 subgraph. type-graphql knows nothing of federation, so its schema is
 * printed with its directives and built again as a subgraph with the same resolvers. Each call makes a schema of its
 * own, in which clients can name these strategies.
 */
export async function buildSubgraph(
  strategies: readonly StrategyDescription[] = BUILT_IN_STRATEGIES,
): Promise<Subgraph> {
  if (last === undefined || !areSame(last.strategies, strategies))
    last = { strategies: [...strategies], blueprint: blueprintOf(strategies) };
  const { sdl, typeDefs, resolvers } = await last.blueprint;
  const schema = buildSubgraphSchema([{ typeDefs, resolvers: resolvers as never }]);
  takeDefaultsForNull(schema);
  resolveEachReference(schema);
  resolveReferences(schema);
  return { schema, sdl };
}

/** Whether clients are told the same of them. */
export function areSame(some: readonly StrategyDescription[], others: readonly StrategyDescription[]): boolean {
  const isSame = ({ name, description, parameters, criteria }: StrategyDescription, index: number): boolean => {
    const other = others[index];
    return (
      name === other?.name &&
      description === other.description &&
      parameters === other.parameters &&
      criteria === other.criteria
    );
  };
  return some.length === others.length && some.every(isSame);
}

async function blueprintOf(strategies: readonly StrategyDescription[]): Promise<Blueprint> {
  const plain = await buildSchema({
    resolvers: [
      AnswerResolver,
      AnswerConflictResolver,
      AnswerValueResolver,
      EntityResolver,
      EntityRelationResolver,
      EvidenceResolver,
      LogicNodeResolver,
      LogicTreeResolver,
      MaintenanceResolver,
      NodeResolver,
      ProgressResolver,
      EvidenceSubgraphResolver,
      QuestionAnalysisResolver,
      QuestionResolver,
      ReadingResolver,
      ReasoningPathResolver,
      ReasoningStepResolver,
      RelationResolver,
      SearchResolver,
      SourceCalledResolver,
      StageFinishedResolver,
      SourceResolver,
    ],
    // What stands behind an interface, and is named by no field.
    orphanedTypes: [StageStarted, StageFinished, WorkEnded, Literal, Words, BlankNode],
    // Arguments are checked by GraphQL and by the engine; class-validator is not installed.
    validate: false,
    // Required by type-graphql as soon as there is a subscription; ours read from the engine instead.
    pubSub: createPubSub(),
  });
  describeRoots(plain);
  const offered = inReadingOrder(withStrategies(plain, strategies));
  const sdl = `${FEDERATION}\n\n${printSchemaWithDirectives(offered)}\n`;
  const resolvers = createResolversMap(offered) as Record<string, Record<string, unknown>>;
  for (const [type, resolve] of Object.entries(references)) {
    resolvers[type] = { ...resolvers[type], __resolveReference: resolve };
  }
  return { sdl, typeDefs: parse(sdl), resolvers };
}

/**
 * `_entities` of the library throws at a type it does not know, before anybody waits for the references in front of it:
 * one of those that failed, too, would then be a rejection that nobody handles, and end the process. Each is resolved
 * by itself.
 */
function resolveEachReference(schema: GraphQLSchema): void {
  const field = schema.getQueryType()?.getFields()["_entities"];
  const resolveAll = field?.resolve as
    | GraphQLFieldResolver<unknown, unknown, { readonly representations: readonly unknown[] }>
    | undefined;
  if (field === undefined || resolveAll === undefined) throw new Error("A subgraph without _entities.");
  const resolveOne = async (reference: unknown, args: Parameters<typeof resolveAll>): Promise<unknown> => {
    const [source, , context, info] = args;
    const [resolved] = (await resolveAll(
      source,
      { representations: [checkedReference(reference)] },
      context,
      info,
    )) as readonly unknown[];
    return resolved;
  };
  field.resolve = (...args: Parameters<typeof resolveAll>) =>
    args[1].representations.map((reference) => resolveOne(reference, args));
}

/** type-graphql has no place for descriptions of the root types. */
function describeRoots(schema: GraphQLSchema): void {
  const descriptions: readonly [GraphQLObjectType | null | undefined, string][] = [
    [schema.getQueryType(), "What can be asked."],
    [schema.getMutationType(), "Cancels work on a question, or deletes its stored results."],
    [schema.getSubscriptionType(), "Events, over multipart HTTP or server-sent events."],
  ];
  for (const [type, description] of descriptions) if (type) type.description = description;
}
