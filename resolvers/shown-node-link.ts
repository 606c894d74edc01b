import type { LinkedEntity, LinkedRelation } from "../engine/evidence/logic-tree.ts";

/** A candidate entity as the schema shows it. */
export function shownLinkedEntity({ iri, label, ...link }: LinkedEntity) {
  return { ...link, entity: { iri, label } };
}

/** A candidate relation as the schema shows it. */
export function shownLinkedRelation({ iri, label, ...link }: LinkedRelation) {
  return { ...link, relation: { iri, label } };
}
