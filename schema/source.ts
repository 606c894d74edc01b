import { Field, ID, Int, ObjectType } from "type-graphql";
import type { SourceKind as EngineSourceKind } from "../engine/evidence/trace.ts";
import { ErrorCode } from "./error-code.ts";
import { Edtf } from "./scalars.ts";
import { SourceKind } from "./source-kind.ts";
import { Node } from "./node.ts";

@ObjectType({ description: "Something that was found out about a source." })
export class Finding {
  @Field(() => String, { description: "What it is about." })
  name!: string;

  @Field(() => String, { description: "What it is." })
  value!: string;
}

@ObjectType({ description: "The result of calling a source to see whether it works." })
export class SourceHealth {
  @Field(() => Boolean, { description: "Whether questions can use it now." })
  usable!: boolean;

  @Field(() => Int, { description: "Milliseconds that the call took." })
  latencyMs!: number;

  @Field(() => [Finding], { description: "What was found: size, limits, sample names." })
  findings!: readonly Finding[];

  @Field(() => String, { nullable: true, description: "What is wrong, and what to do about it." })
  problem?: string | null;

  @Field(() => ErrorCode, {
    nullable: true,
    description: "The error code of the call. Null if the source replied, even if the reply was not usable.",
  })
  code?: ErrorCode | null;
}

@ObjectType({ implements: Node, description: "A configured source of knowledge." })
export class Source {
  @Field(() => ID, { description: "Short name by which options, evidence and errors refer to it." })
  id!: string;

  @Field(() => SourceKind, { description: "Graph, documents or the web." })
  kind!: EngineSourceKind;

  @Field(() => String, { description: "Name to show to readers." })
  title!: string;

  @Field(() => String, { description: "Changes whenever the content of the source changes." })
  version!: string;

  @Field(() => Edtf, { nullable: true, description: "Day on which its facts hold, if the source states it." })
  asOf?: string | null;

  @Field(() => String, { nullable: true, description: "Licence under which its content may be used." })
  licence?: string | null;

  @Field(() => SourceHealth, {
    nullable: true,
    description:
      "Whether it works. Selecting this field calls the source. Null for a source inside the gateway, which needs no call.",
  })
  health?: SourceHealth | null;
}
