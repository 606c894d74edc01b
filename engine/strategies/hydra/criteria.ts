import { declareCriteria } from "../criteria.ts";

/** What Hydra judges paths by (section 3.3), all from 0 to 1. */
export const HYDRA_CRITERIA = declareCriteria([
  { name: "CROSS_SCORE", description: "How good the path is in all: its relevance and its verification together." },
  { name: "RELEVANCE", description: "How well the path fits the question: its wording and the names on it together." },
  { name: "SEMANTIC", description: "How alike the path and the expected chain of reasoning are in their wording." },
  { name: "TOPICS", description: "How far the path names what the question names, and little else." },
  {
    name: "VERIFICATION",
    description: "How far the sources bear the path out: their trust, their agreement and the evidence graph together.",
  },
  { name: "TRUST", description: "How far the least trusted of the path's sources is trusted." },
  {
    name: "CORROBORATION",
    description: "How many graphs and documents, each counted once, say the same as its steps; 1 is as many as count.",
  },
  {
    name: "CONSISTENCY",
    description: "How much of what the path names is in the evidence graph; 0.5 where there is none.",
  },
]);

export type HydraCriterion = (typeof HYDRA_CRITERIA)[number]["name"];
