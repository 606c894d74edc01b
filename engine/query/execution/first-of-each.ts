import { nodeKey } from "../../evidence/fact.ts";
import type { Turn } from "../../investigation/turn.ts";
import type { ExtremeForm, Value } from "../../question/form/logical-form.ts";
import { stepsOfEach } from "../../question/form/steps-of-each.ts";
import { childSlot, type Slot } from "../../question/form/walk.ts";
import { counted } from "../../values/counted.ts";
import { extremeRows } from "./extreme.ts";
import { membersOf, rowsByMember, type Hop, type Row } from "./hop.ts";
import { isCut, NOT_ALL_WAYS, waysOf } from "./ways-of-rows.ts";

/** A superlative that ranks the own of each of several things, and where it stands. */
export interface RankingOfEach {
  readonly form: ExtremeForm;
  readonly slot: Slot;
  /** How many steps lead from each thing to its own. */
  readonly steps: number;
}

/** What is first of each of several things. */
export interface FirstOfEach<Kind extends Row> {
  /** Each goes the one way from its thing. */
  readonly rows: readonly Kind[];
  readonly notes: readonly string[];
  /** Those of the notes that say what could not be told. */
  readonly unchecked: readonly string[];
  /** Members none of whose values is a number or a date. */
  readonly uncompared: number;
}

/**
 * The rows that are first, or second, of each of several things among those that lead from it to its own. A thing has
 * none where nobody can tell which of its own is first, and a note says of how many that is so.
 * @param rows those with what they are ranked by
 * @param valueOf what a row is ranked by, if it has it
 * @param all all members of what is chosen from, each with every way that leads to it
 */
export async function firstOfEach<Kind extends Row>(
  rows: readonly Kind[],
  { form, slot, steps }: RankingOfEach,
  valueOf: (row: Row) => Value | undefined,
  all: readonly Row[],
  turn: Turn,
): Promise<FirstOfEach<Kind>> {
  const chain = stepsOfEach(form.set, childSlot(slot, 0), steps)?.chain;
  if (chain === undefined) throw new TypeError(`What is ranked is not ${steps} steps from what it is ranked for.`);
  const uncompared = membersOf(rows).length - membersOf(rows.filter((row) => isComparable(valueOf(row)))).length;
  if (all.some((row) => isCut(row, chain)))
    return { rows: [], notes: [NOT_ALL_WAYS], unchecked: [NOT_ALL_WAYS], uncompared };
  const known = rowsByMember(rows);
  const found: Kind[] = [];
  const open = new Map<string, number>();
  for (const own of ownOfEach(all, chain)) {
    if (turn.isOver) await turn.next();
    const ranked = [...own].flatMap(([member, ways]) =>
      (known.get(member) ?? []).map((row) => ({ ...(row as Kind), hops: [...ways, ...besides(row, chain)] })),
    );
    const first = await extremeRows(ranked, form, valueOf, turn);
    found.push(...first.rows);
    const isOpen = first.rows.length === 0 && ranked.some((row) => isComparable(valueOf(row)));
    if (isOpen) for (const note of first.notes) open.set(note, (open.get(note) ?? 0) + 1);
  }
  const notes = [...open].map(([note, things]) => `for ${counted(things, "more", "more")} ${note}`);
  return { rows: found, notes, unchecked: notes, uncompared };
}

/** For each thing, its own members, with what leads to each of them. */
function ownOfEach(all: readonly Row[], chain: readonly Slot[]): Iterable<ReadonlyMap<string, readonly Hop[]>> {
  const byThing = new Map<string, Map<string, Hop[]>>();
  for (const row of all)
    for (const { member, value, own } of waysOf(row, chain)) {
      if (nodeKey(value) !== nodeKey(row.value)) continue;
      const things = byThing.get(nodeKey(member)) ?? new Map<string, Hop[]>();
      byThing.set(nodeKey(member), things);
      const hops = things.get(nodeKey(value)) ?? [];
      things.set(nodeKey(value), hops);
      for (const hop of own.hops) if (!hops.includes(hop)) hops.push(hop);
    }
  return byThing.values();
}

function besides({ hops }: Row, chain: readonly Slot[]): readonly Hop[] {
  return hops.filter((hop) => !chain.includes(hop.slot));
}

function isComparable(value: Value | undefined): boolean {
  return value !== undefined && value.type !== "text";
}
