import { compareValues } from "../../values/compare-values.ts";
import {
  isOfTheDay,
  isPartOfTotal,
  isRatioOfCounts,
  isShare,
  isWhetherAll,
  type AgeForm,
  type CompareForm,
  type ExistsForm,
  type Form,
  type SameForm,
  type Value,
  type WhetherOver,
} from "../../question/form/logical-form.ts";
import { childSlot, nodesOf, relationOf, ROOT, valueSlot, type Slot } from "../../question/form/walk.ts";
import { rankedOfEach } from "../../question/form/steps-of-each.ts";
import type { LiteralContext } from "../../values/literal-value.ts";
import type { DayOfAsking } from "./asked-on.ts";
import { decideAge } from "./decide-age.ts";
import { decideAll } from "./decide-all.ts";
import { decideDifference } from "./decide-difference.ts";
import { decideEach, pairsOf } from "./decide-each.ts";
import { decideMore } from "./decide-more.ts";
import { decideOver } from "./decide-over.ts";
import { decidePartOfTotal } from "./decide-part-of-total.ts";
import { decideTotal } from "./decide-total.ts";
import { rounded } from "../../values/reckoning.ts";
import { isPartOf, percentOf, sizeOf } from "./shares.ts";
import { decideTotalOfEach } from "./totals-of-each.ts";
import { isFurther, valueAt } from "./extreme.ts";
import { nodeKey, type FactNode } from "../../evidence/fact.ts";
import { isChosenTogether, isPlain } from "../structure.ts";
import { listsTruthValues } from "./truth-values.ts";
import { isWithin, startOf, type Row, type Table } from "./hop.ts";

/** What the tables of a form decide: members, a number, a truth value, or nothing, with the reason. */
export type Decision =
  | {
      readonly kind: "members";
      readonly rows: readonly Row[];
      /** What the members were chosen by, where that is more than how they came about: both sides of a comparison. */
      readonly basis?: readonly Row[];
    }
  | {
      readonly kind: "number";
      readonly number: number;
      /** In words; absent for a number of things. */
      readonly unit?: string;
      readonly rows: readonly Row[];
      /** How it was reckoned, as clauses. */
      readonly remarks?: readonly string[];
      /** What is told with the number wherever it stands: of what it is another than was asked for. */
      readonly told?: string;
      /** True where the number may be another one, or is not quite what was asked for. */
      readonly isDoubtful?: boolean;
    }
  /** What is told of each of several things. */
  | { readonly kind: "pairs"; readonly pairs: readonly Pairing[]; readonly rows: readonly Row[] }
  | {
      readonly kind: "truth";
      readonly truth: boolean;
      readonly rows: readonly Row[];
      /** How it was told, as clauses. */
      readonly remarks?: readonly string[];
    }
  | {
      readonly kind: "undecided";
      readonly reason: string;
      /** True where what was asked for may well be there, and was not told. */
      readonly isOpen?: boolean;
      readonly rows: readonly Row[];
    };

/** A thing, and what is told of it. */
export interface Pairing {
  readonly member: FactNode;
  /** A number where things are counted or added up. */
  readonly value: FactNode | number;
  /** Of a number, in words; absent for a number of things. */
  readonly unit?: string;
  readonly rows: readonly Row[];
}

/** The rows that a decision rests on. */
function rowsBehind(decision: Decision): readonly Row[] {
  return decision.kind === "members" && decision.basis !== undefined ? decision.basis : decision.rows;
}

/** Does anything that a decision rests on stand in a document? */
export function restsOnQuotes(decision: Decision): boolean {
  return rowsBehind(decision).some(({ hops }) => hops.some(({ fact }) => fact.kind === "quote"));
}

type Literals = (relation: string) => LiteralContext;

/**
 * Decides a form from its tables. An empty set decides nothing: a count of 0 and "no" need a source that says so, which
 * an absence is not. Of a part of the rows no number is told, nor what is first among them, nor what is not among them.
 */
export function decide(form: Form, tables: readonly Table[], literals: Literals, asking?: DayOfAsking): Decision {
  const decision = isOfTheDay(form) ? decideToday(form, tables, literals, asking) : decideRows(form, tables, literals);
  const isPart = tables.some(({ truncated }) => truncated);
  return isPart && needsAllRows(form, decision) ? { ...PART, rows: rowsBehind(decision) } : decision;
}

const PART = {
  kind: "undecided",
  reason: "only a part of what decides this could be read",
} as const;

