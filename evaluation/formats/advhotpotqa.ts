import { z } from "zod";
import type { GoldFact, GoldQuestion, SetDocument } from "../question-set.ts";
import type { Format } from "./format.ts";
import { textAnswer } from "./gold/answers.ts";
import { hasRecordFile, type RecordKind } from "./reading/record-files.ts";
import { setsOfRecords } from "./reading/sets-of-records.ts";

const KIND: RecordKind = { keys: ["qas_id", "question", "paragraphs", "is_supp"] };

const Question = z.object({
  qas_id: z.string(),
  question: z.string().min(1),
  answer: z.string().min(1),
  paragraphs: z.array(z.object({ title: z.string(), context: z.string(), is_supp: z.boolean() })).min(1),
  rationale: z.array(z.object({ title: z.string(), sentence: z.string() })).default([]),
});
type Record = z.infer<typeof Question>;

/**
 * AdvHotpotQA (Ye and Durrett 2022): each question with its two supporting paragraphs and two that were made to
 * contradict them. Their titles tell which is which, and so does whether a paragraph has a real one: all get the
 * beginning of their text instead.
 */
export const advhotpotqa: Format = {
  name: "advhotpotqa",
  describes: "JSON arrays of {qas_id, question, answer, paragraphs: [{title, context, is_supp}], rationale}",
  status: "tried",
  recognises: (folder) => hasRecordFile(folder, KIND),

  load: (folder) => setsOfRecords(folder, { name: "advhotpotqa", kind: KIND, shape: Question, goldOf: goldQuestion }),
};

/** The words before the first mark or verb: what an encyclopedia's paragraph begins with is what it is about. */
export function openingWords(text: string): string {
  const bare = text.slice(Math.max(0, text.search(/\w/u)));
  const end = bare.search(/[(,;:!?]|\.\s|\s(?:is|was|are|were|has|had)\s/u);
  const opening = bare.slice(0, end < 0 ? bare.length : end).trim();
  return opening.split(/\s+/u).slice(0, 8).join(" ") || "Paragraph";
}

function goldQuestion({ qas_id: id, question: text, answer, paragraphs, rationale }: Record): GoldQuestion {
  const documents = paragraphs.map(({ context }, index): SetDocument => ({
    id: String(index + 1),
    title: openingWords(context),
    text: context,
  }));
  const facts = rationale.flatMap(({ title, sentence }): readonly GoldFact[] => {
    const index = paragraphs.findIndex((paragraph) => paragraph.is_supp && paragraph.title === title);
    return [{ kind: "sentence", title: documents[index]?.title ?? title, text: sentence }];
  });
  return { id, text, ...textAnswer(answer), facts, knowledge: { documents } };
}
