import type { SelectQuery } from "../sparql/syntax.ts";
import { serialise } from "../sparql/serialise.ts";
import type { TraceSource } from "./evidence.ts";

/**
 * A query as a client can run it: as the graphs themselves do, where one relation of theirs stands for several triples.
 */
export function shownQuery(query: SelectQuery, { graphs }: Pick<TraceSource, "graphs">): string {
  return serialise(graphs.reduce((asked, graph) => graph.asRun?.(asked) ?? asked, query));
}
