import type { PublishedTable } from "./published-table.ts";

const GPT = "GPT-3.5-turbo";
const SETS = ["webqsp", "qald", "advhotpotqa", "2wiki"] as const;
const HUNDRED = "on 100 drawn questions, with DeepSeek-V3";

/** Tables of TreeQA, as printed; 2WikiMultiHopQA on 1,000 drawn questions. */
export const TREEQA_TABLES: readonly PublishedTable[] = [
  {
    paper: "TreeQA",
    table: 2,
    about: "results on all sets",
    columns: SETS.map((set) => ({ set, metric: "exactMatch", model: GPT })),
    rows: [
      { system: "direct answer (IO)", values: [63.3, 42.0, 23.1, 54.6] },
      { system: "chain of thought", values: [62.2, 42.9, 30.9, 52.1] },
      { system: "self-consistency", values: [61.1, 45.3, 34.4, 53.2] },
      { system: "text RAG", values: [66.7, 51.7, 25.4, 55.7] },
      { system: "ToG", values: [76.2, 50.2, 26.3, 53.2] },
      { system: "HippoRAG + IRCoT", values: [null, null, 45.7, 47.7] },
      { system: "Self-RAG", values: [null, null, 39.0, 30.6] },
      { system: "Adaptive-RAG", values: [null, null, 47.0, 56.8] },
      { system: "CoK", values: [77.6, 47.1, 35.4, 54.2] },
      { system: "ToG-2", values: [81.1, 54.1, 42.9, 56.3] },
      { system: "TreeQA", values: [87.0, 57.2, 53.0, 59.0] },
    ],
  },
  {
    paper: "TreeQA",
    table: 3,
    about: "by language model",
    columns: (["webqsp", "advhotpotqa", "qald", "2wiki"] as const).map((set) => ({ set, metric: "exactMatch" })),
    rows: [
      { system: "direct answer (IO)", model: "Qwen2.5-14B-instruct", values: [68.0, 27.9, 38.2, 43.2] },
      { system: "TreeQA", model: "Qwen2.5-14B-instruct", values: [89.0, 55.0, 59.7, 51.5] },
      { system: "direct answer (IO)", model: GPT, values: [63.3, 23.1, 42.0, 54.6] },
      { system: "TreeQA", model: GPT, values: [87.0, 53.0, 57.2, 59.0] },
      { system: "direct answer (IO)", model: "DeepSeek-V3", values: [78.4, 46.6, 45.5, 61.1] },
      { system: "TreeQA", model: "DeepSeek-V3", values: [90.0, 59.3, 63.2, 83.3] },
      { system: "direct answer (IO)", model: "GPT-4o-mini", values: [66.9, 31.8, 60.1, 50.7] },
      { system: "TreeQA", model: "GPT-4o-mini", values: [88.7, 40.3, 63.4, 68.4] },
    ],
  },
  {
    paper: "TreeQA",
    table: 4,
    about: "self-correction",
    columns: ["DeepSeek-V3", "Qwen2.5-14B-instruct", GPT].map((model) => ({
      set: "advhotpotqa",
      metric: "exactMatch",
      model,
    })),
    rows: [
      { system: "direct answer (IO)", values: [46.6, 27.6, 37.4] },
      { system: "chain of thought", values: [38.7, 22.1, 23.4] },
      { system: "TreeQA without self-correction", values: [44.2, 22.4, 40.9] },
      { system: "TreeQA", values: [59.3, 55.0, 53.0] },
    ],
  },
  {
    paper: "TreeQA",
    table: 5,
    about: "efficiency",
    columns: (["seconds", "tokens", "exactMatch"] as const).map((metric) => ({
      set: "advhotpotqa",
      metric,
      model: GPT,
    })),
    rows: [
      { system: "direct answer (IO)", values: [1.8, 113.2, 23.1] },
      { system: "chain of thought", values: [4.1, 520.7, 30.9] },
      { system: "self-consistency", values: [11.6, 2786.3, 34.4] },
      { system: "ToG", values: [69.3, 9606.4, 26.3] },
      { system: "CoK", values: [30.1, 2343.2, 35.4] },
      { system: "ToG-2", values: [27.3, 6075.1, 42.9] },
      { system: "TreeQA, serial", values: [152.9, 10459.1, 53.3] },
      { system: "TreeQA, parallel", values: [109.6, 10192.1, 53.6] },
    ],
  },
  {
    paper: "TreeQA",
    table: 6,
    about: `retrieval, ${HUNDRED}`,
    columns: [
      { set: "advhotpotqa", metric: "factRecall", model: "DeepSeek-V3" },
      { set: "advhotpotqa", metric: "exactMatch", model: "DeepSeek-V3" },
    ],
    rows: [
      { system: "TreeQA, graph and text", values: [68, 68] },
      { system: "TreeQA, graph only", values: [60, 60] },
      { system: "TreeQA, text only", values: [64, 64] },
    ],
  },
  {
    paper: "TreeQA",
    table: 7,
    about: "updates of the logic tree",
    columns: SETS.map((set) => ({ set, metric: "treeUpdates" })),
    rows: [
      { system: "TreeQA", model: "Qwen2.5-14B-instruct", values: [0.47, 1.24, 1.54, 1.83] },
      { system: "TreeQA", model: GPT, values: [0.45, 0.79, 1.45, 1.38] },
      { system: "TreeQA", model: "DeepSeek-V3", values: [0.56, 0.41, 0.52, 1.04] },
    ],
  },
];
