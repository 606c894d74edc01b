import { parseNumber } from "../../engine/values/number.ts";
import { convert, unitName } from "../../engine/values/unit.ts";
import { numberInWords, scaleOf } from "./number-words.ts";

/** A number with the precision at which it was written. */
export interface WrittenNumber {
  readonly number: number;
  /** Places after the decimal point: 2 for "3.14", −5 for "8.4 million". */
  readonly decimals: number;
  readonly unit?: string;
}

export interface NumberReading {
  /** Are units ("metres") and number words ("two") read? Names may begin with either: "12 Angry Men", "Seven". */
  readonly inWords: boolean;
}

const NUMBER = /^([+-]?[\d.,]*\d(?:e[+-]?\d+)?)(?:\s+(\p{L}[\p{L}\d ²³/]*))?$/u;
/** "007" is a name or an identifier. */
const LEADING_ZERO = /^[+-]?0\d/u;
/** An answer that is rounded to the gold's precision may not be further off than this part of it. */
const TOLERANCE = 0.01;

/** Reads a text that is nothing but a number; undefined for any other. */
export function readNumber(text: string, reading: NumberReading): WrittenNumber | undefined {
  const signed = text.normalize("NFKC").trim().toLowerCase().replace(/^−/u, "-");
  const plain = signed.endsWith("%") ? `${signed.slice(0, -1).trimEnd()} percent` : signed;
  const match = NUMBER.exec(plain.replace(/(?<=\d) (?=\d{3}(?!\d))/gu, ","));
  if (match === null || LEADING_ZERO.test(plain)) return reading.inWords ? inWords(plain) : undefined;
  const [digits, rest] = [match[1] ?? "", match[2]?.trim()];
  const number = parseNumber(digits);
  if (number === undefined) return undefined;
  const decimals = decimalsOf(digits);
  if (rest === undefined) return { number, decimals };
  const [first = "", ...others] = rest.split(/\s+/u);
  const scale = scaleOf(first);
  const unit = scale === undefined ? rest : others.join(" ");
  if (unit !== "" && !reading.inWords) return undefined;
  const factor = scale ?? 1;
  const scaled = { number: number * factor, decimals: decimals - Math.round(Math.log10(factor)) };
  return unit === "" ? scaled : { ...scaled, unit: unitName(unit) };
}

function inWords(text: string): WrittenNumber | undefined {
  const number = numberInWords(text);
  return number === undefined ? undefined : { number, decimals: 0 };
}

function decimalsOf(digits: string): number {
  const [mantissa = "", exponent = "0"] = digits.split("e");
  return (mantissa.split(".")[1]?.length ?? 0) - Number(exponent);
}

/**
 * Does an answer say the gold number? It does when it is the same rounded to the precision at which the gold is
 * written, and at most 1 % off; an answer that is written with less precision has to be exact. Units are compared,
 * after conversion, where both state one.
 */
export function saysNumber(answer: WrittenNumber, gold: WrittenNumber): boolean {
  const converted =
    answer.unit === undefined || gold.unit === undefined
      ? answer.number
      : convert(answer.number, answer.unit, gold.unit);
  if (converted === undefined) return false;
  const off = Math.abs(converted - gold.number);
  const rounding = Number.EPSILON * 8 * Math.abs(gold.number);
  if (off <= rounding) return true;
  return off <= 0.5 * 10 ** -gold.decimals + rounding && off <= TOLERANCE * Math.abs(gold.number);
}
