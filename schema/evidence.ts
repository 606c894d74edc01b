import { Field, ID, ObjectType } from "type-graphql";
import type { SourceKind as EngineSourceKind } from "../engine/evidence/trace.ts";
import { connectionOf } from "./connection.ts";
import { DateTime, Edtf } from "./scalars.ts";
import { Source } from "./source.ts";
import { SourceKind } from "./source-kind.ts";
import { Triple } from "./triple.ts";
import { Node } from "./node.ts";

@ObjectType({
  implements: Node,
  description: "Something that a source returned and that backs a step: a triple, or a sentence quoted verbatim.",
})
export class Evidence {
  @Field(() => ID, {
    description:
      "Names this evidence for this answer, or for this node of a tree, among all there is; it has the same id in every run. Opaque.",
  })
  id!: string;

  @Field(() => ID, {
    description:
      "Equal for the same triple or sentence of the same source, wherever it is cited: in paths, at nodes, in other answers. Opaque; `node` does not take it.",
  })
  statementId!: string;

  @Field(() => SourceKind, { description: "Whether it is a triple of a graph or a sentence of a document." })
  kind!: EngineSourceKind;

  @Field(() => Source, { nullable: true, description: "The source that returned it." })
  source?: Source | null;

  @Field(() => String, { description: "The triple as a sentence, or the sentence quoted." })
  text!: string;

  @Field(() => Triple, { nullable: true, description: "The triple, for evidence from a graph." })
  triple?: Triple | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      "IRIs of the named graphs in which the source has the triple, the first 10; empty where it stands in none. Null where that is not known: of files without named graphs or with more than 500,000 triples in them, of several graphs behind one endpoint, and of a fact that is put together of several triples.",
  })
  namedGraphs?: readonly string[] | null;

  @Field(() => Edtf, { nullable: true, description: "Since when the fact holds, where the source says so." })
  validFrom?: string | null;

  @Field(() => Edtf, { nullable: true, description: "Until when the fact held, where the source says so." })
  validUntil?: string | null;

  @Field(() => String, { nullable: true, description: "Address of the document, where it has one." })
  url?: string | null;

  @Field(() => String, { nullable: true, description: "Title of the document that the sentence stands in." })
  title?: string | null;

  @Field(() => DateTime, {
    description:
      "When the source was asked. It changes when the source is asked again, which keeps the id: what a client has stored under the id is then updated.",
  })
  retrievedAt!: string;

  @Field(() => String, {
    nullable: true,
    description: "The passage in which the sentence was located, as `Title_section_chunk`.",
  })
  quotedFrom?: string | null;

  @Field(() => String, { nullable: true, description: "Licence of the source's content." })
  licence?: string | null;

  @Field(() => String, { nullable: true, description: "Who must be named for the text, as its licence asks." })
  attribution?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The revision of the document that was quoted; `url` leads to it.",
  })
  revision?: string | null;
}

export const EvidenceConnection = connectionOf(Evidence, "Evidence", "evidence");
