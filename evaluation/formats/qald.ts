import { z } from "zod";
import { unexpected, type InputPosition } from "../input-error.ts";
import type { AnswerType, GoldAnswer, GoldQuestion } from "../question-set.ts";
import type { Format } from "./format.ts";
import { goldAnswer, yesNo } from "./gold/answers.ts";
import { queryTerms } from "./gold/sparql-terms.ts";
import { hasRecordFile, type RecordKind } from "./reading/record-files.ts";
import { setsOfRecords } from "./reading/sets-of-records.ts";

const KIND: RecordKind = { keys: ["questions", "question", "language", "string"] };

const Binding = z.record(
  z.string(),
  z.object({ type: z.string(), value: z.string(), datatype: z.string().optional() }),
);
const Question = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  question: z.array(z.object({ language: z.string(), string: z.string().optional() })),
  answertype: z.string().optional(),
  answers: z.array(
    z.object({
      boolean: z.boolean().optional(),
      results: z.object({ bindings: z.array(Binding).default([]) }).optional(),
    }),
  ),
  query: z.object({ sparql: z.string().optional() }).default({}),
});
type Record = z.infer<typeof Question>;

/** As QALD-9 calls the types of answers. */
const ANSWER_TYPES: ReadonlyMap<string, AnswerType> = new Map([
  ["resource", "ENTITIES"],
  ["boolean", "YES_NO"],
  ["number", "NUMBER"],
  ["date", "DATE"],
  ["string", "LITERALS"],
]);

/** QALD in JSON (QALD-7 to QALD-10): the questions in English, of a graph that is not part of the set. */
export const qald: Format = {
  name: "qald",
  describes: "JSON objects {questions: [{id, question: [{language, string}], query: {sparql}, answers}]}",
  status: "tried",
  recognises: (folder) => hasRecordFile(folder, KIND),

  load: (folder) =>
    setsOfRecords(folder, { name: "qald", kind: KIND, shape: Question, under: "questions", goldOf: goldQuestion }),
};

function goldQuestion(record: Record, place: InputPosition): GoldQuestion {
  const { id, question, answertype, query, answers: tables } = record;
  const text = question.find(({ language }) => language === "en" || language.startsWith("en-"))?.string?.trim();
  if (text === undefined || text === "") throw unexpected(place, "a question in English", question);
  const said = tables.find((table) => table.boolean !== undefined)?.boolean;
  const nodes = tables.flatMap((table) => (table.results?.bindings ?? []).flatMap((row) => Object.values(row)));
  const yes = said === undefined ? undefined : yesNo(said);
  const { relations, entities } = queryTerms(query.sparql ?? "");
  return {
    id,
    text,
    type: (yes && "YES_NO") ?? ANSWER_TYPES.get(answertype ?? "") ?? typeOf(nodes),
    answers: yes === undefined ? distinct(nodes.map(answerOf)) : [yes],
    ...(query.sparql === undefined ? {} : { relations, topicEntities: entities }),
  };
}

type Node = z.infer<typeof Binding>[string];

/** The set has no labels: an entity is told by its IRI. */
function answerOf({ type, value }: Node): GoldAnswer {
  if (type !== "uri") return goldAnswer(value, /^\d{4}-01-01T00:00:00Z$/u.test(value) ? [value.slice(0, 4)] : []);
  const local = value.slice(Math.max(value.lastIndexOf("/"), value.lastIndexOf("#")) + 1);
  return goldAnswer(local.replaceAll("_", " ") || value, [], value);
}

function typeOf(nodes: readonly Node[]): AnswerType {
  if (nodes.length === 0 || nodes.some(({ type }) => type === "uri")) return "ENTITIES";
  const types = nodes.map(({ datatype = "" }) => datatype.slice(datatype.lastIndexOf("#") + 1));
  if (types.every((type) => /^(?:date|dateTime|gYear|gYearMonth)$/u.test(type))) return "DATE";
  return types.every((type) =>
    /^(?:integer|decimal|double|float|int|long|nonNegativeInteger|positiveInteger)$/u.test(type),
  )
    ? "NUMBER"
    : "LITERALS";
}

function distinct(answers: readonly GoldAnswer[]): readonly GoldAnswer[] {
  return [...new Map(answers.map((answer) => [answer.iri ?? answer.label, answer])).values()];
}
