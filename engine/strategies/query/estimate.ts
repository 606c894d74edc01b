import type { Question } from "../../question/question.ts";
import type { CostEstimate, InvestigationParts } from "../strategy.ts";
import { LIMITS } from "./limits.ts";

/** The query of a set, and those for its intervals of validity. */
const QUERIES_PER_SET = 1 + LIMITS.validityPairs / LIMITS.validityPairsPerQuery;
const QUERIES_PER_EXECUTION = LIMITS.setsPerForm * QUERIES_PER_SET;
/** Pairs of an entity and a relation, then whole combinations. */
const QUERIES_PER_GROUNDING = 2 * Math.ceil(LIMITS.combinations / LIMITS.probesPerQuery);
const NAMES_PER_QUERY = 200;

/**
 * An upper bound of what the strategy costs, with every limit reached; nothing runs. Most questions cost three to ten
 * queries. Requests of a reasoner that asks a model are the reasoner's to tell.
 */
export function estimateQuery(_question: Question, parts: InvestigationParts): CostEstimate {
  const graphs = parts.graphs.length;
  const collections = parts.documents.length;
  // A yes/no question is tried once more by the other values of what it denies.
  const forms = 2 * LIMITS.readings + (collections === 0 ? 0 : LIMITS.readingsForDocuments * LIMITS.formNodes);
  const groundings = forms * graphs;
  const executions = groundings * LIMITS.executionsPerReading;
  const lookUps = collections === 0 ? 0 : LIMITS.readingsForDocuments * graphs * LIMITS.openRelations * LIMITS.entitiesForDocuments;
  const named = (LIMITS.readings + LIMITS.readingsForDocuments * LIMITS.openRelations) * Math.ceil(LIMITS.names / NAMES_PER_QUERY);
  return {
    strategy: "QUERY",
    stages: 4 + groundings + executions + lookUps,
    upstream: {
      LABELS: graphs + lookUps * LIMITS.findings,
      CATALOGUE: graphs,
      SPARQL: groundings * QUERIES_PER_GROUNDING + executions * QUERIES_PER_EXECUTION + graphs * named,
      ...(collections === 0 ? {} : { DOCUMENTS: lookUps * collections }),
    },
    plan: [
      "query.result",
      "analysis",
      "mentions",
      "catalogue",
      "query.grounding",
      "query.execution",
      ...(collections === 0 ? [] : ["query.documents"]),
    ],
  };
}
