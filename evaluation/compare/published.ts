import { FIDELIS_TABLES } from "./published/fidelis.ts";
import { HYDRA_TABLES } from "./published/hydra.ts";
import { MQPF_TABLES } from "./published/mqpf.ts";
import { figuresOf, type Paper, type PublishedFigure, type PublishedMetric } from "./published/published-table.ts";
import { TREEQA_TABLES } from "./published/treeqa.ts";

export type { PublishedFigure, PublishedMetric } from "./published/published-table.ts";

/** Every figure of the papers' tables on sets that can be read here. */
export const PUBLISHED: readonly PublishedFigure[] = [
  ...HYDRA_TABLES,
  ...TREEQA_TABLES,
  ...FIDELIS_TABLES,
  ...MQPF_TABLES,
].flatMap(figuresOf);

/** What the papers print for a set, by the format that it is read as; nothing for a set that none of them measures. */
export function publishedFor(format: string): readonly PublishedFigure[] {
  return PUBLISHED.filter(({ set }) => set === format);
}

/** Of the tables of main results, those figures that stand beside a metric of ours. */
export function mainFigures(format: string): readonly PublishedFigure[] {
  return publishedFor(format).filter(
    ({ paper, table }) => MAIN_TABLE[paper] === table || (paper === "FiDeLiS" && table === 12),
  );
}

const MAIN_TABLE: Readonly<Record<Paper, number>> = { Hydra: 1, TreeQA: 2, FiDeLiS: 1, MQPF: 2 };

/** How a published metric differs from the one of ours that stands beside it. */
export function definitionOf(metric: PublishedMetric, paper: Paper): string {
  if (metric === "goldAmongAnswers")
    return "a gold answer is among those given; not comparable with exact match of the first answer";
  if (metric === "exactMatch") return EXACT_MATCH[paper];
  return "as the paper defines it";
}

const EXACT_MATCH: Readonly<Record<Paper, string>> = {
  Hydra: "exact match of a language model's reply (appendix D); accuracy in its further tables",
  TreeQA: "exact match: another way to write the answer counts as wrong (section 4.6)",
  FiDeLiS: "Hits@1 as in earlier work; accuracy for CR-LT and MedQA",
  MQPF: "not used",
};
