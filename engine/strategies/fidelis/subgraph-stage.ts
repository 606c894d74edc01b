import type { EvidenceSubgraph as ShownSubgraph } from "../../evidence/exploration.ts";
import { FactTable } from "../../graph/subgraph/fact-table.ts";
import type { Stage } from "../../investigation/stage.ts";
import { MAX_AGE_MS } from "../../query/stages.ts";
import { baseInputs, type FidelisQuestion } from "./run.ts";
import { beamSearch } from "./search.ts";
import { FIDELIS_TASKS } from "./tasks/tasks.ts";

/** Facts that are shown of a subgraph. */
const MOST_SHOWN = 5_000;

const NOTHING: ShownSubgraph = {
  ...{ fetched: 0, fused: 0, clustered: 0, reduced: 0, quoted: 0, cut: 0, around: 0, entities: 0 },
  facts: [],
};

/** The facts among which steps were chosen, as the whole search leaves them: what Path-RAG has retrieved. */
export function subgraphStage(asked: FidelisQuestion): Stage<ShownSubgraph> {
  return {
    name: "fidelis.subgraph",
    version: 1,
    inputs: { ...baseInputs(asked), tasks: FIDELIS_TASKS.map(({ version }) => version) },
    maxAgeMs: MAX_AGE_MS,
    async compute(context) {
      const { fetched } = await beamSearch(asked, context);
      if (fetched === null) return NOTHING;
      const facts = FactTable.fromJson(fetched.subgraph.facts);
      const shown = Array.from({ length: Math.min(MOST_SHOWN, facts.size) }, (_, edge) => facts.facts(edge));
      return {
        ...fetched.counts,
        reduced: 0,
        entities: fetched.subgraph.facts.nodes.filter(({ kind }) => kind === "iri").length,
        facts: shown.flat(),
      };
    },
  };
}
