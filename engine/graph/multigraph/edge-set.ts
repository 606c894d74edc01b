import type { Column } from "./column.ts";

const INITIAL = 128;
const EMPTY = -1;

/** The columns that say what an edge is. */
export interface EdgeColumns {
  readonly from: Column;
  readonly relation: Column;
  readonly to: Column;
}

/** Finds an edge by its ends and its relation: a table of numbers of edges, at least half of it empty. */
export class EdgeSet {
  readonly #columns: EdgeColumns;
  #slots = new Int32Array(INITIAL).fill(EMPTY);
  #edges = 0;

  constructor(columns: EdgeColumns) {
    this.#columns = columns;
  }

  get bytes(): number {
    return this.#slots.byteLength;
  }

  /** The edge that is equal, or -1. */
  find(from: number, relation: number, to: number): number {
    return this.#slots[this.#slotOf(from, relation, to)] ?? EMPTY;
  }

  /** @param edge Its number; its ends and relation are in the columns already, and it equals no other */
  add(edge: number): void {
    if ((this.#edges + 1) * 2 > this.#slots.length) this.#widen();
    this.#put(edge);
    this.#edges += 1;
  }

  #widen(): void {
    this.#slots = new Int32Array(this.#slots.length * 2).fill(EMPTY);
    for (let edge = 0; edge < this.#edges; edge += 1) this.#put(edge);
  }

  #put(edge: number): void {
    const { from, relation, to } = this.#columns;
    this.#slots[this.#slotOf(from.at(edge), relation.at(edge), to.at(edge))] = edge;
  }

  /** Where the edge stands, or would: the first free place from where its digest points to. */
  #slotOf(from: number, relation: number, to: number): number {
    const { from: froms, relation: relations, to: tos } = this.#columns;
    const mask = this.#slots.length - 1;
    let slot = digest(from, relation, to) & mask;
    for (;;) {
      const edge = this.#slots[slot] ?? EMPTY;
      if (edge === EMPTY) return slot;
      if (froms.at(edge) === from && relations.at(edge) === relation && tos.at(edge) === to) return slot;
      slot = (slot + 1) & mask;
    }
  }
}

/** Spreads three small numbers over 32 bits (the finisher of MurmurHash3). */
function digest(from: number, relation: number, to: number): number {
  let value = Math.imul(from, 0x9e3779b1) ^ Math.imul(relation, 0x85ebca77) ^ Math.imul(to, 0xc2b2ae3d);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
