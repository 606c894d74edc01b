import { Field, ObjectType } from "type-graphql";

@ObjectType({ description: "A quoted sentence as it stands in its document." })
export class QuoteContext {
  @Field(() => String, {
    description: "Text of the section before the quote, at most 300 characters. It begins with “…” if there is more.",
  })
  before!: string;

  @Field(() => String, { description: "The quote, as the document has it." })
  quote!: string;

  @Field(() => String, {
    description: "Text of the section after the quote, at most 300 characters. It ends with “…” if there is more.",
  })
  after!: string;

  @Field(() => String, { description: "Title of the section; “Introduction” before the first heading." })
  section!: string;
}
