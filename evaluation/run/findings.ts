import type { Lease } from "../../engine/investigation/lease.ts";
import type { QuestionAnalysis } from "../../engine/question/analysis.ts";
import { nodesOf, relationOf } from "../../engine/question/form/walk.ts";
import type { Question } from "../../engine/question/question.ts";
import type { TopicEntity } from "../../engine/question/topic-entities.ts";
import type { EvidenceSubgraph } from "../../engine/evidence/exploration.ts";
import type { LogicTree } from "../../engine/evidence/logic-tree.ts";
import type { Outline } from "../../engine/question/skyline/skyline.ts";
import type { Neighbourhood, NeighbourhoodOf } from "../knowledge/neighbourhood.ts";
import type { OpenedKnowledge } from "./system.ts";
import type { RecordedAnswer, RecordedLink } from "./record.ts";
import { localName, recordedEvidence } from "./recorded-evidence.ts";

/** Candidates of a mention or phrase that are kept: recall is measured to six at most. */
const MOST_CANDIDATES = 10;

type Findings = Pick<
  RecordedAnswer,
  "links" | "relationLinks" | "understood" | "retrieved" | "explored" | "subgraph" | "treeUpdates"
>;

/**
 * What the answer was made from, for measuring its parts: stages that have run already, and nothing else. Another
 * strategy is measured by the stages that it shares with these.
 */
export async function findings(
  question: Question,
  { engine: { stages } }: OpenedKnowledge,
  lease: Lease,
  neighbourhoodOf: NeighbourhoodOf | undefined,
): Promise<Findings> {
  const ran = new Set(
    lease.investigation
      .record()
      .flatMap(({ name, outcome }) => (outcome === "OK" || outcome === "PARTIAL" ? [name] : [])),
  );
  const isLinked = ran.has("mentions") || ran.has("topicEntities");
  const tree = stages.logicTree(question);
  // Stages are named after the strategy whose they are: another one's would fetch what was not looked at.
  const [explorer] = stages.subgraph(question).name.split(".");
  const isExplored = [...ran].some((name) => name.startsWith(`${explorer}.`));
  const [entities, analysis, drawn, subgraph, outline] = await Promise.all([
    isLinked ? lease.get(stages.topicEntities(question)) : [],
    ran.has("analysis") ? lease.get(stages.analysis(question)) : undefined,
    ran.has(tree.name) ? lease.get(tree) : undefined,
    isExplored ? lease.get(stages.subgraph(question)) : undefined,
    isExplored && neighbourhoodOf !== undefined ? lease.get(stages.outline(question)) : undefined,
  ]);
  const neighbourhood = outline && neighbourhoodOf?.(topicsIn(outline));
  return {
    links: entities.map(recordedLink),
    ...(analysis === undefined ? {} : ofAnalysis(analysis)),
    ...(drawn === undefined ? {} : ofTree(drawn)),
    ...(subgraph === undefined ? {} : ofSubgraph(subgraph, neighbourhood)),
  };
}

function ofAnalysis(analysis: QuestionAnalysis): Pick<Findings, "relationLinks" | "understood"> {
  return { relationLinks: relationLinks(analysis), understood: analysis.readings.length > 0 };
}

function recordedLink({ mention, candidates }: TopicEntity): RecordedLink {
  return { mention, candidates: candidates.slice(0, MOST_CANDIDATES).map(({ iri, label }) => ({ iri, label })) };
}

/** The phrases of the best reading: those of others are of other understandings. */
function relationLinks({ readings: [best] }: QuestionAnalysis): readonly RecordedLink[] {
  if (best === undefined) return [];
  return [...nodesOf(best.form)].flatMap(({ node }) => {
    const phrase = relationOf(node);
    if (phrase === undefined) return [];
    return [{ mention: phrase.text, candidates: relations([...phrase.candidates].sort((a, b) => b.score - a.score)) }];
  });
}

function ofTree({
  nodes,
  revisions,
}: LogicTree): Pick<Findings, "relationLinks" | "retrieved" | "explored" | "treeUpdates"> {
  const linked = nodes.filter((node) => node.relations.length > 0);
  return {
    relationLinks: linked.map((node) => ({ mention: node.question, candidates: relations(node.relations) })),
    retrieved: nodes.flatMap(({ evidence }) => evidence.map((each) => recordedEvidence(each, new Map()))),
    explored: nodes.flatMap((node) => node.relations.map(({ iri, label }) => ({ iri, label }))),
    treeUpdates: revisions.length,
  };
}

/** What the search begins at: of each name the entity that it means most likely. */
function topicsIn({ skyline }: Outline): readonly string[] {
  return skyline.places.flatMap(({ kind, entities }) => (kind === "TOPIC" ? entities.slice(0, 1) : []));
}

function ofSubgraph(
  { fetched, around, entities, facts }: EvidenceSubgraph,
  neighbourhood: Neighbourhood | undefined,
): Pick<Findings, "subgraph" | "explored"> {
  const stated = facts.flatMap((fact) => (fact.kind === "triple" ? [fact.relation] : []));
  const explored = [...new Set(stated)].map((iri) => ({ iri, label: localName(iri) }));
  return { subgraph: { fetched, around, entities, ...(neighbourhood && { neighbourhood }) }, explored };
}

/** Each once, whatever its direction. */
function relations(ranked: readonly { readonly iri: string; readonly label: string }[]): RecordedLink["candidates"] {
  const distinct = ranked.filter(({ iri }, index) => ranked.findIndex((other) => other.iri === iri) === index);
  return distinct.slice(0, MOST_CANDIDATES).map(({ iri, label }) => ({ iri, label }));
}