function decideToday(
  form: AgeForm | WhetherOver,
  [table, ended]: readonly Table[],
  literals: Literals,
  asking: DayOfAsking | undefined,
): Decision {
  const rows = table?.rows ?? [];
  if (asking === undefined) return { kind: "undecided", reason: "the day of asking is not known", rows };
  if (form.kind === "exists") return decideOver(form, rows, literals, asking);
  return rows.length === 0 ? nothing() : decideAge(form, rows, ended?.rows ?? [], literals, asking);
}

/** Could rows that are missing make it another decision, and not only add members to it? */
function needsAllRows(form: Form, decision: Decision): boolean {
  if (decision.kind === "undecided") return false;
  if (form.kind === "each" && form.tally !== undefined) return true;
  if (isWhetherAll(form)) return true;
  if (decision.kind === "number" || form.kind === "compare" || form.kind === "total") return true;
  if (form.kind === "same" && decision.kind === "truth" && decision.truth === form.negated) return true;
  return [...nodesOf(form)].some(
    ({ node }) => isChosenTogether(node) || (node.kind === "except" && !isPlain(node.without)),
  );
}

function decideRows(form: Form, tables: readonly Table[], literals: Literals): Decision {
  const [first, second] = tables.map((table) => table.rows);
  const rows = first ?? [];
  if (listsTruthValues(form, rows)) return { ...TRUTH_VALUES, rows };
  const narrower = rows.length > 0 && isProof(form) ? narrowerIn(form) : undefined;
  if (narrower !== undefined) return { kind: "undecided", reason: narrower, rows, isOpen: true };
  switch (form.kind) {
    case "count":
      if (isShare(form)) return decideShare(tables);
      if (isRatioOfCounts(form)) return decideRatio(tables);
      return rows.length === 0 ? nothing() : { kind: "number", number: sizeOf(tables[0]), rows };
    case "total":
      if (isPartOfTotal(form)) return decidePartOfTotal(form, tables, literals);
      if (form.ofEach !== undefined) return decideTotalOfEach(form, form.ofEach, rows, literals);
      return decideTotal(form, ROOT, { rows, ...reckoningOf(tables[0]) }, literals);
    case "each":
      return rows.length === 0 ? nothing() : decideEach(form, rows);
    case "exists":
      if (isWhetherAll(form)) return decideAll(form, tables);
      return rows.length === 0 ? nothing() : decideExistence(form, rows);
    case "compare":
      if (form.tally !== undefined) return decideMore(form, rows, second ?? []);
      return form.whether === true
        ? decideWhetherMore(form, rows, second ?? [], literals)
        : decideComparison(form, rows, second ?? [], literals);
    case "difference":
      return decideDifference(form, rows, second ?? [], literals);
    case "same":
      return decideSameness(form, rows, second ?? [], literals);
    case "age":
      return nothing();
    default: {
      if (rows.length === 0) return nothing();
      const ranked = rankedOfEach(form);
      return ranked === undefined ? { kind: "members", rows } : pairsOf(rows, ranked.steps.chain, false);
    }
  }
}

/** Of nothing that is found nobody knows that there is none. */
function decideShare([part, whole]: readonly Table[]): Decision {
  if (part === undefined || whole === undefined || part.rows.length === 0) return nothing();
  const rows = [...part.rows, ...whole.rows];
  const [few, all] = [sizeOf(part), sizeOf(whole)];
  if (few > all || !isPartOf(part, whole))
    return { kind: "undecided", reason: "not all that was counted is among what its share is asked of", rows };
  const remarks = [`only what the sources state is counted: ${few} of ${all}`];
  return { kind: "number", number: percentOf(few, all), unit: "percent", rows, remarks };
}

/** How many times as many there are. Of what is not found nobody knows that there is none. */
function decideRatio([these, those]: readonly Table[]): Decision {
  if (these === undefined || those === undefined || these.rows.length === 0 || those.rows.length === 0)
    return nothing();
  const [number, other] = [sizeOf(these), sizeOf(those)];
  const remarks = [`only what the sources state is counted: ${number} and ${other}`];
  return { kind: "number", number: rounded(number / other), rows: [...these.rows, ...those.rows], remarks };
}

function reckoningOf(table: Table | undefined): Pick<Table, "reckoning"> {
  return table?.reckoning === undefined ? {} : { reckoning: table.reckoning };
}

/** Is anything counted in it, or does it ask for a number or a truth, which tell nothing of what they rest on? */
function isProof(form: Form): boolean {
  if ([...nodesOf(form)].some(({ node }) => "tally" in node && node.tally !== undefined)) return true;
  if (["count", "total", "difference", "exists"].includes(form.kind)) return true;
  return form.kind === "follow" && form.expects === "number";
}

