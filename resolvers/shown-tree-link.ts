import type { LinkedEntity, LinkedRelation } from "../engine/evidence/logic-tree.ts";

/** A candidate entity as the schema shows it. */
export function shownTreeEntity({ iri, label, via: origin, ...link }: LinkedEntity) {
  return { ...link, origin, entity: { iri, label } };
}

/** A candidate relation as the schema shows it. */
export function shownTreeRelation({ iri, label, ...link }: LinkedRelation) {
  return { ...link, relation: { iri, label } };
}
