import { stat } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { unexpected } from "../input-error.ts";
import type { AnswerType, GoldAnswer, GoldQuestion, SetKnowledge } from "../question-set.ts";
import type { Format } from "./format.ts";
import { answerTypeOf, goldAnswer, yesNo } from "./gold/answers.ts";
import { leftOutOf } from "./reading/forgiving.ts";
import { readRecords } from "./reading/records.ts";

const QUESTIONS = "questions.jsonl";
const GRAPHS = ["graph.ttl", "graph.nt"];
const DOCUMENTS = ["documents.jsonl", "documents"];
const TYPES: readonly [AnswerType, ...AnswerType[]] = ["ENTITIES", "LITERALS", "NUMBER", "DATE", "YES_NO", "CHOICE"];

const Question = z.strictObject({
  id: z.union([z.string().min(1), z.number()]).transform(String),
  question: z.string().min(1),
  answers: z.array(z.string().min(1)),
  type: z.enum(TYPES).optional(),
  choices: z.array(z.string()).min(2).optional(),
  hops: z.number().int().positive().optional(),
  kind: z.string().optional(),
  relations: z.array(z.string()).optional(),
  topicEntities: z.array(z.string()).optional(),
});

/** Our own: whoever has questions of their own writes them so. */
export const jsonl: Format = {
  name: "jsonl",
  describes:
    "questions.jsonl ({id, question, answers, type?}), with graph.ttl or graph.nt, documents.jsonl ({id, title, text}) or a folder documents",
  status: "tried",
  recognises: (folder) => exists(join(folder, QUESTIONS)),

  async load(folder) {
    const file = join(folder, QUESTIONS);
    const questions: GoldQuestion[] = [];
    const ids = new Map<string, number>();
    const read = await readRecords({
      file,
      shape: Question,
      take(record, place) {
        const { id, question: text, answers, type = answerTypeOf(answers), choices, ...more } = record;
        const earlier = ids.get(id);
        if (earlier !== undefined)
          throw unexpected(place, `an id that no other question has (line ${earlier} has it)`, id);
        if (type === "CHOICE" && choices === undefined)
          throw unexpected(place, "choices of a question of the type CHOICE", record);
        ids.set(id, place.line ?? 0);
        const gold = answers.map((answer) => answerOf(answer, type));
        const set = Object.fromEntries(Object.entries({ choices, ...more }).filter(([, value]) => value !== undefined));
        questions.push({ id, text, type, answers: gold, ...set });
      },
    });
    const leftOut = leftOutOf(read);
    const knowledge = await readKnowledge(folder);
    return [
      { name: "jsonl", format: "jsonl", questions, ...(knowledge && { knowledge }), ...(leftOut && { leftOut }) },
    ];
  },
};

function answerOf(label: string, type: AnswerType): GoldAnswer {
  return (type === "YES_NO" ? yesNo(label) : undefined) ?? goldAnswer(label);
}

/** Undefined where the folder has questions alone: they are asked of what is configured. */
async function readKnowledge(folder: string): Promise<SetKnowledge | undefined> {
  const present = async (names: readonly string[]): Promise<readonly string[]> => {
    const paths = names.map((name) => join(folder, name));
    const found = await Promise.all(paths.map(exists));
    return paths.filter((_, index) => found[index]);
  };
  const graphFiles = await present(GRAPHS);
  const documentFiles = await present(DOCUMENTS);
  if (graphFiles.length + documentFiles.length === 0) return undefined;
  return { ...(graphFiles.length > 0 && { graphFiles }), ...(documentFiles.length > 0 && { documentFiles }) };
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
