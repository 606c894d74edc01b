import { compareValues } from "../../values/compare-values.ts";
import { literalValue, type LiteralContext } from "../../values/literal-value.ts";
import { textValue } from "../../values/text-value.ts";
import type { Value } from "../../question/form/logical-form.ts";
import type { Slot } from "../../question/form/walk.ts";
import { nodeKey } from "../../evidence/fact.ts";
import { endOf, membersOf, type Row } from "./hop.ts";

export interface Ranking {
  readonly direction: "max" | "min";
  /** 1 is the greatest or the least; 2 the second. */
  readonly rank: number;
}

/**
 * The rows whose value has a rank among all values: ties share a rank and all win it, and a rank counts distinct values.
 * A member with several values is ranked by the best of them. What has no comparable value never wins. When imprecise
 * values leave the rank open, nobody wins and a note says so.
 */
export function extremeRows<Kind extends Row>(
  rows: readonly Kind[],
  slot: Slot,
  ranking: Ranking,
  literals: (relation: string) => LiteralContext,
): {
  readonly rows: readonly Kind[];
  readonly notes: readonly string[];
  /** Members none of whose values is a number or a date. */ readonly uncompared: number;
} {
  const valued = bestPerMember(
    rows.flatMap((row) => {
      const value = valueAt(row, slot, literals);
      return value === undefined || value.type === "text" ? [] : [{ row, value }];
    }),
    ranking.direction,
  );
  const ranked = valued.map((each) => ({ each, ranks: ranksOf(each.value, valued, ranking.direction) }));
  const possible = ranked.filter(({ ranks }) => ranks.least <= ranking.rank && ranking.rank <= ranks.most);
  if (possible.some(({ ranks }) => ranks.least !== ranks.most)) {
    return { rows: [], notes: ["the values are too coarse to say which comes first"], uncompared: 0 };
  }
  const winners = new Set(possible.map(({ each }) => winnerKey(each.row, each.value)));
  return {
    rows: rows.filter((row) => winners.has(winnerKey(row, valueAt(row, slot, literals)))),
    notes: valued.length === 0 ? ["none has a value to compare"] : [],
    uncompared: membersOf(rows).length - valued.length,
  };
}

function winnerKey(row: Row, value: Value | undefined): string {
  return `${nodeKey(row.value)} ${JSON.stringify(value ?? null)}`;
}

interface Valued<Kind> {
  readonly row: Kind;
  readonly value: Value;
}

/** The value that a row holds at the node that compares it. */
export function valueAt(row: Row, slot: Slot, literals: (relation: string) => LiteralContext): Value | undefined {
  const hop = row.hops.find((each) => each.slot === slot);
  if (hop === undefined) return undefined;
  const end = endOf(hop);
  if (end.kind === "words") return textValue(end.text);
  return end.kind === "literal"
    ? literalValue(end, hop.fact.kind === "triple" ? literals(hop.fact.relation) : {})
    : undefined;
}

/** Is `a` further in the direction than `b`? Undefined when that can not be told. */
export function isFurther(a: Value, b: Value, direction: "max" | "min"): boolean | undefined {
  const order = compareValues(a, b);
  if (order === "unknown") return undefined;
  return order === (direction === "max" ? "after" : "before");
}

function bestPerMember<Kind extends Row>(
  valued: readonly Valued<Kind>[],
  direction: "max" | "min",
): readonly Valued<Kind>[] {
  const best = new Map<string, Valued<Kind>>();
  for (const each of valued) {
    const known = best.get(nodeKey(each.row.value));
    if (known === undefined || isFurther(each.value, known.value, direction) === true)
      best.set(nodeKey(each.row.value), each);
  }
  return [...best.values()];
}

/** The ranks that a value may have: one more than the number of distinct values that are, or may be, further. */
function ranksOf(
  value: Value,
  all: readonly Valued<Row>[],
  direction: "max" | "min",
): { readonly least: number; readonly most: number } {
  const further = new Map<string, Value>();
  let open = 0;
  for (const other of all) {
    const ahead = isFurther(other.value, value, direction);
    if (ahead === true) further.set(JSON.stringify(other.value), other.value);
    if (ahead === undefined) open += 1;
  }
  return { least: 1 + further.size, most: 1 + further.size + open };
}
