import { Field, ID, InterfaceType } from "type-graphql";

@InterfaceType({
  description:
    "An object that `node` finds by its id. Use it to select more fields of the object, or the next page of one of its lists.",
  resolveType: ({ type }: { readonly type: string }) => type,
})
export abstract class Node {
  @Field(() => ID, {
    description:
      "Identifies the object, on any replica. Opaque: take it from a response, and do not parse or change it.",
  })
  id!: string;
}
