import { z } from "zod";
import type { AnswerType, GoldQuestion } from "../question-set.ts";
import type { Format } from "./format.ts";
import { answerTypeOf, goldAnswer } from "./gold/answers.ts";
import { freebaseIri } from "./gold/freebase.ts";
import { hasRecordFile, type RecordKind } from "./reading/record-files.ts";
import { setsOfRecords } from "./reading/sets-of-records.ts";

const KIND: RecordKind = { keys: ["Questions", "RawQuestion", "Parses"] };

const Answer = z.object({
  AnswerType: z.string().optional(),
  AnswerArgument: z.string(),
  EntityName: z.string().nullish(),
});
const Parse = z.object({
  TopicEntityName: z.string().nullish(),
  TopicEntityMid: z.string().nullish(),
  InferentialChain: z.array(z.string()).nullish(),
  Answers: z.array(Answer).default([]),
});
const Question = z.object({ QuestionId: z.string(), RawQuestion: z.string().min(1), Parses: z.array(Parse) });

/**
 * WebQuestionsSP (Yih et al. 2016), of Freebase, which is not part of the set. Of several parses of a question, the
 * first that has answers is its gold.
 */
export const webqsp: Format = {
  name: "webqsp",
  describes:
    "JSON objects {Questions: [{QuestionId, RawQuestion, Parses: [{TopicEntityName, InferentialChain, Answers}]}]}",
  status: "untried",
  recognises: (folder) => hasRecordFile(folder, KIND),

  load: (folder) =>
    setsOfRecords(folder, { name: "webqsp", kind: KIND, shape: Question, under: "Questions", goldOf: goldQuestion }),
};

function goldQuestion({ QuestionId: id, RawQuestion: text, Parses: parses }: z.infer<typeof Question>): GoldQuestion {
  const parse = parses.find(({ Answers: answers }) => answers.length > 0) ?? parses[0];
  const relations = parse?.InferentialChain ?? [];
  const topic = parse?.TopicEntityName ?? parse?.TopicEntityMid;
  return {
    id,
    text,
    type: typeOf(parse?.Answers ?? []),
    answers: (parse?.Answers ?? []).map(({ AnswerArgument: value, EntityName: name }) =>
      goldAnswer(name ?? value, [], freebaseIri(value)),
    ),
    ...(relations.length === 0 ? {} : { relations, hops: relations.length }),
    ...(topic == null ? {} : { topicEntities: [topic] }),
  };
}

function typeOf(answers: readonly z.infer<typeof Answer>[]): AnswerType {
  if (answers.length === 0 || answers.some(({ AnswerType: type }) => type !== "Value")) return "ENTITIES";
  const type = answerTypeOf(answers.map(({ AnswerArgument: value }) => value));
  return type === "ENTITIES" ? "LITERALS" : type;
}
