import { XSD } from "../../../engine/rdf/term.ts";
import type { ObjectKind } from "../../../engine/sources/knowledge-graph.ts";
import { parseDate } from "../../../engine/values/date.ts";
import { isQuantityType, quantityOf } from "../../../engine/values/quantity.ts";
import { isResource, type Node, termOf } from "./pairs.ts";

export const DATE_TYPES: ReadonlySet<string> = new Set(
  ["date", "dateTime", "dateTimeStamp", "gYear", "gYearMonth", "gMonthDay", "time"].map((name) => `${XSD}${name}`),
);
const NUMBER_TYPES: ReadonlySet<string> = new Set(
  [
    ...["integer", "decimal", "double", "float", "int", "long", "short", "byte"],
    ...["nonNegativeInteger", "positiveInteger", "nonPositiveInteger", "negativeInteger"],
    ...["unsignedInt", "unsignedLong", "unsignedShort", "unsignedByte"],
  ].map((name) => `${XSD}${name}`),
);
/** Whether literals of a datatype are numbers. */
export function isNumberType(datatype: string): boolean {
  return NUMBER_TYPES.has(datatype) || isQuantityType(datatype);
}

/** A year, a month or a day as dates are written, of a year that has four digits. */
const DATE = /^-?\d{4}(?:-\d{2}){0,2}$/u;
const NUMBER = /^[+-]?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/u;

/** What most objects are. Plain strings count as dates or numbers only where all of them look like it. */
export function objectKind(objects: readonly Node[]): ObjectKind {
  const counts: Record<ObjectKind, number> = { ENTITY: 0, DATE: 0, NUMBER: 0, TEXT: 0 };
  const texts: string[] = [];
  for (const object of objects) {
    if (isResource(object)) {
      counts.ENTITY += 1;
      continue;
    }
    const term = termOf(object);
    if (term?.kind !== "literal") continue;
    if (DATE_TYPES.has(term.datatype)) counts.DATE += 1;
    else if (NUMBER_TYPES.has(term.datatype) || quantityOf(term) !== undefined) counts.NUMBER += 1;
    else texts.push(term.lexical);
  }
  counts[textKind(texts)] += texts.length;
  const order: readonly ObjectKind[] = ["ENTITY", "DATE", "NUMBER", "TEXT"];
  return order.reduce((best, kind) => (counts[kind] > counts[best] ? kind : best));
}

/** Are all objects the truth values true and false? */
export function areTruthValues(objects: readonly Node[]): boolean {
  return objects.every((object) => {
    const term = isResource(object) ? undefined : termOf(object);
    return term?.kind === "literal" && term.datatype === `${XSD}boolean` && TRUTHS.has(term.lexical);
  });
}

/** As they are compared; "1" and "0" are as valid, and hardly ever written. */
const TRUTHS: ReadonlySet<string> = new Set(["true", "false"]);

function textKind(texts: readonly string[]): ObjectKind {
  if (texts.every((text) => DATE.test(text) && parseDate(text) !== undefined)) return "DATE";
  return texts.every((text) => NUMBER.test(text)) ? "NUMBER" : "TEXT";
}
