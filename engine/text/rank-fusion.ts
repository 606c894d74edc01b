/** How much the first places of one ranking outweigh its others (Cormack et al. 2009). */
const SMOOTHING = 60;

/**
 * Places in the order of several rankings together, best first: reciprocal rank fusion (Cormack, Clarke and Büttcher
 * 2009). It needs no scores that could be compared. Equally good ones go by the first ranking.
 * @param rankings each of the same items, by their places in a list, best first
 */
export function fusedRanks(rankings: readonly (readonly number[])[]): readonly number[] {
  const scores = new Map<number, number>();
  for (const ranking of rankings) {
    ranking.forEach((item, rank) => scores.set(item, (scores.get(item) ?? 0) + 1 / (SMOOTHING + rank + 1)));
  }
  // A sort keeps the order of equals, and items were entered in that of the first ranking.
  return [...scores].sort(([, a], [, b]) => b - a).map(([item]) => item);
}
