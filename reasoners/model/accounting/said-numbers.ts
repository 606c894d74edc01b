import type { SaidQuestion, SaidWord } from "./said-words.ts";
import { MONTHS, ORDINALS, TENS, UNITS } from "./word-lists.ts";

/** A number, year or part of a date in the question. */
export interface SaidNumber {
  readonly text: string;
  /** Index of its first word. */
  readonly at: number;
  /** Number of words. */
  readonly length: number;
  /** What it may stand for: "1.000" is one or a thousand. */
  readonly values: readonly number[];
  readonly kind: "CARDINAL" | "ORDINAL" | "MONTH";
  /** Both ends of a decade or century, in years. */
  readonly span: readonly [from: number, to: number] | undefined;
  /** Its digits as they stand there; undefined when it is written in words. */
  readonly digits: string | undefined;
}

const SCALES: ReadonlyMap<string, number> = new Map([
  ["hundred", 100],
  ["thousand", 1_000],
  ["million", 1e6],
  ["millions", 1e6],
  ["billion", 1e9],
  ["billions", 1e9],
  ["trillion", 1e12],
  ["dozen", 12],
]);
const DIGIT = /^\p{Nd}/u;
const MOST_WORDS_OF_NUMBER = 12;

/** The numbers of a question, digits of any script included; words for numbers are known in English alone. */
export function saidNumbers({ words, isEnglish }: SaidQuestion): readonly SaidNumber[] {
  const found: SaidNumber[] = [];
  for (let at = 0; at < words.length;) {
    const word = words[at];
    if (word === undefined) break;
    const number = DIGIT.test(word.text)
      ? inDigits(words, at, isEnglish)
      : isEnglish && !word.isQuoted
        ? inWords(words, at)
        : undefined;
    if (number !== undefined) found.push(number);
    at += number?.length ?? 1;
  }
  return found;
}

function inDigits(words: readonly SaidWord[], at: number, isEnglish: boolean): SaidNumber {
  const word = words[at];
  const digits = latinDigits(word?.text ?? "");
  const values = valuesOf(digits);
  const next = words[at + 1];
  const suffix = next !== undefined && next.start === word?.end ? next.lower : undefined;
  const taken = (length: number, more: Partial<SaidNumber> = {}): SaidNumber => ({
    text: words
      .slice(at, at + length)
      .map(({ text }) => text)
      .join(suffix === undefined ? " " : ""),
    at,
    length,
    values,
    kind: "CARDINAL",
    span: undefined,
    digits,
    ...more,
  });
  const [value = 0] = values;
  if (!isEnglish) return taken(1);
  if (suffix === "s" && Number.isInteger(value) && value % 10 === 0)
    return taken(2, { span: [value, value + (value % 100 === 0 && value >= 1_000 ? 99 : 9)] });
  if (suffix !== undefined && ["st", "nd", "rd", "th"].includes(suffix)) {
    const isCentury = isPeriod(words[at + 2]);
    return taken(2, { kind: "ORDINAL", ...(isCentury ? { span: centuryOf(value) } : {}) });
  }
  const scale = SCALES.get(next?.lower ?? "");
  return scale === undefined ? taken(1) : taken(2, { values: values.map((each) => each * scale), digits: undefined });
}

function inWords(words: readonly SaidWord[], at: number): SaidNumber | undefined {
  const word = words[at];
  if (word === undefined) return undefined;
  const taken = (length: number, value: number, more: Partial<SaidNumber> = {}): SaidNumber => ({
    text: words
      .slice(at, at + length)
      .map(({ text }) => text)
      .join(" "),
    at,
    length,
    values: [value],
    kind: "CARDINAL",
    span: undefined,
    digits: undefined,
    ...more,
  });
  const ordinal = ORDINALS.indexOf(word.lower);
  if (ordinal > 0)
    return taken(1, ordinal, { kind: "ORDINAL", ...(isPeriod(words[at + 1]) ? { span: centuryOf(ordinal) } : {}) });
  const month = MONTHS.indexOf(word.lower) + 1;
  if (month > 0 && word.isName) return taken(1, month, { kind: "MONTH" });
  const [value, length] = cardinal(words, at);
  // "One" stands for a noun more often than for a number.
  return value === undefined || (length === 1 && word.lower === "one") ? undefined : taken(length, value);
}

/** "Twenty-five", "two hundred and fifty thousand": the value, and how many words it has. */
function cardinal(words: readonly SaidWord[], at: number): readonly [number | undefined, number] {
  let [whole, part, length] = [0, 0, 0];
  for (let next = at; next < words.length && next < at + MOST_WORDS_OF_NUMBER; next += 1) {
    const lower = words[next]?.lower ?? "";
    const unit = UNITS.indexOf(lower);
    const ten = (TENS.indexOf(lower) + 2) * 10;
    const scale = SCALES.get(lower);
    if (unit >= 0 && part % (unit < 10 ? 10 : 100) === 0) part += unit;
    else if (ten >= 20 && part % 100 === 0) part += ten;
    else if (scale !== undefined && scale > 100) [whole, part] = [whole + Math.max(1, part) * scale, 0];
    else if (scale !== undefined) part = Math.max(1, part) * scale;
    else if (lower === "and" && length > 0 && isNumberWord(words[next + 1]) && (part >= 100 || whole > 0)) continue;
    else break;
    length = next - at + 1;
  }
  return length === 0 ? [undefined, 0] : [whole + part, length];
}

function isNumberWord(word: SaidWord | undefined): boolean {
  return word !== undefined && (UNITS.includes(word.lower) || TENS.includes(word.lower));
}

function isPeriod(word: SaidWord | undefined): boolean {
  return word !== undefined && ["century", "centuries"].includes(word.lower);
}

/** The years of a century, counted either way. */
function centuryOf(ordinal: number): readonly [number, number] {
  return [(ordinal - 1) * 100, ordinal * 100];
}

/** "1,000", "1.5" and "1.000": points and commas mean either. */
function valuesOf(digits: string): readonly number[] {
  const plain = Number(digits.replaceAll(/[.,]/gu, ""));
  const decimal = Number(digits.replaceAll(",", ""));
  const comma = Number(digits.replaceAll(".", "").replace(",", "."));
  return [...new Set([decimal, plain, comma])].filter(Number.isFinite);
}

function latinDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
}

/** Digits of a script stand in a row, from 0 to 9. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let below = 0;
  while (below < 9 && DIGIT.test(String.fromCodePoint(code - below - 1))) below += 1;
  return below;
}
