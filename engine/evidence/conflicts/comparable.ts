import { normalise } from "../../text/normalise.ts";
import { compareValues } from "../../values/compare-values.ts";
import { literalValue } from "../../values/literal-value.ts";
import { textValue } from "../../values/text-value.ts";
import type { AnswerValue, TraceNode } from "../trace.ts";
import { valueKey } from "../values.ts";
import type { LiesWithin } from "./lies-within.ts";

type Value = ReturnType<typeof textValue>;

/** A value as it is compared with others. */
export interface Comparable {
  readonly key: string;
  readonly value: AnswerValue;
  /** Its names as names are compared. */
  readonly names: ReadonlySet<string>;
  /** A date or a number, also where words write it; undefined for anything else. */
  readonly measure: Exclude<Value, { type: "text" }> | undefined;
}

export function comparable(value: AnswerValue, aliases: readonly string[]): Comparable {
  const measure = measureOf(value.node);
  return {
    key: valueKey(value),
    value,
    names: new Set([value.node.label, ...aliases].map(normalise)),
    measure: measure === undefined || measure.type === "text" ? undefined : measure,
  };
}

function measureOf(node: TraceNode): Value | undefined {
  if (node.kind === "entity") return undefined;
  const value = node.kind === "literal" ? literalValue(node.literal, { unit: node.unit }) : undefined;
  return value === undefined || value.type === "text" ? textValue(node.label) : value;
}

/**
 * May two values be the same answer? The same entity; words that are a name of the entity, or equal to the other words;
 * dates and numbers that are equal, or of which one says less than the other ("1971" and "5 February 1971", "8,849" and
 * "8,849 metres"); and places of which one lies within the other. Two entities of one name are two, and so is what is
 * told of two things.
 */
export function maySame(a: Comparable, b: Comparable, liesWithin: LiesWithin): boolean {
  if (ownerOf(a.value) !== ownerOf(b.value)) return false;
  if (liesWithin(a.value, b.value) || liesWithin(b.value, a.value)) return true;
  if (a.value.node.kind === "entity" && b.value.node.kind === "entity") return a.value.node.iri === b.value.node.iri;
  if ([...a.names].some((name) => b.names.has(name))) return true;
  return a.measure !== undefined && b.measure !== undefined && agree(a.measure, b.measure);
}

/** What is told of different things is different, though it is called the same. */
function ownerOf({ node: { of } }: AnswerValue): string | undefined {
  return of === undefined ? undefined : valueKey({ node: of });
}

type Measure = NonNullable<Comparable["measure"]>;

function agree(a: Measure, b: Measure): boolean {
  const order = compareValues(a, b);
  if (order !== "unknown") return order === "equal";
  if (a.type === "date" && b.type === "date") return true;
  // One says a unit, and the other leaves it out.
  return (
    a.type === "number" &&
    b.type === "number" &&
    a.number === b.number &&
    (a.unit === undefined) !== (b.unit === undefined)
  );
}

/** Which of two values that are the same says more, or says it better: negative for the first. */
export function byFullness(a: Comparable, b: Comparable): number {
  return fullness(b) - fullness(a) || kindOf(a) - kindOf(b) || (a.key < b.key ? -1 : Number(a.key > b.key));
}

function kindOf({ value: { node } }: Comparable): number {
  return ["entity", "literal", "text"].indexOf(node.kind);
}

function fullness({ measure, value: { node } }: Comparable): number {
  if (node.kind === "entity") return 4;
  if (measure?.type === "date") return 1 + Number(measure.month !== undefined) + Number(measure.day !== undefined);
  return Number(measure?.type === "number" && measure.unit !== undefined);
}
