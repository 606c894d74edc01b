import { ArgsType, Field, ID, Int } from "type-graphql";
import type { Direction } from "../engine/evidence/fact.ts";
import type { Traversal as EngineTraversal } from "../engine/evidence/logic-tree.ts";
import type { SourceKind as EngineSourceKind, StrategyName } from "../engine/evidence/trace.ts";
import type { RdfFormat as EngineRdfFormat } from "../engine/rdf/write-graph.ts";
import { MAX_FIRST } from "./first.ts";
import { RdfFormat } from "./rdf-format.ts";
import { SourceKind } from "./source-kind.ts";
import { StepDirection } from "./step-direction.ts";
import { DEFAULT_STRATEGY, Strategy } from "./strategy.ts";
import { Traversal } from "./traversal.ts";

/** Characters of the longest name that is searched for. */
export const MAX_SEARCH_LENGTH = 200;

const FIRST = `Largest number of entries to return, 1 to ${MAX_FIRST}.`;

/** Which part of a list a client wants to see. */
@ArgsType()
class Slice {
  @Field(() => String, {
    nullable: true,
    description: "Cursor of the entry before the page. Without it, the list starts at its beginning.",
  })
  after?: string | null;
}

@ArgsType()
export class PageArguments extends Slice {
  @Field(() => Int, { nullable: true, defaultValue: 10, description: FIRST })
  first: number = 10;
}

/** For lists that are mostly wanted whole. */
@ArgsType()
export class LongPageArguments extends Slice {
  @Field(() => Int, { nullable: true, defaultValue: MAX_FIRST, description: FIRST })
  first: number = MAX_FIRST;
}

@ArgsType()
export class NodeArguments extends Slice {
  @Field(() => Int, { nullable: true, defaultValue: 50, description: FIRST })
  first: number = 50;
}

@ArgsType()
export class TraversalArguments {
  @Field(() => Traversal, {
    nullable: true,
    description: "The order in which the nodes are checked. Default: `options.tree.traversal`.",
  })
  traversal?: EngineTraversal | null;
}

@ArgsType()
export class ProvenanceArguments {
  @Field(() => RdfFormat, { defaultValue: RdfFormat.TURTLE, description: "How the file is written." })
  format: EngineRdfFormat = RdfFormat.TURTLE;
}

@ArgsType()
export class QuestionArguments {
  @Field(() => String, { description: "The question, in English." })
  text!: string;

  @Field(() => Strategy, { defaultValue: DEFAULT_STRATEGY, description: "The strategy that looks for the answer." })
  strategy: StrategyName = DEFAULT_STRATEGY;
}

@ArgsType()
export class FactArguments extends PageArguments {
  @Field(() => ID, { nullable: true, description: "IRI of a relation: only facts with it. Default: all relations." })
  relation?: string | null;

  @Field(() => StepDirection, {
    nullable: true,
    description: "FORWARD for facts with the entity as subject, BACKWARD for facts with it as object. Default: both.",
  })
  direction?: Direction | null;
}

@ArgsType()
export class SearchArguments {
  @Field(() => String, { description: `A name or a part of it, 1 to ${MAX_SEARCH_LENGTH} characters.` })
  search!: string;

  @Field(() => Int, { nullable: true, defaultValue: 10, description: FIRST })
  first: number = 10;
}

@ArgsType()
export class EvidenceArguments extends PageArguments {
  @Field(() => [SourceKind], {
    nullable: true,
    description: "Only evidence from these kinds of sources. Default: all kinds.",
  })
  kinds?: EngineSourceKind[] | null;
}
