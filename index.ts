/** whyql as a library: make an engine of sources and a reasoner, and serve it as GraphQL. */
import "./server/supported-node.ts";
import "reflect-metadata";

export { createEngine } from "./engine/create-engine.ts";
export type { Engine, EngineParts, Scope, SourceDescription } from "./engine/engine.ts";
export { Failure, FAILURE_CODES, type FailureCode } from "./engine/failure.ts";
export type * from "./engine/examples/example.ts";
export { type ExampleParts, type ExampleSource, openExamples } from "./engine/examples/example-source.ts";
export type { AttendOptions, Lease } from "./engine/investigation/lease.ts";
export type { Budget } from "./engine/investigation/budget.ts";
export { CostMeter, type Cost } from "./engine/investigation/cost.ts";
export type { ProgressEvent } from "./engine/investigation/progress.ts";
export type { Stage, StageContext } from "./engine/investigation/stage.ts";
export type { StageStore, StoredStage } from "./engine/investigation/store.ts";
export type { QuestionAnalysis, Reading } from "./engine/question/analysis.ts";
export type { Outline, Skyline } from "./engine/question/skyline/skyline.ts";
export type * from "./engine/question/form/logical-form.ts";
export type { Question, QuestionOptions, TopicEntityChoice } from "./engine/question/question.ts";
export {
  analysisStage,
  catalogueStage,
  mentionsStage,
  outlineStage,
  topicEntitiesStage,
} from "./engine/question/stages.ts";
export type { TopicEntity } from "./engine/question/topic-entities.ts";
export type * from "./engine/rdf/term.ts";
export { iri, literal } from "./engine/rdf/term.ts";
export type { RewardModel } from "./engine/sources/reward-model.ts";
export { serialise } from "./engine/sparql/serialise.ts";
export type * from "./engine/sparql/syntax.ts";
export { triple, variable } from "./engine/sparql/syntax.ts";
export { createBuiltinReasoner } from "./reasoners/english/reasoner.ts";
export { defineTask, MisfitReply, type Reasoner, runTask, type Task } from "./engine/task.ts";
export { createModelReasoner, type ModelReasonerOptions, type ReplyEvent } from "./reasoners/model/reasoner.ts";
export { withFallback } from "./reasoners/with-fallback.ts";
export { type TaskHandler, withHandlers } from "./reasoners/with-handlers.ts";
export { type Ageing, maxAgeOf } from "./engine/sources/age.ts";
export type { Checkable, SourceCheck } from "./engine/sources/check.ts";
export type { DocumentCollection, Passage } from "./engine/sources/documents.ts";
export type * from "./engine/sources/knowledge-graph.ts";
export type * from "./engine/sources/survey.ts";
export type { UpstreamCall, UpstreamContext, UpstreamKind } from "./engine/sources/upstream.ts";
export type { CostEstimate, CostMeasurement, EstimatedWork, StageEstimate } from "./engine/cost-estimate.ts";
export type { InvestigationParts } from "./engine/investigation-parts.ts";
export type {
  LogicTreeStages,
  Strategy,
  StrategyAblation,
  StrategyDeclaration,
  StrategyDescription,
} from "./engine/strategies/strategy.ts";
export { type Criterion, declareCriteria, READING_CRITERIA } from "./engine/strategies/criteria.ts";
export {
  type FusablePath,
  fuse,
  type FusedAnswer,
  type FuseOptions,
  type Fusion,
  type MqpfOptions,
  type OutcomeScore,
  type SemanticScore,
  type WeighedPath,
} from "./engine/strategies/fusion/mqpf/fuse.ts";
export type { OutcomeScorer } from "./engine/strategies/fusion/mqpf/outcome/outcome-scorer.ts";
export type { RelationLinking, TreeOptions } from "./engine/strategies/treeqa/parameters.ts";
export {
  declareParameters,
  type Parameter,
  type Parameters,
  parametersOf,
  type ParameterValue,
  type ParameterValues,
} from "./engine/question/parameters.ts";
export { drawPath, type DrawnPath, type PathCaption } from "./engine/evidence/draw-path.ts";
export type { TraceSource } from "./engine/evidence/evidence.ts";
export type * from "./engine/evidence/fact.ts";
export type * from "./engine/evidence/logic-tree.ts";
export { type Names, namesFrom } from "./engine/evidence/names.ts";
export { type Chain, type Path, pathAlong, type PathStep } from "./engine/evidence/path.ts";
export { type Embedder, lexicalEmbedder, type Vector } from "./engine/text/embedder.ts";
export type * from "./engine/evidence/trace.ts";
export { FusedGraph, membersOf, type QueryGraph } from "./engine/graph/fused-graph.ts";
export { fuse as fuseGraphs } from "./engine/graph/fuse.ts";
export { type ConnectionOptions, type Connections, connections } from "./engine/graph/neighbourhood/connections.ts";
export { expand, type ExpandOptions, type Expansion } from "./engine/graph/neighbourhood/expand.ts";
export { labelsOf } from "./engine/graph/neighbourhood/labels.ts";
export type { FactPage } from "./engine/graph/neighbourhood/page.ts";
export { type RelationFound, relationsOf, type RelationsFound } from "./engine/graph/neighbourhood/relations.ts";
export { openDocuments } from "./datasources/documents/document-collection.ts";
export {
  openEmbeddedGraph,
  type EmbeddedGraph,
  type EmbeddedGraphOptions,
} from "./datasources/embedded/embedded-graph.ts";
export { LearnedFiles } from "./datasources/learned/learned-files.ts";
export { openEmbeddingServer, type EmbeddingServerSettings } from "./datasources/embedding/embedding-server.ts";
export { openLocalModel } from "./datasources/embedding/local-model.ts";
export { HttpProblem, type HttpProblemKind } from "./datasources/http/http-problem.ts";
export { type FetchOptions, Outbound, type OutboundOptions } from "./datasources/http/outbound.ts";
export type { ModelSettings, TaskSettings } from "./datasources/model/model-settings.ts";
export { type ModelOptions, type OpenedModel, openModel } from "./datasources/model/open-model.ts";
export { openRewardServer, type RewardServerSettings } from "./datasources/reward/reward-server.ts";
export type { SparqlGraphSettings } from "./datasources/sparql/settings.ts";
export { openSparqlGraph, type SparqlGraph } from "./datasources/sparql/sparql-graph.ts";
export { openSqliteStageStore } from "./datasources/store/sqlite-stage-store.ts";

export type { WebSettings } from "./datasources/web/web-settings.ts";
export { openWeb, type WebParts, type WebSearch } from "./datasources/web/web.ts";
export type { WikipediaSettings } from "./datasources/wikipedia/wikipedia-settings.ts";
export { openBuiltinReasoner } from "./reasoners/threads/builtin-reasoner.ts";
export { openWikipedia, type Wikipedia } from "./datasources/wikipedia/wikipedia.ts";
export { createGateway, type Gateway, type GatewayOptions } from "./server/gateway.ts";
export { DEFAULT_LIMITS, type Limits } from "./server/limits/limits.ts";
