import type { StageContext } from "../../investigation/stage.ts";
import type { InvestigationParts } from "../../investigation-parts.ts";
import type { QuestionPart } from "../../question/analysis.ts";
import { partOfQuestion } from "../../question/part-of-question.ts";
import type { PartOfQuestion, Question } from "../../question/question.ts";
import type { StrategyResult } from "../../evidence/trace.ts";
import type { Strategy } from "../strategy.ts";
import { meaningsToTry, sameInAllParts } from "./shared-names.ts";
import { spokenOf, unanswerable } from "./spoken-of.ts";
import { togetherOf, type AnsweredPart } from "./together.ts";

/** Who asks parts what. */
export interface Asking {
  readonly strategy: Pick<Strategy, "name" | "result">;
  readonly question: Question;
  readonly parts: InvestigationParts;
  readonly context: StageContext;
}

/** What came of the parts, and what else the names that they share may mean, as sentences. */
export interface AnsweredParts {
  readonly answered: readonly AnsweredPart[];
  readonly remarks: readonly string[];
}

/** The answers of all parts as one. */
export async function resultOfParts(asked: readonly QuestionPart[], asking: Asking): Promise<StrategyResult> {
  const { answered, remarks } = await answersToParts(asked, asking);
  return togetherOf(asking.strategy.name, answered, remarks);
}

/**
 * Each part is answered by itself. Where that took a name that parts share to mean different things, it is asked of
 * each meaning what all parts come to, and the meaning is taken by which most of them are answered.
 */
export async function answersToParts(asked: readonly QuestionPart[], asking: Asking): Promise<AnsweredParts> {
  const answered = await answersOf(asked, {}, asking);
  const [best = {}, ...others] = meaningsToTry(asked, answered);
  if (others.length === 0) return { answered, remarks: [] };
  const tried = [];
  for (const meanings of [best, ...others])
    tried.push({ meanings, answered: await answersOf(asked, meanings, asking) });
  return sameInAllParts(tried);
}

/** Parts that stand by themselves at once; one that speaks of an earlier one behind that. */
async function answersOf(
  asked: readonly QuestionPart[],
  meanings: Readonly<Record<string, string>>,
  asking: Asking,
): Promise<readonly AnsweredPart[]> {
  const answers: Promise<AnsweredPart>[] = [];
  for (const [index, part] of asked.entries()) {
    const needed = part.speaksOf === undefined ? undefined : answers[part.speaksOf.part];
    answers.push(answerPart(part, { index, meanings }, needed, asking));
  }
  return Promise.all(answers);
}

async function answerPart(
  part: QuestionPart,
  { index, meanings }: { readonly index: number; readonly meanings: Readonly<Record<string, string>> },
  needed: Promise<AnsweredPart> | undefined,
  { strategy, question, parts, context }: Asking,
): Promise<AnsweredPart> {
  const earlier = await needed;
  const answers = earlier === undefined ? [] : spokenOf(earlier.result, part.speaksOf?.ofOne === true);
  const within: PartOfQuestion = {
    ...{ question, index },
    ...(Object.keys(meanings).length === 0 ? {} : { meanings }),
    ...(answers === undefined || answers.length === 0 ? {} : { answers }),
  };
  const alone = partOfQuestion(part, within);
  if (earlier !== undefined && answers === undefined)
    return { question: alone.text, result: unanswerable(strategy.name, earlier) };
  return { question: alone.text, asked: alone, result: await context.get(strategy.result(alone, parts)) };
}
