import type { StrategyResult } from "../../evidence/trace.ts";
import type { StageContext } from "../../investigation/stage.ts";
import type { InvestigationParts } from "../../investigation-parts.ts";
import type { QuestionPart } from "../../question/analysis.ts";
import { partOfQuestion } from "../../question/part-of-question.ts";
import type { PartOfQuestion, Question } from "../../question/question.ts";
import { analysisStage } from "../../question/stages.ts";
import type { Strategy, StrategyDeclaration } from "../strategy.ts";
import { spokenOf, unanswerable } from "./spoken-of.ts";
import { meaningsToTry, sameInAllParts } from "./shared-names.ts";
import { togetherOf, type AnsweredPart } from "./together.ts";

/**
 * A strategy that answers each of several things that a question asks as a question of its own, and gives their answers
 * together. What asks one thing it answers as it ever did.
 */
export function answeringParts(strategy: StrategyDeclaration): StrategyDeclaration {
  return {
    ...strategy,
    result(question, parts) {
      const alone = strategy.result(question, parts);
      if (question.within !== undefined) return alone;
      return {
        ...alone,
        async compute(context) {
          const { parts: asked } = await context.get(analysisStage(question, parts));
          return asked === undefined
            ? alone.compute(context)
            : answerParts(asked, { strategy, question, parts, context });
        },
      };
    },
  };
}

interface Asking {
  readonly strategy: Strategy;
  readonly question: Question;
  readonly parts: InvestigationParts;
  readonly context: StageContext;
}

/**
 * Each part is answered by itself. Where that took a name that parts share to mean different things, it is asked of
 * each meaning what all parts come to, and the meaning is taken by which most of them are answered.
 */
async function answerParts(asked: readonly QuestionPart[], asking: Asking): Promise<StrategyResult> {
  const answered = await answersOf(asked, {}, asking);
  const [best = {}, ...others] = meaningsToTry(asked, answered);
  if (others.length === 0) return togetherOf(asking.strategy.name, answered);
  const tried = [];
  for (const meanings of [best, ...others])
    tried.push({ meanings, answered: await answersOf(asked, meanings, asking) });
  return sameInAllParts(asking.strategy.name, tried);
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
  return { question: alone.text, result: await context.get(strategy.result(alone, parts)) };
}
