import { percent, type Table } from "../compare/table.ts";
import type { Estimate } from "../statistics/bootstrap.ts";
import { RECALL_RANKS, type RetrievalLine, type SearchedFor } from "./measure-retrieval.ts";

const WORDS: Readonly<Record<SearchedFor, string>> = {
  questions: "the question",
  steps: "each step, those before it filled in",
  stepsLeftOpen: "each step, those before it left open",
};

/** Recall of gold passages, for people. */
export function retrievalTable(lines: readonly RetrievalLine[]): Table {
  return {
    title: "Gold passages found, of all documents of the set",
    columns: [
      { name: "Set", numeric: false },
      { name: "Search", numeric: false },
      { name: "By", numeric: false },
      { name: "Documents", numeric: true },
      { name: "Questions", numeric: true },
      ...RECALL_RANKS.map((rank) => ({ name: `Recall@${rank}`, numeric: true })),
    ],
    rows: lines.map(({ set, searcher, searchedFor, documents, recall }) => [
      set,
      searcher,
      WORDS[searchedFor],
      documents.toLocaleString("en"),
      String(recall.at2.n),
      ...RECALL_RANKS.map((rank) => within(recall[`at${rank}`])),
    ]),
    notes: [
      "In brackets: 95 % bootstrap intervals over questions. The published figures are of larger collections: see docs/evaluation.md.",
    ],
  };
}

function within({ mean, low, high }: Estimate): string {
  return `${percent(mean)} (${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)})`;
}
