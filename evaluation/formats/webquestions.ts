import { z } from "zod";
import { type InputPosition, unexpected } from "../input-error.ts";
import type { GoldQuestion } from "../question-set.ts";
import type { Format } from "./format.ts";
import { answerTypeOf, goldAnswer } from "./gold/answers.ts";
import { hasRecordFile, type RecordKind } from "./reading/record-files.ts";
import { setsOfRecords } from "./reading/sets-of-records.ts";

const KIND: RecordKind = { keys: ["utterance", "targetValue"] };
const DESCRIPTION = /\(description (?:"((?:[^"\\]|\\.)*)"|([^()]*))\)/gu;

const Question = z.object({ utterance: z.string().min(1), targetValue: z.string(), url: z.string().optional() });

/** WebQuestions (Berant et al. 2013): answers by their names in Freebase, which is not part of the set. */
export const webquestions: Format = {
  name: "webquestions",
  describes: 'JSON arrays of {utterance, targetValue: "(list (description …))", url}',
  status: "untried",
  recognises: (folder) => hasRecordFile(folder, KIND),

  load: (folder) => setsOfRecords(folder, { name: "webquestions", kind: KIND, shape: Question, goldOf: goldQuestion }),
};

function goldQuestion(
  { utterance: text, targetValue, url = "" }: z.infer<typeof Question>,
  place: InputPosition,
  number: number,
): GoldQuestion {
  const labels = readDescriptions(targetValue);
  if (labels === undefined) throw unexpected(place, 'answers "(list (description …) …)"', targetValue);
  const topic = /\/en\/([^/]+)$/u.exec(url)?.[1]?.replaceAll("_", " ");
  return {
    id: String(number),
    text,
    type: answerTypeOf(labels),
    answers: labels.map((label) => goldAnswer(label)),
    ...(topic === undefined ? {} : { topicEntities: [topic] }),
  };
}

/** The texts of `(list (description "A B") (description C))`; undefined for anything else. */
export function readDescriptions(value: string): readonly string[] | undefined {
  if (!/^\s*\(list\b/u.test(value)) return undefined;
  const labels = [...value.matchAll(DESCRIPTION)].map(([, inQuotes, plain = ""]) =>
    (inQuotes?.replace(/\\(.)/gu, "$1") ?? plain).trim(),
  );
  const rest = value.replace(DESCRIPTION, "").trim();
  return /^\(list\s*\)$/u.test(rest) ? [...new Set(labels)] : undefined;
}
