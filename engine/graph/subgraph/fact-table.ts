import { nodeKey, type Fact, type FactNode, type GraphFact, type QuotedFact } from "../../evidence/fact.ts";
import { Multigraph, NONE } from "../multigraph/multigraph.ts";
import { Numbers } from "../multigraph/numbers.ts";

/** What an edge is called: a relation of a graph, or words of a document. */
export interface EdgeName {
  readonly kind: "iri" | "words";
  readonly name: string;
}

/** What of facts their edges do not say. */
interface Beside {
  /** The fact as a graph has it, where its edge does not say all of it. */
  readonly triple?: GraphFact;
  readonly quotes?: readonly QuotedFact[];
}

/** The facts as JSON: edges are numbers, three for each. */
export interface StoredFacts {
  readonly nodes: readonly FactNode[];
  readonly names: readonly EdgeName[];
  readonly edges: readonly number[];
  readonly beside: readonly (readonly [edge: number, beside: Beside])[];
  readonly stated: readonly (readonly [edge: number, times: number])[];
}

/** How far a table has come. */
export interface TableMark {
  readonly nodes: number;
  readonly names: number;
  readonly edges: number;
  readonly noted: number;
}

/** Facts as edges of a multigraph. What several state of the same ends by the same relation is one edge. */
export class FactTable {
  readonly graph = new Multigraph();
  readonly #numbers = new Numbers();
  readonly #nodes: FactNode[] = [];
  readonly #keys: string[] = [];
  readonly #nameNumbers = new Numbers();
  readonly #names: EdgeName[] = [];
  readonly #beside = new Map<number, Beside>();
  /** Of edges that more than one graph states: how many do. */
  readonly #stated = new Map<number, number>();
  /** Edges of which something was said beside them, in the order in which it was: some more than once. */
  readonly #noted: number[] = [];
  /** The facts of edges that have been asked for: thousands of paths run over the same few. */
  readonly #drawn = new Map<number, readonly Fact[]>();
  /** Ends of edges, by pair: what is parallel is one. */
  readonly #pairs = new Map<number, Set<number>>();
  #parallel = 0;
  #quoted = 0;

  get size(): number {
    return this.graph.edges;
  }

  /** Edges beside another one between the same ends. */
  get parallel(): number {
    return this.#parallel;
  }

