import { type Iri, iri, type Term, termKey } from "../../../engine/rdf/term.ts";
import { writeTerm } from "../../../engine/rdf/write-term.ts";
import { isVariableName } from "../../../engine/sparql/syntax.ts";
import type { Reply } from "../endpoint/endpoint.ts";
import { termOf } from "../../graph-index/statistics/pairs.ts";
import type { GivenNode } from "./given-nodes.ts";
import type { WrittenNodes } from "./nodes-of-graph.ts";

/** Stands at the end of a variable for the name of what the variable is. */
const NAME = "_name";

/** Those nodes that have one name, which no other node without an IRI has: by this alone a reply can tell them. */
export function toldByName(nodes: readonly GivenNode[]): readonly GivenNode[] {
  const counts = new Map<string, number>();
  const names = nodes.map((node) => nameOf(node));
  for (const name of names) if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  return nodes.filter((_, place) => counts.get(names[place] ?? "") === 1);
}

function nameOf({ key, names }: GivenNode): string | undefined {
  const [only, ...others] = key ?? [];
  if (only === undefined || others.length > 0 || only.isObject || names !== 1) return undefined;
  const name = termOf(only.other);
  return name === undefined ? undefined : termKey(name);
}

/**
 * The nodes of a graph for an endpoint that gives a node another label in each reply: who they are is told by their
 * names, which are asked for in the same reply.
 */
export class NodesByName {
  readonly #iris: ReadonlyMap<string, Iri>;
  readonly #naming: string;

  constructor({ nodes, naming }: WrittenNodes) {
    this.#iris = new Map(nodes.map((node) => [nameOf(node) ?? "", iri(node.iri)]));
    this.#naming = naming.map((each) => writeTerm(iri(each))).join(", ");
  }

  /** The reply to a query, where it has nodes without IRIs: from another one, with the names of these. */
  async inReply(reply: Reply, query: string, ask: (query: string) => Promise<Reply>): Promise<Reply> {
    const variables = reply.variables.filter(
      (name) => isVariableName(name) && reply.rows.some((row) => row.get(name)?.kind === "blank"),
    );
    if (variables.length === 0) return reply;
    const named = await ask(this.#namingQuery(query, variables));
    const rows = named.rows.map(
      (row) =>
        new Map(
          reply.variables.flatMap((name): readonly (readonly [string, Term])[] => {
            const term = row.get(name);
            return term === undefined ? [] : [[name, this.#nodeOf(term, row.get(name + NAME)) ?? term]];
          }),
        ),
    );
    return { ...named, variables: reply.variables, rows };
  }

  #namingQuery(query: string, variables: readonly string[]): string {
    const names = variables.map(
      (name) =>
        `OPTIONAL { ?${name} ?${name}${NAME}_by ?${name}${NAME} FILTER(isBlank(?${name}) && ?${name}${NAME}_by IN (${this.#naming})) }`,
    );
    return `SELECT * WHERE { {\n${query}\n} ${names.join(" ")} }`;
  }

  #nodeOf(term: Term, name: Term | undefined): Iri | undefined {
    return term.kind === "blank" && name !== undefined ? this.#iris.get(termKey(name)) : undefined;
  }
}
