import { sentences } from "../../evidence/result.ts";
import type {
  AnswerPart,
  AnswerStatus,
  AnswerValue,
  ReasoningPath,
  StrategyName,
  StrategyResult,
  TraceNode,
} from "../../evidence/trace.ts";
import type { Question } from "../../question/question.ts";
import { counted } from "../../values/counted.ts";

/** A part as a question that stands alone, and what came of it. */
export interface AnsweredPart {
  readonly question: string;
  /** What was asked for it; absent where nothing was, since it speaks of what is not known. */
  readonly asked?: Question;
  readonly result: StrategyResult;
}

/**
 * The answers of all parts as one: it is answered, and complete, where each part is; what is not known is said, and
 * what was found of the others is shown.
 * @param remarks for the explanation, where something else is left open: then it is not complete
 */
export function togetherOf(
  strategy: StrategyName,
  answered: readonly AnsweredPart[],
  remarks: readonly string[] = [],
): StrategyResult {
  const results = answered.map(({ result }) => result);
  const status = statusOf(results);
  const evidence = results.flatMap((result) => result.evidence);
  const readings = results.flatMap(({ reading }) => reading ?? []);
  const asOf = results.flatMap((result) => result.asOf ?? []).sort()[0];
  const scores = results.flatMap(({ score }) => score ?? []);
  const unchecked = results.map((result) => result.unchecked).find((each) => each !== undefined);
  const conflicts = results.flatMap((result, part) =>
    (result.conflicts ?? []).map((side) => ({ ...side, values: side.values.map((value) => ofPart(value, part)) })),
  );
  const givenUp = results.flatMap((result) => result.givenUp ?? []);
  return {
    strategy,
    status,
    text: answered.map(({ question, result }) => `${asQuestion(question)} ${asSentence(result.text)}`).join(" "),
    values: results.flatMap((result, part) => result.values.map((value) => ofPart(value, part))),
    parts: answered.map(partOf),
    support: [...new Set(results.flatMap(({ support }) => support))],
    complete: status === "ANSWERED" && results.every(({ complete }) => complete) && remarks.length === 0,
    confidence: status === "NOT_KNOWN" ? 0 : Math.min(...results.map(({ confidence }) => confidence)),
    explanation: explained(answered, remarks),
    paths: pathsOf(results),
    evidence: [...new Map(evidence.map((each) => [each.id, each])).values()],
    ...(unchecked === undefined ? {} : { unchecked }),
    ...(scores.length < results.length ? {} : { score: scores.reduce((product, score) => product * score, 1) }),
    ...(conflicts.length === 0 ? {} : { conflicts }),
    ...(givenUp.length === 0 ? {} : { givenUp }),
    ...(readings.length === 0 ? {} : { reading: readings.join("; and ") }),
    ...(asOf === undefined ? {} : { asOf }),
  };
}

function statusOf(results: readonly StrategyResult[]): AnswerStatus {
  if (results.some(({ status }) => status === "NOT_KNOWN")) return "NOT_KNOWN";
  return results.some(({ status }) => status === "CONFLICTING") ? "CONFLICTING" : "ANSWERED";
}

function partOf({ question, result }: AnsweredPart): AnswerPart {
  const { status, text, complete, confidence, explanation, reading, sparql } = result;
  return {
    ...{ question: asQuestion(question), status, text, complete, confidence, explanation },
    ...(reading === undefined ? {} : { reading }),
    ...(sparql === undefined ? {} : { sparql }),
  };
}

function ofPart(value: AnswerValue, part: number): AnswerValue {
  return { ...value, node: { ...value.node, part } };
}

/** A path that leads to answers of two parts is one path. */
function pathsOf(results: readonly StrategyResult[]): readonly ReasoningPath[] {
  const paths = new Map<string, ReasoningPath>();
  for (const [part, result] of results.entries())
    for (const path of result.paths) {
      const answers = path.answers.map((node): TraceNode => ({ ...node, part }));
      const known = paths.get(path.id);
      paths.set(
        path.id,
        known === undefined ? { ...path, answers } : { ...known, answers: [...known.answers, ...answers] },
      );
    }
  return [...paths.values()];
}

function explained(answered: readonly AnsweredPart[], remarks: readonly string[]): string {
  const missing = answered.filter(({ result }) => result.status === "NOT_KNOWN");
  const told =
    missing.length === 0
      ? []
      : [
          `of ${counted(answered.length, "thing")} that are asked, ${missing.length === answered.length ? "none is known" : `${counted(missing.length, "is", "are")} not known: ${missing.map(({ question }) => `“${asQuestion(question)}”`).join(", ")}`}`,
        ];
  const each = answered.map(({ question, result }) => `“${asQuestion(question)}” ${result.explanation}`);
  return [sentences([...told, ...remarks]), ...each].filter((text) => text !== "").join(" ");
}

/** As a sentence: it begins with a capital and ends with a question mark. */
export function asQuestion(text: string): string {
  const said = text.trim().replace(/[?.!,;:]$/u, "");
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}?`;
}

function asSentence(text: string): string {
  return /[.!?]$/u.test(text) ? text : `${text}.`;
}
