import type { NameClaim, RelationClaim } from "./claims.ts";

/** What a relation leads to: the answer, or something on the way to it. A number names it; 0 is the answer. */
export type Variable = number;
export const ANSWER: Variable = 0;

export type Node = NameClaim | Variable;

/** A relation in a query: it leads from what is known, or is found on the way, to what is wanted. */
export interface Edge {
  readonly claim: RelationClaim;
  readonly known: Node;
  readonly wanted: Variable;
}

/** A connected query without rings: each relation leads from a name, or from what another leads to, to the answer. */
export type Tree = readonly Edge[];

/** All ways to connect relations and names so that each name stands at one end. */
export function treesOf(relations: readonly RelationClaim[], names: readonly NameClaim[]): readonly Tree[] {
  return parentsOf(relations.length).flatMap((parents) => {
    const leaves = relations.flatMap((_, at) => (parents.includes(at) ? [] : [at]));
    if (leaves.length !== names.length) return [];
    return permutations(names).map((inOrder) =>
      relations.map((claim, at): Edge => {
        const leaf = leaves.indexOf(at);
        const parent = parents[at] ?? ROOT;
        // What a relation with others below it leads from is called by its own number.
        return {
          claim,
          known: leaf < 0 ? at + 1 : (inOrder[leaf] as NameClaim),
          wanted: parent === ROOT ? ANSWER : parent + 1,
        };
      }),
    );
  });
}

const ROOT = -1;

/** For each relation the one that it leads on to, or the answer; none that comes back to itself. */
function parentsOf(count: number): readonly (readonly number[])[] {
  const found: (readonly number[])[] = [];
  const go = (parents: readonly number[]): void => {
    if (parents.length === count) {
      if (parents.every((_, at) => reachesRoot(at, parents))) found.push(parents);
      return;
    }
    for (let parent = ROOT; parent < count; parent += 1) if (parent !== parents.length) go([...parents, parent]);
  };
  go([]);
  return found;
}

function reachesRoot(from: number, parents: readonly number[]): boolean {
  let at = from;
  for (let steps = 0; steps <= parents.length; steps += 1) {
    const next = parents[at] ?? ROOT;
    if (next === ROOT) return true;
    at = next;
  }
  return false;
}

function permutations<T>(items: readonly T[]): readonly (readonly T[])[] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, at) =>
    permutations([...items.slice(0, at), ...items.slice(at + 1)]).map((others) => [item, ...others]),
  );
}
