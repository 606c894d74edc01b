import type { EvidenceSubgraph as ShownSubgraph } from "../../../evidence/exploration.ts";
import { EvidenceSubgraph } from "../../../graph/subgraph/evidence-subgraph.ts";
import { reduce } from "../../../graph/subgraph/reduce.ts";
import type { Stage } from "../../../investigation/stage.ts";
import { MAX_AGE_MS } from "../../../query/stages.ts";
import { sourceSelectionStage } from "../sources/select.ts";
import { gather } from "./gather.ts";
import { initialExpedition } from "./initial.ts";
import { baseInputs, runOf, type HydraQuestion } from "./run.ts";

/** Facts that are shown of a subgraph. */
const MOST_SHOWN = 5_000;

const NOTHING: ShownSubgraph = {
  ...{ fetched: 0, fused: 0, clustered: 0, reduced: 0, quoted: 0, cut: 0, around: 0, entities: 0 },
  facts: [],
};

/** The evidence subgraph as the first phase leaves it, what texts say of its entities included: nothing is judged. */
export function subgraphStage(asked: HydraQuestion): Stage<ShownSubgraph> {
  return {
    name: "hydra.subgraph",
    version: 3,
    inputs: baseInputs(asked),
    maxAgeMs: MAX_AGE_MS,
    async compute(context) {
      const run = await runOf(asked, context);
      const expedition = initialExpedition(await context.get(sourceSelectionStage(asked)), run);
      const [route] = expedition.routes;
      const { graphs } = await gather(expedition, run, { remarks: new Set(), cuts: new Set() });
      const [searched] = graphs;
      if (route === undefined || searched === undefined) return NOTHING;
      const { subgraph, counts } = searched;
      const found = EvidenceSubgraph.fromJson(subgraph);
      const starts = route.topics.flatMap(({ entities }) => entities.map((entity) => found.nodeOf(entity)));
      const { edges, removed } = await reduce(found.facts, starts, route.depth, context.signal);
      return {
        ...counts,
        entities: subgraph.facts.nodes.filter(({ kind }) => kind === "iri").length,
        reduced: removed,
        facts: edges.slice(0, MOST_SHOWN).flatMap((edge) => found.facts.facts(edge)),
      };
    },
  };
}