  /** Facts that were stated by another graph already. */
  get repeated(): number {
    return [...this.#stated.values()].reduce((sum, times) => sum + times - 1, 0);
  }

  /** Edges that a document states. */
  get quoted(): number {
    return this.#quoted;
  }

  nodeOf(node: FactNode): number {
    const key = nodeKey(node);
    const number = this.#numbers.of(key);
    if (number < this.graph.nodes) return number;
    this.#nodes.push(node);
    this.#keys.push(key);
    return this.graph.addNode();
  }

  knownNode(node: FactNode): number | undefined {
    return this.#numbers.known(nodeKey(node));
  }

  /** @throws TypeError for a number that no node has */
  node(number: number): FactNode {
    return there(this.#nodes[number], "node", number);
  }

  /** Equal for equal nodes in every table, and sorts them. */
  key(number: number): string {
    return there(this.#keys[number], "node", number);
  }

  /** The IRI of a node that is an entity of a graph. */
  entity(number: number): string | undefined {
    const node = this.node(number);
    return node.kind === "iri" ? node.value : undefined;
  }

  nameOf(name: EdgeName): number {
    const number = this.#nameNumbers.of(`${name.kind} ${name.name}`);
    if (number === this.#names.length) this.#names.push(name);
    return number;
  }

  name(number: number): EdgeName {
    return there(this.#names[number], "name", number);
  }

  /** Gives the fact's edge. @param times How many graphs state it, as far as is known */
  add(fact: Fact, times = 1): number {
    const isTriple = fact.kind === "triple";
    const [from, to] = [this.nodeOf(fact.subject), this.nodeOf(fact.object)];
    const edge = this.#addEdge(from, this.nameOf({ kind: isTriple ? "iri" : "words", name: fact.relation }), to);
    if (isTriple) {
      if (!isPlain(fact) && this.#beside.get(edge) === undefined) this.#note(edge, { triple: fact });
      if (times > (this.#stated.get(edge) ?? 1)) {
        this.#stated.set(edge, times);
        this.#noted.push(edge);
      }
      return edge;
    }
    const { quotes = [] } = this.#beside.get(edge) ?? {};
    if (quotes.length === 0) this.#quoted += 1;
    if (!quotes.some(({ quote }) => quote.chunkId === fact.quote.chunkId && quote.text === fact.quote.text))
      this.#note(edge, { quotes: [...quotes, fact] });
    return edge;
  }

  /** The facts that an edge stands for: one of a graph, or those that were read, in the order in which they came. */
  facts(edge: number): readonly Fact[] {
    const known = this.#drawn.get(edge);
    if (known !== undefined) return known;
    const facts = this.#factsOf(edge);
    this.#drawn.set(edge, facts);
    return facts;
  }

  #factsOf(edge: number): readonly Fact[] {
    const { triple, quotes } = this.#beside.get(edge) ?? {};
    if (quotes !== undefined) return quotes;
    if (triple !== undefined) return [triple];
    const [subject, object] = [this.node(this.graph.from(edge)), this.node(this.graph.to(edge))];
    if (subject.kind === "words" || object.kind === "words") throw new TypeError("A triple has no words at its ends.");
    const relation = this.name(this.graph.relation(edge)).name;
    return [{ kind: "triple", subject, relation, object, validity: [] }];
  }

  toJson(): StoredFacts {
    const edges: number[] = [];
    for (let edge = 0; edge < this.size; edge += 1)
      edges.push(this.graph.from(edge), this.graph.relation(edge), this.graph.to(edge));
    return {
      nodes: [...this.#nodes],
      names: [...this.#names],
      edges,
      beside: [...this.#beside],
      stated: [...this.#stated],
    };
  }

  /** @throws RangeError for an edge whose ends are no nodes */
  static fromJson(stored: StoredFacts): FactTable {
    const table = new FactTable();
    table.take(stored);
    return table;
  }

  get mark(): TableMark {
    const { nodes, edges } = this.graph;
    return { nodes, names: this.#names.length, edges, noted: this.#noted.length };
  }

  /** What has come to the table after a mark of it: a table that was equal then is so again when it has taken it. */
  since(mark: TableMark): StoredFacts {
    const edges: number[] = [];
    for (let edge = mark.edges; edge < this.size; edge += 1)
      edges.push(this.graph.from(edge), this.graph.relation(edge), this.graph.to(edge));
    const noted = [...new Set(this.#noted.slice(mark.noted))];
    return {
      nodes: this.#nodes.slice(mark.nodes),
      names: this.#names.slice(mark.names),
      edges,
      beside: noted.flatMap((edge) => pairOf(edge, this.#beside.get(edge))),
      stated: noted.flatMap((edge) => pairOf(edge, this.#stated.get(edge))),
    };
  }

  /** See `since`. @throws RangeError for an edge whose ends are no nodes */
  take({ nodes, names, edges, beside, stated }: StoredFacts): void {
    for (const node of nodes) this.nodeOf(node);
    for (const name of names) this.nameOf(name);
    for (let at = 0; at + 2 < edges.length; at += 3)
      this.#addEdge(edges[at] ?? NONE, edges[at + 1] ?? 0, edges[at + 2] ?? NONE);
    for (const [edge, each] of beside) {
      if (each.quotes !== undefined && this.#beside.get(edge)?.quotes === undefined) this.#quoted += 1;
      this.#note(edge, each);
    }
    for (const [edge, times] of stated) {
      this.#stated.set(edge, times);
      this.#noted.push(edge);
    }
  }

  #note(edge: number, beside: Beside): void {
    this.#beside.set(edge, beside);
    this.#drawn.delete(edge);
    this.#noted.push(edge);
  }

  #addEdge(from: number, name: number, to: number): number {
    const before = this.size;
    const edge = this.graph.addEdge(from, name, to);
    if (edge < before) return edge;
    const [one, other] = from < to ? [from, to] : [to, from];
    const others = this.#pairs.get(one) ?? new Set();
    if (others.has(other)) this.#parallel += 1;
    this.#pairs.set(one, others.add(other));
    return edge;
  }
}

/** Does its edge say all of it? */
function isPlain({ validity, kind: _kind, subject: _s, relation: _r, object: _o, ...more }: GraphFact): boolean {
  return validity.length === 0 && Object.keys(more).length === 0;
}

function pairOf<T>(edge: number, value: T | undefined): readonly (readonly [number, T])[] {
  return value === undefined ? [] : [[edge, value]];
}

function there<T>(value: T | undefined, what: string, number: number): T {
  if (value === undefined) throw new TypeError(`There is no ${what} ${number}.`);
  return value;
}
