import { eachInTurns, type Turn } from "../../investigation/turn.ts";
import { counted } from "../../values/counted.ts";
import { compareValues } from "../../values/compare-values.ts";
import { literalValue, type LiteralContext } from "../../values/literal-value.ts";
import { unitName } from "../../values/unit.ts";
import { textValue } from "../../values/text-value.ts";
import type { Value } from "../../question/form/logical-form.ts";
import type { Slot } from "../../question/form/walk.ts";
import { nodeKey } from "../../evidence/fact.ts";
import { endOf, membersOf, type Row } from "./hop.ts";

/** Why nothing comes first of things none of which has what they are ranked by. */
export const NONE_COMPARED = "none has a value to compare";

export interface Ranking {
  readonly direction: "max" | "min";
  /** 1 is the greatest or the least; 2 the second. */
  readonly rank: number;
  /** So many members from the first on, in place of those of one rank. */
  readonly many?: number;
}

/**
 * The rows whose value has a rank among all values: ties share a rank and all win it, and a rank counts distinct
 * values. A member with several values is ranked by the best of them. What has no comparable value never wins. When
 * imprecise values leave the rank open, nobody wins and a note says so.
 * @param valueOf what a row is ranked by, if it has it
 */
export async function extremeRows<Kind extends Row>(
  rows: readonly Kind[],
  ranking: Ranking,
  valueOf: (row: Row) => Value | undefined,
  turn: Turn,
): Promise<{
  readonly rows: readonly Kind[];
  readonly notes: readonly string[];
  /** Members none of whose values is a number or a date. */ readonly uncompared: number;
}> {
  const values = new Map<Kind, Value | undefined>();
  await eachInTurns(rows, (row) => values.set(row, valueOf(row)), turn);
  const valued = await bestPerMember(
    rows.flatMap((row) => {
      const value = values.get(row);
      return value === undefined || value.type === "text" ? [] : [{ row, value }];
    }),
    ranking.direction,
    turn,
  );
  await turn.rest();
  const distinct = furthestFirst(valued, ranking.direction);
  const { many } = ranking;
  const winning = many === undefined ? ofRank(distinct, ranking) : firstMembers(distinct, many, ranking);
  if (winning === undefined) return { rows: [], notes: [whyOpen(valued.map((each) => each.value))], uncompared: 0 };
  const winners = new Set(
    valued.filter(({ value }) => winning.has(JSON.stringify(value))).map(({ row, value }) => winnerKey(row, value)),
  );
  return {
    rows: rows.filter((row) => winners.has(winnerKey(row, values.get(row)))),
    notes: valued.length === 0 ? [NONE_COMPARED] : [],
    uncompared: membersOf(rows).length - valued.length,
  };
}

/** The values of a rank, by their text; undefined where nobody can tell. */
function ofRank(distinct: ReadonlyMap<string, SharedValue>, ranking: Ranking): ReadonlySet<string> | undefined {
  const winning = new Set<string>();
  for (const [key, { value }] of distinct) {
    const ranks = ranksOf(value, distinct, ranking);
    if (ranks === undefined || ranking.rank > ranks.most) continue;
    if (ranks.least !== ranks.most) return undefined;
    winning.add(key);
  }
  return winning;
}

/**
 * The values than which fewer members than so many are further, by their text: all that share the last place are among
 * them. Undefined where nobody can tell.
 */
function firstMembers(
  distinct: ReadonlyMap<string, SharedValue>,
  many: number,
  { direction }: Ranking,
): ReadonlySet<string> | undefined {
  const winning = new Set<string>();
  for (const [key, { value }] of distinct) {
    let [further, open] = [0, 0];
    for (const other of distinct.values()) {
      const ahead = isFurther(other.value, value, direction);
      if (ahead === true) further += other.members;
      if (ahead === undefined) open += other.members;
      // Those that are further come first.
      if (further >= many) break;
    }
    if (further >= many) continue;
    if (further + open >= many) return undefined;
    winning.add(key);
  }
  return winning;
}

/** What is to be said where more, or fewer, than so many come first; undefined where there is nothing to say. */
export function remarkOnMany(found: number, many: number): string | undefined {
  if (found === 0 || found === many) return undefined;
  return found > many
    ? `${found} are told and not ${many}, since several share the last place`
    : `only ${counted(found, "is", "are")} known that can be compared, and not ${many}`;
}

/** Why nobody can say which of some values comes first. */
export function whyOpen(values: readonly Value[]): string {
  const units = new Set(values.map((value) => (value.type === "number" ? unitName(value.unit ?? "") : undefined)));
  return units.size > 1
    ? "the values are in units that can not all be compared with each other"
    : "the values are too coarse to say which comes first";
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

async function bestPerMember<Kind extends Row>(
  valued: readonly Valued<Kind>[],
  direction: "max" | "min",
  turn: Turn,
): Promise<readonly Valued<Kind>[]> {
  const best = new Map<string, Valued<Kind>>();
  const note = (each: Valued<Kind>): void => {
    const key = nodeKey(each.row.value);
    const known = best.get(key);
    if (known === undefined || isFurther(each.value, known.value, direction) === true) best.set(key, each);
  };
  await eachInTurns(valued, note, turn);
  return [...best.values()];
}

/** A value, and how many members have it. */
interface SharedValue {
  readonly value: Value;
  readonly members: number;
}

/** Each value once, by its text; as far as they compare, those that are further come first. */
function furthestFirst(valued: readonly Valued<Row>[], direction: "max" | "min"): ReadonlyMap<string, SharedValue> {
  const shared = new Map<string, SharedValue>();
  for (const { value } of valued) {
    const key = JSON.stringify(value);
    shared.set(key, { value, members: (shared.get(key)?.members ?? 0) + 1 });
  }
  const order = (a: Value, b: Value): number =>
    isFurther(a, b, direction) === true ? -1 : isFurther(b, a, direction) === true ? 1 : 0;
  return new Map([...shared].sort(([, a], [, b]) => order(a.value, b.value)));
}

/**
 * The ranks that a value may have: one more than the number of distinct values that are, or may be, further. Undefined
 * as soon as more are further than the rank that is sought allows, which is soon where those that are further come
 * first.
 */
function ranksOf(
  value: Value,
  all: ReadonlyMap<string, SharedValue>,
  { direction, rank }: Ranking,
): { readonly least: number; readonly most: number } | undefined {
  let further = 0;
  let open = 0;
  for (const other of all.values()) {
    const ahead = isFurther(other.value, value, direction);
    if (ahead === true) further += 1;
    if (ahead === undefined) open += other.members;
    if (further >= rank) return undefined;
  }
  return { least: 1 + further, most: 1 + further + open };
}
