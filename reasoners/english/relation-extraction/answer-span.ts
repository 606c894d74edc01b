import lists from "../language/data/sentence-words.json" with { type: "json" };
import capitals from "../language/data/name-words.json" with { type: "json" };
import { anyOf, wordSet } from "../language/word-set.ts";
import type { ExpectedAnswerType } from "./expected-answer-type.ts";
import { isClockTime, namesDay, yearWithin, type Stretch } from "./dates-and-numbers.ts";
import type { AskedRelation } from "./asked-relation.ts";
import type { Heads } from "./names-right.ts";
import { UNTELLING } from "./groups.ts";
import { NAMED_WITH_OF } from "./names.ts";
import { rootsOf } from "../language/roots.ts";
import { stem } from "../language/word-forms.ts";
import type { ReadSentence, Unit } from "./sentence-units.ts";
import { areOfOtherGender } from "./gender.ts";
import { isHonorific, titlesBefore } from "./titles.ts";

/** The words that answer, `sentence.slice(start, end)`. */
export interface AnswerSpan extends Stretch {
  readonly text: string;
}

const INSTITUTION = new RegExp(`\\b${anyOf(capitals.institutions)}\\b`, "u");

/** The answers that the heads of a phrase name, of the kind wanted; empty when they can not be of that kind. */
export function answersIn(
  sentence: ReadSentence,
  heads: Heads,
  { kind, answerNouns }: Pick<AskedRelation, "kind" | "answerNouns">,
): readonly AnswerSpan[] {
  if (heads.joined === true) {
    const [first, last] = [sentence.units[heads.units[0] ?? -1], sentence.units[heads.units.at(-1) ?? -1]];
    if (first === undefined || last === undefined || UNTELLING.has(last.lower) || UNTELLING.has(first.lower)) return [];
    return [spanOf(sentence, first.start, last.end)];
  }
  return heads.units.flatMap((index) => {
    const unit = sentence.units[index];
    const span = unit === undefined || unit.subject > 0 ? undefined : within(sentence, unit, index, kind);
    // "the actor X" is not the actress asked for.
    const apposed = sentence.units[index - 1]?.lower ?? "";
    const other = [...answerNouns].some((noun) => areOfOtherGender(noun, apposed));
    return span === undefined || span.text === "" || other || isOfOtherType(span.text, answerNouns) ? [] : [span];
  });
}

function within(sentence: ReadSentence, unit: Unit, index: number, kind: ExpectedAnswerType): AnswerSpan | undefined {
  switch (kind) {
    case "YEAR": {
      const year = unit.kind === "DATE" ? yearWithin(unit.text) : undefined;
      return year === undefined ? undefined : spanOf(sentence, unit.start + year.start, unit.start + year.end);
    }
    case "DATE":
      return unit.kind === "DATE" &&
        (namesDay(unit.text) || yearWithin(unit.text) !== undefined || /century|\d0s/u.test(unit.text))
        ? spanOf(sentence, unit.start, unit.end)
        : undefined;
    case "NUMBER":
      return unit.kind === "NUMBER" || (unit.kind === "DATE" && /^\d+$/u.test(unit.text))
        ? spanOf(sentence, unit.start, unit.end)
        : undefined;
    case "TIME":
      return unit.kind === "NUMBER" && isClockTime(unit.text) ? spanOf(sentence, unit.start, unit.end) : undefined;
    case "WORK":
    case "NAME":
    case "ANY":
    case "NOUN":
      return named(sentence, unit, index);
    case "PERSON":
      return unit.kind === "NAME" && !INSTITUTION.test(unit.text) ? named(sentence, unit, index) : undefined;
    case "PLACE":
      return unit.kind === "NAME" ? named(sentence, unit, index) : undefined;
  }
}

/** What names say of themselves: no university is a college. */
const TYPES = [...wordSet(lists.typesInNames)];

function isOfOtherType(name: string, wanted: ReadonlySet<string>): boolean {
  const types = TYPES.filter((type) => wanted.has(type));
  const words = name.toLowerCase().split(/\s+/u);
  return types.length > 0 && TYPES.some((type) => words.includes(type)) && !types.some((type) => words.includes(type));
}

/** A name without titles before it. */
function named(sentence: ReadSentence, unit: Unit, index: number): AnswerSpan | undefined {
  if (unit.kind === "TITLE") return spanOf(sentence, unit.start, unit.end);
  if (unit.kind !== "NAME") return undefined;
  const texts = unit.words.map(({ text }) => text);
  const [only] = unit.words;
  // "the Government", "President": a capital does not make it a name.
  if (
    only !== undefined &&
    unit.words.length === 1 &&
    (isHonorific(only.text) || NAMED_WITH_OF.has(only.lower) || GENERIC.has(only.text))
  )
    return undefined;
  const first = unit.words[titlesBefore(texts)];
  if (first === undefined || (index === 0 && isPlainWord(unit, sentence.units[1]))) return undefined;
  return spanOf(sentence, first.start, unit.end);
}

const GENERIC = wordSet(capitals.noNames);

/** "Engineers built it": a capital that only begins the sentence. */
function isPlainWord(unit: Unit, next: Unit | undefined): boolean {
  const [word] = unit.words;
  if (unit.words.length > 1 || word === undefined || next?.lower === "and" || next?.lower === ",") return false;
  const known = rootsOf(word.lower)[0] !== stem(word.lower);
  return known || /(?:[^aeiou]s|ers|ing|ists|ors|men|women|people)$/u.test(word.lower);
}

function spanOf(sentence: ReadSentence, start: number, end: number): AnswerSpan {
  return { text: sentence.text.slice(start, end), start, end };
}
