import type { DateValue, Value } from "../question/form/logical-form.ts";
import { parseDate } from "./date.ts";
import { parseNumber } from "./number.ts";
import { unitName } from "./unit.ts";

const MONTH_NAMES = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];

/** Words of a document as a value that can be compared: a date or a number as English writes them, else text. */
export function textValue(text: string): Value {
  const trimmed = text.trim();
  return parseDate(trimmed) ?? englishDate(trimmed) ?? quantity(trimmed) ?? { type: "text", text: trimmed };
}

/** `20 July 1969`, `July 20, 1969`, `July 1969`, `44 BC`. */
function englishDate(text: string): DateValue | undefined {
  const before = /^(\d{1,5}) (?:BC|BCE)$/i.exec(text);
  if (before !== null) return { type: "date", year: 1 - Number(before[1]) };
  const match = /^(?:(\d{1,2}) )?([A-Za-z]+)(?: (\d{1,2}),)? (\d{3,4})$/.exec(text);
  const month = MONTH_NAMES.indexOf(match?.[2]?.toLowerCase() ?? "") + 1;
  if (match === null || month === 0) return undefined;
  const day = Number(match[1] ?? match[3] ?? 0);
  const year = Number(match[4]);
  return day === 0 ? { type: "date", year, month } : { type: "date", year, month, day };
}

/** `8,849 metres`, `12%` is text: a number is followed by nothing or by a unit of letters. */
function quantity(text: string): Value | undefined {
  const match = /^([+-]?[\d.,]*\d)(?:\s+([A-Za-z²³][A-Za-z²³ ]*))?$/.exec(text);
  const number = match === null ? undefined : parseNumber(match[1] ?? "");
  if (number === undefined) return undefined;
  return match?.[2] === undefined ? { type: "number", number } : { type: "number", number, unit: unitName(match[2]) };
}
