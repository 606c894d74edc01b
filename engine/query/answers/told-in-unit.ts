import type { TraceNode } from "../../evidence/trace.ts";
import type { UnitTold } from "../../question/analysis.ts";
import { literal, XSD } from "../../rdf/term.ts";
import { numberLabel, parseNumber } from "../../values/number.ts";
import { convert, unitName } from "../../values/unit.ts";

/** A number is told as exactly as it is stated, and by so many digits at the least. */
const LEAST_DIGITS = 3;
const MOST_DIGITS = 15;

/** The number of a node in the unit that was asked for; any other node as it is. */
export function toldInUnit<T extends TraceNode>(node: T, { unit, from }: UnitTold): T {
  if (node.kind !== "literal") return node;
  const number = parseNumber(node.literal.lexical);
  const stated = node.unit ?? from;
  if (number === undefined || stated === undefined || unitName(stated) === unitName(unit)) return node;
  const converted = convert(number, stated, unit);
  if (converted === undefined) return node;
  const told = asExact(converted, node.literal.lexical);
  const datatype = Number.isSafeInteger(told) ? "integer" : "double";
  return {
    ...node,
    literal: literal(String(told), `${XSD}${datatype}`),
    unit: unitName(unit),
    label: numberLabel(told, unitName(unit)),
  };
}

/** 194 minutes are 11,640 seconds, and a whole number of metres is told in whole feet at the least. */
function asExact(converted: number, stated: string): number {
  const whole = Math.round(converted);
  if (Number.isSafeInteger(whole) && Math.abs(converted - whole) <= EXACT * Math.abs(whole)) return whole;
  const inFront = Math.abs(converted) < 1 ? 0 : Math.floor(Math.log10(Math.abs(converted))) + 1;
  return Number(converted.toPrecision(Math.min(MOST_DIGITS, Math.max(inFront, digitsOf(stated)))));
}

/** What a double is off by is no fraction. */
const EXACT = 1e-9;

function digitsOf(lexical: string): number {
  const [mantissa = ""] = lexical.toLowerCase().split("e");
  const digits = mantissa.replaceAll(/\D/gu, "").replace(/^0+/u, "").length;
  return Math.min(MOST_DIGITS, Math.max(LEAST_DIGITS, digits));
}