/**
 * Why nothing is counted or proved by relations that are called by more than the words say: there may be a deputy mayor
 * without a mayor, and others beside those that were found.
 */
function narrowerIn(form: Form): string | undefined {
  for (const { node } of nodesOf(form)) {
    const relation = relationOf(node);
    const [best] = relation?.candidates ?? [];
    if (relation !== undefined && best?.narrower === true)
      return `for “${relation.text}” the graph has “${best.label}”, which may be something else`;
  }
  return undefined;
}

const TRUTH_VALUES = {
  kind: "undecided",
  reason: "what was found is “true” or “false” of several things, and not the things themselves",
  isOpen: true,
} as const;

function nothing(): Decision {
  return { kind: "undecided", reason: "nothing was found", rows: [] };
}

/**
 * Yes by what is said in the words of the question. That two things have anything to do with each other is no proof of
 * what they are asked to have.
 */
function decideExistence(form: ExistsForm, rows: readonly Row[]): Decision {
  // "The longest ferry of E": what is chosen from is told as it is where the first itself is asked for.
  const ranked = [...nodesOf(form)].flatMap(({ node, slot }) => (node.kind === "extreme" ? [childSlot(slot, 0)] : []));
  const loose = new Map(
    [...nodesOf(form)].flatMap(({ node, slot }) => {
      const relation = relationOf(node);
      const isAny = relation?.any === true && relation.candidates.length === 0;
      return isAny && !ranked.some((set) => isWithin(slot, set)) ? [[slot, relation.text] as const] : [];
    }),
  );
  const proofs = rows.filter(({ hops }) => hops.every(({ slot }) => !loose.has(slot)));
  if (proofs.length > 0) return { kind: "truth", truth: true, rows: proofs };
  const words = [...new Set(loose.values())].map((text) => `“${text}”`).join(" and ");
  return { kind: "undecided", reason: `what was found may not be what ${words} means in the question`, rows };
}

const [FIRST, SECOND] = [valueSlot(childSlot(ROOT, 0)), valueSlot(childSlot(ROOT, 1))];

interface Side {
  readonly row: Row;
  readonly value: Value;
  /** Where the value stands: the relation that leads to it. */
  readonly slot: Slot;
}

/** The winner's best value is further than the other's; equal values are a tie of both. */
function decideComparison(form: CompareForm, a: readonly Row[], b: readonly Row[], literals: Literals): Decision {
  const [first, second] = [bestOf(a, FIRST, form.direction, literals), bestOf(b, SECOND, form.direction, literals)];
  const rows = [...a, ...b];
  if (first === undefined || second === undefined) {
    return { kind: "undecided", reason: "one of the two has no value to compare", rows };
  }
  switch (compareValues(first.value, second.value)) {
    case "unknown":
      return {
        kind: "undecided",
        reason: "the two values can not be compared for certain: they are not exact enough, or of different kinds",
        rows,
      };
    case "equal":
      return { kind: "members", rows: [toMember(first), toMember(second)], basis: [first.row, second.row] };
    default: {
      const firstWins = isFurther(first.value, second.value, form.direction) === true;
      return { kind: "members", rows: [toMember(firstWins ? first : second)], basis: [first.row, second.row] };
    }
  }
}

/**
 * Yes when every value of the first is further than every value of the second, no when none is: equal values are no.
 * Where one has no value that compares, or its values say both, nobody can tell.
 */
function decideWhetherMore(form: CompareForm, a: readonly Row[], b: readonly Row[], literals: Literals): Decision {
  const rows = [...a, ...b];
  const [mine, yours] = [comparable(a, FIRST, literals), comparable(b, SECOND, literals)];
  if (mine.length === 0 || yours.length === 0) {
    return { kind: "undecided", reason: "one of the two has no value to compare", rows };
  }
  if (mine.length * yours.length > MOST_PAIRS) return tooMany(rows);
  const orders = new Set(mine.flatMap((one) => yours.map((other) => isFurther(one, other, form.direction))));
  const [truth] = orders;
  return orders.size > 1 || truth === undefined
    ? { kind: "undecided", reason: "the values of the two do not tell for certain which is more", rows }
    : { kind: "truth", truth, rows };
}

/** Pairs of values that are compared at most: nobody asks of two hundred values on either side how they compare. */
const MOST_PAIRS = 40_000;

