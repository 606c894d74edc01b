/** Each further choice for the same words counts this much of the one before it. */
const NEXT_CHOICE = 0.8;

/** The order is the model's; the first keeps the best score that any of them has by its spelling. */
export function inOrder<T extends { readonly iri: string; readonly score: number }>(
  candidates: readonly T[],
): readonly T[] {
  const best = Math.max(0, ...candidates.map(({ score }) => score));
  return candidates.map((candidate, index) => ({ ...candidate, score: best * NEXT_CHOICE ** index }));
}

/** Ids as a model wrote them, for telling it that they are none. */
export function quotedIds(ids: readonly string[]): string {
  return ids
    .slice(0, 3)
    .map((id) => JSON.stringify(id.slice(0, 60)))
    .join(" or ");
}
