import { type PackedNames, packNames } from "../graph-index/packed-names.ts";
import type { GraphStatistics } from "../graph-index/statistics/graph-statistics.ts";
import type { PackedStatistics } from "./worker-protocol.ts";

/** Names that are told as samples. */
const SAMPLES = 5;

/**
 * What is known of a graph, to be sent from one thread to another.
 * @param names Those of its entities, where they were packed already
 */
export function packedStatistics(
  { entities, ...statistics }: GraphStatistics,
  names: PackedNames = packNames({ entities, parents: statistics.parents }),
): PackedStatistics {
  const samples = entities.slice(0, SAMPLES).map(({ labels }) => labels[0] ?? "");
  return {
    ...statistics,
    names,
    entities: { count: entities.length, samples },
  };
}
