import { declareCriteria } from "../criteria.ts";

/** What FiDeLiS judges paths by (sections 3.1 and 3.2). */
export const FIDELIS_CRITERIA = declareCriteria([
  {
    name: "PATH_RAG",
    description:
      "How near the path's steps, and the best steps beyond each, are to the keywords: the mean of its steps.",
  },
  { name: "LOCAL", description: "Whether the last step follows from those before it: 1 yes, 0.5 unknown, 0 no." },
  {
    name: "GLOBAL",
    description: "Whether the question's statement follows from the path: 1 yes, 0.5 unknown, 0 not yet.",
  },
]);

export type FidelisCriterion = (typeof FIDELIS_CRITERIA)[number]["name"];
