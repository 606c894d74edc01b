import { Field, ID, ObjectType } from "type-graphql";
import type { SourceKind as EngineSourceKind } from "../engine/trace/trace.ts";
import { SourceKind } from "./source-kind.ts";

@ObjectType({ description: "A configured source of knowledge." })
export class Source {
  @Field(() => ID, { description: "Short name by which options, evidence and errors refer to it." })
  id!: string;

  @Field(() => SourceKind, { description: "Graph or documents." })
  kind!: EngineSourceKind;

  @Field(() => String, { description: "Name for a reader." })
  title!: string;

  @Field(() => String, { description: "Changes whenever the content does." })
  version!: string;

  @Field(() => String, {
    nullable: true,
    description: "Day on which its facts hold, `YYYY-MM-DD`, where the source says so.",
  })
  asOf?: string | null;

  @Field(() => String, { nullable: true, description: "Licence under which its content may be used." })
  licence?: string | null;
}
