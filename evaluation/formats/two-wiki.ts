import { z } from "zod";
import type { GoldQuestion, LeftOut, QuestionSet, SetDocument } from "../question-set.ts";
import type { Format } from "./format.ts";
import { textAnswer } from "./gold/answers.ts";
import { addParagraphs, Paragraph, SupportingFact, supportingSentences } from "./gold/paragraphs.ts";
import { UnionDocuments } from "./gold/union-documents.ts";
import { GoldCount, onlyWithGold } from "./gold/with-gold.ts";
import { filesNamed } from "./reading/files.ts";
import { leftOutOf } from "./reading/forgiving.ts";
import { hasRecordFile, recordFiles, type RecordKind } from "./reading/record-files.ts";
import { readRecords } from "./reading/records.ts";
import { setName } from "./reading/set-name.ts";

const KIND: RecordKind = { keys: ["_id", "question", "context", "evidences"] };
const ALIASES = /id_aliases\.json$/u;
const Aliases = z.object({ Q_id: z.string(), aliases: z.array(z.string()), demonyms: z.array(z.string()).default([]) });

const Question = z.object({
  _id: z.string(),
  question: z.string().min(1),
  answer: z.string().nullish(),
  answer_id: z.string().nullish(),
  type: z.string().optional(),
  supporting_facts: z.array(SupportingFact).nullish(),
  context: z.array(Paragraph),
  evidences: z.array(z.tuple([z.string(), z.string(), z.string()])).nullish(),
});

/**
 * 2WikiMultihopQA (Ho et al. 2020): as HotpotQA, with triples of Wikidata as evidence, which are gold and not
 * knowledge.
 */
export const twoWiki: Format = {
  name: "2wiki",
  describes:
    "JSON arrays of {_id, question, answer, type, supporting_facts, context, evidences}, and perhaps id_aliases.json",
  status: "untried",
  recognises: (folder) => hasRecordFile(folder, KIND),

  async load(folder) {
    const aliases = await readAliases(folder);
    const files: { file: string; read: QuestionSet | undefined }[] = [];
    for (const file of await recordFiles(folder, KIND)) {
      const read = await readFile(file, aliases.known);
      const name = setName("2wiki", folder, file);
      const leftOut = leftOutOf(read?.leftOut, aliases.leftOut);
      files.push({
        file,
        read: read && {
          name,
          format: "2wiki",
          questions: read.questions,
          knowledge: { documents: read.documents },
          ...(leftOut && { leftOut }),
        },
      });
    }
    return onlyWithGold(files).map(({ read }) => read);
  },
};

async function readFile(
  file: string,
  aliases: ReadonlyMap<string, readonly string[]>,
): Promise<{ questions: readonly GoldQuestion[]; documents: readonly SetDocument[]; leftOut: LeftOut } | undefined> {
  const questions: GoldQuestion[] = [];
  const union = new UnionDocuments();
  const gold = new GoldCount();
  const leftOut = await readRecords({
    file,
    shape: Question,
    gold,
    take(record, place) {
      const { _id: id, question: text, answer, answer_id, type: kind, supporting_facts, context, evidences } = record;
      if (!gold.has(answer != null, place) || answer == null) return;
      addParagraphs(context, union);
      const triples = (evidences ?? []).map(([subject, relation, object]) => ({
        kind: "triple" as const,
        subject,
        relation,
        object,
      }));
      questions.push({
        id,
        text,
        ...textAnswer(answer, aliases.get(answer_id ?? "")),
        relations: triples.map(({ relation }) => relation),
        facts: [...triples, ...supportingSentences(supporting_facts ?? [], context)],
        ...(kind === undefined ? {} : { kind }),
      });
    },
  });
  return gold.hasGold ? { questions, documents: union.list, leftOut } : undefined;
}

/** Other names of the entities of Wikidata that answers are; a line for each. */
async function readAliases(
  folder: string,
): Promise<{ known: ReadonlyMap<string, readonly string[]>; leftOut: LeftOut | undefined }> {
  const known = new Map<string, readonly string[]>();
  const parts: LeftOut[] = [];
  for (const file of await filesNamed(folder, ALIASES)) {
    const take = (record: z.infer<typeof Aliases>): void =>
      void known.set(record.Q_id, [...record.aliases, ...record.demonyms]);
    parts.push(await readRecords({ file, shape: Aliases, take }));
  }
  return { known, leftOut: leftOutOf(...parts) };
}
