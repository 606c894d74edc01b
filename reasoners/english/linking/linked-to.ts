import type { LinkCandidate } from "../../../engine/question/form/logical-form.ts";
import type { EntityCandidate } from "../../../engine/sources/knowledge-graph.ts";

/** What a name may mean, as forms hold it. */
export function linkedTo({ iri, label, score, isPart }: EntityCandidate): LinkCandidate {
  return { iri, label, score, ...(isPart === true ? { isPart } : {}) };
}
