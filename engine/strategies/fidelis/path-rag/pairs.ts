import type { Direction, FactNode } from "../../../evidence/fact.ts";
import type { Names } from "../../../evidence/names.ts";
import type { FactTable } from "../../../graph/subgraph/fact-table.ts";
import { endOf, startOf } from "../../../graph/trails/step.ts";
import type { Trail } from "../../../graph/trails/trail.ts";
import type { Turn } from "../../../investigation/turn.ts";
import type { FidelisOptions } from "../parameters.ts";
import { PATH_RAG_BOUNDS } from "./bounds.ts";

/** A relation and an entity that it leads to: (r, e) of the paper. */
export interface Pair {
  /** IRI. */
  readonly relation: string;
  /** The node e, and its number in the subgraph. */
  readonly entity: FactNode;
  readonly end: number;
  /** What it is walked from. */
  readonly start: FactNode;
  readonly direction: Direction;
}

/** The pairs of the last step of each trail, in the order of its ends: the first ones of a long list. */
export async function pairsOf(
  grown: readonly { readonly trail: Trail }[],
  facts: FactTable,
  turn: Turn,
): Promise<readonly (readonly Pair[])[]> {
  const all: (readonly Pair[])[] = [];
  for (const { trail } of grown) {
    await turn.rest();
    const step = trail.steps.at(-1);
    const pairs = new Map<number, Pair>();
    for (const edge of step?.edges ?? []) {
      if (step === undefined || pairs.size >= PATH_RAG_BOUNDS.endsOfStep) break;
      const end = endOf(facts.graph, edge, step.direction);
      if (pairs.has(end)) continue;
      const start = startOf(facts.graph, edge, step.direction);
      pairs.set(end, {
        relation: facts.name(step.name).name,
        end,
        entity: facts.node(end),
        start: facts.node(start),
        direction: step.direction,
      });
    }
    all.push([...pairs.values()]);
  }
  return all;
}

/** The texts of a pair that are compared: relation and entity, each by itself, or all in one. */
export function textsOf(
  { relation, start, entity, direction }: Omit<Pair, "end">,
  names: Names,
  retrieval: FidelisOptions["retrieval"],
): readonly [string, string?] {
  const [said, end] = [names.relation(relation), names.node(entity, relation).label];
  switch (retrieval) {
    case "PATH_RAG":
      return [said, end];
    case "VANILLA":
      return [`${said} ${end}`];
    case "KAPING": {
      const from = names.node(start, relation).label;
      return [direction === "FORWARD" ? `${from} ${said} ${end}` : `${end} ${said} ${from}`];
    }
  }
}
