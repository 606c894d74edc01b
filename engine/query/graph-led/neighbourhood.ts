import { relationsOf } from "../../graph/neighbourhood/relations.ts";
import type { Stage } from "../../investigation/stage.ts";
import type { InvestigationParts } from "../../investigation-parts.ts";
import type { Question } from "../../question/question.ts";
import { namesAndPartsStage } from "../../question/stages.ts";
import { overlaps } from "../../question/mentions.ts";
import { maxAgeOf } from "../../sources/age.ts";
import type { Mention } from "../../sources/knowledge-graph.ts";
import type { UpstreamContext } from "../../sources/upstream.ts";
import { versionOf } from "../../sources/version.ts";
import { type NamedThings, readByGraph } from "./read-by-graph.ts";
import { readInPhrases } from "./read-in-phrases.ts";
import { atMost, requestsOf, type StageEstimate } from "../../cost-estimate.ts";
import { membersOf, type QueryGraph } from "../../graph/fused-graph.ts";
import { mostQueriesToCount } from "../../graph/neighbourhood/count-relations.ts";

/** Names of one question that are looked around, the longest first, and what each of them may mean. */
const MOST_NAMES = 4;
const MOST_MEANINGS = 3;

/**
 * The relations at what a question names, both ways, one call for each name: a bounded look, from which queries are put
 * together that connect the names.
 */
export function neighbourhoodStage(question: Question, parts: InvestigationParts): Stage<readonly NamedThings[]> {
  const { graph } = parts;
  const mentions = namesAndPartsStage(question, parts);
  return {
    name: "query.neighbourhood",
    version: 1,
    inputs: { mentions: mentions.inputs, graph: versionOf(graph) },
    maxAgeMs: maxAgeOf([graph]),
    async compute(context) {
      return lookAround(graph, await context.get(mentions), context);
    },
  };
}

/**
 * What lies around names of a question, the longest of them.
 * @throws Failure when no graph answers
 */
export function lookAround(
  graph: QueryGraph,
  mentions: readonly Mention[],
  context: UpstreamContext,
): Promise<readonly NamedThings[]> {
  return Promise.all(
    outermost(mentions).map(async ({ candidates }): Promise<NamedThings> => {
      const things = candidates.slice(0, MOST_MEANINGS).map(({ iri }) => iri);
      const { relations, truncated } = await relationsOf(graph, things, context);
      const both = relations.map(({ relation, direction }) => ({ iri: relation, direction }));
      return { things, relations: both, truncated };
    }),
  );
}

/**
 * Names around which no longer name stands, and whole names inside those that are only a part of longer ones: "captain
 * of E" may be a part of what a term is called, and E the thing that is asked about.
 */
function outermost(mentions: readonly Mention[]): readonly Mention[] {
  const length = ({ start, end }: Mention): number => end - start;
  const inOrder = [...mentions].sort((a, b) => length(b) - length(a) || a.start - b.start);
  const apart = (some: readonly Mention[]): readonly Mention[] =>
    some.reduce<readonly Mention[]>(
      (found, mention) => (found.some((other) => overlaps(mention, other)) ? found : [...found, mention]),
      [],
    );
  const outer = apart(inOrder);
  const parts = outer.filter(({ candidates }) => candidates.every(({ isPart }) => isPart === true));
  const inside = inOrder.filter(
    (mention) =>
      !outer.includes(mention) &&
      mention.candidates.some(({ match }) => match === "EXACT") &&
      parts.some((part) => part.start <= mention.start && mention.end <= part.end),
  );
  return [...outer, ...apart(inside)].slice(0, MOST_NAMES);
}

/** What it costs at most to read a question by what lies around its names. */
export function estimateGraphLed(parts: InvestigationParts): readonly StageEstimate[] {
  if (parts.reasoner.answers?.(readByGraph) !== true) return [];
  const queries = membersOf(parts.graph).reduce((sum, graph) => sum + mostQueriesToCount(graph), 0);
  return [
    atMost("query.neighbourhood", 1, { SPARQL: MOST_NAMES * queries }),
    atMost("query.graphLed", 1, requestsOf(1, parts)),
    ...(parts.reasoner.answers(readInPhrases) ? [atMost("query.inPhrases", 1, requestsOf(1, parts))] : []),
  ];
}
