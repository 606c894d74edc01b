/** Items by what they have in common, in the order in which they come. */
export function grouped<T>(items: readonly T[], by: (item: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const name = by(item);
    const held = groups.get(name);
    if (held === undefined) groups.set(name, [item]);
    else held.push(item);
  }
  return groups;
}
