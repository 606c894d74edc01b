/** The classes stated for something, then those above them. */
export function withTypesAbove(
  types: readonly string[],
  parents: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const above = types.flatMap((type) => ancestorsOf(type, (child) => parents.get(child) ?? []));
  return [...new Set([...types, ...above])];
}

/**
 * Everything above a node, nearest first and each level in order of code units; the node itself is left out, also where
 * a careless graph makes it its own ancestor.
 */
export function ancestorsOf(node: string, parents: (node: string) => readonly string[]): readonly string[] {
  const found = new Set<string>();
  let level: readonly string[] = [node];
  while (level.length > 0) {
    const above = [...new Set(level.flatMap(parents))].filter((parent) => parent !== node && !found.has(parent)).sort();
    for (const parent of above) found.add(parent);
    level = above;
  }
  return [...found];
}
