import { XSD } from "../../engine/rdf/term.ts";
import { parseNumber } from "../../engine/values/number.ts";
import { knownUnit } from "../../engine/values/unit.ts";

/** The type of a number with its unit behind it. */
const WITH_UNIT = "https://w3id.org/cdt/ucum";

/** A number or a date, told by how it is written. */
export interface Value {
  readonly kind: "NUMBER" | "DATE";
  /** As XML Schema writes it. */
  readonly lexical: string;
  /** IRI of the datatype. */
  readonly datatype: string;
}

const NUMBER = /^[+-]?(?:0|[1-9]\d*|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d+)?$/u;
/** Years that people write without saying that they are years; any other number of four digits is a number. */
const YEAR = /^(?:1\d|20)\d{2}$/u;
const ISO = /^([+-]?\d{4,})-(\d{2})(?:-(\d{2})(?:T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})?)?)?$/u;
const MONTHS = "January|February|March|April|May|June|July|August|September|October|November|December";
const DAY_FIRST = new RegExp(`^(?:(\\d{1,2}) )?(${MONTHS}),? (\\d{3,4})$`, "u");
const MONTH_FIRST = new RegExp(`^(${MONTHS}) (\\d{1,2}),? (\\d{3,4})$`, "u");

/**
 * The value that a text is as a whole: `79,453`, `1.5`, `1791` (a year), `1969-06-03`, `3 June 1969`, `June 3, 1969`,
 * `June 1969`, and as data bases keep them: `+1791-00-00T00:00:00Z` (a year), `+165 centimetre`. Undefined for any
 * other text: `007` and `85/100` are names, `70 kg` is a text.
 */
export function valueOf(text: string): Value | undefined {
  if (YEAR.test(text)) return date(text, "gYear");
  if (NUMBER.test(text)) {
    const lexical = text.replaceAll(",", "");
    return { kind: "NUMBER", lexical, datatype: `${XSD}${lexical.includes(".") ? "decimal" : "integer"}` };
  }
  const iso = ISO.exec(text);
  if (iso !== null) return isoDate(iso[1] ?? "", Number(iso[2]), Number(iso[3] ?? 0));
  if (/^[+-]\d/u.test(text)) return quantity(text);
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst !== null) {
    const [, day, month, year = ""] = dayFirst;
    return calendarDate(year, monthNumber(month), day === undefined ? undefined : Number(day));
  }
  const monthFirst = MONTH_FIRST.exec(text);
  if (monthFirst === null) return undefined;
  return calendarDate(monthFirst[3] ?? "", monthNumber(monthFirst[1]), Number(monthFirst[2]));
}

/** A month or day of zero is one that is not known. */
function isoDate(year: string, month: number, day: number): Value | undefined {
  if (month > 0) return calendarDate(year, month, day === 0 ? undefined : day);
  return day === 0 ? date(year.replace("+", "").padStart(4, "0"), "gYear") : undefined;
}

/** A number with its sign and a unit that is known. */
function quantity(text: string): Value | undefined {
  const gap = text.indexOf(" ");
  const [number, unit] = [text.slice(0, Math.max(gap, 0)), text.slice(gap + 1)];
  if (parseNumber(number) === undefined || knownUnit(unit) === undefined) return undefined;
  return { kind: "NUMBER", lexical: `${number.replace("+", "")} ${unit}`, datatype: WITH_UNIT };
}

/** A year among other numbers is one of them: where there are 1500 and 90000 inhabitants, neither is a year. */
export function asNumber(value: Value): Value {
  return value.datatype === `${XSD}gYear`
    ? { kind: "NUMBER", lexical: value.lexical, datatype: `${XSD}integer` }
    : value;
}

/** Undefined for a day that there is not. The time of day is left out: no set asks for it. */
function calendarDate(year: string, month: number, day: number | undefined): Value | undefined {
  const written = year.replace("+", "").padStart(4, "0");
  if (month < 1 || month > 12) return undefined;
  const yearMonth = `${written}-${String(month).padStart(2, "0")}`;
  if (day === undefined) return date(yearMonth, "gYearMonth");
  if (day < 1 || day > new Date(Date.UTC(Number(written), month, 0)).getUTCDate()) return undefined;
  return date(`${yearMonth}-${String(day).padStart(2, "0")}`, "date");
}

function date(lexical: string, type: "date" | "gYear" | "gYearMonth"): Value {
  return { kind: "DATE", lexical, datatype: `${XSD}${type}` };
}

function monthNumber(name: string | undefined): number {
  return MONTHS.split("|").indexOf(name ?? "") + 1;
}
