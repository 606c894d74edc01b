import { z } from "zod";
import { unexpected } from "../input-error.ts";
import type { GoldQuestion, QuestionSet } from "../question-set.ts";
import type { Format } from "./format.ts";
import { answerTypeOf, goldAnswer } from "./gold/answers.ts";
import { hasRecordFile, recordFiles, type RecordKind } from "./reading/record-files.ts";
import { recordsOf } from "./reading/records.ts";
import { setName } from "./reading/set-name.ts";

const KIND: RecordKind = { keys: ["utterance", "targetValue"] };
const DESCRIPTION = /\(description (?:"((?:[^"\\]|\\.)*)"|([^()]*))\)/gu;

const Question = z.object({ utterance: z.string().min(1), targetValue: z.string(), url: z.string().optional() });

/** WebQuestions (Berant et al. 2013): answers by their names in Freebase, which is not part of the set. */
export const webquestions: Format = {
  name: "webquestions",
  describes: 'JSON arrays of {utterance, targetValue: "(list (description …))", url}',
  status: "untried",
  recognises: (folder) => hasRecordFile(folder, KIND),

  async load(folder) {
    const sets: QuestionSet[] = [];
    for (const file of await recordFiles(folder, KIND)) {
      const questions: GoldQuestion[] = [];
      for await (const { record, place } of recordsOf(file, Question)) {
        const labels = readDescriptions(record.targetValue);
        if (labels === undefined) throw unexpected(place, 'answers "(list (description …) …)"', record.targetValue);
        const topic = /\/en\/([^/]+)$/u.exec(record.url ?? "")?.[1]?.replaceAll("_", " ");
        questions.push({
          id: String(questions.length + 1),
          text: record.utterance,
          type: answerTypeOf(labels),
          answers: labels.map((label) => goldAnswer(label)),
          ...(topic === undefined ? {} : { topicEntities: [topic] }),
        });
      }
      sets.push({ name: setName("webquestions", folder, file), format: "webquestions", questions });
    }
    return sets;
  },
};

/** The texts of `(list (description "A B") (description C))`; undefined for anything else. */
export function readDescriptions(value: string): readonly string[] | undefined {
  if (!/^\s*\(list\b/u.test(value)) return undefined;
  const labels = [...value.matchAll(DESCRIPTION)].map(([, inQuotes, plain = ""]) => (inQuotes?.replace(/\\(.)/gu, "$1") ?? plain).trim());
  const rest = value.replace(DESCRIPTION, "").trim();
  return /^\(list\s*\)$/u.test(rest) ? [...new Set(labels)] : undefined;
}
