import type { Form } from "../../question/form/logical-form.ts";
import { nodesOf } from "../../question/form/walk.ts";
import type { RankedReading } from "../../query/readings.ts";
import type { AnsweredReading } from "../../query/answers/show-reading.ts";
import type { Draft } from "./draft.ts";
import { partsOf, type Part } from "./parts.ts";

/** A draft that is being validated, and what is known of the reading that it follows. */
export interface Following {
  readonly draft: Draft;
  /** Undefined for a draft that follows none. */
  readonly reading: RankedReading | undefined;
  /**
   * What the nodes ask for the parts of, with all that its words may mean: the reading's form, or that of what is held
   * instead of what the question asks for. Undefined for a draft that follows no reading.
   */
  readonly form: Form | undefined;
  /** It with the one meaning of each word that the graph supports together; undefined when it leaves something open. */
  readonly supported: Form | undefined;
  /** What the whole question gives in the graphs; undefined when they leave something open. */
  readonly answered: AnsweredReading | undefined;
  /** Other ways to understand the question that fit as well. */
  readonly rivals: readonly AnsweredReading[];
}

/** The parts of the followed form with all that its words may mean. */
export function partsFollowed({ form }: Following): readonly Part[] {
  return form === undefined ? [] : partsOf(form);
}

/** Is one form the other with other meanings of its words? Only then do their slots name the same parts. */
export function isSameShape(one: Form, other: Form): boolean {
  return shapeOf(one) === shapeOf(other);
}

function shapeOf(form: Form): string {
  return [...nodesOf(form)].map(({ node, slot }) => `${slot} ${node.kind}`).join();
}
