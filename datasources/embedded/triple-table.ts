import type { Node, PairReader, Pairs } from "../graph-index/statistics/pairs.ts";

/**
 * All triples of a graph, by their predicates. Each node is one text in memory however often it stands in triples, so
 * that it is quickly compared.
 */
export class TripleTable implements PairReader {
  readonly #nodes = new Map<Node, Node>();
  readonly #byPredicate = new Map<string, { readonly subjects: Node[]; readonly objects: Node[] }>();

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

  /** @param rows SPARQL's tab-separated results: a line of variables, then a line of each triple */
  add(rows: string): void {
    let subject = "";
    for (let at = rows.indexOf("\n") + 1; at > 0 && at < rows.length;) {
      const first = rows.indexOf("\t", at);
      const second = rows.indexOf("\t", first + 1);
      const end = rows.indexOf("\n", second + 1);
      // Most rows are of the subject of the row before.
      if (subject.length !== first - at || !rows.startsWith(subject, at)) subject = this.#node(rows.slice(at, first));
      const { subjects, objects } = this.pairsOf(rows.slice(first + 2, second - 1));
      subjects.push(subject);
      objects.push(this.#node(rows.slice(second + 1, end)));
      at = end + 1;
    }
  }

  #node(cell: string): Node {
    const known = this.#nodes.get(cell);
    if (known !== undefined) return known;
    this.#nodes.set(cell, cell);
    return cell;
  }

  /** A predicate's triples, to add others to. */
  pairsOf(predicate: string): { readonly subjects: Node[]; readonly objects: Node[] } {
    const known = this.#byPredicate.get(predicate);
    if (known !== undefined) return known;
    const pairs = { subjects: [], objects: [] };
    this.#byPredicate.set(predicate, pairs);
    return pairs;
  }
}
