import type { CandidatePath } from "../candidate-path.ts";
import type { Search } from "./request.ts";
import { compare } from "../../../graph/trails/trail.ts";

/** Something that is kept for its path. */
export interface Ranked<Item> {
  readonly item: Item;
  readonly path: CandidatePath;
  readonly score: number;
  /** Breaks ties. */
  readonly key: string;
}

/** Items with their paths and what the caller makes of these, best first. */
export async function ranked<Item extends { readonly key: string }>(
  items: readonly Item[],
  pathOf: (item: Item) => CandidatePath,
  { rank, turn }: Search,
): Promise<readonly Ranked<Item>[]> {
  if (items.length === 0) return [];
  const paths: CandidatePath[] = [];
  for (const item of items) {
    await turn.rest();
    paths.push(pathOf(item));
  }
  const scores = await rank(paths);
  return items
    .flatMap((item, index): readonly Ranked<Item>[] => {
      const path = paths[index];
      return path === undefined ? [] : [{ item, path, score: scores[index] ?? 0, key: item.key }];
    })
    .sort(byScore);
}

export function byScore(one: Pick<Ranked<unknown>, "score" | "key">, other: typeof one): number {
  return other.score - one.score || compare(one.key, other.key);
}

/**
 * The best of them, as many as `most`. Of each origin as many as its share come first: a topic whose paths say little
 * must not be lost, or nothing is left to meet the others.
 *
 * @param all Best first
 */
export function bestOfEach<Item>(
  all: readonly Ranked<Item>[],
  most: number,
  originOf: (item: Item) => number,
): readonly Ranked<Item>[] {
  const origins = new Set(all.map(({ item }) => originOf(item)));
  const share = Math.floor(most / Math.max(1, origins.size));
  const taken = new Map<number, number>();
  const isOfShare = all.map(({ item }) => {
    const before = taken.get(originOf(item)) ?? 0;
    taken.set(originOf(item), before + 1);
    return before < share;
  });
  const [first, others] = [all.filter((_, index) => isOfShare[index]), all.filter((_, index) => !isOfShare[index])];
  return [...first, ...others].slice(0, most).sort(byScore);
}
