import type { Finding } from "./finding.ts";
import { comparable, type FormContent, type HeldNumber } from "./form-content.ts";
import { saidNumbers, type SaidNumber } from "./said-numbers.ts";
import type { SaidQuestion } from "./said-words.ts";
import { LARGE_FIRST, RELATIVE_TIMES, SMALL_FIRST, EARLY_FIRST, LATE_FIRST } from "./word-lists.ts";

/** Whole counts up to this one may say how many answers there are ("which four countries"), which is no condition. */
const MOST_COUNTED = 12;

/** Numbers and years of the question that a form does not hold, and those that it holds without being asked to. */
export function numberFindings(said: SaidQuestion, content: FormContent, inNames: ReadonlySet<number>): Finding[] {
  const numbers = saidNumbers(said);
  const leftOut = numbers
    .filter((number) => !inNames.has(number.at) && !isHeld(number, content))
    .flatMap((number): Finding[] => {
      const lack = lackOf(number, said);
      return lack === undefined ? [] : [{ lack, words: number.text, kind: "LEFT_OUT" }];
    });
  const added = content.numbers
    .filter((held) => isCondition(held) && !isSaid(held, numbers, content))
    .map((held): Finding => {
      const mayBeMeant = !said.isEnglish || said.words.some(({ lower }) => RELATIVE_TIMES.has(lower));
      return {
        lack: held.kind !== "RANK" && mayBeMeant ? "REMARKED" : "REFUSED",
        words: held.kind === "RANK" ? `rank ${held.value}` : String(held.value),
        kind: "ADDED",
      };
    });
  // What is looked up in texts is put to them in these words, written as they are compared: "the 70's" as "70s".
  const asked = [...comparable(said.text), ...said.words.map(({ lower }) => lower)];
  const lookedUp = content.lookedUp
    .flat()
    .filter((word) => /\d/u.test(word) && !asked.some((each) => each.includes(word)))
    .map((words): Finding => ({ lack: said.isEnglish ? "REFUSED" : "REMARKED", words, kind: "ADDED" }));
  return [...leftOut, ...added, ...lookedUp];
}

function lackOf(
  { values, kind, digits, at, length, span }: SaidNumber,
  said: SaidQuestion,
): Finding["lack"] | undefined {
  const [value = 0] = values;
  const next = said.words[at + length]?.lower ?? "";
  const isOfScale = [LARGE_FIRST, SMALL_FIRST, EARLY_FIRST, LATE_FIRST].some((words) => words.has(next));
  // The first of something is told by what chooses it.
  if (kind === "ORDINAL" && value === 1 && span === undefined) return undefined;
  if (!said.isEnglish) return "REMARKED";
  if (kind === "ORDINAL" && isOfScale) return "REFUSED";
  if (kind === "MONTH" || (digits === undefined && span === undefined))
    return value > MOST_COUNTED ? "REFUSED" : "REMARKED";
  return kind === "CARDINAL" && span === undefined && Number.isInteger(value) && value <= MOST_COUNTED
    ? "REMARKED"
    : "REFUSED";
}

function isHeld(said: SaidNumber, content: FormContent): boolean {
  const { digits, kind, values, span } = said;
  const written = digits ?? said.text.toLowerCase();
  const texts = [...content.names, ...content.labels, ...content.lookedUp];
  if (kind !== "MONTH" && texts.some((words) => words.some((word) => holdsWritten(word, written)))) return true;
  if (digits === undefined && kind === "CARDINAL" && values[0] === 2 && isOfTwo(content)) return true;
  return content.numbers.some(
    (held) =>
      equals(held, said) || (span !== undefined && held.kind === "YEAR" && isBetween(Math.abs(held.value), span)),
  );
}

/** Digits stand for themselves within "G20" and "11th"; a word is a whole one. */
function holdsWritten(word: string, written: string): boolean {
  return word === written || word.split(/\P{Nd}+/u).includes(written);
}

/** "Which of the two", "the two films with E and F". */
function isOfTwo({ nodes }: FormContent): boolean {
  return nodes.some(
    (node) => node.kind === "compare" || node.kind === "same" || node.kind === "intersect" || node.kind === "union",
  );
}

function equals(held: HeldNumber, { values, kind }: SaidNumber): boolean {
  if (kind === "MONTH") return held.kind === "MONTH" && values.includes(held.value);
  if (held.kind === "RANK") return kind === "ORDINAL" && values.includes(held.value);
  return values.some((value) => isSame(held, value));
}

/** What is 8 km in metres, 8 m in centimetres, or 8 million in ones. */
const UNIT_STEPS: readonly number[] = [100, 1e3, 1e6, 1e9];

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1e-9 * Math.abs(other);
}

function isSame({ kind, value, hasUnit, isBound }: HeldNumber, said: number): boolean {
  if (value === said) return true;
  // 44 BC is the year -43; and "after 1970" is "from 1971 on".
  if (kind === "YEAR")
    return (
      1 - value === said ||
      -value === said ||
      (isBound && Math.abs(value - said) === 1) ||
      Math.abs(value) % 100 === said
    );
  if (kind !== "NUMBER" || !hasUnit) return false;
  return UNIT_STEPS.some((step) => isNear(value * step, said) || isNear(said * step, value));
}

/** "The 90s" are those of any century; what is after 1989 and before 2000 is in them. */
function isBetween(year: number, [from, to]: readonly [number, number]): boolean {
  const compared = to < 100 && year >= 100 ? year % 100 : year;
  const slack = to - from < 10 ? 1 : 0;
  return compared >= from - slack && compared <= to + slack;
}

/** Is it a number that chooses among things? Parts of a date go with its year, and the first rank with what ranks. */
function isCondition({ kind, value }: HeldNumber): boolean {
  return kind === "YEAR" || (kind === "NUMBER" && value !== 0 && value !== 1) || (kind === "RANK" && value > 1);
}

function isSaid(held: HeldNumber, numbers: readonly SaidNumber[], content: FormContent): boolean {
  if (numbers.some((said) => equals(held, said))) return true;
  if (held.kind === "RANK") return false;
  const inSpan = numbers.some(({ span }) => span !== undefined && isBetween(Math.abs(held.value), span));
  // A year may be part of what a thing that the question names is called.
  return inSpan || content.names.some((words) => words.includes(String(held.value)));
}
