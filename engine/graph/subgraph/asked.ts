import type { Direction } from "../../evidence/fact.ts";

/** A relation as it is walked from entities. */
export interface Way {
  /** IRI. */
  readonly relation: string;
  /** FORWARD: from subjects to objects. */
  readonly direction: Direction;
}

/** What was asked, as JSON: for each way the entities, by number, and the facts that each lacks where it does. */
export type StoredAsked = readonly (readonly [
  way: Way,
  whole: readonly number[],
  part: readonly (readonly [node: number, missing: number])[],
])[];

/** Which facts of which entities were asked for already. */
export class Asked {
  readonly #byWay = new Map<string, { readonly way: Way; readonly missing: Map<number, number> }>();
  #missing = 0;

  /** Facts that there are and that a bound kept out, as far as is known. */
  get missing(): number {
    return this.#missing;
  }

  has(way: Way, node: number): boolean {
    return this.#byWay.get(keyOf(way))?.missing.has(node) === true;
  }

  /** Of entities those not all of whose facts are known that they have this way. */
  lacking(way: Way, nodes: readonly number[]): readonly number[] {
    const known = this.#byWay.get(keyOf(way))?.missing;
    return nodes.filter((node) => known?.get(node) !== 0);
  }

  /** @param missing Facts that are known to be there and were not given */
  add(way: Way, node: number, missing: number): void {
    const key = keyOf(way);
    // No more of a way than tells it from others: it is stored.
    const { relation, direction } = way;
    const known = this.#byWay.get(key) ?? { way: { relation, direction }, missing: new Map<number, number>() };
    this.#byWay.set(key, known);
    this.#missing += missing - (known.missing.get(node) ?? 0);
    known.missing.set(node, missing);
  }

  toJson(): StoredAsked {
    return [...this.#byWay.values()].map(({ way, missing }) => {
      const all = [...missing];
      return [way, all.flatMap(([node, less]) => (less === 0 ? [node] : [])), all.filter(([, less]) => less > 0)];
    });
  }

  static fromJson(stored: StoredAsked): Asked {
    const asked = new Asked();
    for (const [way, whole, part] of stored) {
      for (const node of whole) asked.add(way, node, 0);
      for (const [node, missing] of part) asked.add(way, node, missing);
    }
    return asked;
  }
}

function keyOf({ relation, direction }: Way): string {
  return `${direction} ${relation}`;
}
