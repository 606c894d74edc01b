import { nodeKey, type Direction, type Fact, type FactNode, type GraphFact } from "../../evidence/fact.ts";
import type { Slot } from "../../question/form/walk.ts";
import type { QueryTerm, SelectQuery } from "../../sparql/syntax.ts";
import type { Interval } from "../../values/interval.ts";
import type { Reckoning } from "./reckoned-by-source.ts";
import type { Unstated } from "./unstated.ts";

/**
 * A fact that matches a relation of a logical form, walked from the end that was computed before to the one that it
 * gives.
 */
export interface Hop<Found extends Fact = Fact> {
  /** The slot of the form's node whose relation the fact matches. */
  readonly slot: Slot;
  readonly fact: Found;
  readonly direction: Direction;
}

/** A hop by a triple of a graph. */
export type GraphHop = Hop<GraphFact>;

/** One way in which a member of a set came about. */
export interface Row {
  readonly value: FactNode;
  readonly hops: readonly Hop[];
}

/** A computed set, with every way in which each member came about. */
export interface Table {
  readonly rows: readonly Row[];
  /** True when a source or a limit cut rows off. */
  readonly truncated: boolean;
  /** What was left out and why, and what could not be decided: sentences for the explanation. */
  readonly notes: readonly string[];
  /** Those of the notes that say what of the question could not be checked: what is given is then not complete. */
  readonly unchecked?: readonly string[];
  /** Of the things among which superlatives chose, here and in the sets before, the share that was compared, 0–1. */
  readonly compared?: number;
  /** Conditions of which some things state no value that they could be put to: these may belong to the set as well. */
  readonly unstated?: readonly Unstated[];
  /** What the source itself reckons of the set, where its rows are but a part. */
  readonly reckoning?: Reckoning;
  /** The query that gave the rows; absent when none was needed. */
  readonly query?: SelectQuery;
  /** Where the query's rows hold the members; absent when no query gave them. */
  readonly answer?: QueryTerm;
  /** The slots of the hops that the query's rows hold; those of other hops were found before. */
  readonly read?: readonly Slot[];
  /** True when the engine left out rows that the query gives, save those that a superlative compares. */
  readonly narrowed?: boolean;
  /** True when all that was found was of another kind than is asked for: another relation may lead to that kind. */
  readonly ofOtherKind?: boolean;
  /** Where nothing is left: what was found and is of another kind than a step states, as sentences. */
  readonly leftOut?: readonly string[];
}

export function isGraphHop(hop: Hop): hop is GraphHop {
  return hop.fact.kind === "triple";
}

/** The node that a hop was walked from. */
export function startOf<Found extends Fact>({ fact, direction }: Hop<Found>): Found["subject" | "object"] {
  return direction === "FORWARD" ? fact.subject : fact.object;
}

/** The node that a hop leads to. */
export function endOf<Found extends Fact>({ fact, direction }: Hop<Found>): Found["subject" | "object"] {
  return direction === "FORWARD" ? fact.object : fact.subject;
}

/** The relation of the graph by which hops lead to a node: it says what the numbers and dates of a literal mean. */
export function relationTo(node: FactNode, hops: readonly Hop[]): string | undefined {
  const key = nodeKey(node);
  return hops.find((hop) => isGraphHop(hop) && nodeKey(endOf(hop)) === key)?.fact.relation;
}

/** When a graph says that the facts of hops hold. */
export function intervalsOf(hops: readonly Hop[]): readonly Interval[] {
  return hops.flatMap(({ fact }) => (fact.kind === "triple" ? fact.validity : []));
}

/** Equal for hops that say the same at the same node of the form, from the same source. */
export function hopKey(hop: Hop): string {
  const { slot, direction, fact } = hop;
  const ends = `${nodeKey(startOf(hop))} ${fact.relation} ${nodeKey(endOf(hop))}`;
  return fact.kind === "triple"
    ? `${slot} ${direction} ${ends} ${fact.origin?.graph ?? ""}`
    : `${slot} ${ends} ${fact.quote.chunkId} ${fact.quote.text}`;
}

/** The nodes that a row speaks of: its member, and both ends of each hop. */
export function nodesOfRow({ value, hops }: Row): readonly FactNode[] {
  return [value, ...hops.flatMap((hop) => [startOf(hop), endOf(hop)])];
}

/** The rows of a set by their member, members in the order in which they come. */
export function rowsByMember(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  const byMember = new Map<string, Row[]>();
  for (const row of rows) {
    const key = nodeKey(row.value);
    const known = byMember.get(key);
    if (known === undefined) byMember.set(key, [row]);
    else known.push(row);
  }
  return byMember;
}

/** The members of a set, each once, in the order in which they come. */
export function membersOf(rows: readonly Row[]): readonly FactNode[] {
  return [...new Map(rows.map((row) => [nodeKey(row.value), row.value])).values()];
}

/** Is a slot the given node or below it? */
export function isWithin(slot: Slot, ancestor: Slot): boolean {
  return slot === ancestor || slot.startsWith(`${ancestor}.`);
}
