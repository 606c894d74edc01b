import { iri, type Iri } from "../../engine/rdf/term.ts";
import { triple, variable, type SelectQuery, type Variable } from "../../engine/sparql/syntax.ts";

/**
 * A query for some variables by triples: `selecting("o", ["urn:a", "urn:p", "?o"])`. What begins with a question mark
 * is a variable, anything else an IRI.
 */
export function selecting(
  variables: string,
  ...triples: readonly (readonly [subject: string, predicate: string, object: string])[]
): SelectQuery {
  return {
    variables: variables.split(" ").map(variable),
    where: triples.map(([subject, predicate, object]) => triple(termOf(subject), termOf(predicate), termOf(object))),
  };
}

function termOf(name: string): Variable | Iri {
  return name.startsWith("?") ? variable(name.slice(1)) : iri(name);
}
