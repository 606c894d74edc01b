import { type Multigraph, NONE } from "./multigraph.ts";

/** Farther than any distance that is looked for. */
const FAR = 255;
/** Edges that are looked at between two turns: some tens of microseconds. */
const STEPS = 1_024;

/**
 * How many edges lead from nodes to one of them, as far as it matters to chains of a length: exact for every node on
 * such a chain, `FAR` for others or more than there is. Both ends go out in turns, always the one that has fewer edges
 * to look at, until chains of the length must have met; from there on only what the first end has reached is looked at,
 * from whichever side is less (Beamer, Asanović and Patterson 2012). So a hub at one end costs nothing where few edges
 * are at the other.
 */
export class Distances {
  readonly #graph: Multigraph;
  readonly #most: number;
  readonly #start: Side;
  readonly #end: Side;

  private constructor(graph: Multigraph, start: number, end: number, most: number) {
    this.#graph = graph;
    this.#most = most;
    this.#start = new Side(graph, start, end);
    this.#end = new Side(graph, end, start);
  }

  /**
   * Yields between steps that are short each.
   * @param most Edges of the longest chain, less than `FAR`
   */
  static *between(graph: Multigraph, start: number, end: number, most: number): Generator<undefined, Distances> {
    const distances = new Distances(graph, start, end, most);
    while (distances.#start.distance + distances.#end.distance < most) {
      const [one, other] = [distances.#start, distances.#end];
      yield* one.work() <= other.work() ? one.goOn() : other.goOn();
    }
    yield* distances.#meet();
    return distances;
  }

  toEnd(node: number): number {
    return this.#end.marks[node] ?? FAR;
  }

  /** Distances from what the first end has reached and the second has not. */
  *#meet(): Generator<undefined, void> {
    const [start, end] = [this.#start, this.#end];
    const isOpen = (node: number): boolean =>
      end.marks[node] === FAR && (start.marks[node] ?? FAR) + end.distance + 1 <= this.#most;
    let left = start.reached;
    while (end.distance < this.#most) {
      left = left.filter(isOpen);
      if (left.length === 0) return;
      yield* workOf(this.#graph, left) < end.work() ? end.take(left) : end.goOn(isOpen);
    }
  }
}

/** What has been reached from one end, and how far it is. */
class Side {
  readonly #graph: Multigraph;
  readonly marks: Uint8Array;
  /** Nodes that have been reached, nearest first. */
  readonly reached: number[];
  readonly #other: number;
  #open: readonly number[];
  distance = 0;

  /** @param other The other end, from which no chain goes on */
  constructor(graph: Multigraph, end: number, other: number) {
    this.#graph = graph;
    this.#other = other;
    this.marks = new Uint8Array(graph.nodes).fill(FAR);
    this.marks[end] = 0;
    this.reached = [end];
    this.#open = [end];
  }

  /** Edges that would be looked at to go on. */
  work(): number {
    return workOf(this.#graph, this.#open);
  }

  /** One edge further, from the nodes reached last. @param isWanted Only to these */
  *goOn(isWanted: (node: number) => boolean = (node) => this.marks[node] === FAR): Generator<undefined, void> {
    const next: number[] = [];
    let looked = 0;
    for (const node of this.#open) {
      for (let walked = this.#graph.firstAround(node); walked !== NONE; walked = this.#graph.nextAround(node, walked)) {
        if ((looked += 1) % STEPS === 0) yield;
        const end = this.#graph.end(walked);
        if (!isWanted(end)) continue;
        this.marks[end] = this.distance + 1;
        next.push(end);
      }
    }
    this.#arrive(next);
  }

  /** The same, from the nodes that may be reached. */
  *take(nodes: readonly number[]): Generator<undefined, void> {
    const next: number[] = [];
    let looked = 0;
    for (const node of nodes) {
      for (let walked = this.#graph.firstAround(node); walked !== NONE; walked = this.#graph.nextAround(node, walked)) {
        if ((looked += 1) % STEPS === 0) yield;
        if (this.marks[this.#graph.end(walked)] !== this.distance) continue;
        next.push(node);
        break;
      }
    }
    // Marked only now: one that was reached by this step must not be taken for one that others are reached from.
    for (const node of next) this.marks[node] = this.distance + 1;
    this.#arrive(next);
  }

  #arrive(next: readonly number[]): void {
    this.distance += 1;
    this.#open = next.filter((node) => node !== this.#other);
    for (const node of next) this.reached.push(node);
  }
}

function workOf(graph: Multigraph, nodes: readonly number[]): number {
  return nodes.reduce((sum, node) => sum + graph.degree(node), 0);
}
