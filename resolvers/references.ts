import { askedQuestion, type AskedQuestion } from "./asked-question.ts";
import { requireIri } from "./iri.ts";
import type { KnownEntity } from "./known-entity.ts";
import type { Operation } from "./operation.ts";

/** How a federation gateway's references become objects: `_entities` (Apollo Federation 2, subgraph specification). */
export const references = {
  /** Joins the investigation that any other request for the same id joins. */
  Question({ id }: { readonly id: string }, { engine }: Operation): AskedQuestion {
    return askedQuestion(engine.questionById(id));
  },
  /** Looked up when a field is selected, together with all others of the operation. */
  Entity({ iri }: { readonly iri: string }): KnownEntity {
    return { iri: requireIri(iri) };
  },
} as const;
