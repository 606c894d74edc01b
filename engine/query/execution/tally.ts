import { nodeKey } from "../../evidence/fact.ts";
import type { NumbersTally, SetForm, Tally, Value, WhereForm } from "../../question/form/logical-form.ts";
import { takesNumbers, thingsTallied } from "../../question/form/things-tallied.ts";
import { slotInTally, type Slot } from "../../question/form/walk.ts";
import type { LiteralContext } from "../../values/literal-value.ts";
import { valueAt } from "./extreme.ts";
import { endOf, type Row } from "./hop.ts";
import { numbersTogether, type StatedOfOne } from "./numbers-together.ts";

/**
 * What the different things come to that each member is led to by the hops at one slot of the form, by the key of the
 * member. A member that is led to nothing is in no row, and has no number; nor has one whose things' numbers can not be
 * taken together.
 */
export function talliesOf(
  rows: readonly Row[],
  slot: Slot,
  tally: Tally,
  literals: (relation: string) => LiteralContext,
): ReadonlyMap<string, Value> {
  return tally.how === "count" ? countsOf(rows, slot) : numbersOf(rows, slot, tally, literals);
}

function countsOf(rows: readonly Row[], slot: Slot): ReadonlyMap<string, Value> {
  const ends = new Map<string, Set<string>>();
  for (const { value, hops } of rows) {
    const known = ends.get(nodeKey(value)) ?? new Set<string>();
    for (const hop of hops) if (hop.slot === slot) known.add(nodeKey(endOf(hop)));
    ends.set(nodeKey(value), known);
  }
  return new Map([...ends].map(([member, things]) => [member, { type: "number", number: things.size }]));
}

function numbersOf(
  rows: readonly Row[],
  slot: Slot,
  { how }: NumbersTally,
  literals: (relation: string) => LiteralContext,
): ReadonlyMap<string, Value> {
  const things = new Map<string, Map<string, Map<string, StatedOfOne[number]>>>();
  for (const row of rows) {
    const hop = row.hops.find((each) => each.slot === slot);
    const to = row.hops.find((each) => each.slot === slotInTally(slot));
    if (hop === undefined || to === undefined) continue;
    const own = things.get(nodeKey(row.value)) ?? new Map<string, Map<string, StatedOfOne[number]>>();
    things.set(nodeKey(row.value), own);
    const stated = own.get(nodeKey(endOf(hop))) ?? new Map<string, StatedOfOne[number]>();
    own.set(nodeKey(endOf(hop)), stated);
    const value = valueAt(row, slotInTally(slot), literals);
    stated.set(JSON.stringify(value ?? endOf(to)), value);
  }
  return new Map(
    [...things].flatMap(([member, own]) => {
      const number = numbersTogether(
        how,
        [...own.values()].map((stated) => [...stated.values()]),
      );
      return typeof number === "string" ? [] : [[member, number] as const];
    }),
  );
}

/** What is said of every tally: a graph states no absence. */
export function statedAlone({ how }: Tally): string {
  return `only what the sources state ${{ count: "is counted", sum: "is added up", mean: "goes into the mean" }[how]}`;
}

/**
 * All members with all things that their tally leads to, those without a number among them; undefined for a tally that
 * takes no numbers together.
 */
export function withAllThings(form: SetForm): WhereForm | undefined {
  if (!takesNumbers(form)) return undefined;
  const among = thingsTallied(form);
  return {
    kind: "where",
    set: form.set,
    relation: form.kind === "where" ? form.relation : form.by,
    tally: { how: "count", ...(among === undefined ? {} : { among }) },
    condition: { operator: ">=", value: { type: "number", number: 1 } },
  };
}
