import type { RelationPhrase, SetForm } from "../../../engine/question/form/logical-form.ts";

/** "The painter's Guernica": the owner says which one is meant, and it is only meant if the graph links both. */
export function linkedWith(owner: SetForm, owned: SetForm): SetForm {
  return { kind: "intersect", sets: [owned, { kind: "follow", from: owner, relation: LINKED }] };
}

const LINKED: RelationPhrase = { text: "'s", candidates: [], any: true };

export function saysOwner({ text, any }: RelationPhrase): boolean {
  return any === true && text === LINKED.text;
}
