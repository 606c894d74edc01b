import { z } from "zod";
import type { GoldQuestion, LeftOut, QuestionSet } from "../question-set.ts";
import type { Format } from "./format.ts";
import { answerTypeOf, goldAnswer } from "./gold/answers.ts";
import { freebaseIri } from "./gold/freebase.ts";
import { queryTerms } from "./gold/sparql-terms.ts";
import { GoldCount, onlyWithGold } from "./gold/with-gold.ts";
import { leftOutOf } from "./reading/forgiving.ts";
import { hasRecordFile, recordFiles, type RecordKind } from "./reading/record-files.ts";
import { readRecords } from "./reading/records.ts";
import { setName } from "./reading/set-name.ts";

const KIND: RecordKind = { keys: ["ID", "question", "webqsp_ID"] };

const Question = z.object({
  ID: z.string(),
  question: z.string().min(1),
  sparql: z.string().default(""),
  compositionality_type: z.string().optional(),
  answers: z
    .array(z.object({ answer: z.string().nullish(), answer_id: z.string(), aliases: z.array(z.string()).default([]) }))
    .optional(),
});

/** ComplexWebQuestions (Talmor and Berant 2018), of Freebase, which is not part of the set. */
export const cwq: Format = {
  name: "cwq",
  describes:
    "JSON arrays of {ID, webqsp_ID, question, sparql, compositionality_type, answers: [{answer, answer_id, aliases}]}",
  status: "untried",
  recognises: (folder) => hasRecordFile(folder, KIND),

  async load(folder) {
    const files: { file: string; read: QuestionSet | undefined }[] = [];
    for (const file of await recordFiles(folder, KIND)) {
      const read = await readFile(file);
      const leftOut = leftOutOf(read?.leftOut);
      files.push({
        file,
        read: read && {
          name: setName("cwq", folder, file),
          format: "cwq",
          questions: read.questions,
          ...(leftOut && { leftOut }),
        },
      });
    }
    return onlyWithGold(files).map(({ read }) => read);
  },
};

async function readFile(file: string): Promise<{ questions: readonly GoldQuestion[]; leftOut: LeftOut } | undefined> {
  const questions: GoldQuestion[] = [];
  const gold = new GoldCount();
  const leftOut = await readRecords({
    file,
    shape: Question,
    gold,
    take(record, place) {
      const { ID: id, question: text, sparql, compositionality_type: kind, answers } = record;
      if (!gold.has(answers !== undefined, place) || answers === undefined) return;
      const { relations, entities } = queryTerms(sparql);
      questions.push({
        id,
        text,
        type: answerTypeOf(answers.map(({ answer, answer_id }) => answer ?? answer_id)),
        answers: answers.map(({ answer, answer_id, aliases }) =>
          goldAnswer(answer ?? answer_id, aliases, freebaseIri(answer_id)),
        ),
        relations,
        topicEntities: entities,
        ...(kind === undefined ? {} : { kind }),
      });
    },
  });
  return gold.hasGold ? { questions, leftOut } : undefined;
}
