import type { PublishedTable } from "./published-table.ts";

const COLUMNS = (["webqsp", "cwq"] as const).flatMap((set) =>
  (["f1", "goldAmongAnswers"] as const).map((metric) => ({ set, metric })),
);

/** Tables of MQPF (quality-aware fusion of many paths), as printed. */
export const MQPF_TABLES: readonly PublishedTable[] = [
  {
    paper: "MQPF",
    table: 2,
    about: "results on both sets",
    columns: COLUMNS,
    rows: [
      { system: "direct answer (IO)", model: "Qwen2-7B", values: [0.355, 0.508, 0.216, 0.253] },
      { system: "direct answer (IO)", model: "Llama-2-7B", values: [0.365, 0.564, 0.214, 0.284] },
      { system: "direct answer (IO)", model: "Llama-3.1-8B", values: [0.348, 0.555, 0.224, 0.281] },
      { system: "unweighted multi-path", model: "Llama-2-7B", values: [0.4625, 0.7168, 0.374, 0.5411] },
      { system: "unweighted multi-path", model: "Llama-3.1-8B", values: [0.4601, 0.7137, 0.381, 0.5421] },
      { system: "G-Retriever", values: [0.4674, 0.6808, 0.3396, 0.4721] },
      { system: "GRAG", values: [0.5022, 0.7236, 0.3649, 0.5018] },
      { system: "SubgraphRAG", values: [0.7057, 0.8661, 0.4716, 0.5698] },
      { system: "RoG", values: [0.708, 0.857, 0.562, 0.626] },
      { system: "GNN-RAG", values: [0.713, 0.806, 0.594, 0.617] },
      { system: "MQPF", model: "Llama-3.1-8B", values: [0.6431, 0.8337, 0.6094, 0.664] },
      { system: "MQPF", model: "Llama-2-7B", values: [0.6427, 0.834, 0.599, 0.6639] },
      { system: "MQPF + RoG", values: [0.7145, 0.8636, 0.5762, 0.637] },
      { system: "MQPF + SubgraphRAG", values: [0.7154, 0.8718, 0.5027, 0.5892] },
    ],
  },
  {
    paper: "MQPF",
    table: 3,
    about: "dimensions left out",
    columns: COLUMNS,
    rows: [
      { system: "MQPF", values: [0.6431, 0.8337, 0.6094, 0.664] },
      { system: "MQPF without semantic score", values: [0.6271, 0.8188, 0.5955, 0.6593] },
      { system: "MQPF without structural score", values: [0.6196, 0.8139, 0.5846, 0.6432] },
      { system: "MQPF without reward model", values: [0.6293, 0.8237, 0.5915, 0.6511] },
    ],
  },
];
