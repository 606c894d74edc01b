import { type ClassType, Directive, Field, Int, ObjectType } from "type-graphql";
import { MAX_FIRST } from "./first.ts";

/** Says to whoever prices an operation that the lists of a connection are as long as its `first` argument. */
export const PAGED =
  '@listSize(slicingArguments: ["first"], sizedFields: ["edges", "nodes"], requireOneSlicingArgument: false)';

/** What a list of which a client sees a page at a time is called, and what it holds. */
export interface Connection<Node> {
  readonly edges: readonly { readonly cursor: string; readonly node: Node }[];
  readonly nodes: readonly Node[];
  readonly pageInfo: PageInfo;
  readonly totalCount: number;
}

/** Every subgraph that has pages has this type, and a supergraph takes them for one. */
@ObjectType({ description: "The place of a page in its list." })
@Directive("@shareable")
export class PageInfo {
  @Field(() => Boolean, { description: "Whether there are entries after this page. Get them with `after: endCursor`." })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: "Whether there are entries before this page." })
  hasPreviousPage!: boolean;

  @Field(() => String, {
    nullable: true,
    description: "Cursor of the first entry of the page. Null if the page is empty.",
  })
  startCursor?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Cursor of the last entry of the page. Null if the page is empty.",
  })
  endCursor?: string | null;
}

/**
 * A connection as Relay's clients know it (GraphQL Cursor Connections Specification), with `nodes` for whoever needs no
 * cursors.
 * @param name what one member is called: `Evidence` makes `EvidenceConnection` and `EvidenceEdge`
 * @param members what the members are, to complete "A page of …"
 */
export function connectionOf<Node extends object>(
  node: ClassType<Node> | (abstract new () => Node),
  name: string,
  members: string,
): ClassType<Connection<Node>> {
  const type = node as ClassType<Node>;

  @ObjectType(`${name}Edge`, { description: `One of a page of ${members}, and where it stands.` })
  class Edge {
    @Field(() => String, {
      description: "Cursor of this entry: pass it as `after` to get the entries behind it. Opaque: do not parse it.",
    })
    cursor!: string;

    @Field(() => type, { description: "The entry." })
    node!: Node;
  }

  @ObjectType(`${name}Connection`, { description: `A page of ${members}.` })
  class Page {
    @Field(() => [Edge], { description: `The page, each with its cursor; at most ${MAX_FIRST}.` })
    edges!: readonly Edge[];

    @Field(() => [type], { description: "The page, without cursors." })
    nodes!: readonly Node[];

    @Field(() => PageInfo, { description: "The place of the page in the list." })
    pageInfo!: PageInfo;

    @Field(() => Int, { description: "How many there are in all." })
    totalCount!: number;
  }
  return Page;
}
