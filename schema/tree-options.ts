import { Field, InputType, Int } from "type-graphql";
import type {
  RelationLinking as EngineRelationLinking,
  Traversal as EngineTraversal,
} from "../engine/strategies/treeqa/options.ts";
import { RelationLinking } from "./relation-linking.ts";
import { Traversal } from "./traversal.ts";

@InputType({
  description:
    "Parameters of logic trees and of the strategy TREEQA. Each has a default; a value out of its range is refused.",
})
export class TreeOptions {
  @Field(() => Traversal, {
    nullable: true,
    description:
      "How the tree of an answer is traversed; `logicTree` has an argument for its own. Default PARALLEL, else SERIAL.",
  })
  traversal?: EngineTraversal | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "Of the entities that one name may mean, how many are kept for a sub-question: a sub-question that holds two names may keep twice as many. Default 3, from 1 to 10.",
  })
  entitiesKept?: number | null;

  @Field(() => Int, { nullable: true, description: "Relations kept for a sub-question. Default 3, from 1 to 20." })
  relationsKept?: number | null;

  @Field(() => RelationLinking, {
    nullable: true,
    description: "How relations are chosen. Default REASONER, else DENSE.",
  })
  relationLinking?: EngineRelationLinking | null;

  @Field(() => Int, { nullable: true, description: "Tokens of a chunk of text. Default 300, from 50 to 300." })
  chunkTokens?: number | null;

  @Field(() => Int, { nullable: true, description: "Chunks read of one page. Default 3, from 1 to 10." })
  chunksPerPage?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "How often evidence is looked for on one node; from the second time on by a new clue. Default 2, from 1 to 5.",
  })
  maxRetrievals?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "Parts of the tree that are built anew below corrected nodes. Default 3, from 0 to 10.",
  })
  maxRebuilds?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "Ways to read the question that are followed until one is supported. Default 3, from 1 to 8.",
  })
  maxDrafts?: number | null;

  @Field(() => Int, { nullable: true, description: "Nodes of a tree, with its root. Default 24, from 2 to 64." })
  maxNodes?: number | null;

  @Field(() => Int, { nullable: true, description: "Levels below the root. Default 8, from 1 to 16." })
  maxDepth?: number | null;
}
