import type { StrategyAblation } from "../strategy.ts";
import type { FidelisOptions } from "./parameters.ts";

/**
 * What FiDeLiS is measured without, each with the paper's own table or figure of it. Two of its rows are not here.
 * Logit-based scoring (table 5) needs the probabilities of a model's tokens, which many servers of the one interface do
 * not give; and ToG in the place of Path-RAG (table 2) is another system's search, not a part of this one.
 */
export const FIDELIS_ABLATIONS: readonly StrategyAblation<FidelisOptions>[] = [
  {
    name: "retrieval",
    about: "steps retrieved by other means than Path-RAG (FiDeLiS, tables 2 and 4)",
    asItIs: "Path-RAG",
    variants: [
      { name: "vanilla retriever", parameters: { retrieval: "VANILLA" } },
      { name: "KAPING", parameters: { retrieval: "KAPING" } },
      { name: "without keywords", parameters: { keywords: false } },
    ],
  },
  {
    name: "look-ahead",
    about: "steps scored without those beyond (FiDeLiS, table 12)",
    asItIs: "with look-ahead",
    variants: [{ name: "S_0 alone", parameters: { lookAhead: false } }],
  },
  {
    name: "similarity",
    about: "texts compared by the words that they share (FiDeLiS, table 3)",
    asItIs: "embedding",
    variants: [
      { name: "BM25", parameters: { similarity: "BM25" } },
      { name: "vanilla retriever, BM25", parameters: { similarity: "BM25", retrieval: "VANILLA" } },
    ],
  },
  {
    name: "search",
    about: "parts of the beam search left out (FiDeLiS, table 2)",
    variants: [
      { name: "without last step", parameters: { lastStep: false } },
      { name: "without planning", parameters: { planning: false } },
      { name: "without beam", parameters: { width: 1 } },
      { name: "without verifier", parameters: { verifier: "NONE" } },
    ],
  },
  {
    name: "verifier",
    about: "paths ended by what suffices to answer (FiDeLiS, table 5)",
    asItIs: "deductive",
    variants: [{ name: "adequacy", parameters: { verifier: "ADEQUACY" } }],
  },
  {
    name: "alpha",
    about: "weight of the steps beyond (FiDeLiS, figure 5)",
    variants: [0, 0.1, 0.5, 0.7, 1].map((alpha) => ({ name: `α ${alpha}`, parameters: { alpha } })),
  },
  {
    name: "width",
    about: "width of the beam (FiDeLiS, figure 6)",
    variants: [1, 2, 3].map((width) => ({ name: `width ${width}`, parameters: { width } })),
  },
  {
    name: "depth",
    about: "depth of the search (FiDeLiS, figure 6)",
    variants: [1, 2, 3].map((depth) => ({ name: `depth ${depth}`, parameters: { depth } })),
  },
];
