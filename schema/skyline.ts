import { Directive, Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import type { SkylinePlace as Place } from "../engine/question/skyline/skyline.ts";
import { Entity } from "./entity.ts";
import { FormRelation } from "./logical-form.ts";
import { Node } from "./node.ts";

const SkylinePlaceKind: { readonly [Kind in Place["kind"]]: Kind } = {
  TOPIC: "TOPIC",
  BETWEEN: "BETWEEN",
  ANSWER: "ANSWER",
};

registerEnumType(SkylinePlaceKind, {
  name: "SkylinePlaceKind",
  description: "What stands at a place of a skyline.",
  valuesConfig: {
    TOPIC: { description: "What the question names." },
    BETWEEN: { description: "Something on the way, or a value that the question says." },
    ANSWER: { description: "What is asked for." },
  },
});

@ObjectType({ description: "A place of a skyline." })
export class SkylinePlace {
  @Field(() => Int, {
    description:
      "Number of the place, from 1, in the order of the chain. If the chain returns to a place, the number is the same.",
  })
  number!: number;

  @Field(() => SkylinePlaceKind, { description: "The entry." })
  kind!: Place["kind"];

  @Field(() => String, {
    description:
      "Its name in the question. For other places: the kind of thing that is expected there, or empty if nothing says.",
  })
  text!: string;

  @Field(() => [Entity], { description: "What the name may mean, best first. Empty if no graph knows it." })
  @Directive("@listSize(assumedSize: 5)")
  entities!: readonly Entity[];
}

@ObjectType({ description: "The link between two neighbouring places of a skyline." })
export class SkylineRelation {
  @Field(() => String, {
    description:
      "The link in the words of the question. If it is not a relation of a graph: “is”, “or”, “except” or “when”. Empty if the question has no words for it.",
  })
  text!: string;

  @Field(() => [FormRelation], {
    description:
      "Which relations the words may mean, best first. Directions are those of a chain that is read from its beginning.",
  })
  @Directive("@listSize(assumedSize: 10)")
  relations!: readonly FormRelation[];
}

@ObjectType({
  implements: Node,
  description: "The names in a question, the relations between them and the place of the answer, as one chain.",
})
export class Skyline {
  @Field(() => ID, { description: "Identifies this object, on any replica. Opaque: do not parse it." })
  id!: string;

  @Field(() => String, {
    description: 'The chain in one line: “"Mariner Moose" – mascot of – answer(team) – in – "American League West"”.',
  })
  text!: string;

  @Field(() => [SkylinePlace], { description: "Its places in order." })
  @Directive("@listSize(assumedSize: 4)")
  places!: readonly SkylinePlace[];

  @Field(() => [SkylineRelation], {
    description: "The link between each place and the next. There is one fewer than there are places.",
  })
  @Directive("@listSize(assumedSize: 3)")
  relations!: readonly SkylineRelation[];
}
