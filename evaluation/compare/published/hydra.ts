import type { PublishedTable } from "./published-table.ts";

const SAMPLE = "on 500 drawn questions of each set";
const MAIN = (["cwq", "webqsp", "advhotpotqa", "qald", "simplequestions", "kilt", "webquestions"] as const).map(
  (set) => ({ set, metric: "exactMatch" as const }),
);
const GPT = "GPT-3.5-Turbo";
const LLAMA = "Llama-3.1-70B";

/** Tables of Hydra (structured cross-source reasoning), as printed. KILT stands for its set Zero-Shot RE. */
export const HYDRA_TABLES: readonly PublishedTable[] = [
  {
    paper: "Hydra",
    table: 1,
    about: "results on all sets",
    columns: MAIN,
    rows: [
      { system: "direct answer (IO)", model: GPT, values: [37.6, 63.3, 23.1, 42, 20, 27.7, 48.7] },
      { system: "chain of thought", model: GPT, values: [38.8, 62.2, 30.8, 42.9, 20.3, 28.8, 48.5] },
      { system: "self-consistency", model: GPT, values: [45.4, 61.1, 34.4, 45.3, 18.9, 45.4, 50.3] },
      { system: "web RAG", model: GPT, values: [41.2, 56.8, 28.9, 36, 26.9, 62.2, 46.8] },
      { system: "text RAG", model: GPT, values: [33.8, 67.9, 23.7, 42.4, 21.4, 29.5, 35.8] },
      { system: "ToG", model: GPT, values: [58.9, 76.2, 26.3, 50.2, 53.6, 88.0, 54.5] },
      { system: "ToG", model: "GPT-4", values: [69.5, 82.6, null, 54.7, 66.7, 88.3, 57.9] },
      { system: "PoG", model: GPT, values: [74.7, 93.9, null, null, 80.8, null, 81.8] },
      { system: "CoK", model: GPT, values: [null, 77.6, 35.4, 47.1, null, 75.5, null] },
      { system: "ToG-2", model: GPT, values: [null, 81.1, 42.9, 54.1, null, 91.0, null] },
      { system: "Hydra-E", model: LLAMA, values: [71.3, 89.7, 48.4, 70.9, 80.4, 95.6, 76.8] },
      { system: "Hydra", model: LLAMA, values: [75.6, 93.0, 55.2, 76.0, 85.9, 94.2, 81.4] },
      { system: "Hydra-E", model: GPT, values: [76.8, 94.0, 51.3, 81.1, 81.7, 96.9, 85.2] },
      { system: "Hydra", model: GPT, values: [81.2, 96.1, 58.9, 84.2, 88.8, 97.7, 88.3] },
    ],
  },
  {
    paper: "Hydra",
    table: 2,
    about: "by language model",
    columns: (["advhotpotqa", "webqsp", "cwq", "kilt"] as const).map((set) => ({ set, metric: "exactMatch" as const })),
    rows: [
      { system: "direct answer (IO)", model: "Llama-3.1-8B", values: [16.9, 38.5, 29.8, 27.2] },
      { system: "Hydra", model: "Llama-3.1-8B", values: [35.6, 86.0, 62.4, 77.5] },
      { system: "direct answer (IO)", model: LLAMA, values: [21.7, 56.2, 35.4, 34.6] },
      { system: "Hydra", model: LLAMA, values: [48.4, 95.2, 83.2, 97.5] },
      { system: "direct answer (IO)", model: "DeepSeek-v3", values: [27.8, 68.0, 38.7, 38.6] },
      { system: "Hydra", model: "DeepSeek-v3", values: [55.4, 97.7, 84.5, 97.0] },
      { system: "direct answer (IO)", model: GPT, values: [23.1, 66.3, 39.2, 37.2] },
      { system: "Hydra", model: GPT, values: [56.2, 96.9, 84.0, 97.7] },
      { system: "direct answer (IO)", model: "GPT-4-Turbo", values: [46.4, 75.4, 45.3, 49.8] },
      { system: "Hydra", model: "GPT-4-Turbo", values: [67.9, 98.2, 89.7, 98.5] },
    ],
  },
  {
    paper: "Hydra",
    table: 3,
    about: `sources left out, ${SAMPLE}`,
    columns: (["cwq", "advhotpotqa", "webqsp", "qald"] as const).map((set) => ({ set, metric: "exactMatch" as const })),
    rows: [
      { system: "Hydra", values: [78.2, 55.2, 90.3, 78.0] },
      { system: "Hydra without Freebase", values: [63.7, 51.0, 79.2, 70.0] },
      { system: "Hydra without WikiKG", values: [70.0, 54.0, 86.7, 69.0] },
      { system: "Hydra without web documents", values: [65, 52.3, 86.0, 75.3] },
      { system: "Hydra without wiki documents", values: [74.0, 50.4, 84.0, 68.2] },
      { system: "Hydra without graphs", values: [60.4, 50.1, 74.0, 64.0] },
      { system: "Hydra without documents", values: [73.6, 42.4, 86.0, 71.7] },
    ],
  },
  {
    paper: "Hydra",
    table: 4,
    about: `path refinement, ${SAMPLE}`,
    columns: [
      { set: "cwq", metric: "exactMatch" },
      { set: "cwq", metric: "inputTokens" },
      { set: "webqsp", metric: "exactMatch" },
      { set: "webqsp", metric: "inputTokens" },
    ],
    rows: [
      { system: "Hydra", values: [87.0, 73_240, 95, 91_097] },
      { system: "Hydra without refinement", values: [79.0, 134_554, 93.0, 107_516] },
      { system: "Hydra-E", values: [85.0, 73_519, 92.2, 97_055] },
      { system: "Hydra-E without refinement", values: [74.0, 159_678, 90.0, 107_762] },
    ],
  },
  {
    paper: "Hydra",
    table: 5,
    about: `source selector, ${SAMPLE}`,
    columns: [
      { set: "cwq", metric: "exactMatch" },
      { set: "cwq", metric: "inputTokens" },
      { set: "webqsp", metric: "exactMatch" },
      { set: "webqsp", metric: "inputTokens" },
    ],
    rows: [
      { system: "Hydra", values: [87.0, 73_240, 95, 91_097] },
      { system: "Hydra without selector", values: [71.0, 98_748, 92.0, 145_411] },
      { system: "Hydra-E", values: [85.0, 73_519, 92.2, 97_055] },
      { system: "Hydra-E without selector", values: [61.0, 116_240, 87.0, 49_399] },
    ],
  },
  {
    paper: "Hydra",
    table: 6,
    about: "cross-source verification",
    columns: (["cwq", "advhotpotqa"] as const).flatMap((set) =>
      (["exactMatch", "inputTokens", "modelCalls"] as const).map((metric) => ({ set, metric })),
    ),
    rows: [
      { system: "Hydra with cross-source verification", values: [84.0, 114_023, 8.0, 60.0, 14_089, 9.0] },
      { system: "Hydra by relevance only", values: [62.0, 157_850, 7.9, 52.1, 24_193, 9.6] },
    ],
  },
  {
    paper: "Hydra",
    table: 7,
    about: "entities fetched for a question, before and after fusion and reduction",
    columns: (["cwq", "advhotpotqa", "qald"] as const).map((set) => ({ set, metric: "entities" as const })),
    rows: [
      { system: "Hydra, from Freebase", values: [2_289_881, 1_329_012, 2_753_230] },
      { system: "Hydra, from WikiKG", values: [160_762, 128_766, 389_360] },
      { system: "Hydra, after reduction", values: [128_352, 399_785, 587_110] },
    ],
  },
  {
    paper: "Hydra",
    table: 8,
    about: "questions that name one entity, and those that name several",
    columns: MAIN,
    rows: [
      { system: "Hydra, one entity", model: GPT, values: [71.9, 96.2, 56.8, 83.1, 89.0, 97.7, 88.2] },
      { system: "Hydra, several entities", model: GPT, values: [92.0, 93.1, 61.5, 86.5, null, 83.6, 82.8] },
      { system: "Hydra-E, one entity", model: GPT, values: [68.6, 94.0, 51.5, 79.1, 87.3, 97.3, 85.4] },
      { system: "Hydra-E, several entities", model: GPT, values: [89.7, 89.7, 57.1, 84.2, null, 80.3, 82.8] },
    ],
  },
  {
    paper: "Hydra",
    table: 9,
    about: "efficiency",
    columns: (["seconds", "modelCalls", "exactMatch"] as const).map((metric) => ({
      set: "advhotpotqa" as const,
      metric,
    })),
    rows: [
      { system: "Hydra", values: [43.0, 8.7, 60.7] },
      { system: "ToG-2", values: [27.3, 5.4, 42.9] },
      { system: "ToG", values: [69.3, 16.3, 26.3] },
      { system: "CoK", values: [30.1, 11.0, 45.4] },
    ],
  },
];
