import type { Store } from "oxigraph";
import type { Node, PairReader } from "../graph-index/statistics/pairs.ts";

/** Reads what statistics need from oxigraph's store. */
export function readerOf(store: Store): PairReader {
  const query = (text: string): readonly string[] => {
    const table = store.query(text, { results_format: "text/tab-separated-values" }) as string;
    return table.split("\n").slice(1, -1);
  };
  return {
    predicates: query("SELECT DISTINCT ?p { ?s ?p ?o }")
      .map((cell) => cell.slice(1, -1))
      .sort(),
    pairs(predicate) {
      const subjects: Node[] = [];
      const objects: Node[] = [];
      for (const line of query(`SELECT ?s ?o { ?s <${predicate}> ?o }`)) {
        const tab = line.indexOf("\t");
        subjects.push(line.slice(0, tab));
        objects.push(line.slice(tab + 1));
      }
      return { subjects, objects };
    },
  };
}
