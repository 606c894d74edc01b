import { relationsOf } from "../../graph/neighbourhood/relations.ts";
import type { Stage } from "../../investigation/stage.ts";
import type { InvestigationParts } from "../../investigation-parts.ts";
import type { Question } from "../../question/question.ts";
import { mentionsStage } from "../../question/stages.ts";
import { overlaps } from "../../question/mentions.ts";
import { maxAgeOf } from "../../sources/age.ts";
import type { Mention } from "../../sources/knowledge-graph.ts";
import { versionOf } from "../../sources/version.ts";
import type { NamedThing } from "./read-by-graph.ts";

/** Names of one question that are looked around, the longest first, and what each of them may mean. */
export const MOST_NAMES = 4;
export const MOST_MEANINGS = 2;

/**
 * The relations at what a question names, both ways, one call for each thing that a name may mean: a bounded look, from
 * which queries are put together that connect the names.
 */
export function neighbourhoodStage(question: Question, parts: InvestigationParts): Stage<readonly NamedThing[]> {
  const { graph } = parts;
  const mentions = mentionsStage(question, parts);
  return {
    name: "query.neighbourhood",
    version: 1,
    inputs: { mentions: mentions.inputs, graph: versionOf(graph) },
    maxAgeMs: maxAgeOf([graph]),
    async compute(context) {
      const meant = thingsMeant(await context.get(mentions));
      return Promise.all(
        meant.map(async (iri): Promise<NamedThing> => {
          const { relations, truncated } = await relationsOf(graph, [iri], context);
          return {
            iri,
            relations: relations.map(({ relation, direction }) => ({ iri: relation, direction })),
            truncated,
          };
        }),
      );
    },
  };
}

/** What names may mean that no longer name stands around, each thing once. */
function thingsMeant(mentions: readonly Mention[]): readonly string[] {
  const length = ({ start, end }: Mention): number => end - start;
  const outermost: Mention[] = [];
  for (const mention of [...mentions].sort((a, b) => length(b) - length(a) || a.start - b.start)) {
    if (outermost.length >= MOST_NAMES) break;
    if (!outermost.some((other) => overlaps(mention, other))) outermost.push(mention);
  }
  return [...new Set(outermost.flatMap(({ candidates }) => candidates.slice(0, MOST_MEANINGS).map(({ iri }) => iri)))];
}
