import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decide } from "../../engine/query/execution/decide.ts";
import { extremeRows, isFurther, valueAt } from "../../engine/query/execution/extreme.ts";
import { type FactNode, nodeKey } from "../../engine/evidence/fact.ts";
import type { GraphHop, Row, Table } from "../../engine/query/execution/hop.ts";
import type { SameForm, SetForm } from "../../engine/question/form/logical-form.ts";
import { Turn } from "../../engine/investigation/turn.ts";
import { childSlot, ROOT, type Slot, valueSlot } from "../../engine/question/form/walk.ts";
import { iri, literal, XSD } from "../../engine/rdf/term.ts";
import { compareValues } from "../../engine/values/compare-values.ts";
import type { LiteralContext } from "../../engine/values/literal-value.ts";

/** What comes first among values, and what two sides share, is found without holding each against each. */

const SLOT = "0";
const literals = (relation: string): LiteralContext =>
  relation === "urn:metres" ? { objectKind: "NUMBER", unit: "metre" } : {};

function rowOf(member: string, to: FactNode, relation = "urn:value", slot = SLOT): Row {
  const fact = { kind: "triple", subject: iri(member), relation, object: to, validity: [] };
  const hop = { slot, fact, direction: "FORWARD" };
  return { value: iri(member), hops: [hop as GraphHop] };
}

const someValue: fc.Arbitrary<readonly [FactNode, string]> = fc.oneof(
  fc.integer({ min: 0, max: 12 }).map((number) => [literal(`${number}`, `${XSD}integer`), "urn:value"] as const),
  fc.integer({ min: 0, max: 3 }).map((number) => [literal(`${number}`, `${XSD}integer`), "urn:metres"] as const),
  fc.integer({ min: 1990, max: 1994 }).map((year) => [literal(`${year}`, `${XSD}gYear`), "urn:value"] as const),
  fc
    .tuple(fc.integer({ min: 1990, max: 1994 }), fc.integer({ min: 1, max: 3 }))
    .map(([year, month]) => [literal(`${year}-0${month}-01`, `${XSD}date`), "urn:value"] as const),
  fc.constantFrom("high", "low").map((text) => [literal(text), "urn:value"] as const),
);

/** The note that nobody wins: of what is imprecise, or is measured in units that have nothing in common. */
const OPEN = /^the values are (?:too coarse|in units that can not all be compared)/u;

/** As it is defined: every value is held against every other. */
function firstByDefinition(rows: readonly Row[], direction: "max" | "min", rank: number): readonly string[] | "coarse" {
  const best = new Map<string, NonNullable<ReturnType<typeof valueAt>>>();
  for (const row of rows) {
    const value = valueAt(row, SLOT, literals);
    if (value === undefined || value.type === "text") continue;
    const known = best.get(nodeKey(row.value));
    if (known === undefined || isFurther(value, known, direction) === true) best.set(nodeKey(row.value), value);
  }
  const ranks = [...best].map(([member, value]) => {
    const ahead = [...best.values()].filter((other) => isFurther(other, value, direction) === true);
    const open = [...best.values()].filter((other) => isFurther(other, value, direction) === undefined).length;
    const least = 1 + new Set(ahead.map((each) => JSON.stringify(each))).size;
    return { member, least, most: least + open };
  });
  const possible = ranks.filter(({ least, most }) => least <= rank && rank <= most);
  return possible.some(({ least, most }) => least !== most) ? "coarse" : possible.map(({ member }) => member).sort();
}

describe("a superlative", () => {
  test("has the members that it has by definition, for values of any kinds", async () => {
    const outcomes = new Set<string>();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 8 }), someValue), { maxLength: 12 }),
        fc.constantFrom("max" as const, "min" as const),
        fc.integer({ min: 1, max: 3 }),
        async (values, direction, rank) => {
          const rows = values.map(([member, [to, relation]]) => rowOf(`urn:m${member}`, to, relation));
          const valueOf = (row: Row) => valueAt(row, SLOT, literals);
          const found = await extremeRows(rows, { direction, rank }, valueOf, new Turn());
          const expected = firstByDefinition(rows, direction, rank);
          outcomes.add(expected === "coarse" ? expected : expected.length > 0 ? "some" : "none");
          expect(found.notes.some((note) => OPEN.test(note))).toBe(expected === "coarse");
          const members = [...new Set(found.rows.map(({ value }) => nodeKey(value)))].sort();
          expect(members).toEqual(expected === "coarse" ? [] : expected);
        },
      ),
      { numRuns: 2_000 },
    );
    expect(outcomes.size).toBe(3);
  });
});

