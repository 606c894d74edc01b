import { Directive, Field, Float, ID, ObjectType } from "type-graphql";
import type { SourceKind as EngineSourceKind } from "../engine/evidence/trace.ts";
import { Source } from "./source.ts";
import { SourceKind } from "./source-kind.ts";
import { Node } from "./node.ts";

@ObjectType({ description: "A name of the question that a source knows." })
class KnownTopic {
  @Field(() => String, { description: "The name, as the question writes it." })
  text!: string;

  @Field(() => Float, { description: "0 to 1: how certain it is that the source knows the thing that is meant." })
  score!: number;
}

@ObjectType({ description: "A source, and the names of the question that it knows." })
class AvailableSource {
  @Field(() => Source, { nullable: true, description: "The source." })
  source?: Source | null;

  @Field(() => SourceKind, { description: "Its kind." })
  kind!: EngineSourceKind;

  @Field(() => Boolean, {
    description: "Whether it is worth searching: it knows a name of the question, or it is the web.",
  })
  available!: boolean;

  @Field(() => [KnownTopic], {
    description: "The names of the question that it knows. Empty for the web, where this is not known.",
  })
  @Directive("@listSize(assumedSize: 5)")
  topics!: readonly KnownTopic[];
}

@ObjectType({
  implements: Node,
  description: "The sources in which evidence is searched first, and why.",
})
export class SourceSelection {
  @Field(() => ID, { description: "Identifies this object, on any replica. Opaque: do not parse it." })
  id!: string;

  @Field(() => [AvailableSource], { description: "All sources, and which names of the question each knows." })
  @Directive("@listSize(assumedSize: 5)")
  sources!: readonly AvailableSource[];

  @Field(() => [SourceKind], {
    description: "The kinds of sources that are searched first. The others are searched if these do not answer.",
  })
  @Directive("@listSize(assumedSize: 3)")
  selected!: readonly EngineSourceKind[];

  @Field(() => String, { description: "Why these kinds were selected." })
  reason!: string;
}
