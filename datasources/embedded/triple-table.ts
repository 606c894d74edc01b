import type { Node, PairNumbers, PairReader, Pairs } from "../graph-index/statistics/pairs.ts";

/**
 * All triples of a graph, by their predicates. Each node is one text in memory however often it stands in triples, and
 * has one number.
 */
export class TripleTable implements PairReader {
  readonly #byPredicate: ReadonlyMap<string, Pairs>;

  /** @param byPredicate Rows by the IRI of their predicate, all of one list of nodes */
  constructor(byPredicate: ReadonlyMap<string, PairNumbers>) {
    this.#byPredicate = new Map([...byPredicate].map(([iri, numbers]) => [iri, new TablePairs(numbers)]));
  }

  get predicates(): readonly string[] {
    return [...this.#byPredicate.keys()].sort();
  }

  /** How many triples there are. */
  get size(): number {
    return [...this.#byPredicate.values()].reduce((sum, { subjects }) => sum + subjects.length, 0);
  }

  pairs(predicate: string): Pairs {
    return this.#byPredicate.get(predicate) ?? { subjects: [], objects: [] };
  }
}

/** Pairs whose texts are looked up when they are needed first. */
class TablePairs implements Pairs {
  readonly numbers: PairNumbers;
  #subjects: readonly Node[] | undefined;
  #objects: readonly Node[] | undefined;

  constructor(numbers: PairNumbers) {
    this.numbers = numbers;
  }

  get subjects(): readonly Node[] {
    return (this.#subjects ??= textsOf(this.numbers.subjects, this.numbers.nodes));
  }

  get objects(): readonly Node[] {
    return (this.#objects ??= textsOf(this.numbers.objects, this.numbers.nodes));
  }
}

function textsOf(column: Uint32Array, nodes: readonly Node[]): readonly Node[] {
  const texts = new Array<Node>(column.length);
  for (let row = 0; row < column.length; row += 1) texts[row] = nodes[column[row]!]!;
  return texts;
}
