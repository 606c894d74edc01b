import { atMost } from "../../engine/cost-estimate.ts";
import type { Engine } from "../../engine/engine.ts";
import { Failure, quoted } from "../../engine/failure.ts";
import { progress } from "../../engine/investigation/progress.ts";
import { Registry } from "../../engine/investigation/registry.ts";
import type { Stage, StageContext } from "../../engine/investigation/stage.ts";
import type { Question, QuestionRequest } from "../../engine/question/question.ts";
import { outlineOf } from "../../engine/question/skyline/outline.ts";
import type { EntityDescription } from "../../engine/sources/knowledge-graph.ts";
import type { UpstreamContext } from "../../engine/sources/upstream.ts";
import type { LogicNode } from "../../engine/evidence/logic-tree.ts";
import type { StrategyName } from "../../engine/evidence/trace.ts";
import { TREE_PARAMETERS } from "../../engine/strategies/treeqa/parameters.ts";
import { ANALYSIS, DESCRIPTIONS, FACTS, RESULT, SELECTION, SUBGRAPH, TOPIC_ENTITIES } from "./fake-answer.ts";
import { DRAFT_TREE, LOGIC_TREE } from "./fake-tree.ts";

export interface FakeEngine extends Engine {
  /** Names of stages in the order in which they were computed. */
  readonly computed: string[];
  /** The IRIs of each call of `describe`. */
  readonly described: (readonly string[])[];
  /** What else was asked of the graphs, in order. */
  readonly browsed: readonly string[];
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
  const browsed: string[] = [];

  const stage = <T>(name: string, question: Question, value: T, needs: readonly Stage<unknown>[] = []): Stage<T> => ({
    name,
    version: 1,
    inputs: { investigation: question.investigation },
    async compute(context) {
      for (const each of needs) await context.get(each);
      computed.push(name);
      await during(name, context);
      return value;
    },
  });
  const topicEntities = (question: Question) => stage("topicEntities", question, TOPIC_ENTITIES);
  const analysis = (question: Question) => stage("analysis", question, ANALYSIS, [topicEntities(question)]);
  const catalogue = (question: Question) => stage("catalogue", question, { relations: [], classes: [] });
  const draftTree = (question: Question) => stage("treeqa.draft", question, DRAFT_TREE, [analysis(question)]);
  const logicTree = (question: Question) => stage("treeqa.tree", question, LOGIC_TREE, [draftTree(question)]);
  const nodeVerdict = (question: Question, nodeId: string): Stage<LogicNode> => {
    const node = LOGIC_TREE.nodes.find(({ id }) => id === nodeId);
    if (node === undefined) throw new Failure("BAD_USER_INPUT", `There is no node ${quoted(nodeId)}.`);
    const { inputs, ...verdict } = stage("treeqa.verdict", question, node, [draftTree(question)]);
    return { ...verdict, inputs: { ...(inputs as { readonly investigation: string }), nodeId } };
  };
  const sourceSelection = (question: Question) => stage("hydra.sources", question, SELECTION, [analysis(question)]);
  const subgraph = (question: Question) => stage("hydra.subgraph", question, SUBGRAPH, [sourceSelection(question)]);
  const outline = (question: Question) =>
    stage("outline", question, outlineOf(question.text, ANALYSIS, TOPIC_ENTITIES), [analysis(question)]);
  const treeAnswer = (question: Question) =>
    stage("treeqa.result", question, { ...RESULT, strategy: "TREEQA" }, [logicTree(question)]);
  const result = (question: Question, strategy: StrategyName = question.strategy) =>
    strategy === "TREEQA" ? treeAnswer(question) : stage("query.result", question, RESULT, [analysis(question)]);

