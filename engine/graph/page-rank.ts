/** For each node those that it is linked to, by their places, with weights above 0. */
export type Links = readonly (readonly (readonly [to: number, weight: number])[])[];

export interface PageRankOptions {
  /** How likely a walker is to go on rather than to begin anew, 0 up to 1 (excluded). */
  readonly damping: number;
  /** It ends where all ranks together change by less. */
  readonly tolerance?: number;
  /** Steps at most. */
  readonly maxSteps?: number;
}

/**
 * Where a walker is found who begins at the seeds as often as they weigh, follows links by their weights, and begins
 * anew now and then, or where no link leads on (personalised PageRank, Haveliwala 2002; over passages and names:
 * HippoRAG, Gutiérrez et al. 2024). The ranks of all nodes together are 1; all are 0 without a seed. Each step changes
 * them by at most `damping` times what the step before did, so that they settle in a bounded number of steps.
 * @param seeds a weight of at least 0 for each node
 */
export function personalisedPageRank(
  links: Links,
  seeds: ArrayLike<number>,
  { damping, tolerance = 1e-6, maxSteps = 100 }: PageRankOptions,
): Float64Array {
  const start = shares(seeds, links.length);
  const outgoing = links.map((each) => each.reduce((sum, [, weight]) => sum + weight, 0));
  let ranks = start;
  for (let step = 0; step < maxSteps; step += 1) {
    const next = walked(links, outgoing, ranks);
    const kept = next.reduce((sum, each) => sum + each, 0);
    const begun = start.some((share) => share > 0) ? 1 - damping * kept : 0;
    let change = 0;
    for (let node = 0; node < next.length; node += 1) {
      const rank = damping * (next[node] ?? 0) + begun * (start[node] ?? 0);
      change += Math.abs(rank - (ranks[node] ?? 0));
      next[node] = rank;
    }
    ranks = next;
    if (change < tolerance) break;
  }
  return ranks;
}

/** Where all go in one step; who can not go on is in none of them. */
function walked(links: Links, outgoing: readonly number[], ranks: Float64Array): Float64Array {
  const next = new Float64Array(links.length);
  links.forEach((each, node) => {
    const [rank = 0, sum = 0] = [ranks[node], outgoing[node]];
    if (rank === 0 || sum === 0) return;
    for (const [to, weight] of each) next[to] = (next[to] ?? 0) + (rank * weight) / sum;
  });
  return next;
}

function shares(weights: ArrayLike<number>, size: number): Float64Array {
  const own = Float64Array.from({ length: size }, (_, node) => weights[node] ?? 0);
  const sum = own.reduce((total, weight) => total + weight, 0);
  return sum === 0 ? own : own.map((weight) => weight / sum);
}
