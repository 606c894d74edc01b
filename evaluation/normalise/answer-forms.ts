import type { DateValue } from "../../engine/question/form/logical-form.ts";
import type { AnswerType } from "../question-set.ts";
import { choiceOf, yesOrNo } from "./choice.ts";
import { readDate, saysDate } from "./date.ts";
import { iriKey, isIri, splitIri } from "./identifier.ts";
import { readNumber, saysNumber, type WrittenNumber } from "./number.ts";
import { normaliseText } from "./text.ts";

/** Everything that one answer, of the gold or of a run, can be recognised by. */
export interface AnswerForms {
  readonly texts: ReadonlySet<string>;
  readonly iris: ReadonlySet<string>;
  readonly dates: readonly DateValue[];
  readonly numbers: readonly WrittenNumber[];
}

/** What a question says of how its answers are to be read. */
export interface AnswerReading {
  readonly type: AnswerType;
  readonly choices?: readonly string[];
}

/**
 * The forms of an answer.
 * @param wordings what it is called, each of which counts: label and aliases
 * @param iri its IRI, where it is known
 */
export function answerForms(wordings: readonly string[], iri: string | undefined, reading: AnswerReading): AnswerForms {
  const words = wordings.filter((wording) => !isIri(wording));
  const iris = [...(iri === undefined ? [] : [iri]), ...wordings.filter(isIri)];
  const named = words.length > 0 ? words : iris.map((one) => splitIri(one).local);
  const closed = reading.type === "YES_NO" || reading.type === "CHOICE";
  const asNumber = { inWords: reading.type === "NUMBER" || reading.type === "LITERALS" };
  return {
    texts: new Set(named.map((wording) => textForm(wording, reading)).filter((text) => text !== "")),
    iris: new Set(iris.map(iriKey)),
    dates: closed ? [] : present(named.map(readDate)),
    numbers: closed ? [] : present(named.map((wording) => readNumber(wording, asNumber))),
  };
}

function textForm(text: string, { type, choices }: AnswerReading): string {
  if (type === "YES_NO") return yesOrNo(text) ?? normaliseText(text);
  const choice = type === "CHOICE" && choices !== undefined ? choiceOf(text, choices) : undefined;
  return normaliseText(choice === undefined ? text : (choices?.[choice] ?? text));
}

function present<T>(values: readonly (T | undefined)[]): readonly T[] {
  return values.filter((value) => value !== undefined);
}

/**
 * Does an answer say a gold answer? By IRI, where both have one of the same namespace; else by equal text, by a date
 * or by a number at the gold's precision. Not symmetric: an answer may be more precise than the gold.
 */
export function saysAnswer(answer: AnswerForms, gold: AnswerForms): boolean {
  if (shared(answer.iris, gold.iris)) return true;
  if (ofOneNamespace(answer.iris, gold.iris)) return false;
  return (
    shared(answer.texts, gold.texts) ||
    gold.dates.some((date) => answer.dates.some((mine) => saysDate(mine, date))) ||
    gold.numbers.some((number) => answer.numbers.some((mine) => saysNumber(mine, number)))
  );
}

function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return [...a].some((one) => b.has(one));
}

function ofOneNamespace(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const namespaces = new Set([...a].map((iri) => splitIri(iri).namespace));
  return [...b].some((iri) => namespaces.has(splitIri(iri).namespace));
}
