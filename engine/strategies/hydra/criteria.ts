import { declareCriteria } from "../criteria.ts";

/** What Hydra judges paths by (section 3.3), all from 0 to 1. */
export const HYDRA_CRITERIA = declareCriteria([
  { name: "CROSS_SCORE", description: "The overall score of the path: its relevance and its verification together." },
  { name: "RELEVANCE", description: "How well the path fits the question: its wording and the names on it together." },
  { name: "SEMANTIC", description: "How alike the path and the expected chain of reasoning are in their wording." },
  { name: "TOPICS", description: "How much the path names what the question names, and little else." },
  {
    name: "VERIFICATION",
    description: "How well the sources confirm the path: their trust, their agreement and the evidence graph together.",
  },
  { name: "TRUST", description: "The trust of the least trusted source of the path." },
  {
    name: "CORROBORATION",
    description:
      "How many graphs and documents say the same as its steps, each counted once. 1 means the largest number that counts.",
  },
  {
    name: "CONSISTENCY",
    description: "How much of what the path names is in the evidence graph. 0.5 if there is no such graph.",
  },
]);

export type HydraCriterion = (typeof HYDRA_CRITERIA)[number]["name"];
