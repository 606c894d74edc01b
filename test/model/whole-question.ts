import { expect, onTestFinished } from "vitest";
import { openModel } from "../../datasources/model/open-model.ts";
import { createEngine } from "../../engine/create-engine.ts";
import { createModelReasoner } from "../../reasoners/model/reasoner.ts";
import { graphOf } from "../embedded/graph-under-test.ts";
import { collection, type TestPage } from "../hydra/text/pages.ts";
import { gatewayUnderTest } from "../server/gateway-under-test.ts";
import { startTestModel, type ReceivedRequest } from "./test-model.ts";

const GRAPH = `:located rdfs:label "located in" . :veil rdfs:label "Great Veil" ; :located :orland . :orland rdfs:label "Orland" .`;
export const PAGES: readonly TestPage[] = [
  { title: "Ada Krall", text: "Ada Krall is a glassblower. She learnt her craft from Ines Vatt. She dislikes rain." },
  { title: "Ines Vatt", text: "Ines Vatt kept bees. Her workshop stood in Tarn, Orland." },
  { title: "Tarn", text: "Tarn has a market on every Friday. Its mayor is Olga Rehn." },
];
const QUESTION = "In which town did the teacher of Ada Krall have her workshop?";

export interface Step {
  readonly subject: string;
  readonly relation: string;
  readonly object: string;
  /** Words of the sentence that states it, or of several that do so together. */
  readonly of: string | readonly string[];
}

interface Whole {
  readonly steps?: readonly Step[];
  readonly answers?: readonly string[];
  readonly unsaid?: readonly string[];
  readonly search?: string;
  readonly own?: string;
}

/** An answer, and words of the sentence that states it, or of several that do so together. */
export type Found = readonly [answer: string, of: string | readonly string[]];

export interface Script {
  /** What is read of a thing, hop by hop: its answer, and words of the sentence. */
  readonly hop?: (subject: string) => Found | readonly Found[] | undefined;
  /** What is read of the whole question, by what is shown and the round. */
  readonly whole?: (titles: readonly string[], round: number) => Whole;
  readonly compare?: (answers: readonly any[]) => unknown;
  readonly pages?: readonly TestPage[];
  readonly options?: string;
  readonly text?: string;
  /** What the question names. */
  readonly named?: string;
}

const shownIn = (data: string): any => JSON.parse(data.slice(data.indexOf("{"), data.lastIndexOf("}") + 1));
export const sentencesOf = (shown: any): readonly { readonly id: string; readonly text: string }[] =>
  shown.passages.flatMap(({ sentences }: any) => Object.entries<string>(sentences).map(([id, text]) => ({ id, text })));
const idOf = (shown: any, words: string): string =>
  sentencesOf(shown).find(({ text }) => text.includes(words))?.id ?? "none";

const idsOf = (shown: any, words: string | readonly string[]): readonly string[] =>
  [words].flat().map((each) => idOf(shown, each));

/** The teacher of her, and the town of that one: neither is a relation of the graph. */
function analysis(data: string, named: string): unknown {
  const { question } = shownIn(data);
  const open = { op: "follow", relations: [] };
  const steps = [
    { id: "s1", op: "entity", words: named, entities: [] },
    { ...open, id: "s2", from: "s1", words: "has the teacher" },
    { ...open, id: "s3", from: "s2", words: "had her workshop in", expects: "town" },
  ];
  return { readings: [{ meaning: question, confidence: 0.9, steps, answer: "s3" }], reason: null };
}

export interface Asked {
  readonly answer: any;
  readonly paths: readonly any[];
  readonly evidence: readonly any[];
  readonly tasks: readonly (string | undefined)[];
  readonly modelCalls: number;
  readonly estimated: number;
  readonly wholes: readonly any[];
  readonly compared: readonly any[];
  /** Each request, with its task. */
  readonly requests: readonly string[];
}

/**
 * Asks a question, through GraphQL, of a model that is written by hand: what is found of it hop by hop, and what is
 * read of it as a whole.
 */
export async function ask({
  hop,
  whole,
  compare,
  pages = PAGES,
  options = "",
  text = QUESTION,
  named = "Ada Krall",
}: Script): Promise<Asked> {
  let round = 0;
  const server = await startTestModel({
    reply: (data, { task }) => {
      const shown = shownIn(data);
      if (task === "analyse-question") return analysis(data, named);
      if (task === "read-passages") {
        const found = hop?.(shown.subject) ?? [];
        const all = (typeof found[0] === "string" ? [found] : found) as readonly Found[];
        const findings = all.map(([answer, of]) => ({ sentences: idsOf(shown, of), answer, certainty: 0.9 }));
        return { findings, clue: null };
      }
      if (task === "read-question") {
        round += 1;
        const said = whole?.(
          shown.passages.map(({ title }: any) => title),
          round,
        );
        return {
          steps: (said?.steps ?? []).map(({ of, ...step }) => ({ ...step, sentences: idsOf(shown, of) })),
          ...{ answers: said?.answers ?? [], unsaid: said?.unsaid ?? [] },
          ...{ search: said?.search ?? null, own: said?.own ?? null },
        };
      }
      return task === "compare-answers" ? compare?.(shown.answers) : {};
    },
  });
  onTestFinished(() => server.close());
  const engine = createEngine({
    graphs: [await graphOf(GRAPH)],
    documents: [collection("pages", "DOCUMENTS", pages)],
    reasoner: createModelReasoner({ model: openModel({ name: "test", baseUrl: server.baseUrl }, { fetch }) }),
  });
  const { post } = await gatewayUnderTest({ engine });
  const { body } = await post(
    `{ question(text: ${JSON.stringify(text)}${options}) {
        answer { status text complete explanation support
          conflicts { taken values { nodes { label } } } }
        paths { nodes { text } } evidence { nodes { text title } }
        estimate { most { upstream { kind calls } } } } }`,
  );
  expect(body.errors).toBeUndefined();
  const { answer: given, paths, evidence, estimate } = body.data.question;
  const conflicts = given.conflicts.map(({ taken, values }: any) => ({
    taken,
    text: values.nodes.map(({ label }: any) => label).join(),
  }));
  const answer = { ...given, conflicts };
  const requestsOf = (name: string): readonly any[] =>
    server.requests.filter(({ task }: ReceivedRequest) => task === name).map(({ data }) => shownIn(data));
  return {
    ...{ answer, paths: paths.nodes, evidence: evidence.nodes },
    tasks: server.requests.map(({ task }) => task),
    modelCalls: body.extensions.cost.modelCalls,
    estimated: estimate.most.upstream.find(({ kind }: any) => kind === "MODEL").calls,
    wholes: requestsOf("read-question"),
    compared: requestsOf("compare-answers"),
    requests: server.requests.map(({ task, data }) => `${task ?? ""} ${data}`),
  };
}

export const TEACHER: Step = {
  subject: "Ada Krall",
  relation: "learnt from",
  object: "Ines Vatt",
  of: "learnt her craft",
};
export const WORKSHOP: Step = {
  subject: "Ines Vatt",
  relation: "workshop",
  object: "Tarn, Orland",
  of: "workshop stood",
};
export const hopByHop =
  (...towns: readonly Found[]) =>
  (subject: string): readonly Found[] =>
    subject === "Ada Krall" ? [["Ines Vatt", "learnt her craft"]] : subject === "Ines Vatt" ? towns : [];
