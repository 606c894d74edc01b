import { shownFacts } from "../../../evidence/path.ts";
import type { FactTable } from "../../../graph/subgraph/fact-table.ts";
import type { CandidatePath } from "../candidate-path.ts";
import { completeWalks } from "./complete-walks.ts";
import type { Step } from "./step.ts";
import type { Trail } from "./trail.ts";

/** Chains of steps as others read them. @param chains None of them empty */
export function asCandidate(chains: readonly (readonly Step[])[], table: FactTable): CandidatePath {
  const drawn = chains.map((steps) =>
    steps.map(({ edges, direction }) => ({ facts: edges.flatMap((edge) => table.facts(edge)), direction })),
  );
  const isPart = chains.flat().some((step) => step.isPart);
  return { path: { chains: drawn, facts: shownFacts(drawn) }, ...(isPart ? { isPart } : {}) };
}

/** A trail of at least one step, with those of its facts that lead to its ends. */
export function trailAsCandidate(trail: Trail, table: FactTable): CandidatePath {
  return asCandidate([completeWalks(table.graph, trail.steps, () => true) ?? trail.steps], table);
}
