/**
 * The first `most` of the items in an order, without putting all of them in order: of thousands that share something a
 * few are wanted.
 */
export function firstOf<T>(items: Iterable<T>, most: number, compare: (a: T, b: T) => number): readonly T[] {
  const first: T[] = [];
  for (const item of items) {
    const last = first[most - 1];
    if (last !== undefined && compare(item, last) >= 0) continue;
    let [from, to] = [0, first.length];
    while (from < to) {
      const middle = (from + to) >>> 1;
      const other = first[middle];
      if (other !== undefined && compare(other, item) <= 0) from = middle + 1;
      else to = middle;
    }
    first.splice(from, 0, item);
    if (first.length > most) first.pop();
  }
  return first;
}
