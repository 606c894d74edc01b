import { answerForms, type AnswerForms } from "../normalise/answer-forms.ts";
import type { GoldQuestion } from "../question-set.ts";
import { matchAnswers } from "./matching.ts";
import type { QuestionRecord, RecordedValue } from "../run/record.ts";

/**
 * The gold answers in the forms in which they are compared, equal ones once. A set of one answer in text writes several
 * things as one ("Ouse and Foss"): where the values of an answer are just the items of such a list, each is one.
 */
export function goldForms(gold: GoldQuestion, answers: readonly AnswerForms[]): readonly AnswerForms[] {
  const forms = gold.answers.map(({ label, aliases, iri }) => answerForms([label, ...aliases], iri, gold));
  return distinct(itemsSaid(gold, answers) ?? forms, gold);
}

const BETWEEN_ITEMS = /, and |, or | and | or |, /u;

function itemsSaid(gold: GoldQuestion, answers: readonly AnswerForms[]): readonly AnswerForms[] | undefined {
  const [only, ...others] = gold.answers;
  if (only === undefined || only.iri !== undefined || others.length > 0 || answers.length < 2) return undefined;
  const items = only.label.split(BETWEEN_ITEMS).map((item) => answerForms([item], undefined, gold));
  return items.length === answers.length && matchAnswers(answers, items).pairs === items.length ? items : undefined;
}

/** The values of a record, in their order, equal ones once; none when the question failed or nothing is known. */
export function answeredForms(record: QuestionRecord, gold: GoldQuestion): readonly AnswerForms[] {
  const { answer } = record;
  if (record.failure !== undefined || answer === undefined || answer.status === "NOT_KNOWN") return [];
  return distinct(
    answer.values.map((value) => valueForms(value, gold)),
    gold,
  );
}

function valueForms({ label, lexical, iri }: RecordedValue, gold: GoldQuestion): AnswerForms {
  const shown = answerForms([label], iri, gold);
  if (lexical === undefined) return shown;
  const stored = answerForms([lexical], undefined, gold);
  return {
    texts: new Set([...shown.texts, ...stored.texts]),
    iris: shown.iris,
    // The label states the unit, which the lexical form leaves out.
    dates: shown.dates.length > 0 ? shown.dates : stored.dates,
    numbers: shown.numbers.length > 0 ? shown.numbers : stored.numbers,
  };
}

/** Where the gold is given by names alone, two entities of one name are one answer. */
function distinct(forms: readonly AnswerForms[], gold: GoldQuestion): readonly AnswerForms[] {
  const byIri = gold.answers.some(({ iri }) => iri !== undefined);
  const seen = new Map<string, AnswerForms>();
  for (const one of forms) {
    const [name = ""] = one.texts;
    const key = byIri ? [...one.iris, name].join("\n") : name;
    if (!seen.has(key)) seen.set(key, one);
  }
  return [...seen.values()];
}
