import { z } from "zod";
import type { GoldQuestion, LeftOut, QuestionSet, SetDocument, SetKnowledge } from "../question-set.ts";
import type { Format } from "./format.ts";
import { textAnswer } from "./gold/answers.ts";
import { addParagraphs, Paragraph, paragraphText, SupportingFact, supportingSentences } from "./gold/paragraphs.ts";
import { UnionDocuments } from "./gold/union-documents.ts";
import { GoldCount, onlyWithGold } from "./gold/with-gold.ts";
import { filesNamed } from "./reading/files.ts";
import { leftOutOf } from "./reading/forgiving.ts";
import { hasRecordFile, recordFiles, type RecordKind } from "./reading/record-files.ts";
import { readMembers, readRecords } from "./reading/records.ts";
import { setName } from "./reading/set-name.ts";

const KIND: RecordKind = { keys: ["_id", "question", "context"], without: ["evidences"] };
const CORPUS = /hotpotqa_corpus\.json$/u;
const Sentences = z.array(z.string());

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
  describes:
    "JSON arrays of {_id, question, answer, type, supporting_facts, context}, and perhaps hotpotqa_corpus.json {title: [sentence]}",
  status: "tried",
  recognises: (folder) => hasRecordFile(folder, KIND),

  async load(folder) {
    const [corpusFile] = await filesNamed(folder, CORPUS);
    const corpus = corpusFile === undefined ? undefined : await readCorpus(corpusFile);
    const files: { file: string; read: QuestionSet | undefined }[] = [];
    for (const file of await recordFiles(folder, KIND)) {
      const read = await readFile(file);
      const knowledge = corpus?.knowledge ?? { documents: read?.documents ?? [] };
      const leftOut = leftOutOf(read?.leftOut, corpus?.leftOut);
      const name = setName("hotpotqa", folder, file);
      files.push({
        file,
        read: read && { name, format: "hotpotqa", questions: read.questions, knowledge, ...(leftOut && { leftOut }) },
      });
    }
    return onlyWithGold(files).map(({ read }) => read);
  },
};

async function readFile(
  file: string,
): Promise<{ questions: readonly GoldQuestion[]; documents: readonly SetDocument[]; leftOut: LeftOut } | undefined> {
  const questions: GoldQuestion[] = [];
  const union = new UnionDocuments();
  const gold = new GoldCount();
  const leftOut = await readRecords({
    file,
    shape: Question,
    gold,
    take(record, place) {
      const { _id: id, question: text, answer, type: kind, supporting_facts: supporting, context } = record;
      if (!gold.has(answer !== undefined, place) || answer === undefined) return;
      addParagraphs(context, union);
      const facts = supportingSentences(supporting, context);
      questions.push({ id, text, ...textAnswer(answer), facts, ...(kind === undefined ? {} : { kind }) });
    },
  });
  return gold.hasGold ? { questions, documents: union.list, leftOut } : undefined;
}

async function readCorpus(file: string): Promise<{ knowledge: SetKnowledge; leftOut: LeftOut }> {
  const union = new UnionDocuments();
  const leftOut = await readMembers(file, Sentences, (title, sentences) => union.add(title, paragraphText(sentences)));
  return { knowledge: { documents: union.list }, leftOut };
}
