import type { GoldAnswer, GoldQuestion } from "../../../evaluation/question-set.ts";
import type { QuestionRecord, RecordedAnswer, RecordedPath, RecordedValue } from "../../../evaluation/run/record.ts";
import { scoreQuestion } from "../../../evaluation/score/score-question.ts";
import type { QuestionScore } from "../../../evaluation/score/question-score.ts";

/** Gold of a question, from answers written as `label` or `label|alias|alias`. */
export function gold(answers: readonly string[], more: Partial<GoldQuestion> = {}): GoldQuestion {
  return { id: "q", text: "Which?", type: "ENTITIES", answers: answers.map(goldAnswer), ...more };
}

function goldAnswer(written: string): GoldAnswer {
  const [label = "", ...aliases] = written.split("|");
  return { label, aliases };
}

/** The record of a question that was answered with these values; not known when there are none. */
export function answered(
  values: readonly (string | RecordedValue)[],
  more: Partial<RecordedAnswer> = {},
): QuestionRecord {
  const answer: RecordedAnswer = {
    status: values.length === 0 ? "NOT_KNOWN" : "ANSWERED",
    values: values.map((value) => (typeof value === "string" ? { label: value } : value)),
    text: "",
    support: values.length === 0 ? [] : ["KG"],
    complete: true,
    confidence: values.length === 0 ? 0 : 0.8,
    explanation: "",
    paths: [],
    evidence: [],
    links: [],
    ...more,
  };
  return { ...asked(), answer };
}

export function failed(code = "SOURCE_UNAVAILABLE"): QuestionRecord {
  return { ...asked(), failure: { code, message: "The graph did not answer." } };
}

function asked(): QuestionRecord {
  const cost = { modelCalls: 2, inputTokens: 300, outputTokens: 40, upstreamQueries: 5, stages: 9 };
  return { id: "q", text: "Which?", repetition: 1, cost, ms: 120 };
}

export function path(relations: readonly string[], more: Partial<RecordedPath> = {}): RecordedPath {
  return { text: "", relations: relations.map((label) => ({ label })), answers: [], grounded: true, ...more };
}

/** The score of question `id`, right or wrong, for runs made by hand. */
export function scored(
  id: string,
  record: QuestionRecord,
  question: GoldQuestion = gold(["Paris"]),
  repetition = 1,
): QuestionScore {
  return scoreQuestion({ ...question, id }, { ...record, id, repetition });
}
