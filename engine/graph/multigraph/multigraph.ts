import { Column } from "./column.ts";
import { EdgeSet } from "./edge-set.ts";

/** No edge, and no node. */
export const NONE = -1;
/** An edge that is walked has a number of its own, which must fit 32 bits. */
const MOST_EDGES = 2 ** 30;

/**
 * A directed multigraph in columns of numbers, to be walked both ways: nodes and edges are numbered as they are added,
 * relations by whoever adds them. It only grows. Of each node the edges are walked in the order in which they came.
 */
export class Multigraph {
  readonly #from = new Column();
  readonly #relation = new Column();
  readonly #to = new Column();
  /** The next edge of the same node, by edge: of the one it leaves, and of the one it enters. */
  readonly #nextOut = new Column();
  readonly #nextIn = new Column();
  /** By node: its first edge, its last, to which the next one is tied, and how many it has at either end. */
  readonly #firstOut = new Column();
  readonly #lastOut = new Column();
  readonly #firstIn = new Column();
  readonly #lastIn = new Column();
  readonly #degree = new Column();
  readonly #known = new EdgeSet({ from: this.#from, relation: this.#relation, to: this.#to });

  get nodes(): number {
    return this.#firstOut.length;
  }

  get edges(): number {
    return this.#from.length;
  }

  /** What the graph takes of memory, room to grow included. */
  get bytes(): number {
    return this.#columns().reduce((sum, { bytes }) => sum + bytes, this.#known.bytes);
  }

  /** Gives the new node's number. */
  addNode(): number {
    const node = this.nodes;
    for (const column of [this.#firstOut, this.#lastOut, this.#firstIn, this.#lastIn]) column.push(NONE);
    this.#degree.push(0);
    return node;
  }

  /**
   * Gives the edge's number: that of the one that is there where an equal one is.
   * @param relation A whole number, 0 or more
   * @throws RangeError for an end that is no node, and when there are a thousand million edges
   */
  addEdge(from: number, relation: number, to: number): number {
    this.#check(from);
    this.#check(to);
    const known = this.#known.find(from, relation, to);
    if (known !== NONE) return known;
    const edge = this.edges;
    if (edge === MOST_EDGES) throw new RangeError(`A graph has ${MOST_EDGES} edges at most.`);
    this.#from.push(from);
    this.#relation.push(relation);
    this.#to.push(to);
    this.#nextOut.push(NONE);
    this.#nextIn.push(NONE);
    tie(edge, from, this.#firstOut, this.#lastOut, this.#nextOut);
    tie(edge, to, this.#firstIn, this.#lastIn, this.#nextIn);
    this.#degree.set(from, this.#degree.at(from) + 1);
    if (to !== from) this.#degree.set(to, this.#degree.at(to) + 1);
    this.#known.add(edge);
    return edge;
  }

  from(edge: number): number {
    return this.#from.at(edge);
  }

  relation(edge: number): number {
    return this.#relation.at(edge);
  }

  to(edge: number): number {
    return this.#to.at(edge);
  }

  /** Edges that the node is an end of; one from a node to itself once. */
  degree(node: number): number {
    return this.#degree.at(node);
  }

  /** The first edge around a node, as it is walked from there: those that leave it come first. `NONE` without any. */
  firstAround(node: number): number {
    const out = this.#firstOut.at(node);
    return out === NONE ? this.#firstEntering(node) : 2 * out;
  }

  /** The one behind it, or `NONE`. @param walked As it is walked from that node */
  nextAround(node: number, walked: number): number {
    const edge = edgeOf(walked);
    if (isForward(walked)) {
      const next = this.#nextOut.at(edge);
      return next === NONE ? this.#firstEntering(node) : 2 * next;
    }
    const next = this.#nextIn.at(edge);
    return next === NONE ? NONE : 2 * next + 1;
  }

  /** Where an edge leads to that is walked so. */
  end(walked: number): number {
    return isForward(walked) ? this.#to.at(edgeOf(walked)) : this.#from.at(edgeOf(walked));
  }

  #firstEntering(node: number): number {
    const edge = this.#firstIn.at(node);
    return edge === NONE ? NONE : 2 * edge + 1;
  }

  #check(node: number): void {
    if (!Number.isInteger(node) || node < 0 || node >= this.nodes)
      throw new RangeError(`There is no node ${node} among ${this.nodes}.`);
  }

  #columns(): readonly Column[] {
    const edges = [this.#from, this.#relation, this.#to, this.#nextOut, this.#nextIn];
    return [...edges, this.#firstOut, this.#lastOut, this.#firstIn, this.#lastIn, this.#degree];
  }
}

/** The number of an edge that is walked so. An edge is walked as twice its number, and back as one more. */
export function edgeOf(walked: number): number {
  return walked >> 1;
}

/** Is it walked from where it leaves to where it enters? */
export function isForward(walked: number): boolean {
  return (walked & 1) === 0;
}

/** Puts an edge behind the last one of a node. */
function tie(edge: number, node: number, first: Column, last: Column, next: Column): void {
  const before = last.at(node);
  if (before === NONE) first.set(node, edge);
  else next.set(before, edge);
  last.set(node, edge);
}
