import type { Node, PairNumbers } from "../graph-index/statistics/pairs.ts";
import { NumberList } from "./number-list.ts";
import { TripleTable } from "./triple-table.ts";

/** Triples as a store writes them, to be put into a table. */
export class RowTable {
  readonly #nodes: Node[] = [];
  readonly #numbers = new Map<Node, number>();
  readonly #byPredicate = new Map<string, { readonly subjects: NumberList; readonly objects: NumberList }>();

  /** @param rows SPARQL's tab-separated results: a line of variables, then a line of each triple */
  add(rows: string): void {
    let [subject, number] = ["", -1];
    for (let at = rows.indexOf("\n") + 1; at > 0 && at < rows.length;) {
      const first = rows.indexOf("\t", at);
      const second = rows.indexOf("\t", first + 1);
      const end = rows.indexOf("\n", second + 1);
      // Most rows are of the subject of the row before.
      if (subject.length !== first - at || !rows.startsWith(subject, at)) {
        subject = rows.slice(at, first);
        number = this.#numberOf(subject);
      }
      const { subjects, objects } = this.#rowsOf(rows.slice(first + 2, second - 1));
      subjects.add(number);
      objects.add(this.#numberOf(rows.slice(second + 1, end)));
      at = end + 1;
    }
  }

  table(): TripleTable {
    return new TripleTable(
      new Map(
        Array.from(this.#byPredicate, ([iri, { subjects, objects }]): readonly [string, PairNumbers] => [
          iri,
          { subjects: subjects.numbers, objects: objects.numbers, nodes: this.#nodes },
        ]),
      ),
    );
  }

  #numberOf(cell: string): number {
    let number = this.#numbers.get(cell);
    if (number === undefined) this.#numbers.set(cell, (number = this.#nodes.push(cell) - 1));
    return number;
  }

  #rowsOf(predicate: string): { readonly subjects: NumberList; readonly objects: NumberList } {
    const known = this.#byPredicate.get(predicate);
    if (known !== undefined) return known;
    const rows = { subjects: new NumberList(), objects: new NumberList() };
    this.#byPredicate.set(predicate, rows);
    return rows;
  }
}
