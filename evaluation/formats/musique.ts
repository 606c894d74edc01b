import { basename } from "node:path";
import { z } from "zod";
import type { GoldFact, GoldQuestion, LeftOut, QuestionSet, SetDocument, SetKnowledge } from "../question-set.ts";
import type { Format } from "./format.ts";
import { textAnswer } from "./gold/answers.ts";
import { UnionDocuments } from "./gold/union-documents.ts";
import { GoldCount, onlyWithGold } from "./gold/with-gold.ts";
import { type ExtractedFacts, readExtractedFacts } from "./musique/extracted-facts.ts";
import { filesNamed } from "./reading/files.ts";
import { leftOutOf } from "./reading/forgiving.ts";
import { hasRecordFile, recordFiles, type RecordKind } from "./reading/record-files.ts";
import { readRecords } from "./reading/records.ts";
import { setName } from "./reading/set-name.ts";

const KIND: RecordKind = { keys: ["question", "paragraphs", "paragraph_text"] };
const CORPUS = /musique_corpus\.json$/u;
const EXTRACTED = /(?:^|\/)[^/]*\.json$/u;
const Passage = z.object({ title: z.string(), text: z.string() });

const Question = z.object({
  id: z.string(),
  question: z.string().min(1),
  answer: z.string().optional(),
  answer_aliases: z.array(z.string()).default([]),
  answerable: z.boolean().default(true),
  paragraphs: z.array(
    z.object({ idx: z.number(), title: z.string(), paragraph_text: z.string(), is_supporting: z.boolean().optional() }),
  ),
  question_decomposition: z
    .array(z.object({ question: z.string(), answer: z.string(), paragraph_support_idx: z.number().nullish() }))
    .default([]),
});
type Record = z.infer<typeof Question>;

/**
 * MuSiQue (Trivedi et al. 2022). All questions of a file are asked of all its paragraphs together, or of the corpus
 * that lies beside it, and of the triples that were extracted from that, where they do.
 */
export const musique: Format = {
  name: "musique",
  describes:
    "JSON arrays or lines of {id, question, answer, answer_aliases, paragraphs, question_decomposition}, and perhaps musique_corpus.json and openie*.json",
  status: "tried",
  recognises: (folder) => hasRecordFile(folder, KIND),

  async load(folder) {
    const corpus = await readCorpus(folder);
    const extracted = await readExtracted(folder);
    const shared: SetKnowledge | undefined = corpus && {
      documents: corpus.documents,
      ...(extracted && { facts: extracted.facts }),
    };
    const files: { file: string; read: QuestionSet | undefined }[] = [];
    for (const file of await recordFiles(folder, KIND)) {
      const read = await readFile(file);
      const knowledge = shared ?? { documents: read?.documents ?? [], ...(extracted && { facts: extracted.facts }) };
      const leftOut = leftOutOf(read?.leftOut, corpus?.leftOut, extracted?.leftOut);
      const set = { name: setName("musique", folder, file), format: "musique", knowledge };
      files.push({
        file,
        read: read && {
          ...set,
          questions: read.questions,
          ...(extracted && { notes: extracted.notes }),
          ...(leftOut && { leftOut }),
        },
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
      if (!gold.has(record.answer !== undefined || !record.answerable, place)) return;
      for (const { title, paragraph_text: text } of record.paragraphs) union.add(title, text);
      questions.push(goldQuestion(record));
    },
  });
  return gold.hasGold ? { questions, documents: union.list, leftOut } : undefined;
}

function goldQuestion({
  id,
  question: text,
  answer,
  answer_aliases,
  answerable,
  paragraphs,
  question_decomposition: steps,
}: Record): GoldQuestion {
  const facts = paragraphs.filter(({ is_supporting }) => is_supporting === true).map(factOf);
  return {
    id,
    text,
    ...(answerable && answer !== undefined
      ? textAnswer(answer, answer_aliases)
      : { type: "ENTITIES" as const, answers: [] }),
    facts,
    decomposition: steps.map(({ question, answer: found, paragraph_support_idx: support }) => {
      const paragraph = paragraphs.find(({ idx }) => idx === support);
      return { text: question, answer: found, ...(paragraph && { fact: factOf(paragraph) }) };
    }),
    ...(steps.length === 0 ? {} : { hops: steps.length }),
  };
}

function factOf({ title, paragraph_text: text }: Record["paragraphs"][number]): GoldFact {
  return { kind: "sentence", title, text };
}

async function readCorpus(
  folder: string,
): Promise<{ documents: readonly SetDocument[]; leftOut: LeftOut } | undefined> {
  const [file] = await filesNamed(folder, CORPUS);
  if (file === undefined) return undefined;
  const union = new UnionDocuments();
  const leftOut = await readRecords({ file, shape: Passage, take: ({ title, text }) => union.add(title, text) });
  return { documents: union.list, leftOut };
}

async function readExtracted(folder: string): Promise<ExtractedFacts | undefined> {
  const file = (await filesNamed(folder, EXTRACTED)).find((each) => basename(each).includes("openie"));
  return file === undefined ? undefined : readExtractedFacts(file);
}
