import type { Clock } from "./clock.ts";
import type { KernelListener } from "./investigation/events.ts";
import type { AttendOptions, Lease } from "./investigation/lease.ts";
import type { ProgressEvent } from "./investigation/progress.ts";
import type { Stage } from "./investigation/stage.ts";
import type { OnProblem, StageStore } from "./investigation/store.ts";
import type { EntityFacts, FactsRequest } from "./graph/browsing/entity-facts.ts";
import type { EntityRelations } from "./graph/browsing/entity-relations.ts";
import type { RelationName } from "./graph/browsing/relation-names.ts";
import type { RelationCandidate } from "./graph/browsing/search-relations.ts";
import type { Triple } from "./rdf/term.ts";
import type { QuestionAnalysis } from "./question/analysis.ts";
import type { Question, QuestionRequest } from "./question/question.ts";
import type { Outline } from "./question/skyline/skyline.ts";
import type { TopicEntity } from "./question/topic-entities.ts";
import type { Reasoner } from "./task.ts";
import type { SourceCheck } from "./sources/check.ts";
import type { DocumentCollection } from "./sources/documents.ts";
import type {
  Catalogue,
  EntityCandidate,
  EntityDescription,
  KnowledgeGraph,
  SearchOptions,
} from "./sources/knowledge-graph.ts";
import type { RewardModel } from "./sources/reward-model.ts";
import type { UpstreamContext } from "./sources/upstream.ts";
import type { SearchThreads } from "./strategies/hydra/search/apart/search-threads.ts";
import type { StrategyDeclaration, StrategyDescription } from "./strategies/strategy.ts";
import type { EvidenceSubgraph, SourceSelection } from "./evidence/exploration.ts";
import type { LogicNode, LogicTree, Traversal } from "./evidence/logic-tree.ts";
import type { Embedder } from "./text/embedder.ts";
import type { Evidence, StrategyName, StrategyResult } from "./evidence/trace.ts";
import type { QuoteContext } from "./documents/quote-context.ts";
import type { CostEstimate } from "./cost-estimate.ts";

/** What an engine is made of. A third party registers its own sources, reasoner and strategies here. */
export interface EngineParts {
  /** At least one; ids are unique among all sources together. */
  readonly graphs: readonly KnowledgeGraph[];
  /** Text by section: documents at hand, a folder, a wiki. None when absent. */
  readonly documents?: readonly DocumentCollection[];
  /** Searches of the web, of the kind `WEB`: asked as the documents are, and named after them. None when absent. */
  readonly web?: readonly DocumentCollection[];
  readonly reasoner: Reasoner;
  /** Beside the built-in ones; names are unique among all. */
  readonly strategies?: readonly StrategyDeclaration[];
  /** Tells texts of similar meaning; by their spelling when absent. */
  readonly embedder?: Embedder;
  /** Scores the answers of paths that are weighed; the reasoner when absent. */
  readonly rewardModel?: RewardModel;
  /** Where large searches of graphs run; in turns with everything else when absent. The caller's to close. */
  readonly searchThreads?: SearchThreads;
  /** What tells the day on which a question is asked; the clock of the machine when absent. */
  readonly clock?: Clock;
  /** Where finished stages are kept; in the process alone when absent. */
  readonly store?: StageStore;
  /** Bound of the finished stages kept in the process, in bytes. Default 64 MiB. */
  readonly maxMemoryBytes?: number;
  /** Time for which work goes on when nobody waits or observes, in milliseconds. Default 30 000. */
  readonly gracePeriodMs?: number;
  /** Longest question, in characters. Default 1 000. */
  readonly maxQuestionLength?: number;
  /** Told of everything that happens in any investigation: for metrics and spans. */
  readonly listener?: KernelListener;
  /** Told of what went wrong without failing a question (a store that does not answer). Default: a process warning. */
  readonly onProblem?: OnProblem;
}

/**
 * Whose knowledge an investigation may see: the tenant, and the ids of the visible sources. Investigations and stored
 * stages of different scopes never meet.
 */
export interface Scope {
  readonly tenant: string;
}

/** Answers questions lazily. It knows neither GraphQL nor HTTP. */
export interface Engine {
  /**
   * The question as a value; nothing runs.
   * @throws Failure `BAD_USER_INPUT` for an empty or over-long text, control characters, an unknown strategy or options
   * out of range.
   */
  question(text: string, request?: QuestionRequest): Question;
  /**
   * The same question again, from its id.
   * @throws Failure `BAD_USER_INPUT` for an id that is not ours or was changed.
   */
  questionById(id: string): Question;
  /**
   * Joins the question's investigation, which questions share that differ in their strategy alone, or starts it;
   * nothing runs until a stage is asked for. Work that suits several is done once, and each call paid by the first of
   * them who still can; budget, deadline and age count for each alone. A `CostMeter` listens to what the lease causes.
   * @throws Failure `BAD_USER_INPUT` for a budget out of range
   */
  attend(question: Question, scope: Scope, options?: AttendOptions): Lease;
  /**
   * What happens from now on in the question's investigation, until it is idle; starts nothing by itself. The work goes
   * on as long as somebody observes it, within what was allowed for it. It is over for those of a client when that one
   * cancels.
   */
  observe(question: Question, scope: Scope, client?: string): AsyncIterableIterator<ProgressEvent>;
  /**
   * Ends a client's interest in the question: its leases that wait get `CANCELLED`, and what nobody else waits for or
   * observes stops at once. Without a client, only work is stopped that nobody waits for or observes, and that was left
   * by leases without a client. False when there was nothing of the kind.
   */
  cancel(question: Question, scope: Scope, client?: string): boolean;
  /**
   * Drops the investigation and every stage stored by it; those who are waiting go on, and nothing more of it is
   * stored. False when there was nothing.
   */
  forget(question: Question, scope: Scope): Promise<boolean>;

