import type { Engine } from "../../engine/engine.ts";
import { Failure, quoted } from "../../engine/failure.ts";
import { progress } from "../../engine/investigation/progress.ts";
import { Registry } from "../../engine/investigation/registry.ts";
import type { Stage, StageContext } from "../../engine/investigation/stage.ts";
import type { Question, QuestionOptions } from "../../engine/question/question.ts";
import type { EntityDescription } from "../../engine/sources/knowledge-graph.ts";
import type { UpstreamContext } from "../../engine/sources/upstream.ts";
import type { LogicNode } from "../../engine/evidence/logic-tree.ts";
import type { StrategyName } from "../../engine/evidence/trace.ts";
import { TREE_PARAMETERS } from "../../engine/strategies/treeqa/parameters.ts";
import { ANALYSIS, DESCRIPTIONS, RESULT, TOPIC_ENTITIES } from "./fake-answer.ts";
import { DRAFT_TREE, LOGIC_TREE } from "./fake-tree.ts";

export interface FakeEngine extends Engine {
  /** Names of stages in the order in which they were computed. */
  readonly computed: string[];
  /** The IRIs of each call of `describe`. */
  readonly described: (readonly string[])[];
}

export interface FakeEngineOptions {
  /** Called within each stage, before it is done: a place to wait, fail or call a source. */
  readonly during?: (stage: string, context: StageContext) => Promise<void>;
  /** Milliseconds for which work goes on when nobody waits. Default 20. */
  readonly gracePeriodMs?: number;
}

const SCOPE_TENANT = "default";

/** An engine that knows one answer, on the real kernel: for what is about GraphQL and HTTP and not about reasoning. */
export function fakeEngine({ during = async () => undefined, gracePeriodMs = 20 }: FakeEngineOptions = {}): FakeEngine {
  const registry = new Registry({ gracePeriodMs });
  const computed: string[] = [];
  const described: (readonly string[])[] = [];

  const stage = <T>(name: string, { id }: Question, value: T, needs: readonly Stage<unknown>[] = []): Stage<T> => ({
    name,
    version: 1,
    inputs: { id },
    async compute(context) {
      for (const each of needs) await context.get(each);
      computed.push(name);
      await during(name, context);
      return value;
    },
  });
  const topicEntities = (question: Question) => stage("topicEntities", question, TOPIC_ENTITIES);
  const analysis = (question: Question) => stage("analysis", question, ANALYSIS, [topicEntities(question)]);
  const draftTree = (question: Question) => stage("treeqa.draft", question, DRAFT_TREE, [analysis(question)]);
  const logicTree = (question: Question) => stage("treeqa.tree", question, LOGIC_TREE, [draftTree(question)]);
  const nodeVerdict = (question: Question, nodeId: string): Stage<LogicNode> => {
    const node = LOGIC_TREE.nodes.find(({ id }) => id === nodeId);
    if (node === undefined) throw new Failure("BAD_USER_INPUT", `There is no node ${quoted(nodeId)}.`);
    const { inputs, ...verdict } = stage("treeqa.verdict", question, node, [draftTree(question)]);
    return { ...verdict, inputs: { ...(inputs as { readonly id: string }), nodeId } };
  };
  const result = (question: Question, strategy: StrategyName) =>
    strategy === "TREEQA"
      ? stage("treeqa.result", question, { ...RESULT, strategy }, [logicTree(question)])
      : stage("query.result", question, RESULT, [analysis(question)]);

  return {
    computed,
    described,
    question: (text, options = {}) => {
      if (text.trim() === "") throw new Failure("BAD_USER_INPUT", `The question is empty; got ${quoted(text)}.`);
      return questionOf(text, options);
    },
    questionById: (id) => {
      try {
        const { text, options } = JSON.parse(Buffer.from(id, "base64url").toString()) as Question;
        return questionOf(text, options);
      } catch {
        throw new Failure("BAD_USER_INPUT", `${quoted(id)} is not the id of a question.`);
      }
    },
    attend: ({ id }, { tenant }, options) => registry.open(tenant, id).attend(options),
    observe: ({ id }, { tenant }, client) => progress(registry.open(tenant, id), { client }),
    cancel: ({ id }, { tenant }, client) => registry.find(tenant, id)?.cancel(client) ?? false,
    forget: async ({ id }, { tenant }) => registry.drop(tenant, id),
    sources: [
      { id: "knowledge", kind: "KG", title: "Built-in knowledge", version: "1", asOf: "2026-11-01", licence: "CC0" },
      { id: "documents", kind: "WIKI", title: "Documents", version: "1", asOf: undefined, licence: undefined },
    ],
    strategies: [
      { name: "QUERY", description: "Asks the graph." },
      { name: "TREEQA", description: "Takes the question apart.", parameters: TREE_PARAMETERS, hasLogicTree: true },
    ],
    reasoner: "fake",
    check: async (id, context) =>
      id === "knowledge"
        ? context.upstream({ source: id, kind: "SPARQL" }, async () => ({
            usable: true,
            latencyMs: 1.4,
            findings: [{ name: "triples", value: "7" }],
            problem: undefined,
          }))
        : undefined,
    warmUp: async () => undefined,
    async describe(iris: readonly string[], context: UpstreamContext): Promise<ReadonlyMap<string, EntityDescription>> {
      described.push(iris);
      return context.upstream({ source: "knowledge", kind: "SPARQL" }, async () => {
        const known = iris.flatMap((iri) => DESCRIPTIONS.get(iri) ?? []);
        return new Map(known.map((description) => [description.iri, description]));
      });
    },
    estimate: (_question, strategy) => ({
      strategy,
      stages: 3,
      upstream: { LABELS: 1, SPARQL: 2 },
      plan: ["topicEntities", "analysis", "query.result"],
    }),
    stages: { topicEntities, analysis, result, draftTree, nodeVerdict, logicTree },
    async close() {
      registry.close();
    },
  };
}

function questionOf(text: string, options: QuestionOptions): Question {
  return { id: Buffer.from(JSON.stringify({ text, options })).toString("base64url"), text, options };
}

/** The scope in which gateways without access control ask. */
export const FAKE_SCOPE = { tenant: SCOPE_TENANT } as const;
