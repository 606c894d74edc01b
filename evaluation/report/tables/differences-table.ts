import { type Pairing, pairingTable } from "../../compare/comparison.ts";
import type { Table } from "../../compare/table.ts";
import { compareRuns } from "../../statistics/compare-runs.ts";
import { grouped } from "../grouped.ts";
import { strategyOf } from "../measured-run.ts";
import type { ScoredRun } from "../scored-run.ts";

/** The first run of each set against every other of it, question by question; undefined when no set has two. */
export function differencesTable(runs: readonly ScoredRun[]): Table | undefined {
  const sets = grouped(runs, ({ identity }) => identity.set.digest);
  const pairs = [...sets.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : others.flatMap((second) => pairing(first, second)),
  );
  return pairs.length === 0 ? undefined : pairingTable(pairs);
}

function pairing(first: ScoredRun, second: ScoredRun): readonly Pairing[] {
  const asked = new Set(first.scores.map(({ id }) => id));
  // Of different samples there may be no question that both have asked.
  if (!second.scores.some(({ id }) => asked.has(id))) return [];
  return [
    {
      set: first.identity.set.name,
      first: strategyOf(first),
      second: strategyOf(second),
      comparison: compareRuns(first.scores, second.scores),
    },
  ];
}
