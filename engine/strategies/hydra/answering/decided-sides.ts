import type { TraceSource } from "../../../evidence/evidence.ts";
import { decideBetween, type Decided } from "../../../evidence/conflicts/decide.ts";
import { nodeKey, type FactNode } from "../../../evidence/fact.ts";
import { listOf } from "../../../evidence/result.ts";
import { placesAmong } from "../../../graph/places/lies-within.ts";
import type { KeptPath } from "../phases/judged.ts";
import type { Run } from "../phases/run.ts";
import type { Contested } from "../sides/contested.ts";
import { showKept } from "./shown-kept.ts";
import { claimsOf } from "./side-claims.ts";

/** What weighing the sides comes to of which one was chosen; undefined where nothing excludes what was chosen. */
export async function decidedAmong(
  nodes: readonly FactNode[],
  contested: readonly Contested[],
  kept: readonly KeptPath[],
  source: TraceSource,
  { variant, options, parts, catalogue, context }: Run,
): Promise<Decided | undefined> {
  const unlabelled = showKept(kept, [], variant, source);
  const involved = contested.filter(
    ({ isExclusive, sides }) => isExclusive && sides.some((side) => holdsOneOf(side.values, nodes)),
  );
  for (const each of involved) {
    const claims = claimsOf(each, kept, unlabelled, source, options);
    const values = claims.flatMap((claim) => claim.values);
    const liesWithin = await placesAmong(values, { graph: parts.graph, catalogue, context });
    const decided = decideBetween(claims, { excludes: true, liesWithin });
    if (decided.conflicts.length > 1) return decided;
  }
  return undefined;
}

function holdsOneOf(values: readonly FactNode[], nodes: readonly FactNode[]): boolean {
  const keys = new Set(nodes.map(nodeKey));
  return values.some((value) => keys.has(nodeKey(value)));
}

/** What sources say besides that may be part of the same list, or another answer: nothing tells which. */
export function otherwiseSaid(
  contested: readonly Contested[],
  nodes: readonly FactNode[],
  { names }: TraceSource,
): readonly string[] {
  return contested
    .filter(({ isExclusive, sides }) => !isExclusive && sides.some(({ values }) => holdsOneOf(values, nodes)))
    .flatMap(({ sides }) => sides.filter(({ values }) => !holdsOneOf(values, nodes)))
    .map(({ values, origins }) => {
      const kinds = [...new Set(origins.map(({ kind }) => kind))].sort().join(", ");
      return `other sources (${kinds}) say ${listOf(values.map((value) => names.node(value)))}, which was not chosen`;
    });
}
