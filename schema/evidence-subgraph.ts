import { Directive, Field, ID, Int, ObjectType } from "type-graphql";
import type { SourceKind as EngineSourceKind } from "../engine/evidence/trace.ts";
import { type Connection, connectionOf, PAGED } from "./connection.ts";
import { Relation } from "./relation.ts";
import { SourceKind } from "./source-kind.ts";
import { Term } from "./term.ts";
import { Node } from "./node.ts";

@ObjectType({ description: "A fact of the evidence subgraph, from a graph or from a text." })
class SubgraphFact {
  @Field(() => Term, { description: "What the fact is about." })
  subject!: Term;

  @Field(() => Relation, { nullable: true, description: "The relation of the graph. Null for a fact from a text." })
  relation?: Relation | null;

  @Field(() => String, {
    nullable: true,
    description: "The relation in the words of the text. Null for a fact from a graph.",
  })
  words?: string | null;

  @Field(() => Term, { description: "What the subject is related to." })
  object!: Term;

  @Field(() => SourceKind, { description: "Whether a graph or a text states it." })
  kind!: EngineSourceKind;

  @Field(() => String, { nullable: true, description: "The sentence that states it. Null for a fact from a graph." })
  quote?: string | null;
}

const SubgraphFactConnection = connectionOf(SubgraphFact, "SubgraphFact", "facts of the evidence subgraph");

@ObjectType({
  implements: Node,
  description:
    "The facts in which paths are searched. They are fetched from the names of the question outward, as far as the first search needs.",
})
export class EvidenceSubgraph {
  @Field(() => ID, { description: "Identifies this object, on any replica. Opaque: do not parse it." })
  id!: string;

  @Field(() => Int, { description: "Facts that graphs returned. A fact that two graphs state is counted twice." })
  fetched!: number;

  @Field(() => Int, { description: "How many of these another graph had stated already. They were merged." })
  fused!: number;

  @Field(() => Int, { description: "Facts between two things that are already linked by another fact." })
  clustered!: number;

  @Field(() => Int, {
    description: "Facts that were left out, because no path of the wanted length goes through them.",
  })
  reduced!: number;

  @Field(() => Int, { description: "Facts that texts state about two things of the graphs." })
  quoted!: number;

  @Field(() => Int, { description: "Facts that were not fetched because of a limit, as far as is known." })
  cut!: number;

  @Field(() => Int, {
    description:
      "Facts, by any relation, around all things that were expanded. This is how many a full fetch would have returned, as far as was seen.",
  })
  around!: number;

  @Field(() => Int, { description: "Different things of the graphs that the facts are about." })
  entities!: number;

  @Field(() => SubgraphFactConnection, { description: "The facts that are left, 5,000 at most." })
  @Directive(PAGED)
  facts!: Connection<SubgraphFact>;
}
