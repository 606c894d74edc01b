import type { Question } from "../../question/question.ts";
import type { CostEstimate, InvestigationParts } from "../strategy.ts";
import { LIMITS } from "./limits.ts";

/** Sets of one form that are computed by queries of their own: superlatives, events, the sides of a comparison. */
const SETS_PER_FORM = 8;
/** The query of a set, and those for its intervals of validity. */
const QUERIES_PER_SET = 1 + LIMITS.validityPairs / LIMITS.validityPairsPerQuery;
const PROBES_PER_READING = 2 * Math.ceil(LIMITS.combinations / LIMITS.probesPerQuery);
const NAMES_PER_QUERY = 200;

/** An upper bound of what the strategy costs; nothing runs. Most questions cost three to five queries. */
export function estimateQuery(_question: Question, parts: InvestigationParts): CostEstimate {
  const graphs = parts.graphs.length;
  const grounded = LIMITS.readings * graphs;
  const executed = grounded * LIMITS.executionsPerReading;
  const naming = graphs * Math.ceil(LIMITS.names / NAMES_PER_QUERY);
  return {
    strategy: "QUERY",
    stages: 4 + grounded + executed,
    upstream: {
      LABELS: graphs,
      CATALOGUE: graphs,
      SPARQL: grounded * PROBES_PER_READING + executed * SETS_PER_FORM * QUERIES_PER_SET + naming * LIMITS.readings,
    },
    plan: ["query.result", "analysis", "mentions", "catalogue", "query.grounding", "query.execution"],
  };
}
