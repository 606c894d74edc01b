import type { Chain, GraphFact, PathStep } from "./fact.ts";

/** Chains that were found among facts. */
export interface ChainsFound {
  readonly chains: readonly Chain[];
  /** True when there are more. */
  readonly truncated: boolean;
}

/** Steps that are tried: among facts that all hang together there are more chains than anybody reads. */
const MOST_STEPS = 100_000;

interface Edge {
  readonly step: PathStep;
  readonly to: string;
}

/**
 * The chains of facts between two entities, none through an entity twice: shortest first, then in the order of the facts. A
 * chain is followed only where as many facts as are left lead to its end.
 */
export function chainsBetween(
  from: string,
  to: string,
  facts: readonly GraphFact[],
  { maxLength, most }: { readonly maxLength: number; readonly most: number },
): ChainsFound {
  const edges = edgesOf(facts);
  const distances = distancesTo(to, edges, maxLength);
  const chains: Chain[] = [];
  let stepsLeft = MOST_STEPS;
  const follow = (at: string, left: number, visited: readonly string[], chain: Chain): void => {
    if (left === 0) {
      chains.push(chain);
      return;
    }
    for (const { step, to: next } of edges.get(at) ?? []) {
      if (chains.length > most || stepsLeft === 0) return;
      const isEnd = next === to;
      if (visited.includes(next) || isEnd !== (left === 1) || (distances.get(next) ?? Infinity) > left - 1) continue;
      stepsLeft -= 1;
      follow(next, left - 1, [...visited, next], [...chain, step]);
    }
  };
  for (let length = distances.get(from) ?? Infinity; length <= maxLength && chains.length <= most; length += 1)
    follow(from, length, [from], []);
  return { chains: chains.slice(0, most), truncated: chains.length > most || stepsLeft === 0 };
}

/** Every fact at both its ends, each fact once. */
function edgesOf(facts: readonly GraphFact[]): ReadonlyMap<string, readonly Edge[]> {
  const edges = new Map<string, Edge[]>();
  const known = new Set<string>();
  for (const fact of facts) {
    const { subject, relation, object } = fact;
    const key = JSON.stringify([subject, relation, object]);
    if (subject.kind !== "iri" || object.kind !== "iri" || known.has(key)) continue;
    known.add(key);
    const forward: Edge = { step: { facts: [fact], direction: "FORWARD" }, to: object.value };
    const backward: Edge = { step: { facts: [fact], direction: "BACKWARD" }, to: subject.value };
    edges.set(subject.value, [...(edges.get(subject.value) ?? []), forward]);
    edges.set(object.value, [...(edges.get(object.value) ?? []), backward]);
  }
  return edges;
}

/** How many facts lead from each entity to one, as far as they are no more than wanted. */
function distancesTo(
  to: string,
  edges: ReadonlyMap<string, readonly Edge[]>,
  most: number,
): ReadonlyMap<string, number> {
  const distances = new Map([[to, 0]]);
  let open: readonly string[] = [to];
  for (let distance = 1; distance <= most && open.length > 0; distance += 1) {
    open = [...new Set(open.flatMap((entity) => (edges.get(entity) ?? []).map((edge) => edge.to)))].filter(
      (entity) => !distances.has(entity),
    );
    for (const entity of open) distances.set(entity, distance);
  }
  return distances;
}
