import type { SelectQuery } from "../../engine/sparql/syntax.ts";

/** The query with a limit that tells whether there are more rows than wanted: one more is asked for. */
export function limitedTo(query: SelectQuery, mostRows: number): SelectQuery & { readonly limit: number } {
  return { ...query, limit: Math.min(query.limit ?? Number.POSITIVE_INFINITY, mostRows + 1) };
}
