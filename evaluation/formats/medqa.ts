import { dirname } from "node:path";
import { z } from "zod";
import { type InputPosition, unexpected } from "../input-error.ts";
import type { GoldQuestion, SetKnowledge } from "../question-set.ts";
import type { Format } from "./format.ts";
import { filesNamed } from "./reading/files.ts";
import { hasRecordFile, type RecordKind } from "./reading/record-files.ts";
import { setsOfRecords } from "./reading/sets-of-records.ts";

const KIND: RecordKind = { keys: ["question", "answer", "options"] };
const TEXTBOOKS = /(?:^|\/)textbooks\/en\/[^/]+\.txt$/u;

const Question = z.object({
  question: z.string().min(1),
  answer: z.string().min(1),
  options: z.record(z.string(), z.string()),
  answer_idx: z.string().optional(),
  meta_info: z.string().optional(),
});

/**
 * MedQA (Jin et al. 2021): choices of medical examinations, with the textbooks in English where they lie in the folder.
 */
export const medqa: Format = {
  name: "medqa",
  describes: "JSON lines {question, answer, options: {A, B, …}, answer_idx, meta_info}, and perhaps textbooks/en/*.txt",
  status: "untried",
  recognises: (folder) => hasRecordFile(folder, KIND),

  async load(folder) {
    const [textbook] = await filesNamed(folder, TEXTBOOKS);
    const sets = await setsOfRecords(folder, { name: "medqa", kind: KIND, shape: Question, goldOf: goldQuestion });
    if (textbook === undefined) return sets;
    // One object for all of them, so that what they share is opened once.
    const knowledge: SetKnowledge = { documentFiles: [dirname(textbook)] };
    return sets.map((set) => ({ ...set, knowledge }));
  },
};

function goldQuestion(
  { question: text, answer, options, meta_info: kind }: z.infer<typeof Question>,
  place: InputPosition,
  number: number,
): GoldQuestion {
  const letter = Object.keys(options).find((key) => options[key] === answer);
  if (letter === undefined) throw unexpected(place, "an answer that is one of the options", answer);
  const answers = [{ label: answer, aliases: [letter] }];
  return {
    id: String(number),
    text,
    type: "CHOICE",
    answers,
    choices: Object.values(options),
    ...(kind === undefined ? {} : { kind }),
  };
}
