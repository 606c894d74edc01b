import { Directive, Field, Float, ID, ObjectType } from "type-graphql";
import type { SourceKind as EngineSourceKind } from "../engine/evidence/trace.ts";
import { Source } from "./source.ts";
import { SourceKind } from "./source-kind.ts";
import { Node } from "./node.ts";

@ObjectType({ description: "A name of the question that a source knows." })
class KnownTopic {
  @Field(() => String, { description: "The name, as the question writes it." })
  text!: string;

  @Field(() => Float, { description: "0 to 1: how surely the source knows what is meant." })
  score!: number;
}

@ObjectType({ description: "A source, and what it knows of the question." })
class AvailableSource {
  @Field(() => Source, { nullable: true, description: "The source." })
  source?: Source | null;

  @Field(() => SourceKind, { description: "Its kind." })
  kind!: EngineSourceKind;

  @Field(() => Boolean, {
    description: "Whether anything can be looked for in it: it knows a name of the question, or is the web.",
  })
  available!: boolean;

  @Field(() => [KnownTopic], { description: "The names that it knows; of the web none is told." })
  @Directive("@listSize(assumedSize: 5)")
  topics!: readonly KnownTopic[];
}

@ObjectType({
  implements: Node,
  description: "Where evidence for a question is looked for first, and why.",
})
export class SourceSelection {
  @Field(() => ID, { description: "Names it among all that there is, on any replica. Opaque." })
  id!: string;

  @Field(() => [AvailableSource], { description: "All sources, and what each knows of the question." })
  @Directive("@listSize(assumedSize: 5)")
  sources!: readonly AvailableSource[];

  @Field(() => [SourceKind], {
    description: "The kinds that are searched first. The others are searched when these do not answer.",
  })
  @Directive("@listSize(assumedSize: 3)")
  selected!: readonly EngineSourceKind[];

  @Field(() => String, { description: "Why these." })
  reason!: string;
}
