/** A line of a tree, what is said below it, and the branches that hang from it. */
export interface Branch {
  readonly line: string;
  readonly notes?: readonly string[];
  readonly children: readonly Branch[];
}

/** Branches as lines, drawn with box characters. */
export function drawBranches(tree: readonly Branch[]): readonly string[] {
  return tree.flatMap(({ line, notes = [], children }, index) => {
    const last = index === tree.length - 1;
    const below = [...notes.map((note) => `${children.length > 0 ? "│ " : "  "} ${note}`), ...drawBranches(children)];
    return [`${last ? "└─" : "├─"} ${line}`, ...below.map((each) => `${last ? "  " : "│ "} ${each}`)];
  });
}
