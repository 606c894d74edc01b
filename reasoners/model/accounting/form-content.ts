import {
  isOfSet,
  type Condition,
  type DateValue,
  type Form,
  type SetCondition,
  type TimeExpression,
  type Value,
} from "../../../engine/question/form/logical-form.ts";
import { nodesOf, relationOf } from "../../../engine/question/form/walk.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { normalise } from "../../../engine/text/normalise.ts";

/** A number that a form holds. */
export interface HeldNumber {
  readonly kind: "NUMBER" | "YEAR" | "MONTH" | "DAY" | "RANK";
  readonly value: number;
  /** True for a number with a unit: the same amount may be written in thousands. */
  readonly hasUnit: boolean;
  /** True for one end of a span: "after 1970" is also "from 1971 on". */
  readonly isBound: boolean;
}

/** What a form holds, by how it is used; texts as they are compared, each a list of words. */
export interface FormContent {
  readonly nodes: readonly Form[];
  /** Names of things and values, as they stand in the question and as the graph calls them. */
  readonly names: readonly (readonly string[])[];
  /** What relations and classes are called, by names of which the question has each word or by the first of them. */
  readonly labels: readonly (readonly string[])[];
  /** Words that name no relation of the graph and are looked up in texts. */
  readonly lookedUp: readonly (readonly string[])[];
  /** Words beside a relation or class of the graph: nothing is done with them. */
  readonly idle: readonly (readonly string[])[];
  readonly numbers: readonly HeldNumber[];
  /** What the things named may be. */
  readonly entities: ReadonlySet<string>;
}

export function contentOf(form: Form, question: string, catalogue: Catalogue): FormContent {
  const nodes = [...nodesOf(form)].map(({ node }) => node);
  const relations = nodes.flatMap((node) => relationOf(node) ?? []);
  const known = new Set(relations.flatMap(({ candidates }) => candidates.map(({ iri }) => iri)));
  const said = new Set(comparable(question));
  const aliases = catalogue.relations.flatMap(({ iri, aliases: names }) => (known.has(iri) ? names : []));
  const isLinked = ({ candidates }: { readonly candidates: readonly unknown[] }): boolean => candidates.length > 0;
  const expected = (linked: boolean): readonly string[] =>
    nodes.flatMap((node) =>
      node.kind === "follow" && isLinked(node.relation) === linked && node.expects !== undefined ? [node.expects] : [],
    );
  return {
    nodes,
    names: eachOnce(nodes.flatMap(namesIn)),
    labels: [
      ...eachOnce(relations.flatMap(({ candidates }) => candidates.map(({ label }) => label))),
      ...eachOnce(
        nodes.flatMap((node) => (node.kind === "instances" ? node.candidates.map(({ label }) => label) : [])),
      ),
      ...eachOnce(aliases).filter((words) => words.every((word) => said.has(word))),
    ],
    lookedUp: [...relations.filter((relation) => !isLinked(relation)).map(({ text }) => text), ...expected(false)].map(
      comparable,
    ),
    idle: [
      ...relations.filter(isLinked).map(({ text }) => text),
      ...expected(true),
      ...nodes.flatMap((node) => (node.kind === "instances" ? [node.text] : [])),
    ].map(comparable),
    numbers: nodes.flatMap(numbersIn),
    entities: new Set(nodes.flatMap((node) => (node.kind === "mention" ? node.candidates.map(({ iri }) => iri) : []))),
  };
}

function eachOnce(texts: readonly string[]): readonly (readonly string[])[] {
  return [...new Set(texts)].map(comparable);
}

/** A text as its words are compared. */
export function comparable(text: string): readonly string[] {
  return normalise(text).split(" ").filter(Boolean);
}

function namesIn(node: Form): readonly string[] {
  switch (node.kind) {
    case "mention":
      return [node.text, ...node.candidates.map(({ label }) => label)];
    case "value":
      return [node.text];
    case "where":
      return textsIn(node.condition);
    default:
      return [];
  }
}

/** The texts that a condition compares with. */
export function textsIn(condition: Condition | SetCondition): readonly string[] {
  if (condition.operator === "contains") return [condition.text];
  return valuesIn(condition).flatMap((value) => (value.type === "text" ? [value.text] : []));
}

function valuesIn(condition: Condition | SetCondition): readonly Value[] {
  // "Three times as high": the number that is said of it.
  if (isOfSet(condition)) return condition.times === undefined ? [] : [{ type: "number", number: condition.times }];
  if (condition.operator === "contains") return [];
  return condition.operator === "between" ? [condition.from, condition.to] : [condition.value];
}

function numbersIn(node: Form): readonly HeldNumber[] {
  switch (node.kind) {
    case "value":
      return ofValue(node.value, false);
    case "where":
      return valuesIn(node.condition).flatMap((value) => ofValue(value, node.condition.operator !== "="));
    case "at":
      if (node.time.kind === "turn") return [{ kind: "RANK", value: node.time.rank, hasUnit: false, isBound: false }];
      return datesIn(node.time).flatMap((date) => ofValue(date, node.time.kind === "interval"));
    case "extreme":
      if (node.many !== undefined) return [{ kind: "NUMBER", value: node.many, hasUnit: false, isBound: false }];
      return [{ kind: "RANK", value: node.rank, hasUnit: false, isBound: false }];
    default:
      return [];
  }
}

/** The dates that a time is written with. */
function datesIn(time: TimeExpression): readonly DateValue[] {
  if (time.kind === "instant") return [time.date];
  return time.kind === "interval" ? [time.from, time.to].flatMap((date) => date ?? []) : [];
}

function ofValue(value: Value, isBound: boolean): readonly HeldNumber[] {
  if (value.type === "text") return [];
  if (value.type === "number")
    return [{ kind: "NUMBER", value: value.number, hasUnit: value.unit !== undefined, isBound }];
  const part = (kind: HeldNumber["kind"], number: number | undefined): readonly HeldNumber[] =>
    number === undefined ? [] : [{ kind, value: number, hasUnit: false, isBound }];
  return [...part("YEAR", value.year), ...part("MONTH", value.month), ...part("DAY", value.day)];
}
