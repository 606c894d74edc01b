import { Directive, Field, Float, ID, InterfaceType, Int, ObjectType } from "type-graphql";
import type {
  EntityCandidate as EngineCandidate,
  NameMatch as EngineNameMatch,
} from "../engine/sources/knowledge-graph.ts";
import { Entity } from "./entity.ts";
import { NameKind, NameMatch } from "./name-match.ts";
import { Node } from "./node.ts";
import { Relation } from "./relation.ts";

@InterfaceType({
  description: "Something that was found by a name: an entity or a relation.",
  resolveType: (match: object) => ("entity" in match ? "EntityMatch" : "RelationMatch"),
})
abstract class Match {
  @Field(() => Float, { description: "0 to 1: how likely it is meant." })
  score!: number;

  @Field(() => String, { description: "The name that matched." })
  matched!: string;

  @Field(() => NameMatch, { description: "How closely the name matched." })
  match!: EngineNameMatch;

  @Field(() => NameKind, { description: "Whether the main name or another name matched." })
  via!: EngineCandidate["via"];
}

@ObjectType({
  implements: Match,
  description: "An entity that words of a question, or search words, may mean.",
})
export class EntityMatch extends Match {
  @Field(() => Entity, { description: "The entity." })
  entity!: Entity;
}

@ObjectType({ implements: Match, description: "A relation that the search words may mean." })
export class RelationMatch extends Match {
  @Field(() => Relation, { description: "The relation." })
  relation!: Relation;
}

@ObjectType({ implements: Node, description: "Words of the question that name an entity." })
export class TopicEntity {
  @Field(() => ID, { description: "Identifies this mention. Opaque: do not parse it." })
  id!: string;

  @Field(() => String, { description: "The words, exactly as in the question." })
  mention!: string;

  @Field(() => Int, { description: "Where they start, in characters from the beginning of the question." })
  start!: number;

  @Field(() => Int, { description: "Where they end, in characters. The character at this place is not part of them." })
  end!: number;

  @Field(() => Entity, { description: "The entity that is used: the client's choice, or else the best candidate." })
  chosen!: Entity;

  @Field(() => Boolean, { description: "True when the client has chosen, by `options.topicEntities`." })
  corrected!: boolean;

  @Field(() => [EntityMatch], {
    description: "What the words may mean, best first. If the client has chosen, only its choice.",
  })
  @Directive("@listSize(assumedSize: 5)")
  candidates!: readonly EntityMatch[];
}
