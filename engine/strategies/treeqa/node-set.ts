import type { Slot } from "../../question/form/walk.ts";
import type { FactNode } from "../../evidence/fact.ts";
import { membersOf, type Row } from "../../query/execution/hop.ts";

/** A sub-question's answers as the graph gives them, or as they were read beside it. */
export interface FoundRows {
  /** Slots are those of the whole form. */
  readonly rows: readonly Row[];
  readonly labels: Readonly<Record<string, string>>;
  /** ISO 8601. */
  readonly retrievedAt: string;
  /** Product of the scores of links and of what was read, 0–1. */
  readonly score: number;
  /** True of what stands in place of what the graphs compute for the reading, or was computed from such. */
  readonly instead?: true;
}

/** The validated answer of a node: a set, never tried item by item. */
export type NodeSet = readonly FoundRows[];

/** Validated answers by the part that they answer. */
export type Answers = ReadonlyMap<Slot, NodeSet>;

/** Is any of the answers in place of what the graphs compute for the reading? */
export function isInstead(answers: Answers): boolean {
  return [...answers.values()].some((set) => set.some(({ instead }) => instead === true));
}

/** All rows of several answers. */
export function rowsIn(sets: readonly NodeSet[]): readonly Row[] {
  return sets.flatMap((set) => set.flatMap(({ rows }) => rows));
}

/** The members of a set, each once. */
export function membersIn(set: NodeSet): readonly FactNode[] {
  return membersOf(rowsIn([set]));
}

/** The entities among its members. */
export function entitiesIn(set: NodeSet): readonly string[] {
  return membersIn(set).flatMap((member) => (member.kind === "iri" ? [member.value] : []));
}

export function labelIn(set: NodeSet, iri: string): string | undefined {
  return set.map(({ labels }) => labels[iri]).find((label) => label !== undefined);
}