function tooMany(rows: readonly Row[]): Decision {
  return { kind: "undecided", reason: "the two have too many values to compare them all", rows };
}

/** Each value once. */
function comparable(rows: readonly Row[], slot: Slot, literals: Literals): readonly Value[] {
  const values = rows.flatMap((row) => {
    const value = valueAt(row, slot, literals);
    return value === undefined || value.type === "text" ? [] : [value];
  });
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

/** A row of values as a row of what has the value: the answer is the thing, its value the reason. */
function toMember({ row, slot }: Side): Row {
  const hop = row.hops.find((each) => each.slot === slot);
  return hop === undefined ? row : { value: startOf(hop), hops: row.hops };
}

function bestOf(rows: readonly Row[], slot: Slot, direction: "max" | "min", literals: Literals): Side | undefined {
  let best: Side | undefined;
  for (const row of rows) {
    const value = valueAt(row, slot, literals);
    if (value === undefined || value.type === "text") continue;
    if (best === undefined || isFurther(value, best.value, direction) === true) best = { row, value, slot };
  }
  return best;
}

/** Yes when they share a value, no when every pair of values differs for certain. */
function decideSameness(form: SameForm, a: readonly Row[], b: readonly Row[], literals: Literals): Decision {
  const rows = [...a, ...b];
  if (a.length === 0 || b.length === 0) {
    return { kind: "undecided", reason: "one of the two has no value to compare", rows };
  }
  const [mine, yours] = [alike(a, FIRST, literals), alike(b, SECOND, literals)];
  const identical = pairsOfOneNode(mine, yours);
  // Of two entities the names alone tell whether they are one.
  const isTooMuch =
    mine.length * yours.length - mine.filter(isNamed).length * yours.filter(isNamed).length > MOST_PAIRS;
  if (isTooMuch && identical.length === 0) return tooMany(rows);
  const compared = isTooMuch ? [] : comparedPairs(mine, yours);
  const shared = [...identical, ...compared.flatMap(({ pair, equal }) => (equal === true ? [pair] : []))];
  if (shared.length > 0) {
    return { kind: "truth", truth: !form.negated, rows: [...new Set(shared.flat().flatMap((each) => each.rows))] };
  }
  if (compared.some(({ equal }) => equal === undefined)) {
    return { kind: "undecided", reason: "the two values can not be compared for certain", rows };
  }
  return { kind: "truth", truth: form.negated, rows };
}

/** Rows of one node with one value. */
interface Alike {
  readonly node: FactNode;
  readonly value: Value | undefined;
  readonly rows: Row[];
}

type Pair = readonly [Alike, Alike];

function alike(rows: readonly Row[], slot: Slot, literals: Literals): readonly Alike[] {
  const groups = new Map<string, Alike>();
  for (const row of rows) {
    const value = valueAt(row, slot, literals);
    const key = `${nodeKey(row.value)} ${JSON.stringify(value ?? null)}`;
    const known = groups.get(key);
    if (known === undefined) groups.set(key, { node: row.value, value, rows: [row] });
    else known.rows.push(row);
  }
  return [...groups.values()];
}

function isNamed({ node }: Alike): boolean {
  return node.kind === "iri";
}

function pairsOfOneNode(mine: readonly Alike[], yours: readonly Alike[]): readonly Pair[] {
  const byNode = new Map<string, Alike[]>();
  for (const other of yours) {
    const known = byNode.get(nodeKey(other.node));
    if (known === undefined) byNode.set(nodeKey(other.node), [other]);
    else known.push(other);
  }
  return mine.flatMap((one) => (byNode.get(nodeKey(one.node)) ?? []).map((other): Pair => [one, other]));
}

interface ComparedPair {
  readonly pair: Pair;
  /** Undefined when nobody can tell. */
  readonly equal: boolean | undefined;
}

/** The pairs of two nodes that their names do not tell apart. */
function comparedPairs(mine: readonly Alike[], yours: readonly Alike[]): readonly ComparedPair[] {
  return mine.flatMap((one) =>
    yours
      .filter((other) => !(isNamed(one) && isNamed(other)) && nodeKey(one.node) !== nodeKey(other.node))
      .map((other): ComparedPair => ({ pair: [one, other], equal: areEqual(one.value, other.value) })),
  );
}

function areEqual(mine: Value | undefined, yours: Value | undefined): boolean | undefined {
  if (mine === undefined || yours === undefined) return undefined;
  const order = compareValues(mine, yours);
  if (order === "unknown") return mine.type === "text" && yours.type === "text" ? false : undefined;
  return order === "equal";
}
