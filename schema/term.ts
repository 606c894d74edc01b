import { Field, InterfaceType, ObjectType } from "type-graphql";
import { connectionOf } from "./connection.ts";

/** Which of the types a term is, told by the field that only this type has. */
const TYPE_OF = { iri: "Entity", lexical: "Literal", node: "BlankNode" } as const;

@InterfaceType({
  description:
    "An end of a fact, or a value of an answer: an entity, a literal, words of a document that name nothing in the graph, or a node without a name.",
  resolveType: (value: object) => Object.entries(TYPE_OF).find(([field]) => field in value)?.[1] ?? "Words",
})
export abstract class Term {
  @Field(() => String, { description: "Name or text to show to readers." })
  label!: string;
}

export const TermConnection = connectionOf(Term, "Term", "terms");

@ObjectType({ implements: Term, description: "A value: a number, a date or a text." })
export class Literal extends Term {
  @Field(() => String, { description: "The value as a text for readers, with its unit: `8,849 metres`." })
  declare label: string;

  @Field(() => String, { description: "The value as the source writes it, such as `1969-07-20`." })
  lexical!: string;

  @Field(() => String, { description: "IRI of its datatype, such as `http://www.w3.org/2001/XMLSchema#date`." })
  datatype!: string;

  @Field(() => String, {
    nullable: true,
    description: "Language of a text as a BCP 47 tag, if the source states it.",
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

@ObjectType({ implements: Term, description: "A node without a name in its graph. It groups facts." })
export class BlankNode extends Term {
  @Field(() => String, { description: "How it is written: `_:b0`." })
  declare label: string;

  @Field(() => String, { description: "Its name within this result. It may have another name in another result." })
  node!: string;
}
