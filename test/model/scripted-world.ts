import { afterAll } from "vitest";
import { createEngine } from "../../engine/create-engine.ts";
import type { StrategyName } from "../../engine/evidence/trace.ts";
import type { DocumentCollection } from "../../engine/sources/documents.ts";
import { openModel } from "../../datasources/model/open-model.ts";
import { createModelReasoner } from "../../reasoners/model/reasoner.ts";
import { openBuiltinReasoner } from "../../reasoners/threads/builtin-reasoner.ts";
import { withFallback } from "../../reasoners/with-fallback.ts";
import { createGateway } from "../../server/gateway.ts";
import { graphOf } from "../graph/fused-world.ts";
import { startTestModel, type ReceivedRequest } from "./test-model.ts";

/** A gateway over invented graphs whose model replies what a test has written. */

export type Step = Readonly<Record<string, unknown>>;

interface Listed {
  readonly id: string;
  readonly label: string;
}

/** The data of a request, and the ids by which it lists things. */
interface ShownTo {
  readonly task: string | undefined;
  readonly data: any;
  /** How many forms were tried before. */
  readonly tried: number;
  readonly relation: (label: string) => string;
  readonly kind: (label: string) => string;
  readonly name: (label: string) => string | undefined;
}

/** What a reply that reads the question is made of: its steps, of which the last answers, or why there are none. */
export type Script = (shown: ShownTo) => readonly Step[] | { readonly reason: string } | { readonly raw: unknown };

interface AskedOfScript {
  readonly status: string;
  readonly complete: boolean;
  readonly confidence: number | null;
  readonly explanation: string;
  readonly reading: string | null;
  readonly values: readonly string[];
  readonly evidence: readonly string[];
  readonly tasks: readonly (string | undefined)[];
}

export interface ScriptedWorld {
  script: Script;
  readonly requests: readonly ReceivedRequest[];
  ask(text: string, strategy?: StrategyName): Promise<AskedOfScript>;
}

/**
 * Opened once for a test file, closed after it.
 * @param turtles graphs, by what they are called; several are read as one
 */
export async function openScripted(
  turtles: Readonly<Record<string, string>>,
  documents: readonly DocumentCollection[] = [],
): Promise<ScriptedWorld> {
  const graphs = await Promise.all(Object.entries(turtles).map(([id, turtle]) => graphOf(id, turtle)));
  const model = await startTestModel({
    reply(fenced, { task }) {
      const data = JSON.parse(fenced.slice(fenced.indexOf("{"), fenced.lastIndexOf("}") + 1));
      return replyOf(world.script(shownTo(task, data)));
    },
  });
  const opened = openModel({ name: "test", baseUrl: model.baseUrl }, { fetch: globalThis.fetch });
  const reasoner = withFallback(createModelReasoner({ model: opened }), openBuiltinReasoner());
  const gateway = await createGateway({ engine: createEngine({ graphs, documents, reasoner }) });
  afterAll(() => Promise.all([gateway.close(), model.close()]));
  let asked = 0;
  const world: ScriptedWorld = {
    script: () => ({ reason: "no script" }),
    requests: model.requests,
    async ask(text, strategy = "QUERY") {
      asked += 1;
      model.requests.length = 0;
      const { data, errors } = await gateway.execute({
        query: `query($text: String!, $strategy: Strategy!) { question(text: $text, strategy: $strategy) { answer {
          status complete confidence explanation reading values { nodes { label } } }
          evidence { nodes { text } } } }`,
        // Another wording each time, so that nothing is there from before.
        variables: { text: `${text}${"?".repeat(asked)}`, strategy },
      });
      if (errors !== undefined || !data) throw new Error(JSON.stringify(errors));
      const { answer, evidence } = (data as any).question;
      return {
        ...answer,
        values: answer.values.nodes.map(({ label }: Listed) => label).sort(),
        evidence: evidence.nodes.map(({ text: said }: { text: string }) => said),
        tasks: model.requests.map(({ task }) => task),
      };
    },
  };
  return world;
}

function shownTo(task: string | undefined, data: any): ShownTo {
  const idOf = (list: readonly Listed[] = [], label: string): string =>
    list.find((each) => each.label === label)?.id ?? `nothing called ${label}`;
  const things: readonly Listed[] = (data.names ?? []).flatMap(({ mayMean }: any) => mayMean);
  return {
    ...{ task, data, tried: data.tried?.length ?? 0 },
    relation: (label) => idOf(data.relations, label),
    kind: (label) => idOf(data.classes, label),
    name: (label) => things.find((each) => each.label === label)?.id,
  };
}

function replyOf(said: ReturnType<Script>): unknown {
  if ("raw" in said) return said.raw;
  if ("reason" in said) return { readings: [], reason: said.reason };
  const reading = { meaning: "", confidence: 0.9, steps: said, answer: said.at(-1)?.["id"] };
  return { readings: [reading], reason: null };
}

export const entity = (id: string, words: string, ...entities: readonly (string | undefined)[]): Step => ({
  ...{ id, op: "entity", words, entities: entities.filter((each) => each !== undefined) },
});
export const follow = (id: string, from: string, words: string, ...relations: readonly string[]): Step => ({
  ...{ id, op: "follow", from, words, relations, expects: null },
});
export const filter = (id: string, set: string, words: string, relation: string, more: Step): Step => ({
  ...{ id, op: "filter", set, words, relations: [relation], test: "=", type: "text", value: "", of: null, to: null },
  ...{ unit: null, count: false, among: null },
  ...more,
});
export const exists = (id: string, set: string): Step => ({ id, op: "exists", set });
