import type { Value } from "../question/form/logical-form.ts";
import { XSD, type Literal } from "../rdf/term.ts";
import type { ObjectKind } from "../sources/knowledge-graph.ts";
import { dateLabel, parseDate } from "./date.ts";
import { numberLabel, parseNumber } from "./number.ts";
import { quantityOf } from "./quantity.ts";
import { knownUnit } from "./unit.ts";

const DATE_TYPES = new Set(["date", "dateTime", "gYear", "gYearMonth"].map((name) => XSD + name));
const NUMBER_TYPES = new Set(
  [
    "integer",
    "decimal",
    "double",
    "float",
    "int",
    "long",
    "short",
    "byte",
    "nonNegativeInteger",
    "positiveInteger",
    "nonPositiveInteger",
    "negativeInteger",
    "unsignedInt",
    "unsignedLong",
    "unsignedShort",
    "unsignedByte",
  ].map((name) => XSD + name),
);

/** What a literal is read as: the kind of its relation's objects decides where the datatype does not. */
export interface LiteralContext {
  readonly objectKind?: ObjectKind | undefined;
  /** Unit of the relation's numbers, in words. */
  readonly unit?: string | undefined;
  /** Units that the relation's numbers state one by one, in words. */
  readonly ownUnits?: readonly string[] | undefined;
}

/**
 * A literal as a value that can be compared. Years are often stated as integers or strings: where the relation has
 * dates they are dates.
 */
export function literalValue(literal: Literal, context: LiteralContext = {}): Value {
  const { lexical, datatype } = literal;
  const date = DATE_TYPES.has(datatype) || context.objectKind === "DATE" ? parseDate(lexical) : undefined;
  if (date !== undefined) return date;
  const quantity = quantityOf(literal);
  if (quantity !== undefined) return { type: "number", ...quantity };
  const number = NUMBER_TYPES.has(datatype) || context.objectKind === "NUMBER" ? parseNumber(lexical) : undefined;
  if (number === undefined) return { type: "text", text: lexical };
  const unit = literal.unit ?? context.unit;
  return unit === undefined ? { type: "number", number } : { type: "number", number, unit };
}

/** A value as a person reads it: `5 February 1971`, `8,849 metres`. */
export function valueLabel(value: Value): string {
  if (value.type === "date") return dateLabel(value);
  return value.type === "number" ? numberLabel(value.number, value.unit) : value.text;
}

/** A literal as a person reads it. */
export function literalLabel(literal: Literal, context: LiteralContext = {}): string {
  const value = literalValue(literal, context);
  return value.type === "text" ? textLabel(value.text) : valueLabel(value);
}

/**
 * A text as people write it. Graphs that were copied from a data base hold its own notation as text: a signed date with
 * a time of day (`+1947-00-00T00:00:00Z`), a signed number with a unit that is known (`+43 minute`). A signed number
 * alone may be the code of a telephone, and is left.
 */
export function textLabel(text: string): string {
  if (!/^[+-]\d/u.test(text)) return text;
  const date = text.includes("T") ? parseDate(text) : undefined;
  if (date !== undefined) return dateLabel(date);
  return quantityLabel(text) ?? text;
}

/** A number with a unit that is known, as people write it: "+43 minute" is "43 minutes"; undefined for other texts. */
export function quantityLabel(text: string): string | undefined {
  const gap = text.indexOf(" ");
  const [number, unit] = gap < 0 ? [] : [parseNumber(text.slice(0, gap)), knownUnit(text.slice(gap + 1))];
  return number === undefined || unit === undefined ? undefined : numberLabel(number, unit);
}

/** The unit that a literal is read with, in words; undefined for what is no number, and for one without. */
export function literalUnit(literal: Literal, context: LiteralContext = {}): string | undefined {
  const value = literalValue(literal, context);
  return value.type === "number" ? value.unit : undefined;
}

/** Whether a literal may be read otherwise by what is known of its relation: it looks like a number or a date. */
export function isReadByRelation({ lexical, datatype, unit }: Literal): boolean {
  if (unit !== undefined || quantityOf({ lexical, datatype }) !== undefined) return false;
  const date = parseDate(lexical);
  return DATE_TYPES.has(datatype) ? date === undefined : date !== undefined || parseNumber(lexical) !== undefined;
}
