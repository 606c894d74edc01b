const NAMESPACE = "http://rdf.freebase.com/ns/";
const MACHINE_ID = /^(?:https?:\/\/)?(?:(?:www|rdf)\.freebase\.com\/)?(?:ns\/|ns:)?\/?([mg])[./](\w+)$/u;

/** The IRI of a Freebase machine id however a set writes it: `m.03_dwn`, `/m/03_dwn`, `www.freebase.com/m/03_dwn`. */
export function freebaseIri(id: string): string | undefined {
  const [, kind, code] = MACHINE_ID.exec(id) ?? [];
  return kind === undefined || code === undefined ? undefined : `${NAMESPACE}${kind}.${code}`;
}

/**
 * A Freebase relation as its RDF dump writes it: `people.person.parents`, for `www.freebase.com/people/person/parents`
 * too.
 */
export function freebaseRelation(written: string): string {
  return written
    .replace(/^(?:https?:\/\/)?(?:www\.)?freebase\.com/u, "")
    .replace(/^\//u, "")
    .replaceAll("/", ".");
}
