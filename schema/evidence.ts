import { Directive, Field, ID, ObjectType } from "type-graphql";
import type { SourceKind as EngineSourceKind } from "../engine/evidence/trace.ts";
import { connectionOf } from "./connection.ts";
import { QuoteContext } from "./quote-context.ts";
import { DateTime, Edtf } from "./scalars.ts";
import { Source } from "./source.ts";
import { SourceKind } from "./source-kind.ts";
import { Triple } from "./triple.ts";
import { Node } from "./node.ts";

@ObjectType({
  implements: Node,
  description: "Something that a source returned and that supports a step: a triple, or a sentence quoted verbatim.",
})
export class Evidence {
  @Field(() => ID, {
    description:
      "Identifies this evidence for this answer or node of a tree. It is the same in every run. Opaque: do not parse it.",
  })
  id!: string;

  @Field(() => ID, {
    description:
      "The same for the same triple or sentence of the same source, wherever it is cited: in paths, at nodes, in other answers. Opaque: do not parse it. `node` does not accept it.",
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
      "IRIs of the named graphs of the source that hold the triple, at most 10. Empty if it is in no named graph. Null if this is not known: for files without named graphs, or with more than 500,000 triples in them; for several graphs behind one endpoint; and for a fact that is composed of several triples.",
  })
  namedGraphs?: readonly string[] | null;

  @Field(() => Edtf, { nullable: true, description: "Date from which the fact holds, if the source states it." })
  validFrom?: string | null;

  @Field(() => Edtf, { nullable: true, description: "Date until which the fact held, if the source states it." })
  validUntil?: string | null;

  @Field(() => String, { nullable: true, description: "Address of the document, if it has one." })
  url?: string | null;

  @Field(() => String, { nullable: true, description: "Title of the document that contains the sentence." })
  title?: string | null;

  @Field(() => DateTime, {
    description:
      "When the source was called. If the source is called again, this time changes and the id does not, so a client cache updates the object.",
  })
  retrievedAt!: string;

  @Field(() => String, {
    nullable: true,
    description: "The passage that contains the sentence, as `Title_section_chunk`.",
  })
  quotedFrom?: string | null;

  @Field(() => QuoteContext, {
    nullable: true,
    description:
      "The text around the quote. Null for a triple, for a quote that is no longer in the document, and for a page of the web that is no longer in memory. For Wikipedia it can take one request, if the page is no longer in memory.",
  })
  @Directive("@cost(weight: 2)")
  context?: QuoteContext | null;

  @Field(() => String, { nullable: true, description: "Licence of the source's content." })
  licence?: string | null;

  @Field(() => String, { nullable: true, description: "Who must be named as the author, as the licence requires." })
  attribution?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The quoted revision of the document. `url` leads to it.",
  })
  revision?: string | null;
}

export const EvidenceConnection = connectionOf(Evidence, "Evidence", "evidence");
