import { iri, type BlankNode, type Iri } from "./term.ts";

const NAMELESS = "urn:whyql:nameless:";

/** A blank node that stands on the way of an answer, under an IRI that this reply alone knows (RDF 1.1, 3.5). */
export function namelessNode({ id }: Pick<BlankNode, "id">): Iri {
  return iri(`${NAMELESS}${encodeURIComponent(id)}`);
}

/** Was the node made by `namelessNode`? Nothing can be asked about it, and it has no name that says anything. */
export function isNameless(value: string): boolean {
  return value.startsWith(NAMELESS);
}
