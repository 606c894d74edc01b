import type { GoldQuestion } from "../question-set.ts";
import type { QuestionRecord } from "../run/record.ts";
import { scoreAnswer, wrongAnswer } from "./answer-score.ts";
import { answeredForms, goldForms } from "./comparable.ts";
import { errorClass } from "./error-class.ts";
import { factRecall } from "./fact-recall.ts";
import { scoreEntityLinking, scoreRelationLinking } from "./linking-score.ts";
import { scorePaths } from "./path-score.ts";
import type { Outcome, QuestionScore } from "./question-score.ts";
import { supportClass } from "./support-class.ts";
import { wordF1 } from "./word-f1.ts";

/**
 * Scores what became of a question against its gold. A question that failed is wrong in every measure of its answer.
 * @throws RangeError when the record is of another question
 */
export function scoreQuestion(gold: GoldQuestion, record: QuestionRecord): QuestionScore {
  if (gold.id !== record.id)
    throw new RangeError(`The record of question "${record.id}" can not be scored against the gold of "${gold.id}".`);
  const { failure } = record;
  const answer = failure === undefined ? record.answer : undefined;
  const answers = answeredForms(record, gold);
  const forms = { answers, gold: goldForms(gold, answers) };
  const outcome = outcomeOf(record, forms.answers.length);
  const measures = {
    outcome,
    answer: outcome === "FAILED" ? wrongAnswer() : scoreAnswer(forms.answers, forms.gold),
    paths: scorePaths(gold, answer),
    ...defined("factRecall", factRecall(gold, answer)),
    ...defined("entityLinking", scoreEntityLinking(gold, answer)),
    ...defined("relationLinking", scoreRelationLinking(gold, answer)),
  };
  const answered = outcome === "ANSWERED" ? answer : undefined;
  const closed = gold.type === "YES_NO" || gold.type === "CHOICE";
  return {
    id: record.id,
    repetition: record.repetition,
    type: gold.type,
    ...defined("hops", gold.hops),
    ...defined("kind", gold.kind),
    ...defined("topicEntities", gold.topicEntities?.length),
    ...defined("goldRelations", gold.relations?.length),
    ...measures,
    ...defined("failure", outcome === "FAILED" ? (failure ?? NO_ANSWER) : undefined),
    ...defined("accuracy", closed ? measures.answer.hits1 : undefined),
    ...defined("wordF1", wordF1(gold, answer)),
    ...defined("confidence", answered?.confidence),
    supportClass: supportClass(answered?.support ?? []),
    ...defined("phase", answered?.phase),
    ...defined("fetched", answer?.subgraph),
    ...defined("treeUpdates", answer?.treeUpdates),
    ...defined("error", errorClass(gold, record, measures, forms)),
    cost: record.cost,
    ms: record.ms,
  };
}

/** A record that holds neither an answer nor a failure was cut short. */
const NO_ANSWER = { code: "NO_ANSWER", message: "The record holds neither an answer nor a failure." };

function outcomeOf({ answer, failure }: QuestionRecord, values: number): Outcome {
  if (failure !== undefined || answer === undefined) return "FAILED";
  return values === 0 ? "ABSTAINED" : "ANSWERED";
}

/** An object with the property, or with none where there is no value. */
function defined<Name extends string, T>(name: Name, value: T | undefined): { readonly [key in Name]?: T } {
  return (value === undefined ? {} : { [name]: value }) as { readonly [key in Name]?: T };
}
