import { askedQuestion, type AskedQuestion } from "./asked-question.ts";
import { requireIri } from "./iri.ts";
import type { KnownEntity } from "./known-entity.ts";
import type { Operation } from "./operation.ts";

/**
 * How a federation gateway's references become objects: `_entities` (Apollo Federation 2, subgraph specification). Each is a
 * promise, so that a reference that is none fails by itself and not with all others.
 */
export const references = {
  /** Joins the investigation that any other request for the same id joins. */
  async Question({ id }: { readonly id: string }, { engine }: Operation): Promise<AskedQuestion> {
    return askedQuestion(engine.questionById(id));
  },
  /** Looked up when a field is selected, together with all others of the operation. */
  async Entity({ iri }: { readonly iri: string }): Promise<KnownEntity> {
    return { iri: requireIri(iri) };
  },
} as const;
