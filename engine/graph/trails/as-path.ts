import { shownFacts, type Path } from "../../evidence/path.ts";
import type { FactTable } from "../subgraph/fact-table.ts";
import { completeWalks } from "./complete-walks.ts";
import type { Step } from "./step.ts";
import type { Trail } from "./trail.ts";

/** A path of steps, whose ends are sets: all that its facts hold. */
export interface WalkedPath {
  readonly path: Path;
  /** True when a step is known to lack facts that there are, since a bound was reached: its ends are not all. */
  readonly isPart?: true;
}

/** Chains of steps, none of them empty. */
export type Chains = readonly (readonly Step[])[];

/** Chains of steps as others read them. */
export function asPath(chains: Chains, table: FactTable): WalkedPath {
  const drawn = chains.map((steps) =>
    steps.map(({ edges, direction }) => ({ facts: edges.flatMap((edge) => table.facts(edge)), direction })),
  );
  const isPart = chains.flat().some((step) => step.isPart);
  return { path: { chains: drawn, facts: shownFacts(drawn) }, ...(isPart ? { isPart } : {}) };
}

/** A trail of at least one step, with those of its facts that lead to its ends. */
export function trailAsPath(trail: Trail, table: FactTable): WalkedPath {
  return asPath([trailChain(trail, table)], table);
}

/** The steps of such a path. */
export function trailChain({ steps }: Trail, { graph }: FactTable): readonly Step[] {
  return completeWalks(graph, steps, () => true) ?? steps;
}
