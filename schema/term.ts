import { Field, InterfaceType, ObjectType } from "type-graphql";
import { connectionOf } from "./connection.ts";

/** Which of the types a term is, told by the field that only this type has. */
const TYPE_OF = { iri: "Entity", lexical: "Literal", node: "BlankNode" } as const;

@InterfaceType({
  description:
    "What can stand at the end of a fact, or be an answer: an entity, a literal, words of a document that name nothing in the graph, or a node that the graph gives no name.",
  resolveType: (value: object) => Object.entries(TYPE_OF).find(([field]) => field in value)?.[1] ?? "Words",
})
export abstract class Term {
  @Field(() => String, { description: "How a person reads it." })
  label!: string;
}

export const TermConnection = connectionOf(Term, "Term", "terms");

@ObjectType({ implements: Term, description: "A value written out: a number, a date, a text." })
export class Literal extends Term {
  @Field(() => String, { description: "The value as a person reads it, with its unit: `8,849 metres`." })
  declare label: string;

  @Field(() => String, { description: "The value as the source writes it, such as `1969-07-20`." })
  lexical!: string;

  @Field(() => String, { description: "IRI of its datatype, such as `http://www.w3.org/2001/XMLSchema#date`." })
  datatype!: string;

  @Field(() => String, {
    nullable: true,
    description: "Language of a text as a BCP 47 tag, where the source states one.",
  })
  language?: string | null;

  @Field(() => String, { nullable: true, description: "Unit of a quantity, in words." })
  unit?: string | null;
}

@ObjectType({
  implements: Term,
  description: "Words of a document, or of the question, that name nothing in the graph.",
})
export class Words extends Term {
  @Field(() => String, { description: "The words." })
  declare label: string;
}

@ObjectType({ implements: Term, description: "A node that its graph gives no name: it holds facts together." })
export class BlankNode extends Term {
  @Field(() => String, { description: "What it is written as: `_:b0`." })
  declare label: string;

  @Field(() => String, { description: "What this result calls it; another result may call it otherwise." })
  node!: string;
}
