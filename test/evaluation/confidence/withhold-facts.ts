import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadQuestionSets } from "../../../evaluation/formats/load-question-sets.ts";
import { factsAsTriples, relationIri } from "../../../evaluation/knowledge/facts-as-triples.ts";
import { mirroredRelations } from "../../../evaluation/knowledge/mirrored.ts";
import type { Fact, GoldQuestion, QuestionSet } from "../../../evaluation/question-set.ts";
import { readRun, type StoredRecord } from "../../../evaluation/run/read-run.ts";
import { scoreQuestion } from "../../../evaluation/score/score-question.ts";
import { standardOutput } from "../../../server/terminal.ts";

/**
 * Makes questions that a graph does not answer any more: of those that a run answered rightly, with the graph without
 * one relation that the answer rested on, and with one without the things that they name. What is answered all the same
 * shows how sure whyql is where it should not be: people ask graphs for what they do not hold.
 *
 * `npm run confidence:withhold -- <format> <data> <folder> <run.jsonl> …` writes a folder of the
 * format `jsonl` for each relation, and prints it.
 */
const [format = "", data = "", folder = "", ...files] = process.argv.slice(2);
/** Relations of each set, those of the most questions, and questions of each. */
const [MOST_RELATIONS, MOST_QUESTIONS] = [8, 40];

for (const set of await loadQuestionSets(format, data)) {
  const runs = files.map((file) => readRun(file)).filter(({ header }) => header.identity.set.name === set.name);
  const right = runs.flatMap(({ records }) =>
    records.filter((record) => scoreQuestion(record.gold, record).answer.hits1 === 1),
  );
  const questions = new Map(set.questions.map((question) => [question.id, question]));
  const asked = right.flatMap((record) => questions.get(record.id) ?? []);
  for (const [relation, ids] of byRelation(right))
    write(set, relation, asked.filter(({ id }) => ids.includes(id)).slice(0, MOST_QUESTIONS), without(set, relation));
  const few = asked.filter(({ topicEntities = [] }) => topicEntities.length > 0).slice(0, MOST_QUESTIONS);
  const gone = new Set(few.flatMap(({ topicEntities = [] }) => topicEntities));
  write(
    set,
    "names",
    few,
    factsOf(set).filter(({ subject, object }) => !gone.has(subject) && !gone.has(object)),
  );
}

/** Each question under one relation of its paths, chosen by itself. */
function byRelation(records: readonly StoredRecord[]): readonly (readonly [string, readonly string[]])[] {
  const found = new Map<string, string[]>();
  for (const { id, text, answer } of records) {
    const relations = [...new Set((answer?.paths ?? []).flatMap((path) => path.relations.map(({ iri }) => iri ?? "")))];
    const relation = relations.sort()[(createHash("sha256").update(text).digest()[1] ?? 0) % relations.length];
    if (relation !== undefined) found.set(relation, [...(found.get(relation) ?? []), id]);
  }
  return [...found].sort(([, one], [, other]) => other.length - one.length).slice(0, MOST_RELATIONS);
}

function factsOf({ knowledge }: QuestionSet): readonly Fact[] {
  return knowledge?.facts ?? [];
}

function without(set: QuestionSet, iri: string): readonly Fact[] {
  const facts = factsOf(set);
  const mirrored = mirroredRelations(facts);
  return facts.filter(({ relation }) => relationIri(mirrored.get(relation) ?? relation) !== iri);
}

function write({ name }: QuestionSet, what: string, asked: readonly GoldQuestion[], facts: readonly Fact[]): void {
  if (asked.length === 0) return;
  const hash = createHash("sha256").update(what).digest("hex").slice(0, 6);
  const path = join(folder, `${name} without ${hash}`.replace(/[^A-Za-z0-9_-]+/gu, "-"));
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, "graph.nt"), [...factsAsTriples(facts)].join(""));
  const lines = asked.map(({ id, text, answers }) =>
    JSON.stringify({ id, question: text, answers: answers.map(({ label }) => label) }),
  );
  writeFileSync(join(path, "questions.jsonl"), `${lines.join("\n")}\n`);
  standardOutput.write(`${path}\n`);
}
