import { z } from "zod";
import type { GoldQuestion, QuestionSet, SetDocument } from "../question-set.ts";
import type { Format } from "./format.ts";
import { textAnswer } from "./gold/answers.ts";
import { addParagraphs, Paragraph, paragraphText, SupportingFact, supportingSentences } from "./gold/paragraphs.ts";
import { UnionDocuments } from "./gold/union-documents.ts";
import { GoldCount, onlyWithGold } from "./gold/with-gold.ts";
import { filesNamed } from "./reading/files.ts";
import { hasRecordFile, recordFiles, type RecordKind } from "./reading/record-files.ts";
import { jsonFile, recordsOf } from "./reading/records.ts";
import { setName } from "./reading/set-name.ts";

const KIND: RecordKind = { keys: ["_id", "question", "context"], without: ["evidences"] };
const CORPUS = /hotpotqa_corpus\.json$/u;
const Corpus = z.record(z.string(), z.array(z.string()));

const Question = z.object({
  _id: z.string(),
  question: z.string().min(1),
  answer: z.string().optional(),
  type: z.string().optional(),
  supporting_facts: z.array(SupportingFact).default([]),
  context: z.array(Paragraph),
});

/**
 * HotpotQA (Yang et al. 2018). All questions of a file are asked of all its paragraphs together, or of those of the
 * corpus that lies beside it.
 */
export const hotpotqa: Format = {
  name: "hotpotqa",
  describes: "JSON arrays of {_id, question, answer, type, supporting_facts, context}, and perhaps hotpotqa_corpus.json {title: [sentence]}",
  status: "tried",
  recognises: (folder) => hasRecordFile(folder, KIND),

  async load(folder) {
    const [corpusFile] = await filesNamed(folder, CORPUS);
    const corpus = corpusFile === undefined ? undefined : { documents: await readCorpus(corpusFile) };
    const files: { file: string; read: QuestionSet | undefined }[] = [];
    for (const file of await recordFiles(folder, KIND)) {
      const read = await readFile(file);
      const knowledge = corpus ?? { documents: read?.documents ?? [] };
      const name = setName("hotpotqa", folder, file);
      files.push({ file, read: read && { name, format: "hotpotqa", questions: read.questions, knowledge } });
    }
    return onlyWithGold(files).map(({ read }) => read);
  },
};

async function readFile(
  file: string,
): Promise<{ questions: readonly GoldQuestion[]; documents: readonly SetDocument[] } | undefined> {
  const questions: GoldQuestion[] = [];
  const union = new UnionDocuments();
  const gold = new GoldCount();
  for await (const { record, place } of recordsOf(file, Question)) {
    const { _id: id, question: text, answer, type: kind, supporting_facts: supporting, context } = record;
    if (!gold.has(answer !== undefined, place) || answer === undefined) continue;
    addParagraphs(context, union);
    const facts = supportingSentences(supporting, context);
    questions.push({ id, text, ...textAnswer(answer), facts, ...(kind === undefined ? {} : { kind }) });
  }
  return gold.complete ? { questions, documents: union.list } : undefined;
}

async function readCorpus(file: string): Promise<readonly SetDocument[]> {
  const union = new UnionDocuments();
  for (const [title, sentences] of Object.entries(await jsonFile(file, Corpus))) union.add(title, paragraphText(sentences));
  return union.list;
}
