import { type Iri, iri, type Literal } from "../../../engine/rdf/term.ts";
import type { QueryTerm } from "../../../engine/sparql/syntax.ts";
import type { PatternMap } from "../../../engine/sparql/walk.ts";
import type { NodesOfGraph } from "./nodes-of-graph.ts";

type Rows = readonly (readonly (Iri | Literal)[])[];

/** In no graph. Virtuoso finds no node by its label where that is all that a variable may be. */
const NOTHING = iri("urn:whyql:nothing");

/** Names nodes for an endpoint that takes its labels for IRIs. */
export function namingByLabels({ labels }: NodesOfGraph): PatternMap {
  const written = <Each extends QueryTerm>(term: Each): Each | Iri => {
    const label = term.kind === "iri" ? labels.get(term.value) : undefined;
    return label === undefined ? term : iri(label);
  };
  return (pattern) => {
    switch (pattern.kind) {
      case "triple":
        return { ...pattern, subject: written(pattern.subject), object: written(pattern.object) };
      case "values": {
        const rows = pattern.rows.map((row) => row.map(written));
        return { ...pattern, rows: besideNothing(rows, pattern.rows) };
      }
      case "bind":
        return { ...pattern, value: written(pattern.value) };
      case "in": {
        const terms = pattern.terms.map(written);
        return pattern.negated || !isChanged(terms, pattern.terms)
          ? { ...pattern, terms }
          : { kind: "values", variables: [pattern.variable], rows: [...terms, NOTHING].map((term) => [term]) };
      }
      default:
        return pattern;
    }
  };
}

function besideNothing(rows: Rows, before: Rows): Rows {
  const [only, ...others] = rows;
  const isAlone = only !== undefined && others.length === 0 && isChanged(only, before[0] ?? []);
  return isAlone ? [only, only.map(() => NOTHING)] : rows;
}

function isChanged(terms: readonly QueryTerm[], before: readonly QueryTerm[]): boolean {
  return terms.some((term, place) => term !== before[place]);
}
