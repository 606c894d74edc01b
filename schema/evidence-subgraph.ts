import { Directive, Field, ID, Int, ObjectType } from "type-graphql";
import type { SourceKind as EngineSourceKind } from "../engine/evidence/trace.ts";
import { type Connection, connectionOf, PAGED } from "./connection.ts";
import { Relation } from "./relation.ts";
import { SourceKind } from "./source-kind.ts";
import { Term } from "./term.ts";
import { Node } from "./node.ts";

@ObjectType({ description: "A fact of the evidence subgraph: of a graph, or read in a text." })
class SubgraphFact {
  @Field(() => Term, { description: "What the fact is about." })
  subject!: Term;

  @Field(() => Relation, { nullable: true, description: "The relation of the graph; null for what a text says." })
  relation?: Relation | null;

  @Field(() => String, {
    nullable: true,
    description: "The relation in the words of a text; null for that of a graph.",
  })
  words?: string | null;

  @Field(() => Term, { description: "What the subject stands in relation to." })
  object!: Term;

  @Field(() => SourceKind, { description: "Whether a graph says it, or a text." })
  kind!: EngineSourceKind;

  @Field(() => String, { nullable: true, description: "The sentence that says it, for what a text says." })
  quote?: string | null;
}

const SubgraphFactConnection = connectionOf(SubgraphFact, "SubgraphFact", "facts of the evidence subgraph");

@ObjectType({
  implements: Node,
  description:
    "The facts among which paths are searched: they are fetched from the names of the question outward, only as far as the first search asks.",
})
export class EvidenceSubgraph {
  @Field(() => ID, { description: "Names it among all that there is, on any replica. Opaque." })
  id!: string;

  @Field(() => Int, { description: "Facts that graphs gave; what two of them state is counted twice." })
  fetched!: number;

  @Field(() => Int, { description: "Of these, facts that another graph states already: they are fused." })
  fused!: number;

  @Field(() => Int, { description: "Facts that lie beside another one between the same two things." })
  clustered!: number;

  @Field(() => Int, { description: "Facts that were left out, since no path of the wanted length leads through them." })
  reduced!: number;

  @Field(() => Int, { description: "Facts that texts state of two things of the graphs." })
  quoted!: number;

  @Field(() => Int, { description: "Facts that a bound kept from being fetched, as far as is known." })
  cut!: number;

  @Field(() => Int, {
    description:
      "Facts, by any relation, around all that was expanded: to fetch everything would have taken so many, as far as was seen.",
  })
  around!: number;

  @Field(() => Int, { description: "Things of the graphs that the facts are about, each once." })
  entities!: number;

  @Field(() => SubgraphFactConnection, { description: "The facts that are left, 5,000 at most." })
  @Directive(PAGED)
  facts!: Connection<SubgraphFact>;
}
