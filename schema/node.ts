import { Field, ID, InterfaceType } from "type-graphql";

@InterfaceType({
  description:
    "What `node` finds again by its id: to read more of it, or the next page of a list in it, without what it was found in.",
  resolveType: ({ type }: { readonly type: string }) => type,
})
export abstract class Node {
  @Field(() => ID, {
    description: "Names it among all that there is, on any replica. Opaque: it is taken from a response, unchanged.",
  })
  id!: string;
}
