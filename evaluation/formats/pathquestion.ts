import { EvaluationInputError, quotedPath, unexpected } from "../input-error.ts";
import type { GoldQuestion, LeftOut, QuestionSet, SetKnowledge } from "../question-set.ts";
import type { Format } from "./format.ts";
import { answerTypeOf, goldAnswer } from "./gold/answers.ts";
import { readPaths, type GoldPath } from "./pathquestion/gold-path.ts";
import { answersInParentheses, answersWithSlashes } from "./pathquestion/answer-column.ts";
import { fileKind } from "./pathquestion/file-kind.ts";
import { graphOf, readGraph, type PathGraph } from "./pathquestion/path-graph.ts";
import { filesNamed } from "./reading/files.ts";
import { leftOutOf } from "./reading/forgiving.ts";
import { readLines } from "./reading/lines.ts";
import { setName } from "./reading/set-name.ts";

/**
 * PathQuestion, PathQuestion-Large and WorldCup2014 (Zhou et al. 2018): questions with the path to their answer, and
 * small complete graphs. Which graph a file of questions is asked of is told by which one holds its paths.
 */
export const pathquestion: Format = {
  name: "pathquestion",
  describes:
    'graphs (lines of subject, relation, object, with tabs) and questions (lines of text, answer, path "s#r#o#…", with tabs) in .txt files',
  status: "tried",
  async recognises(folder) {
    const { graphs, questions } = await sorted(folder).catch(() => ({ graphs: [], questions: [] }));
    return graphs.length > 0 && questions.length > 0;
  },

  async load(folder) {
    const files = await sorted(folder);
    const graphs: PathGraph[] = [];
    for (const file of files.graphs) graphs.push(await readGraph(file));
    const knowledge = new Map<PathGraph, SetKnowledge>(graphs.map((graph) => [graph, { facts: graph.facts }]));
    const sets: QuestionSet[] = [];
    for (const file of files.questions) {
      const name = setName("pathquestion", folder, file);
      const { questions, leftOut: own } = await readQuestions(file);
      const graph = graphOf(file, questions, graphs);
      const leftOut = leftOutOf(own, graph.leftOut);
      const asked = knowledge.get(graph);
      sets.push({
        name,
        format: "pathquestion",
        questions,
        ...(asked && { knowledge: asked }),
        ...(leftOut && { leftOut }),
      });
    }
    return sets;
  },
};

async function sorted(folder: string): Promise<{ graphs: readonly string[]; questions: readonly string[] }> {
  const files = await filesNamed(folder, /\.txt$/u);
  const kinds = await Promise.all(files.map(fileKind));
  const of = (kind: string): readonly string[] => files.filter((_, index) => kinds[index] === kind);
  if (of("GRAPH").length === 0 || of("QUESTIONS").length === 0) {
    throw new EvaluationInputError(`${quotedPath(folder)} holds no graph, or no questions, in .txt files with tabs.`);
  }
  return { graphs: of("GRAPH"), questions: of("QUESTIONS") };
}

async function readQuestions(file: string): Promise<{ questions: readonly GoldQuestion[]; leftOut: LeftOut }> {
  const questions: GoldQuestion[] = [];
  const leftOut = await readLines(file, (line, place) => {
    const [text = "", answer = "", path = "", all] = line.split("\t");
    const paths = readPaths(path);
    const labels = all === undefined ? answersInParentheses(answer) : answersWithSlashes(all, answer);
    if (text.trim() === "" || paths === undefined) {
      throw unexpected(place, 'a question, its answer and the path "subject#relation#object#…", with tabs', line);
    }
    if (labels === undefined || labels.length === 0)
      throw unexpected(place, 'answers "one(one/other/)" or "one/other/"', all ?? answer);
    questions.push(question(String(place.line), text.trim(), labels, paths));
  });
  return { questions, leftOut };
}

function question(id: string, text: string, labels: readonly string[], paths: readonly GoldPath[]): GoldQuestion {
  return {
    id,
    text,
    type: answerTypeOf(labels),
    // Names are written with underscores; people write them with spaces.
    answers: labels.map((label) => goldAnswer(label, [label.replaceAll("_", " ")])),
    hops: Math.max(...paths.map(({ facts }) => facts.length)),
    kind: paths.length > 1 ? "conjunction" : "path",
    topicEntities: [...new Set(paths.map(({ subject }) => subject))],
    relations: paths.flatMap(({ facts }) => facts.map(({ relation }) => relation)),
    facts: paths.flatMap(({ facts }) => facts.map((fact) => ({ kind: "triple" as const, ...fact }))),
  };
}
