import type { Structure } from "../structure.ts";
import { isIri, type Node, type Pairs } from "../pairs.ts";

interface Facts {
  readonly predicate: string;
  readonly pairs: Pairs;
}

/**
 * Relations that leave nothing but nodes without class and name, in a graph where other things have both: by IRI, the
 * kind of those nodes, told by what leaves them together, one link at least, and called after one of the relations. A
 * node that says "this one, there, from then" need not be said to be of a class.
 */
export function kindsOfUnnamedSubjects(
  facts: readonly Facts[],
  { names, types, apparatus }: Pick<Structure, "names" | "types" | "apparatus">,
): ReadonlyMap<string, string> {
  if (types.size === 0 || names.size === 0) return new Map();
  const isBare = (node: Node): boolean =>
    !types.has(node) && !apparatus.has(node) && (names.get(node)?.labels.length ?? 0) === 0;
  const bare = facts.filter(({ pairs }) => pairs.subjects.length > 0 && pairs.subjects.every(isBare));
  const parents = new Map(bare.map(({ predicate }) => [predicate, predicate]));
  const kindOf = (predicate: string): string => {
    let at = predicate;
    for (let next = parents.get(at); next !== undefined && next !== at; next = parents.get(at)) at = next;
    return at;
  };
  const metAt = new Map<Node, string>();
  for (const { predicate, pairs } of bare)
    for (const subject of pairs.subjects) {
      const [met, own] = [kindOf(metAt.get(subject) ?? predicate), kindOf(predicate)];
      if (met !== own) parents.set(met < own ? own : met, met < own ? met : own);
      metAt.set(subject, own);
    }
  const linking = new Set(
    bare.filter(({ pairs }) => pairs.objects.some(isIri)).map(({ predicate }) => kindOf(predicate)),
  );
  const sizes = new Map<string, number>();
  for (const { predicate } of bare) sizes.set(kindOf(predicate), (sizes.get(kindOf(predicate)) ?? 0) + 1);
  return new Map(
    bare
      .map(({ predicate }) => [predicate, kindOf(predicate)] as const)
      .filter(([, kind]) => linking.has(kind) && (sizes.get(kind) ?? 0) > 1),
  );
}
