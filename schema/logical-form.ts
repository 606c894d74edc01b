import { Directive, Field, Float, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import type { TimeExpression } from "../engine/question/form/logical-form.ts";
import type { AskedForm } from "../engine/question/form/several-form.ts";
import { Entity } from "./entity.ts";
import { Relation } from "./relation.ts";
import { Edtf } from "./scalars.ts";
import { StepDirection } from "./step-direction.ts";
import { Node } from "./node.ts";

type Kinds<Kind extends string> = Readonly<Record<Uppercase<Kind>, Kind>>;

const FormKind: Kinds<AskedForm["kind"]> = {
  MENTION: "mention",
  VALUE: "value",
  INSTANCES: "instances",
  FOLLOW: "follow",
  WHERE: "where",
  INTERSECT: "intersect",
  UNION: "union",
  EXCEPT: "except",
  AT: "at",
  EXTREME: "extreme",
  COUNT: "count",
  TOTAL: "total",
  EACH: "each",
  DIFFERENCE: "difference",
  AGE: "age",
  COMPARE: "compare",
  SAME: "same",
  EXISTS: "exists",
  SEVERAL: "several",
};

registerEnumType(FormKind, {
  name: "FormKind",
  description: "The kinds of parts of a logical form.",
  valuesConfig: {
    MENTION: { description: "The entities that a phrase may mean: `entities`." },
    VALUE: { description: "A literal written in the question: `value`." },
    INSTANCES: { description: "All instances of a class: `entities` holds the classes that the words may mean." },
    FOLLOW: { description: "The other ends of `relation`, from the members of its input." },
    WHERE: { description: "The members of its first input whose values of `relation` satisfy `condition`." },
    INTERSECT: { description: "What is in all inputs." },
    UNION: { description: "What is in any input." },
    EXCEPT: { description: "What is in the first input and not in the second." },
    AT: { description: "Its first input, read with the facts that hold at `time`." },
    EXTREME: {
      description: "The members of its first input with the most or least of `relation`, by `end` and `rank`.",
    },
    COUNT: {
      description:
        "How many members its input has. With a second input: which share of the members of that one they are, in percent.",
    },
    TOTAL: {
      description: "The values of `relation` of all members of its first input, combined by `reduction`.",
    },
    EACH: { description: "The values of `relation`, separately for each member of its first input." },
    DIFFERENCE: {
      description:
        "How much more or less of `relation` its first input has than its second, by `end`. Without `end`: how far apart they are. With `ratio`: how many times as much.",
    },
    AGE: {
      description:
        "How much time has passed from the dates that its first input gives up to the day of asking, or up to what its second input gives.",
    },
    COMPARE: { description: "Which of two inputs has more or less of `relation`, by `end`; or whether the first has." },
    SAME: { description: "Whether two inputs share a value of `relation`; when `negated`, whether they differ." },
    EXISTS: {
      description:
        "Whether its input has a member: yes or no. With a second input: whether all members of that one are members of it. With `over`: whether something is over by the day of asking, as its input tells.",
    },
    SEVERAL: { description: "Several things that are asked at once: each input has an answer of its own." },
  },
});

const ConditionOperator = {
  EQUAL: "=",
  LESS: "<",
  GREATER: ">",
  AT_MOST: "<=",
  AT_LEAST: ">=",
  BETWEEN: "between",
  CONTAINS: "contains",
  EVERY: "every",
  ONLY: "only",
} as const;

registerEnumType(ConditionOperator, {
  name: "ConditionOperator",
  description: "How a value is compared.",
  valuesConfig: {
    EQUAL: { description: "Equal to the value." },
    LESS: { description: "Less than the value." },
    GREATER: { description: "Greater than the value." },
    AT_MOST: { description: "The value or less." },
    AT_LEAST: { description: "The value or more." },
    BETWEEN: { description: "From the first value to the second, both included." },
    CONTAINS: { description: "A text that contains the text of the value." },
    EVERY: { description: "All members of the last input are among the values." },
    ONLY: { description: "All values are members of the last input." },
  },
});

const FormTimeKind: Kinds<TimeExpression["kind"]> = {
  NOW: "now",
  INSTANT: "instant",
  INTERVAL: "interval",
  DATES: "dates",
  PAST: "past",
  TURN: "turn",
};

registerEnumType(FormTimeKind, {
  name: "FormTimeKind",
  description: "How a question says when.",
  valuesConfig: {
    NOW: { description: "Now. The present tense alone may mean this." },
    INSTANT: { description: "At a date: `from`." },
    INTERVAL: { description: "Between `from` and `to`; without either, at any time." },
    DATES: { description: "At the dates of events: the values of `relation` of the second input." },
    PAST: { description: "In the past, and not any more." },
    TURN: {
      description:
        "Of those who come one after another, the turn of one: `rank` counts from `end`. With a second input, it counts from the turn of that one.",
    },
  },
});

const FormReduction = { SUM: "sum", MEAN: "mean", LEAST: "min", GREATEST: "max" } as const;

registerEnumType(FormReduction, {
  name: "FormReduction",
  description: "How several values are combined into one.",
  valuesConfig: {
    SUM: { description: "Their sum." },
    MEAN: { description: "Their average." },
    LEAST: { description: "The least of them." },
    GREATEST: { description: "The greatest of them." },
  },
});

const FormEnd = { MOST: "max", LEAST: "min" } as const;

registerEnumType(FormEnd, {
  name: "FormEnd",
  description: "Which end of an order is asked for.",
  valuesConfig: { MOST: { description: "The greatest." }, LEAST: { description: "The least." } },
});

@ObjectType({ description: "A value written in a question." })
export class FormValue {
  @Field(() => String, { description: "The value as a text for readers." })
  text!: string;

  @Field(() => Float, { nullable: true, description: "The number, when it is one." })
  number?: number | null;

  @Field(() => String, { nullable: true, description: "Unit of the number, in words." })
  unit?: string | null;

  @Field(() => Edtf, { nullable: true, description: "The date, when it is one." })
  date?: string | null;
}

@ObjectType({ description: "A condition on a value." })
export class FormCondition {
  @Field(() => ConditionOperator, { description: "How values are compared." })
  operator!: string;

  @Field(() => [FormValue], {
    description: "The values to compare with: two for BETWEEN, otherwise one. Empty if the last input gives the value.",
  })
  values!: readonly FormValue[];

  @Field(() => Float, {
    nullable: true,
    description:
      "If the last input gives the value: how many times that value, as in “twice as high as”. Null for once.",
  })
  times?: number | null;

  @Field(() => Boolean, { description: "True if the number of members of the last input is the value." })
  counted!: boolean;

  @Field(() => Boolean, { description: "True if the average of the values that the last input gives is the value." })
  mean!: boolean;
}

@ObjectType({ description: "The time at which facts must hold." })
export class FormTime {
  @Field(() => FormTimeKind, { description: "How the question says it." })
  kind!: TimeExpression["kind"];

  @Field(() => Edtf, { nullable: true, description: "The date, or the beginning." })
  from?: string | null;

  @Field(() => Edtf, { nullable: true, description: "The end." })
  to?: string | null;

  @Field(() => Boolean, { description: "True if the dates themselves are excluded, as in “before 1989”." })
  strict!: boolean;

  @Field(() => Boolean, {
    description:
      "True if the fact must hold during the whole time, as in “has been mayor since 2010”. Without `to`, it must hold until today. Without `from`, it must have ended with `to`. False if some moment in between is enough.",
  })
  throughout!: boolean;
}

@ObjectType({ description: "An entity, or a class, that words of a question may mean." })
export class FormEntity {
  @Field(() => Entity, { description: "The entity." })
  entity!: Entity;

  @Field(() => Float, { description: "0 to 1: how likely it is meant." })
  score!: number;
}

@ObjectType({ description: "A relation that words of a question may mean." })
export class FormRelation {
  @Field(() => Relation, { description: "The relation." })
  relation!: Relation;

  @Field(() => StepDirection, { description: "FORWARD if the step starts at the subjects of the facts." })
  direction!: "FORWARD" | "BACKWARD";

  @Field(() => Float, { description: "0 to 1: how likely it is meant." })
  score!: number;
}

@ObjectType({
  description: "A part of a logical form. `kind` decides which fields are set. `inputs` are its own parts.",
})
export class FormNode {
  @Field(() => String, {
    description: "Place in the expression: `0` is the whole, `0.0` its first part, `0.0.1` the second part of that.",
  })
  position!: string;

  @Field(() => FormKind, { description: "What kind of part it is." })
  kind!: AskedForm["kind"];

  @Field(() => [FormNode], { description: "Its own parts, in the order that `kind` defines." })
  @Directive("@listSize(assumedSize: 2)")
  inputs!: readonly FormNode[];

  @Field(() => String, { nullable: true, description: "The words of the question that stand for it, or its relation." })
  words?: string | null;

  @Field(() => [FormEntity], { description: "What the words may mean, best first." })
  @Directive("@listSize(assumedSize: 5)")
  entities!: readonly FormEntity[];

  @Field(() => [FormRelation], { description: "Which relations the words may mean, best first." })
  @Directive("@listSize(assumedSize: 5)")
  relations!: readonly FormRelation[];

  @Field(() => FormValue, { nullable: true, description: "The value, of VALUE." })
  value?: FormValue | null;

  @Field(() => FormCondition, { nullable: true, description: "The condition, of WHERE." })
  condition?: FormCondition | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "True if the things that `relation` leads to are counted, and their values do not matter. If only some of them count, the second input says which.",
  })
  counted?: boolean | null;

  @Field(() => FormTime, { nullable: true, description: "The time, of AT." })
  time?: FormTime | null;

  @Field(() => FormEnd, {
    nullable: true,
    description:
      "The end of the order that is asked for, of EXTREME, COMPARE and DIFFERENCE. Of AT with a turn: LEAST counts from the first, or later than the second input; MOST counts from the last, or earlier.",
  })
  end?: "max" | "min" | null;

  @Field(() => FormReduction, {
    nullable: true,
    description:
      "How the values are combined, of TOTAL; of EXTREME and WHERE, how the numbers are that the second input leads to, of the things that `relation` leads to.",
  })
  reduction?: "sum" | "mean" | "min" | "max" | null;

  @Field(() => Boolean, { nullable: true, description: "True for “how many times as much”, of DIFFERENCE." })
  ratio?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: "The unit of the result, of DIFFERENCE and AGE: `year`, `metre`.",
  })
  unit?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "Place in the order, counted from that end, of EXTREME and of AT with a turn: 2 is the second.",
  })
  rank?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "Of EXTREME, if not those of one rank are meant, but so many from that end on: 2 for “the two longest”. Those that share the last place come besides.",
  })
  many?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "Of EXTREME and TOTAL, if each of several things has a first or a total of its own: how many steps of the first input lead from each of them to its own. Null for the first, or the total, of all.",
  })
  ofEach?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Of MENTION, in a question that asks several things: the position of the part whose answer the words mean. In “who directed it, and where was he born”, “he” means the answer of the first part.",
  })
  answerOf?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "True for “are they different”, of SAME, and for “is it still so”, of EXISTS with `over`.",
  })
  negated?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "True of EXISTS if it is asked whether something is over, or not over yet, on the day of asking.",
  })
  over?: boolean | null;
}

@ObjectType({
  implements: Node,
  description: "The meaning of a question, as a typed expression that is executed.",
})
export class LogicalForm {
  @Field(() => ID, { description: "Identifies this object, on any replica. Opaque: do not parse it." })
  id!: string;

  @Field(() => FormNode, { description: "The whole expression." })
  root!: FormNode;

  @Field(() => [FormNode], {
    description: "All parts. The whole comes first, and each part comes before its own parts.",
  })
  @Directive("@listSize(assumedSize: 8)")
  nodes!: readonly FormNode[];
}
