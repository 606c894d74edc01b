import { requireIri } from "./iri.ts";

/** A relation as far as it is known without asking a source; one of a document has a name alone. */
export interface KnownRelation {
  readonly iri?: string | undefined;
  readonly label?: string | undefined;
}

/** An IRI alone is the id of an entity: some graphs use one for both. */
const GRAPH = "relation~";
const WORDS = "words~";

export function relationId({ iri, label = "" }: KnownRelation): string {
  return iri === undefined ? `${WORDS}${label}` : `${GRAPH}${iri}`;
}

/**
 * The relation of an id; undefined for what is no id of one.
 * @throws Failure `BAD_USER_INPUT` for one of what is no IRI
 */
export function relationNamed(id: string): KnownRelation | undefined {
  if (id.startsWith(GRAPH)) return { iri: requireIri(id.slice(GRAPH.length), "id") };
  return id.startsWith(WORDS) ? { label: id.slice(WORDS.length) } : undefined;
}
