import { entityFacts } from "./graph/browsing/entity-facts.ts";
import { entityRelations } from "./graph/browsing/entity-relations.ts";
import { relationNames } from "./graph/browsing/relation-names.ts";
import { searchRelations } from "./graph/browsing/search-relations.ts";
import { describeEntities } from "./graph/describe-entities.ts";
import { fuse } from "./graph/fuse.ts";
import { quoteContext } from "./documents/quote-context.ts";
import type { CostEstimate, Engine, EngineParts, Scope } from "./engine.ts";
import { Failure, quoted } from "./failure.ts";
import { GuardedStore } from "./investigation/guarded-store.ts";
import { InProcessStore } from "./investigation/in-process-store.ts";
import { progress } from "./investigation/progress.ts";
import { Registry } from "./investigation/registry.ts";
import { describeSource, partsOf, sourceIdsOf } from "./question/question-parts.ts";
import type { Question } from "./question/question.ts";
import { questionFromId, validateQuestion } from "./question/question-id.ts";
import { DEFAULT_MAX_QUESTION_LENGTH } from "./question/question-text.ts";
import { allReadingsStage, catalogueStage, outlineStage, topicEntitiesStage } from "./question/stages.ts";
import { withLeastConfidence } from "./strategies/least-confidence.ts";
import { DEFAULT_STRATEGY } from "./strategies/default-strategy.ts";
import {
  describeStrategies,
  explorationOf,
  logicTreeOf,
  strategiesWith,
  strategyNamed,
} from "./strategies/registered-strategies.ts";
import { visible } from "./text/visible.ts";
import { wholeParts } from "./sources/whole-parts.ts";
import { withTypical } from "./typical-cost.ts";

const DEFAULT_MEMORY_BYTES = 64 * 1024 * 1024;

/**
 * Puts an engine together. It takes the store over and closes it with itself; sources and reasoner stay the caller's.
 * @throws TypeError when there is no graph, when two sources have the same id, for a source among `web` that is not of
 * the web, and for a strategy that has no description, no name or no options of its own
 */
export function createEngine(given: EngineParts): Engine {
  const parts = wholeParts(given);
  const strategies = strategiesWith(given.strategies ?? []);
  const sourceIds = sourceIdsOf(parts);
  const logicTree = logicTreeOf(strategies);
  const limits = {
    sourceIds,
    strategies,
    defaultStrategy: DEFAULT_STRATEGY,
    maxLength: parts.maxQuestionLength ?? DEFAULT_MAX_QUESTION_LENGTH,
  };
  const { gracePeriodMs, listener, onProblem = warn } = parts;
  const kept = new InProcessStore(parts.maxMemoryBytes ?? DEFAULT_MEMORY_BYTES, parts.store);
  const store = new GuardedStore(kept, onProblem);
  const registry = new Registry({ store, gracePeriodMs, listener, onProblem });
  const open = (question: Question, scope: Scope) => registry.open(scope.tenant, question.investigation);

  return {
    question: (text, request = {}) => validateQuestion(text, request, limits),
    questionById: (id) => questionFromId(id, limits),
    attend: (question, scope, options) => open(question, scope).attend(options),
    observe: (question, scope, client) => progress(open(question, scope), { client }),
    cancel: (question, scope, client) => registry.find(scope.tenant, question.investigation)?.cancel(client) ?? false,
    async forget(question, scope) {
      const hasRun = (registry.find(scope.tenant, question.investigation)?.record().length ?? 0) > 0;
      registry.drop(scope.tenant, question.investigation);
      const stored = await forgetStored(kept, scope, question);
      return hasRun || stored > 0;
    },
    // Made anew each time: a source that lies elsewhere may change.
    get sources() {
      return [...parts.graphs, ...parts.documents].map(describeSource);
    },
    reasoner: parts.reasoner.id,
    async check(id, context) {
      const source = [...parts.graphs, ...parts.documents, parts.reasoner].find((each) => each.id === id);
      if (source !== undefined) return await source.check?.(context);
      throw new Failure(
        "BAD_USER_INPUT",
        `There is no source ${quoted(id)}; there are ${sourceIds.map(quoted).join(", ")}.`,
      );
    },
    async warmUp(context) {
      const { reasoner, graphs } = parts;
      if (reasoner.warmUp !== undefined) await reasoner.warmUp(await fuse(graphs).catalogue(context), context);
    },
    strategies: describeStrategies(strategies),
    describe: (iris, context) => describeEntities(parts.graphs, iris, context),
    facts: (iris, request, context) => entityFacts(fuse(parts.graphs), iris, request, context),
    relations: (iri, context) => entityRelations(fuse(parts.graphs), iri, context),
    relationNames: (iris, context) => relationNames(parts.graphs, iris, context),
    namedGraphs: async (id, triples, context) => {
      const graph = parts.graphs.find((each) => each.id === id);
      return (await graph?.namedGraphs?.(triples, context)) ?? triples.map(() => null);
    },
    quoteContext: (evidence, context) => quoteContext(evidence, parts.documents, context),
    searchEntities: (name, limit, context, options) => fuse(parts.graphs).searchEntities(name, limit, context, options),
    searchRelations: (name, limit, context) => searchRelations(fuse(parts.graphs), name, limit, context),
    estimate(question, strategy = question.strategy): CostEstimate {
      const visible = partsOf(parts, question);
      return withTypical(strategyNamed(strategy, strategies).estimate(question, visible), visible);
    },
    stages: {
      topicEntities: (question) => topicEntitiesStage(question, partsOf(parts, question)),
      analysis: (question) => allReadingsStage(question, partsOf(parts, question)),
      catalogue: (question) => catalogueStage(question, partsOf(parts, question)),
      outline: (question) => outlineStage(question, partsOf(parts, question)),
      result: (question, strategy = question.strategy) =>
        withLeastConfidence(question, strategyNamed(strategy, strategies).result(question, partsOf(parts, question))),
      sourceSelection: (question) =>
        explorationOf(question.strategy, strategies).sourceSelection(question, partsOf(parts, question)),
      subgraph: (question) => explorationOf(question.strategy, strategies).subgraph(question, partsOf(parts, question)),
      draftTree: (question) => logicTree.draft(question, partsOf(parts, question)),
      nodeVerdict: (question, nodeId) => logicTree.nodeVerdict(question, nodeId, partsOf(parts, question)),
      logicTree: (question, traversal) => logicTree.validated(question, traversal, partsOf(parts, question)),
      treeAnswer: (question, traversal) =>
        withLeastConfidence(question, logicTree.answer(question, traversal, partsOf(parts, question))),
    },
    async close() {
      registry.close();
      await kept.close();
    },
  };
}

/** Unlike a result that is not stored, one that is not forgotten is told to whoever asked for it. */
async function forgetStored(store: InProcessStore, scope: Scope, question: Question): Promise<number> {
  try {
    return await store.forget(scope.tenant, question.investigation);
  } catch (cause) {
    throw new Failure("SOURCE_UNAVAILABLE", "What is stored of the question could not be forgotten now. Try again.", {
      cause,
    });
  }
}

function warn(message: string, cause: unknown): void {
  process.emitWarning(visible(`${message} (${cause instanceof Error ? cause.message : String(cause)})`));
}
