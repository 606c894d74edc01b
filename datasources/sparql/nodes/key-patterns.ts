import { type Iri, iri, type Literal } from "../../../engine/rdf/term.ts";
import { type Pattern, triple, type Variable, variable } from "../../../engine/sparql/syntax.ts";
import { iriOf, isIri, termOf } from "../../graph-index/statistics/pairs.ts";
import type { GivenNode } from "./given-nodes.ts";
import type { KeyFact } from "./node-keys.ts";

/** A node that queries can tell by its facts. */
export type KeyedNode = GivenNode & { readonly key: readonly KeyFact[] };

export function isKeyed(node: GivenNode | undefined): node is KeyedNode {
  return node?.key !== undefined;
}

/** Writes nodes into one query by what is true of them only. */
export class KeyPatterns {
  readonly #nodes: ReadonlyMap<string, GivenNode>;
  #made = 0;

  /** @param nodes By the IRI that was given to them */
  constructor(nodes: ReadonlyMap<string, GivenNode>) {
    this.#nodes = nodes;
  }

  fresh(): Variable {
    this.#made += 1;
    return variable(`givenNode${this.#made}`);
  }

  /** What only this node fulfils. */
  of({ key }: KeyedNode, node: Variable): readonly Pattern[] {
    return [...key.flatMap((fact) => this.#factOf(fact, node)), { kind: "isBlank", variable: node }];
  }

  /** What these nodes fulfil, and no others. */
  ofAll(nodes: readonly KeyedNode[], node: Variable): readonly (readonly Pattern[])[] {
    const byName = new Map<string, (Iri | Literal)[]>();
    const others: (readonly Pattern[])[] = [];
    for (const each of nodes) {
      const [only, ...more] = each.key;
      const name = only === undefined || more.length > 0 || only.isObject ? undefined : termOf(only.other);
      if (only === undefined || name?.kind !== "literal") others.push(this.of(each, node));
      else byName.set(only.predicate, [...(byName.get(only.predicate) ?? []), name]);
    }
    const named = [...byName].map(([predicate, names]): readonly Pattern[] => {
      const name = this.fresh();
      return [
        { kind: "values", variables: [name], rows: names.map((each) => [each]) },
        triple(node, iri(predicate), name),
        { kind: "isBlank", variable: node },
      ];
    });
    return [...named, ...others];
  }

  #factOf({ predicate, isObject, other, isAbsent }: KeyFact, node: Variable): readonly Pattern[] {
    const between = (end: Variable | Iri | Literal): Pattern =>
      isObject && end.kind !== "literal" ? triple(end, iri(predicate), node) : triple(node, iri(predicate), end);
    const given = isIri(other) ? this.#nodes.get(iriOf(other)) : undefined;
    const term = termOf(other);
    const patterns = isKeyed(given)
      ? this.#through(given, between)
      : [between(term === undefined || term.kind === "blank" ? this.fresh() : term)];
    return isAbsent === true ? [{ kind: "notExists", patterns }] : patterns;
  }

  /** One that is told by another such node. */
  #through(given: KeyedNode, between: (end: Variable) => Pattern): readonly Pattern[] {
    const end = this.fresh();
    return [...this.of(given, end), between(end)];
  }
}
