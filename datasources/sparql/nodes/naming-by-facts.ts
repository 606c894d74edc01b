import type { Iri, Literal } from "../../../engine/rdf/term.ts";
import type { Pattern, QueryTerm, Variable } from "../../../engine/sparql/syntax.ts";
import type { PatternMap } from "../../../engine/sparql/walk.ts";
import { isKeyed, KeyPatterns, type KeyedNode } from "./key-patterns.ts";
import type { NodesOfGraph } from "./nodes-of-graph.ts";

type Constant = Iri | Literal;

/** Names nodes for any endpoint: each as that of which some facts are true. */
export function namingByFacts(nodes: NodesOfGraph): PatternMap {
  const naming = new NamingByFacts(nodes);
  return (pattern) => {
    switch (pattern.kind) {
      case "triple":
        return naming.triple(pattern);
      case "values":
        return naming.values(pattern);
      case "bind":
        return naming.has([pattern.value]) ? naming.among(pattern.as, [pattern.value]) : pattern;
      case "in":
        return naming.has(pattern.terms) ? naming.oneOf(pattern) : pattern;
      default:
        return pattern;
    }
  };
}

type Of<Kind extends Pattern["kind"]> = Extract<Pattern, { readonly kind: Kind }>;

class NamingByFacts {
  readonly #nodes: NodesOfGraph["byIri"];
  readonly #keys: KeyPatterns;

  constructor({ byIri }: NodesOfGraph) {
    this.#nodes = byIri;
    this.#keys = new KeyPatterns(byIri);
  }

  has(terms: readonly QueryTerm[]): boolean {
    return terms.some((term) => this.#nodeOf(term) !== undefined);
  }

  triple(pattern: Of<"triple">): readonly Pattern[] {
    const [subject, object] = [this.#asVariable(pattern.subject), this.#asVariable(pattern.object)];
    return [...subject.told, ...object.told, { ...pattern, subject: subject.term, object: object.term }];
  }

  values(pattern: Of<"values">): Pattern | readonly Pattern[] {
    const { variables, rows } = pattern;
    if (!rows.some((row) => this.has(row))) return pattern;
    const [only, ...others] = variables;
    if (only !== undefined && others.length === 0) return this.among(only, rows.flat());
    const branches = rows.map((row) =>
      row.flatMap((term, place) => this.among(variables[place] ?? this.#keys.fresh(), [term])),
    );
    return [{ kind: "union", branches }];
  }

  oneOf({ negated, variable, terms }: Of<"in">): readonly Pattern[] {
    if (!negated) return this.among(variable, terms);
    const plain = terms.filter((term) => !this.has([term]));
    const none = this.#told(variable, terms).map((patterns): Pattern => ({ kind: "notExists", patterns }));
    return plain.length === 0 ? none : [{ kind: "in", negated, variable, terms: plain }, ...none];
  }

  /** What a variable fulfils that is one of some terms. */
  among(variable: Variable, terms: readonly Constant[]): readonly Pattern[] {
    const plain = terms.filter((term) => !this.has([term]));
    const values: Pattern = { kind: "values", variables: [variable], rows: plain.map((term) => [term]) };
    const branches = [...(plain.length === 0 ? [] : [[values]]), ...this.#told(variable, terms)];
    return branches.length === 1 ? branches.flat() : [{ kind: "union", branches }];
  }

  #told(variable: Variable, terms: readonly Constant[]): readonly (readonly Pattern[])[] {
    const nodes = terms.flatMap((term) => this.#nodeOf(term) ?? []);
    return this.#keys.ofAll(nodes, variable);
  }

  #asVariable(term: QueryTerm): { readonly term: QueryTerm; readonly told: readonly Pattern[] } {
    const node = this.#nodeOf(term);
    if (node === undefined) return { term, told: [] };
    const named = this.#keys.fresh();
    return { term: named, told: this.#keys.of(node, named) };
  }

  #nodeOf(term: QueryTerm): KeyedNode | undefined {
    const node = term.kind === "iri" ? this.#nodes.get(term.value) : undefined;
    return isKeyed(node) ? node : undefined;
  }
}
