import type { PublishedTable } from "./published-table.ts";

const GPT35 = "gpt-3.5-turbo";
const GPT4 = "gpt-4-turbo";
const THREE = (["webqsp", "cwq", "crlt"] as const).map((set) => ({ set, metric: "exactMatch" as const }));
const WITH_F1: PublishedTable["columns"] = [
  { set: "webqsp", metric: "exactMatch" },
  { set: "webqsp", metric: "f1" },
  { set: "cwq", metric: "exactMatch" },
  { set: "cwq", metric: "f1" },
  { set: "crlt", metric: "exactMatch" },
];

/** Tables of FiDeLiS, as printed. CR-LT and MedQA are measured by accuracy. */
export const FIDELIS_TABLES: readonly PublishedTable[] = [
  {
    paper: "FiDeLiS",
    table: 1,
    about: "results on all sets",
    columns: WITH_F1,
    rows: [
      { system: "direct answer (IO)", model: GPT35, values: [54.37, 52.31, 34.87, 28.32, 32.74] },
      { system: "few-shot", model: GPT35, values: [56.33, 53.12, 38.52, 33.87, 36.61] },
      { system: "chain of thought", model: GPT35, values: [57.42, 54.72, 43.21, 35.85, 37.42] },
      { system: "direct answer (IO)", model: GPT4, values: [62.32, 59.71, 42.71, 37.93, 37.74] },
      { system: "few-shot", model: GPT4, values: [68.65, 62.71, 51.52, 43.7, 43.61] },
      { system: "chain of thought", model: GPT4, values: [72.11, 65.37, 53.51, 44.76, 45.42] },
      { system: "NSM", values: [74.31, null, 53.92, null, null] },
      { system: "CBR-KBQA", values: [null, null, 67.14, null, null] },
      { system: "DeCAF", values: [82.1, null, 70.42, null, null] },
      { system: "KD-CoT", values: [73.7, 50.2, 50.5, null, null] },
      { system: "RoG", values: [83.15, 69.81, 61.39, 56.17, 60.32] },
      { system: "ToG", model: GPT35, values: [75.13, 72.32, 57.59, 56.96, 62.48] },
      { system: "KAPING", model: GPT35, values: [72.42, 65.12, 53.42, 50.32, null] },
      { system: "FiDeLiS", model: GPT35, values: [79.32, 76.78, 63.12, 61.78, 67.34] },
      { system: "ToG", model: GPT4, values: [81.84, 75.97, 68.51, 60.2, 67.24] },
      { system: "FiDeLiS", model: GPT4, values: [84.39, 78.32, 71.47, 64.32, 72.12] },
    ],
  },
  {
    paper: "FiDeLiS",
    table: 2,
    about: "parts left out, with gpt-3.5-turbo-0125",
    columns: THREE,
    rows: [
      { system: "FiDeLiS", values: [79.32, 63.12, 67.34] },
      { system: "FiDeLiS with a vanilla retriever", values: [72.35, 57.11, 59.78] },
      { system: "FiDeLiS with ToG as retriever", values: [75.11, 59.47, 63.47] },
      { system: "FiDeLiS without last step reasoning", values: [75.68, 59.45, 63.72] },
      { system: "FiDeLiS without planning", values: [76.23, 60.14, 64.13] },
      { system: "FiDeLiS without beam search", values: [60.35, 49.78, 61.87] },
      { system: "FiDeLiS without deductive verifier", values: [74.13, 57.23, 63.89] },
    ],
  },
  {
    paper: "FiDeLiS",
    table: 3,
    about: "retrievers",
    columns: THREE,
    rows: [
      { system: "vanilla retriever, BM25", values: [58.31, 48.39, 50.73] },
      { system: "vanilla retriever, SentenceBERT", values: [62.74, 50.14, 51.8] },
      { system: "vanilla retriever, E5", values: [68.42, 52.84, 54.31] },
      { system: "vanilla retriever, text-embedding-3-small", values: [72.35, 57.11, 59.78] },
      { system: "Path-RAG, BM25", values: [70.34, 56.11, 58.77] },
      { system: "Path-RAG, SentenceBERT", values: [73.45, 58.41, 60.45] },
      { system: "Path-RAG, E5", values: [77.93, 62.74, 65.23] },
      { system: "Path-RAG, text-embedding-3-small", values: [79.32, 63.12, 67.34] },
    ],
  },
  {
    paper: "FiDeLiS",
    table: 4,
    about: "coverage of gold steps",
    columns: ["depth 1", "depth 2", "depth above 3"].map((note) => ({ set: "cwq", metric: "coverage", note })),
    rows: [
      { system: "vanilla retriever", values: [59.34, 52.17, 47.31] },
      { system: "KAPING", values: [65.72, 60.41, 53.11] },
      { system: "Path-RAG", values: [72.61, 69.38, 62.78] },
      { system: "Path-RAG without keywords", values: [68.78, 65.27, 57.13] },
    ],
  },
  {
    paper: "FiDeLiS",
    table: 5,
    about: "verification",
    columns: (["webqsp", "cwq"] as const).map((set) => ({ set, metric: "exactMatch" })),
    rows: [
      { system: "FiDeLiS, deductive verification", values: [79.32, 63.12] },
      { system: "FiDeLiS, adequacy verification", values: [74.13, 57.23] },
      { system: "FiDeLiS, logit-based scoring", values: [73.47, 54.78] },
    ],
  },
  {
    paper: "FiDeLiS",
    table: 6,
    about: "mean depth of paths",
    columns: (["webqsp", "cwq", "crlt"] as const).map((set) => ({ set, metric: "depth" })),
    rows: [
      { system: "gold paths", values: [2.3, 3.2, 4.7] },
      { system: "ToG", values: [3.1, 4.1, 5.2] },
      { system: "FiDeLiS", values: [2.4, 2.8, 4.6] },
    ],
  },
  {
    paper: "FiDeLiS",
    table: 7,
    about: "efficiency",
    columns: (["webqsp", "cwq"] as const).flatMap((set) =>
      (["exactMatch", "seconds", "tokens", "modelCalls"] as const).map((metric) => ({ set, metric })),
    ),
    rows: [
      { system: "FiDeLiS", model: GPT35, values: [79.32, 43.83, 2452, 10.7, 63.12, 74.59, 2741, 15.2] },
      {
        system: "FiDeLiS with a vanilla retriever",
        model: GPT35,
        values: [72.35, 48.37, 2873, 10.7, 57.11, 78.41, 3093, 15.2],
      },
      {
        system: "FiDeLiS with ToG as retriever",
        model: GPT35,
        values: [75.11, 74.26, 6437, 10.7, 59.47, 132.59, 5372, 15.2],
      },
      { system: "FiDeLiS", model: "GPT-4o", values: [81.17, 37.82, 2452, 10.7, 65.33, 50.12, 2741, 15.2] },
      { system: "FiDeLiS", model: "GPT-4o-mini", values: [76.48, 24.31, 2452, 10.7, 58.34, 42.54, 2741, 15.2] },
    ],
  },
  {
    paper: "FiDeLiS",
    table: 11,
    about: "open models",
    columns: WITH_F1,
    rows: [
      { system: "FiDeLiS", model: "Llama-2-13B", values: [72.34, 69.78, 58.41, 54.78, 60.87] },
      { system: "FiDeLiS", model: "Mistral-7B", values: [74.11, 70.23, 60.71, 56.87, 63.12] },
    ],
  },
  {
    paper: "FiDeLiS",
    table: 12,
    about: "other domains",
    columns: (["webqsp", "medqa"] as const).map((set) => ({ set, metric: "exactMatch", model: GPT4 })),
    rows: [
      { system: "ToG", values: [81.84, 42.37] },
      { system: "FiDeLiS, score without neighbours", values: [83.15, 44.31] },
      { system: "FiDeLiS", values: [84.39, 46.45] },
    ],
  },
];
