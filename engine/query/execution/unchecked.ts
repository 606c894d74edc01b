import type { Table } from "./hop.ts";

/** What of the question could not be checked in what was executed, as sentences, each once. */
export function uncheckedIn(
  outcomes: readonly { readonly execution: { readonly tables: readonly Pick<Table, "unchecked">[] } }[],
): readonly string[] {
  return [...new Set(outcomes.flatMap(({ execution }) => execution.tables.flatMap((table) => table.unchecked ?? [])))];
}