  return {
    computed,
    described,
    browsed,
    question: (text, request = {}) => {
      if (text.trim() === "") throw new Failure("BAD_USER_INPUT", `The question is empty; got ${quoted(text)}.`);
      return questionOf(text, request);
    },
    questionById: (id) => {
      try {
        const { text, ...request } = JSON.parse(Buffer.from(id, "base64url").toString()) as Question;
        return questionOf(text, request);
      } catch {
        throw new Failure("BAD_USER_INPUT", `${quoted(id)} is not the id of a question.`);
      }
    },
    attend: ({ investigation }, { tenant }, options) => registry.open(tenant, investigation).attend(options),
    observe: ({ investigation }, { tenant }, client) => progress(registry.open(tenant, investigation), { client }),
    cancel: ({ investigation }, { tenant }, client) => registry.find(tenant, investigation)?.cancel(client) ?? false,
    forget: async ({ investigation }, { tenant }) => registry.drop(tenant, investigation),
    quoteContext: async () => undefined,
    namedGraphs: async (_graph, triples) => triples.map(() => null),
    sources: [
      { id: "knowledge", kind: "KG", title: "Built-in knowledge", version: "1", asOf: "2026-11-01", licence: "CC0" },
      { id: "documents", kind: "DOCUMENTS", title: "Documents", version: "1", asOf: undefined, licence: undefined },
    ],
    strategies: [
      { name: "QUERY", description: "Asks the graph." },
      { name: "FUSION", description: "Asks others where the graph leaves something open." },
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
    async facts(iris, { direction, relation }, context) {
      browsed.push(`facts ${iris.join(" ")}`);
      const wanted = FACTS.filter(
        (each) =>
          each.direction === (direction ?? each.direction) && each.fact.relation === (relation ?? each.fact.relation),
      );
      return context.upstream({ source: "knowledge", kind: "SPARQL" }, async () => {
        const page = { facts: wanted, total: wanted.length, hasMore: false, complete: true };
        return new Map(iris.map((iri) => [iri, page]));
      });
    },
    async relations(iri, context) {
      browsed.push(`relations ${iri}`);
      return context.upstream({ source: "knowledge", kind: "SPARQL" }, async () => ({
        relations: FACTS.map(({ fact: { relation }, direction }) => ({ relation, direction, degree: 1 })),
        complete: true,
      }));
    },
    async relationNames(iris, context) {
      browsed.push(`names ${iris.join(" ")}`);
      return context.upstream(
        { source: "knowledge", kind: "CATALOGUE" },
        async () => new Map(iris.map((iri) => [iri, { label: iri.slice(iri.lastIndexOf(":") + 1) }])),
      );
    },
    async searchEntities(name, limit, context) {
      browsed.push(`entities ${name}`);
      return context.upstream({ source: "knowledge", kind: "LABELS" }, async () =>
        TOPIC_ENTITIES.flatMap(({ candidates }) => candidates).slice(0, limit),
      );
    },
    async searchRelations(name, limit, context) {
      browsed.push(`relations named ${name}`);
      return context.upstream({ source: "knowledge", kind: "CATALOGUE" }, async () =>
        [
          { iri: "urn:whyql:r:island", label: name, matched: name, match: "EXACT", via: "LABEL", score: 1 } as const,
        ].slice(0, limit),
      );
    },
    estimate: (question, strategy = question.strategy) => ({
      strategy,
      stages: [
        { ...atMost("topicEntities", 1, { LABELS: 1 }), typical: { stages: 1, upstream: { LABELS: 1 } } },
        { ...atMost("analysis", 1), typical: { stages: 1, upstream: {} } },
        { ...atMost("query.result", 1, { SPARQL: 2 }), typical: { stages: 1, upstream: { SPARQL: 1 } } },
      ],
      most: { stages: 3, upstream: { LABELS: 1, SPARQL: 2 } },
      typical: { stages: 3, upstream: { LABELS: 1, SPARQL: 1 } },
      measurement: { on: "2026-11-22", questions: 7 },
    }),
    stages: {
      topicEntities,
      analysis,
      catalogue,
      outline,
      result,
      sourceSelection,
      subgraph,
      draftTree,
      nodeVerdict,
      logicTree,
      treeAnswer,
    },
    async close() {
      registry.close();
    },
  };
}

function questionOf(text: string, { strategy = "QUERY", ...options }: QuestionRequest): Question {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return {
    id: encode({ text, strategy, ...options }),
    text,
    strategy,
    options,
    investigation: encode({ text, ...options }),
  };
}

/** The scope in which gateways without access control ask. */
export const FAKE_SCOPE = { tenant: SCOPE_TENANT } as const;
