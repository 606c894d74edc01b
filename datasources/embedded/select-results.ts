import type { Term } from "../../engine/rdf/term.ts";
import type { SelectResult } from "../../engine/sources/knowledge-graph.ts";
import { boundedIri, boundedLiteral } from "../select/bounded-term.ts";
import { type PackedRows, packRows, type Table, unpackRows } from "../select/packed-rows.ts";

/** SPARQL 1.1 Query Results JSON Format, as oxigraph writes it. */
interface Results {
  readonly head: { readonly vars: readonly string[] };
  readonly results: { readonly bindings: readonly Readonly<Record<string, Binding>>[] };
}

interface Binding {
  readonly type: string;
  /** Of a quoted triple (RDF 1.2) no text. */
  readonly value: unknown;
  readonly datatype?: string;
  readonly "xml:lang"?: string;
}

/** Reads a result in the thread that holds the store. */
export function packedResult(json: string): PackedRows {
  return packRows(tableOf(json));
}

export function tableOf(json: string): Table {
  const { head, results } = JSON.parse(json) as Results;
  const rows = results.bindings.map((binding) => {
    const row = new Map<string, Term>();
    for (const variable of head.vars) {
      const term = termOf(binding[variable]);
      if (term !== undefined) row.set(variable, term);
    }
    return row;
  });
  return { variables: head.vars, rows };
}

/** Terms of further kinds are left unbound. */
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

/** The first `maxRows` rows of a result; truncated when there are more. */
export async function selectResult(packed: PackedRows, maxRows: number): Promise<SelectResult> {
  const { variables, rows } = await unpackRows(packed);
  return { variables, rows: rows.slice(0, maxRows), truncated: rows.length > maxRows };
}
