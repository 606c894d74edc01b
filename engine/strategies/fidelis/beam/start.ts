import type { EvidenceSubgraph } from "../../../graph/subgraph/evidence-subgraph.ts";
import { Cuts } from "../../../graph/trails/cuts.ts";
import { startTrail } from "../../../graph/trails/trail.ts";
import { PATH_RAG_BOUNDS } from "../path-rag/bounds.ts";
import type { Run } from "../run.ts";
import { storedTrail, type BeamPath } from "./beam-path.ts";

/** The beam before its first step: a path of none for each entity that a topic may mean, the best few. */
export function startBeam({ topics }: Run, subgraph: EvidenceSubgraph): Start {
  const cuts = new Cuts();
  const known = topics.filter(({ entities }) => entities.length > 0);
  const searched = known.slice(0, PATH_RAG_BOUNDS.topics);
  cuts.add("topics", known.length - searched.length);
  const open = searched.flatMap(({ entities }, origin) => {
    const distinct = [...new Set(entities)];
    const meant = distinct.slice(0, PATH_RAG_BOUNDS.meanings);
    cuts.add("meanings", distinct.length - meant.length);
    return meant.map((entity): BeamPath => ({
      trail: storedTrail(startTrail(subgraph.facts, { origin, starts: [subgraph.nodeOf(entity)] })),
      path: { chains: [], facts: [] },
      scores: [],
      local: "UNKNOWN",
      global: "UNKNOWN",
    }));
  });
  const labels = Object.fromEntries(
    searched.flatMap(({ entities, label }) => entities.slice(0, 1).map((entity) => [entity, label] as const)),
  );
  return { open, labels, cuts: cuts.said() };
}

export interface Start {
  readonly open: readonly BeamPath[];
  readonly labels: Readonly<Record<string, string>>;
  readonly cuts: readonly string[];
}
