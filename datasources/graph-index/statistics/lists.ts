import { RDF } from "../../../engine/rdf/term.ts";
import type { Node, PairReader } from "./pairs.ts";

/** A part of a list: its member, and the part behind it. */
interface Cell {
  readonly first: Node;
  readonly rest: Node | undefined;
}

/** Members of one list that are read at most: a graph may make a list its own rest. */
const MOST_MEMBERS = 10_000;

/** The parts of all RDF lists of a graph. */
export function readLists(reader: PairReader): ReadonlyMap<Node, Cell> {
  const rest = reader.pairs(`${RDF}rest`);
  const behind = new Map(rest.subjects.map((cell, row) => [cell, rest.objects[row]]));
  const { subjects, objects } = reader.pairs(`${RDF}first`);
  return new Map(subjects.map((cell, row) => [cell, { first: objects[row] ?? "", rest: behind.get(cell) }]));
}

/** The members of the list that begins with a part, in their order. */
export function listMembers(start: Node, lists: ReadonlyMap<Node, Cell>): readonly Node[] {
  const members: Node[] = [];
  const seen = new Set<Node>();
  let at: Node | undefined = start;
  while (at !== undefined && !seen.has(at) && members.length < MOST_MEMBERS) {
    seen.add(at);
    const cell: Cell | undefined = lists.get(at);
    if (cell === undefined) break;
    members.push(cell.first);
    at = cell.rest;
  }
  return members;
}
