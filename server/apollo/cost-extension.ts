import type { Cost } from "../../engine/investigation/cost.ts";

/** What an operation has caused, as `extensions.cost` tells it. */
export function costExtension({ stagesComputed, stagesFromStore, stagesReused, upstream, models }: Cost) {
  return {
    stages: stagesComputed,
    stagesFromStore,
    /** Stages that did not have to be computed, because they were stored or because others had paid for them. */
    cacheHits: stagesFromStore + stagesReused,
    modelCalls: upstream.MODEL,
    tokens: models.inputTokens + models.outputTokens,
    ...(models.estimated ? { tokensEstimated: true } : {}),
    ...(models.money === undefined ? {} : { money: models.money }),
    sparqlQueries: upstream.SPARQL,
    httpRequests: upstream.HTTP,
    upstream: Object.fromEntries(Object.entries(upstream).filter(([, calls]) => calls > 0)),
  };
}
