import type { Question } from "../question/question.ts";
import { membersOf } from "../graph/fused-graph.ts";
import { queriesFor } from "./query-budget.ts";
import { LIMITS } from "./limits.ts";
import { requestsOf, type CostEstimate } from "../cost-estimate.ts";
import type { InvestigationParts } from "../investigation-parts.ts";
import { LOOK_UP_LIMITS } from "../documents/look-up.ts";

/**
 * An upper bound of what it costs to query: what a question may put to each graph before it is cut off, and the names
 * of what is shown; nothing runs. Most questions cost three to ten queries. The plan leaves out the stage of the
 * result, which is the strategy's own.
 */
export function estimateQuery(question: Question, parts: InvestigationParts): Omit<CostEstimate, "strategy"> {
  const graphs = membersOf(parts.graph).length;
  const queries = queriesFor(parts.graph);
  const collections = parts.documents.length;
  const readAbout = collections === 0 ? 0 : LIMITS.readingsForDocuments * LIMITS.openRelations;
  const lookUps = readAbout * graphs * LIMITS.entitiesForDocuments;
  const namesOfReading = Math.ceil(LIMITS.names / LIMITS.namesPerQuery);
  // Documents are asked when no reading was answered, so that one of them at most is shown then.
  const named = Math.max(LIMITS.readingsShown * namesOfReading, readAbout + namesOfReading);
  const corrected = Math.ceil((question.options.topicEntities?.length ?? 0) / LIMITS.namesPerQuery);
  return {
    stages: 4 + queries + lookUps,
    upstream: {
      LABELS: graphs + lookUps * LOOK_UP_LIMITS.findings,
      // Of several graphs, what is the same in them is found by their catalogues while these are read.
      CATALOGUE: graphs > 1 ? 2 * graphs : graphs,
      SPARQL: queries + graphs * (corrected + named),
      ...(collections === 0 ? {} : { DOCUMENTS: lookUps * collections }),
      ...requestsOf(1 + lookUps, parts),
    },
    plan: [
      "analysis",
      "mentions",
      "catalogue",
      "query.grounding",
      ...(graphs > 1 ? ["query.fusedSet"] : []),
      "query.execution",
      ...(collections === 0 ? [] : ["documents.lookUp"]),
    ],
  };
}
