import type { Table } from "./hop.ts";

/**
 * How likely it is that superlatives chose the first of all and not of those only that have a value, 0–1: where values
 * are missing by chance, the share of the things that have one.
 */
export function comparedIn(tables: readonly Pick<Table, "compared">[]): number {
  return tables.reduce((share, table) => share * (table.compared ?? 1), 1);
}

/** Shares of what could be compared, as a table tells them: not at all where all could. */
export function sharesTold(shares: readonly number[]): Pick<Table, "compared"> {
  const compared = shares.reduce((all, share) => all * share, 1);
  return compared === 1 ? {} : { compared };
}
