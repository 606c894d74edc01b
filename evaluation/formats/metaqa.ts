import { dirname } from "node:path";
import { EvaluationInputError, quotedPath, unexpected } from "../input-error.ts";
import type { Fact, GoldQuestion, LeftOut, QuestionSet } from "../question-set.ts";
import type { Format } from "./format.ts";
import { answerTypeOf, goldAnswer } from "./gold/answers.ts";
import { filesBelow, filesNamed, pathWithin } from "./reading/files.ts";
import { leftOutOf } from "./reading/forgiving.ts";
import { linesOf, readLines } from "./reading/lines.ts";

const QUESTIONS = /(?:^|\/)(\d)-hop\/(?:[\w-]+\/)?qa_(train|dev|test)\.txt$/u;
const GRAPH = /(?:^|\/)kb\.txt$/u;
const TOPIC = /\[([^[\]]+)\]/gu;

/** MetaQA (Zhang et al. 2018): questions over a graph of films, by number of hops. */
export const metaqa: Format = {
  name: "metaqa",
  describes:
    'kb.txt (lines "subject|relation|object") and N-hop/vanilla/qa_dev.txt (lines "question with [topic]<tab>answer|answer")',
  status: "tried",
  recognises: async (folder) =>
    (await filesNamed(folder, QUESTIONS)).length > 0 && (await filesNamed(folder, GRAPH)).length > 0,

  async load(folder) {
    const [graph] = await filesNamed(folder, GRAPH);
    if (graph === undefined) throw new EvaluationInputError(`${quotedPath(folder)} holds no kb.txt.`);
    const { facts, leftOut: ofGraph } = await readFacts(graph);
    const knowledge = { facts };
    const sets: QuestionSet[] = [];
    for (const file of await filesNamed(folder, QUESTIONS)) {
      const [, hops = "", part = ""] = QUESTIONS.exec(pathWithin(folder, file)) ?? [];
      const wording = /-hop\/([\w-]+)\//u.exec(pathWithin(folder, file))?.[1] ?? "vanilla";
      const name = `metaqa ${hops}-hop ${part}${wording === "vanilla" ? "" : ` ${wording}`}`;
      const { questions, leftOut: own } = await readQuestions(file, `${hops}-hop ${part}`, Number(hops));
      const leftOut = leftOutOf(own, ofGraph);
      sets.push({ name, format: "metaqa", questions, knowledge, ...(leftOut && { leftOut }) });
    }
    return sets;
  },
};

/** A question without the brackets that say what it is about, and what they said. */
export function stripTopic(marked: string): { readonly text: string; readonly topicEntities: readonly string[] } {
  const topicEntities = [...marked.matchAll(TOPIC)].map(([, topic = ""]) => topic);
  return { text: marked.replace(TOPIC, "$1").trim(), topicEntities };
}

async function readFacts(file: string): Promise<{ facts: readonly Fact[]; leftOut: LeftOut }> {
  const facts: Fact[] = [];
  const leftOut = await readLines(file, (text, place) => {
    const [subject = "", relation = "", object = "", ...more] = text.split("|");
    if (subject === "" || relation === "" || object === "" || more.length > 0) {
      throw unexpected(place, 'a fact "subject|relation|object"', text);
    }
    facts.push({ subject, relation, object });
  });
  return { facts, leftOut };
}

async function readQuestions(
  file: string,
  prefix: string,
  hops: number,
): Promise<{ questions: readonly GoldQuestion[]; leftOut: LeftOut }> {
  const kinds = await readKinds(file);
  const questions: GoldQuestion[] = [];
  const leftOut = await readLines(file, (line, place, position) => {
    const [marked = "", answered = "", ...more] = line.split("\t");
    const labels = [...new Set(answered.split("|"))];
    if (marked.trim() === "" || more.length > 0 || labels.includes("")) {
      throw unexpected(place, 'a question, a tab, and its answers "a|b"', line);
    }
    const { text, topicEntities } = stripTopic(marked);
    if (topicEntities.length === 0) throw unexpected(place, "a question with its [topic] in brackets", marked);
    const kind = kinds[position - 1];
    questions.push({
      id: `${prefix} ${place.line}`,
      text,
      type: answerTypeOf(labels),
      answers: labels.map((label) => goldAnswer(label)),
      hops,
      topicEntities,
      ...(kind === undefined ? {} : { kind }),
    });
  });
  return { questions, leftOut };
}

/** Beside the folder of the questions there is a file with the kind of each: `movie_to_director_to_movie`. */
async function readKinds(file: string): Promise<readonly string[]> {
  const part = QUESTIONS.exec(file.replaceAll("\\", "/"))?.[2] ?? "";
  const kinds: string[] = [];
  const folder = dirname(dirname(file));
  const beside = (await filesBelow(folder)).find((each) => pathWithin(folder, each) === `qa_${part}_qtype.txt`);
  if (beside !== undefined) for await (const { text } of linesOf(beside)) kinds.push(text.trim());
  return kinds;
}
