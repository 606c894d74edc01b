import { z } from "zod";
import type { Term } from "../../engine/rdf/term.ts";
import type { SelectResult } from "../../engine/sources/knowledge-graph.ts";
import { boundedIri, boundedLiteral } from "../select/bounded-term.ts";

/** SPARQL 1.1 Query Results JSON Format; further kinds of terms (RDF 1.2's quoted triples) are left unbound. */
const Results = z.object({
  head: z.object({ vars: z.array(z.string()) }),
  results: z.object({
    bindings: z.array(
      z.record(
        z.string(),
        z.object({
          type: z.string(),
          value: z.unknown(),
          datatype: z.string().optional(),
          "xml:lang": z.string().optional(),
        }),
      ),
    ),
  }),
});

type Binding = z.infer<typeof Results>["results"]["bindings"][number][string];

/** The first `maxRows` rows of a result; truncated when there are more. */
export function selectResult(json: string, maxRows: number): SelectResult {
  const { head, results } = Results.parse(JSON.parse(json));
  const rows = results.bindings.slice(0, maxRows).map((binding) => {
    const row = new Map<string, Term>();
    for (const variable of head.vars) {
      const term = termOf(binding[variable]);
      if (term !== undefined) row.set(variable, term);
    }
    return row;
  });
  return { variables: head.vars, rows, truncated: results.bindings.length > maxRows };
}

function termOf(binding: Binding | undefined): Term | undefined {
  if (binding === undefined || typeof binding.value !== "string") return undefined;
  switch (binding.type) {
    case "uri":
      return boundedIri(binding.value);
    case "bnode":
      return { kind: "blank", id: binding.value };
    case "literal":
    case "typed-literal":
      return boundedLiteral(binding.value, binding.datatype, binding["xml:lang"]);
    default:
      return undefined;
  }
}
