import type { Question } from "../question/question.ts";
import { membersOf } from "../graph/fused-graph.ts";
import { queriesFor } from "./query-budget.ts";
import { LIMITS } from "./limits.ts";
import { atMost, requestsOf, type CostEstimate } from "../cost-estimate.ts";
import type { InvestigationParts } from "../investigation-parts.ts";
import { hasIdleCapitals } from "../question/capitals.ts";
import { MOST_LOOKED_UP } from "../question/misspelt-names.ts";
import { looksForParts } from "../question/partial-names.ts";
import { LOOK_UP_LIMITS } from "../documents/look-up.ts";

/** What it costs to query, with the queries for names, which the stage of the result makes. */
export interface QueryEstimate extends Pick<CostEstimate, "stages" | "most"> {
  readonly queriesForNames: number;
}

/**
 * An upper bound of what it costs to query: what a question may put to each graph before it is cut off, and the names
 * of what is shown; nothing runs. The stage of the result is counted in the whole, and is left out of the stages: it is
 * the strategy's own.
 */
export function estimateQuery(question: Question, parts: InvestigationParts): QueryEstimate {
  const graphs = membersOf(parts.graph).length;
  const queries = queriesFor(parts.graph);
  const collections = parts.documents.length;
  const isReadByModel = parts.reasoner.mostRequests !== undefined;
  const mayLook = looksForParts(parts);
  const spotted = hasIdleCapitals(question.text) ? 2 * graphs : graphs;
  const misspelt = MOST_LOOKED_UP * graphs;
  const readAbout =
    collections === 0
      ? 0
      : LIMITS.readingsForDocuments * (isReadByModel ? LIMITS.openRelationsOfModel : LIMITS.openRelations);
  const lookUps =
    isReadByModel && collections > 0 ? LIMITS.lookUpsOfModel : readAbout * graphs * LIMITS.entitiesForDocuments;
  // Each is read again, where a model that found nothing has a clue.
  const reads = isReadByModel ? 2 * lookUps : lookUps;
  const namesOfReading = Math.ceil(LIMITS.names / LIMITS.namesPerQuery);
  // Documents are asked when no reading was answered, so that one of them at most is shown then.
  // What parts of names may mean is told once for each reading that is tried.
  const told = mayLook ? LIMITS.readings : 0;
  const named = Math.max(LIMITS.readingsShown * namesOfReading, readAbout + namesOfReading) + told;
  const corrected = Math.ceil((question.options.topicEntities?.length ?? 0) / LIMITS.namesPerQuery);
  const linked = lookUps * LOOK_UP_LIMITS.findings;
  // Of several graphs, what is the same in them is found by their catalogues, by whoever needs it first.
  const catalogues = graphs > 1 ? 2 * graphs : graphs;
  const searches = collections === 0 ? {} : { DOCUMENTS: reads * collections };
  return {
    // What is tried and executed shares its queries: each stage may take all of them.
    stages: [
      // It is read again with what is called by a part of its name.
      atMost("analysis", 1, requestsOf(mayLook ? 2 : 1, parts)),
      atMost("mentions", 1, {
        LABELS: spotted,
        ...(corrected === 0 ? {} : { SPARQL: graphs * corrected }),
        ...(graphs > 1 ? { CATALOGUE: catalogues } : {}),
      }),
      atMost("catalogue", 1, { CATALOGUE: catalogues }),
      ...(mayLook
        ? [
            atMost("mentions.partial", 1, { SPARQL: 2 * graphs }),
            atMost("mentions.misspelt", 1, { LABELS: misspelt }),
            atMost("mentions.andParts", 1),
            atMost("mentions.andMisspelt", 1),
          ]
        : []),
      atMost("query.grounding", queries, { SPARQL: queries }),
      ...(graphs > 1 ? [atMost("query.fusedSet", queries, { SPARQL: queries })] : []),
      atMost("query.execution", queries, { SPARQL: queries }),
      ...(collections === 0
        ? []
        : [atMost("documents.lookUp", lookUps, { LABELS: linked, ...searches, ...requestsOf(reads, parts) })]),
    ],
    most: {
      stages: 4 + (mayLook ? 4 : 0) + queries + lookUps,
      upstream: {
        LABELS: spotted + (mayLook ? misspelt : 0) + linked,
        CATALOGUE: catalogues,
        SPARQL: queries + graphs * (corrected + named + (mayLook ? 2 : 0)),
        ...searches,
        ...requestsOf(1 + reads, parts),
      },
    },
    queriesForNames: graphs * named,
  };
}
