import type { TraceSource } from "../../../evidence/evidence.ts";
import { decideBetween, type Decided } from "../../../evidence/conflicts/decide.ts";
import { nodeKey, type FactNode } from "../../../evidence/fact.ts";
import { listOf } from "../../../evidence/result.ts";
import type { StrategyName } from "../../../evidence/trace.ts";
import type { HydraOptions } from "../parameters.ts";
import type { KeptPath } from "../phases/judged.ts";
import type { Contested } from "../sides/contested.ts";
import { showKept } from "./shown-kept.ts";
import { claimsOf } from "./side-claims.ts";

/** What weighing the sides comes to of which one was chosen; undefined where nothing excludes what was chosen. */
export function decidedAmong(
  nodes: readonly FactNode[],
  contested: readonly Contested[],
  kept: readonly KeptPath[],
  source: TraceSource,
  { strategy, options }: { readonly strategy: StrategyName; readonly options: HydraOptions },
): Decided | undefined {
  const unlabelled = showKept(kept, [], strategy, source);
  return contested
    .filter(({ isExclusive, sides }) => isExclusive && sides.some((side) => holdsOneOf(side.values, nodes)))
    .map((each) => decideBetween(claimsOf(each, kept, unlabelled, source, options), { excludes: true }))
    .find(({ conflicts }) => conflicts.length > 1);
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
