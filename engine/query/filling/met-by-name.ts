import { nodeKey, type FactNode } from "../../evidence/fact.ts";
import { normalise } from "../../text/normalise.ts";
import { membersOf, type Row } from "../execution/hop.ts";
import { met } from "../execution/rows.ts";

/** Members of two sets that are the same by a part of their names, and how they are called. */
export interface MetByName {
  readonly rows: readonly Row[];
  readonly names: readonly (readonly [string, string])[];
}

/** Names beyond these are not compared: each is with each. */
const MOST_NAMES = 25;

/**
 * Members that two sets have in common where texts call them otherwise: "Odile" is "Odile Marrow" where no other name
 * of either set begins so. The fuller name stands for both. Of the words of texts alone: what a
 * thing of the graph is called, the graph says.
 */
export function metByName(one: readonly Row[], other: readonly Row[]): MetByName {
  const [ours, theirs] = [one, other].map((rows) => membersOf(rows).flatMap(named).slice(0, MOST_NAMES));
  if (ours === undefined || theirs === undefined) return { rows: [], names: [] };
  const pairs = [...partsIn(ours, theirs), ...partsIn(theirs, ours)];
  const fuller = new Map(pairs.map(([part, full]) => [nodeKey(part.node), full.node]));
  const called = (rows: readonly Row[]): readonly Row[] =>
    rows.map((row) => ({ ...row, value: fuller.get(nodeKey(row.value)) ?? row.value }));
  return { rows: met(called(one), called(other)), names: pairs.map(([part, full]) => [part.text, full.text]) };
}

/** Names that begin one name of the other set, and no further one of either. */
function partsIn(own: readonly Named[], other: readonly Named[]): readonly (readonly [Named, Named])[] {
  return own.flatMap((part) => {
    const [full, ...more] = [...own, ...other].filter((name) => begins(part, name));
    return full !== undefined && more.length === 0 && other.includes(full) ? [[part, full] as const] : [];
  });
}

interface Named {
  readonly node: FactNode;
  readonly text: string;
  readonly words: readonly string[];
}

function named(node: FactNode): readonly Named[] {
  return node.kind === "words" ? [{ node, text: node.text, words: normalise(node.text).split(" ") }] : [];
}

/** A name that another ends with is a family's, and one within it may be anything. */
function begins({ words: part }: Named, { words: whole }: Named): boolean {
  if (part.length >= whole.length || part.join("").length < LEAST_LETTERS) return false;
  return whole.slice(0, part.length).join(" ") === part.join(" ");
}

/** Shorter parts are shared by too many names. */
const LEAST_LETTERS = 3;
