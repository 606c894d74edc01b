import { dirname } from "node:path";
import { z } from "zod";
import { unexpected } from "../input-error.ts";
import type { GoldQuestion, QuestionSet, SetKnowledge } from "../question-set.ts";
import type { Format } from "./format.ts";
import { filesNamed } from "./reading/files.ts";
import { hasRecordFile, recordFiles, type RecordKind } from "./reading/record-files.ts";
import { recordsOf } from "./reading/records.ts";
import { setName } from "./reading/set-name.ts";

const KIND: RecordKind = { keys: ["question", "answer", "options"] };
const TEXTBOOKS = /(?:^|\/)textbooks\/en\/[^/]+\.txt$/u;

const Question = z.object({
  question: z.string().min(1),
  answer: z.string().min(1),
  options: z.record(z.string(), z.string()),
  answer_idx: z.string().optional(),
  meta_info: z.string().optional(),
});

/** MedQA (Jin et al. 2021): choices of medical examinations, with the textbooks in English where they lie in the folder. */
export const medqa: Format = {
  name: "medqa",
  describes: "JSON lines {question, answer, options: {A, B, …}, answer_idx, meta_info}, and perhaps textbooks/en/*.txt",
  status: "untried",
  recognises: (folder) => hasRecordFile(folder, KIND),

  async load(folder) {
    const [textbook] = await filesNamed(folder, TEXTBOOKS);
    const knowledge: SetKnowledge | undefined = textbook === undefined ? undefined : { documentFiles: [dirname(textbook)] };
    const sets: QuestionSet[] = [];
    for (const file of await recordFiles(folder, KIND)) {
      const questions: GoldQuestion[] = [];
      for await (const { record, place } of recordsOf(file, Question)) {
        const { question: text, answer, options, meta_info: kind } = record;
        const letter = Object.keys(options).find((key) => options[key] === answer);
        if (letter === undefined) throw unexpected(place, "an answer that is one of the options", answer);
        const answers = [{ label: answer, aliases: [letter] }];
        const id = String(questions.length + 1);
        questions.push({ id, text, type: "CHOICE", answers, choices: Object.values(options), ...(kind === undefined ? {} : { kind }) });
      }
      sets.push({ name: setName("medqa", folder, file), format: "medqa", questions, ...(knowledge && { knowledge }) });
    }
    return sets;
  },
};
