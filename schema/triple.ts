import { Field, ObjectType } from "type-graphql";

@ObjectType({
  description:
    'A fact as a graph holds it. Each part is written as in N-Triples: `<iri>`, `_:node`, `"text"^^<datatype>`.',
})
export class Triple {
  @Field(() => String, { description: "What the fact is about." })
  subject!: string;

  @Field(() => String, { description: "The relation." })
  predicate!: string;

  @Field(() => String, { description: "What the subject stands in relation to: an IRI or a literal." })
  object!: string;
}
