import { expect, onTestFinished } from "vitest";
import { openModel } from "../../datasources/model/open-model.ts";
import { createEngine } from "../../engine/create-engine.ts";
import { createModelReasoner } from "../../reasoners/model/reasoner.ts";
import { graphOf } from "../embedded/graph-under-test.ts";
import { collection, type TestPage } from "../hydra/text/pages.ts";
import { gatewayUnderTest } from "../server/gateway-under-test.ts";
import { startTestModel } from "./test-model.ts";

/** What a request shows as data. */
export type Shown = any;

type Steps = readonly Readonly<Record<string, unknown>>[];
type Replies = Readonly<Record<string, (shown: Shown) => unknown>>;

export interface Questioned {
  readonly text: string;
  /** Relations by their labels ("^" for the other way), things by their words; or why there are none. */
  readonly steps: Steps | string;
  readonly graph?: string;
  readonly pages?: readonly TestPage[];
  readonly replies?: Replies;
  readonly strategy?: string;
}

/** A reading as a model would write it, from steps with labels in place of ids. */
export function readingOf(steps: Steps, shown: Shown): unknown {
  const idOf = (written: string): readonly string[] => {
    const label = written.replace("^", "");
    const id = shown.relations.find((each: any) => each.label === label)?.id;
    return id === undefined ? [] : [written.startsWith("^") ? `^${id}` : id];
  };
  return {
    ...{ meaning: shown.question, confidence: 0.9, answer: steps.at(-1)?.["id"] },
    steps: steps.map((step) => ({
      ...step,
      ...(Array.isArray(step["relations"]) ? { relations: step["relations"].flatMap(idOf) } : {}),
      ...(step["op"] === "entity" && step["entities"] === undefined
        ? {
            entities: shown.names
              .filter(({ words }: any) => words === step["words"])
              .slice(0, 1)
              .map(({ mayMean }: any) => mayMean[0].id),
          }
        : {}),
    })),
  };
}

/** Finds, in sentences that begin with the subject and one of some words, what stands behind these. */
export function readerOf(words: readonly string[]) {
  return ({ subject, passages }: Shown): unknown => ({
    clue: null,
    findings: passages.flatMap(({ sentences }: any) =>
      Object.entries<string>(sentences).flatMap(([id, text]) =>
        words.flatMap((each) =>
          text.startsWith(`${subject} ${each} `)
            ? text
                .slice(subject.length + each.length + 2, -1)
                .split(/, | and /u)
                .map((answer) => ({ sentences: [id], answer, certainty: 0.9 }))
            : [],
        ),
      ),
    ),
  });
}

const shownIn = (data: string): Shown => JSON.parse(data.slice(data.indexOf("{"), data.lastIndexOf("}") + 1));

/** Asks a gateway whose model replies as told: what was answered, and what the requests of each task showed. */
export async function askWith({ text, steps, graph = "", pages = [], replies = {}, strategy = "QUERY" }: Questioned) {
  const server = await startTestModel({
    reply(data, { task = "" }) {
      const shown = shownIn(data);
      const reply = replies[task];
      if (reply !== undefined) return reply(shown);
      if (task === "analyse-question")
        return typeof steps === "string"
          ? { readings: [], reason: steps }
          : { readings: [readingOf(steps, shown)], reason: null };
      return { readings: [], reason: "nothing to change", findings: [], clue: null };
    },
  });
  onTestFinished(() => server.close());
  const model = openModel({ name: "test", baseUrl: server.baseUrl }, { fetch: globalThis.fetch });
  const engine = createEngine({
    graphs: [await graphOf(graph)],
    documents: pages.length === 0 ? [] : [collection("pages", "DOCUMENTS", pages)],
    reasoner: createModelReasoner({ model }),
  });
  const { post } = await gatewayUnderTest({ engine });
  const { body } = await post(
    `{ question(text: ${JSON.stringify(text)}, strategy: ${strategy}) {
        answer { status text complete explanation support }
        evidence { nodes { kind text } } } }`,
  );
  expect(body.errors).toBeUndefined();
  const { answer, evidence } = body.data.question;
  const shownTo = (task: string): readonly Shown[] =>
    server.requests.filter((each) => each.task === task).map(({ data }) => shownIn(data));
  return { answer, evidence: evidence.nodes, shownTo, tasks: server.requests.map(({ task }) => task) };
}
