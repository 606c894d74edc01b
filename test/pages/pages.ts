import { readFileSync } from "node:fs";
import { blocksOf, type Block } from "./blocks.ts";

/**
 * The pages that are tried out from their beginning to their end, as a reader would: the commands of each are run, in
 * this order, and what it shows is what they print.
 */
export const PAGES = [
  "README.md",
  "docs/questions.md",
  "docs/choosing-a-strategy.md",
  "docs/graphql.md",
  "docs/own-graph.md",
  "docs/sources.md",
  "docs/settings.md",
  "docs/terminal.md",
  "docs/supergraph.md",
  "docs/library.md",
  "docs/evaluation.md",
  "docs/stability.md",
] as const;

/** Where the table of settings stands. */
export const SETTINGS_PAGE = "docs/settings.md";

/** Where a subgraph of others stands. */
export const SUPERGRAPH_PAGE = "docs/supergraph.md";

export function readPage(page: string): string {
  return readFileSync(page, "utf8");
}

export function blocksOfPage(page: string): readonly Block[] {
  return blocksOf(readPage(page), page);
}
