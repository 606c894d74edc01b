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
      "Counts the places, from 1, as the chain first comes to them. Where it comes to a place again, it is equal.",
  })
  number!: number;

  @Field(() => SkylinePlaceKind, { description: "What stands there." })
  kind!: Place["kind"];

  @Field(() => String, {
    description: "Its name in the question; of other places what is expected there, empty where nothing says.",
  })
  text!: string;

  @Field(() => [Entity], { description: "What the name may mean, best first; empty for what no graph knows." })
  @Directive("@listSize(assumedSize: 5)")
  entities!: readonly Entity[];
}

@ObjectType({ description: "What links two places of a skyline that follow one another." })
export class SkylineRelation {
  @Field(() => String, {
    description:
      "In the question's words; or “is”, “or”, “except”, “when” for what is no relation of a graph. Empty where the question has no words for it.",
  })
  text!: string;

  @Field(() => [FormRelation], {
    description: "Which relations the words may mean, best first, as the chain is read from its beginning.",
  })
  @Directive("@listSize(assumedSize: 10)")
  relations!: readonly FormRelation[];
}

@ObjectType({
  implements: Node,
  description: "What a question names, what links it, and the place of the answer, as one chain.",
})
export class Skyline {
  @Field(() => ID, { description: "Names it among all that there is, on any replica. Opaque." })
  id!: string;

  @Field(() => String, {
    description: 'The chain in one line: “"Mariner Moose" – mascot of – answer(team) – in – "American League West"”.',
  })
  text!: string;

  @Field(() => [SkylinePlace], { description: "Its places in order." })
  @Directive("@listSize(assumedSize: 4)")
  places!: readonly SkylinePlace[];

  @Field(() => [SkylineRelation], { description: "What links each place with the next: one fewer than the places." })
  @Directive("@listSize(assumedSize: 3)")
  relations!: readonly SkylineRelation[];
}
