import type { Fact } from "../../question-set.ts";

/** A chain of facts, each about what the one before it says. */
export interface GoldPath {
  readonly subject: string;
  readonly facts: readonly Fact[];
}

const END = "<end>";

/**
 * Reads `s#r1#e1#r2#e2`, with or without `#<end>#answer`; several of them, which must all hold, with `*` between them.
 * Undefined for anything else.
 */
export function readPaths(column: string): readonly GoldPath[] | undefined {
  const paths = pathsIn(column).map(readPath);
  return paths.every((path) => path !== undefined) ? paths : undefined;
}

/** The parts of each path. A star parts two of them only where one has ended: names may have stars. */
function pathsIn(column: string): readonly (readonly string[])[] {
  const paths: string[][] = [[]];
  const all = column.trim().split("#");
  all.forEach((part, index) => {
    const [own = "", ...next] = index > 1 && all[index - 1] === END ? part.split("*") : [part];
    paths.at(-1)?.push(own);
    for (const beginning of next) paths.push([beginning]);
  });
  return paths;
}

function readPath(parts: readonly string[]): GoldPath | undefined {
  const end = parts.indexOf(END);
  const chain = end < 0 ? parts : parts.slice(0, end);
  if (chain.length < 3 || chain.length % 2 === 0 || chain.includes("")) return undefined;
  const facts: Fact[] = [];
  for (let at = 0; at + 2 < chain.length; at += 2) {
    facts.push({ subject: chain[at] ?? "", relation: chain[at + 1] ?? "", object: chain[at + 2] ?? "" });
  }
  return { subject: chain[0] ?? "", facts };
}