  readonly sources: readonly SourceDescription[];
  /**
   * Calls a source, or the reasoner by its id, to see whether it works. Undefined for one that is at hand, and has
   * nothing to be called.
   * @throws Failure `BAD_USER_INPUT` for an id that there is not
   */
  check(id: string, context: UpstreamContext): Promise<SourceCheck | undefined>;
  /** Has the reasoner get ready for the graphs' catalogue; to be called where nobody waits for it. */
  warmUp(context: UpstreamContext): Promise<void>;
  /** Id of the reasoner: name and version, with everything that changes its replies. */
  readonly reasoner: string;
  /** The built-in strategies, and those that were registered. */
  readonly strategies: readonly StrategyDescription[];
  /** Descriptions of entities from all graphs, in one call to each. */
  describe(iris: readonly string[], context: UpstreamContext): Promise<ReadonlyMap<string, EntityDescription>>;
  /**
   * A page of the facts of each of some entities, at most 1,000, by IRI: one query to each graph for up to 25 of
   * them, and one more where there are more facts than the page holds. Graphs are read as one.
   * @throws RangeError for a request out of range; Failure when no graph answers
   */
  facts(
    iris: readonly string[],
    request: FactsRequest,
    context: UpstreamContext,
  ): Promise<ReadonlyMap<string, EntityFacts>>;
  /**
   * The relations of an entity in both directions, those of most facts first: one query to each graph.
   * @throws Failure when no graph answers
   */
  relations(iri: string, context: UpstreamContext): Promise<EntityRelations>;
  /**
   * What relations are called, by IRI, as the catalogue lists them; of others, as their graph describes them.
   * @throws Failure when it can not be had of the graphs
   */
  relationNames(iris: readonly string[], context: UpstreamContext): Promise<ReadonlyMap<string, RelationName>>;
  /**
   * In which named graphs a graph has triples, as IRIs in their order, at most `MOST_GRAPHS_OF_TRIPLE` of each; null
   * where it can not tell.
   * @param triples At most `MOST_TRIPLES_AT_ONCE`
   */
  namedGraphs(
    graph: string,
    triples: readonly Triple[],
    context: UpstreamContext,
  ): Promise<readonly (readonly string[] | null)[]>;
  /**
   * The text around a quote; undefined where its source does not keep it, see `QuoteContext`.
   * @throws Failure when the source can not be had
   */
  quoteContext(
    evidence: Pick<Evidence, "source" | "quotedFrom" | "text" | "title">,
    context: UpstreamContext,
  ): Promise<QuoteContext | undefined>;
  /**
   * Entities by name, best first, at most `limit`: written so, then similarly.
   * @throws Failure when no graph answers
   */
  searchEntities(
    name: string,
    limit: number,
    context: UpstreamContext,
    options?: SearchOptions,
  ): Promise<readonly EntityCandidate[]>;
  /**
   * Relations of the catalogue by name, best first, at most `limit`: written so, then similarly.
   * @throws Failure when the catalogue can not be read
   */
  searchRelations(name: string, limit: number, context: UpstreamContext): Promise<readonly RelationCandidate[]>;
  /** What an answer costs, at most and as a rule, by the question's strategy unless another is named; runs nothing. */
  estimate(question: Question, strategy?: StrategyName): CostEstimate;

  /** The stages that a client can ask for, by question. */
  readonly stages: {
    topicEntities(question: Question): Stage<readonly TopicEntity[]>;
    /** All that the question can be read as, also where the client has chosen one of them. */
    analysis(question: Question): Stage<QuestionAnalysis>;
    /** The relations and classes of all graphs: what readings are said in. */
    catalogue(question: Question): Stage<Catalogue>;
    /** The skyline, sub-questions and depth of what the analysis has read. */
    outline(question: Question): Stage<Outline>;
    /** What the question's strategy finds, unless another is named. */
    result(question: Question, strategy?: StrategyName): Stage<StrategyResult>;
    /** Which sources know what the question names, and which are searched first. */
    sourceSelection(question: Question): Stage<SourceSelection>;
    /** The evidence subgraph, as the first search of the graphs leaves it. */
    subgraph(question: Question): Stage<EvidenceSubgraph>;
    /** The logic tree as first generated: no node of it has been checked. */
    draftTree(question: Question): Stage<LogicTree>;
    /** A node of the draft, checked: that node alone. The root has no verdict. */
    nodeVerdict(question: Question, nodeId: string): Stage<LogicNode>;
    /**
     * The logic tree, validated and corrected; traversed as the question's options say, unless another way is named.
     */
    logicTree(question: Question, traversal?: Traversal): Stage<LogicTree>;
    /** The answer to the question itself, from that tree: what its root came out as. */
    treeAnswer(question: Question, traversal?: Traversal): Stage<StrategyResult>;
  };
  close(): Promise<void>;
}

export interface SourceDescription {
  readonly id: string;
  readonly kind: "KG" | "DOCUMENTS" | "WEB";
  readonly title: string;
  readonly version: string;
  readonly asOf: string | undefined;
  readonly licence: string | undefined;
}

export type { CostEstimate } from "./cost-estimate.ts";