describe("whether two share a value", () => {
  const [FIRST, SECOND] = [valueSlot(childSlot(ROOT, 0)), valueSlot(childSlot(ROOT, 1))];
  const named = (name: string): SetForm => ({ kind: "mention", text: name, candidates: [] });
  const form: SameForm = {
    kind: "same",
    a: named("a"),
    b: named("b"),
    by: { text: "value", candidates: [] },
    negated: false,
  };
  const sideOf =
    (slot: Slot) =>
    ([to, relation]: readonly [FactNode, string]): Row => ({
      ...rowOf("urn:side", to, relation, slot),
      value: to,
    });
  const node: fc.Arbitrary<readonly [FactNode, string]> = fc.oneof(
    { weight: 3, arbitrary: someValue },
    {
      weight: 2,
      arbitrary: fc.integer({ min: 0, max: 9 }).map((number) => [iri(`urn:thing:${number}`), "urn:value"] as const),
    },
  );
  const tableOf = (rows: readonly Row[]): Table => ({ rows, truncated: false, notes: [] });

  /** As it is defined: each node of the one side is held against each of the other. */
  function sharedByDefinition(a: readonly Row[], b: readonly Row[]): boolean | undefined {
    const certainties = a.flatMap((mine) =>
      b.map((yours): boolean | undefined => {
        if (nodeKey(mine.value) === nodeKey(yours.value)) return true;
        if (mine.value.kind === "iri" && yours.value.kind === "iri") return false;
        const [one, other] = [valueAt(mine, FIRST, literals), valueAt(yours, SECOND, literals)];
        if (one === undefined || other === undefined) return undefined;
        const order = compareValues(one, other);
        return order === "unknown"
          ? one.type === "text" && other.type === "text"
            ? false
            : undefined
          : order === "equal";
      }),
    );
    if (certainties.includes(true)) return true;
    return certainties.includes(undefined) ? undefined : false;
  }

  test("is decided as it is by definition, for nodes of any kinds", () => {
    const decided = new Set<boolean | undefined>();
    fc.assert(
      fc.property(
        fc.array(node, { minLength: 1, maxLength: 6 }),
        fc.array(node, { minLength: 1, maxLength: 6 }),
        (one, other) => {
          const [a, b] = [one.map(sideOf(FIRST)), other.map(sideOf(SECOND))];
          const decision = decide(form, [tableOf(a), tableOf(b)], literals);
          const expected = sharedByDefinition(a, b);
          decided.add(expected);
          expect(decision.kind === "truth" ? decision.truth : undefined).toBe(expected);
          // What is shown rests on rows that were given, each once.
          expect(new Set(decision.rows).size).toBe(decision.rows.length);
          expect([...a, ...b]).toEqual(expect.arrayContaining([...decision.rows]));
        },
      ),
      { numRuns: 1_000 },
    );
    expect(decided.size).toBe(3);
  });

  test("is told of thousands of things on either side, and of too many values only where a node is the same", () => {
    const things = (from: number): readonly Row[] =>
      Array.from({ length: 5_000 }, (_, index) => sideOf(FIRST)([iri(`urn:thing:${from + index}`), "urn:value"]));
    const numbers = (from: number, slot: Slot): readonly Row[] =>
      Array.from({ length: 5_000 }, (_, index) =>
        sideOf(slot)([literal(`${from + index}`, `${XSD}integer`), "urn:value"]),
      );
    const between = (a: readonly Row[], b: readonly Row[]) => decide(form, [tableOf(a), tableOf(b)], literals);
    expect(between(things(0), things(4_999))).toMatchObject({ kind: "truth", truth: true });
    expect(between(things(0), things(5_000))).toMatchObject({ kind: "truth", truth: false });
    expect(between(numbers(0, FIRST), numbers(4_000, SECOND))).toMatchObject({ kind: "truth", truth: true });
    expect(between(numbers(0, FIRST), numbers(5_000, SECOND))).toMatchObject({
      kind: "undecided",
      reason: "the two have too many values to compare them all",
    });
  });
});
