import type { QuotedFact } from "../../evidence/fact.ts";
import { iri } from "../../rdf/term.ts";
import type { UpstreamContext } from "../../sources/upstream.ts";
import type { QueryGraph } from "../fused-graph.ts";
import type { RelationsFound } from "../neighbourhood/relations.ts";
import { Asked, type StoredAsked } from "./asked.ts";
import { Counted, type StoredCounted } from "./counted.ts";
import { FactTable, type StoredFacts } from "./fact-table.ts";
import { fetchFacts } from "./fetch-facts.ts";
import type { Growth, GrownBy } from "./growing-subgraph.ts";

/** Facts that a subgraph holds at most, and its JSON with it: some 2 MB. */
const MOST_FACTS = 20_000;

/** What a subgraph is made of. */
export interface SubgraphCounts {
  /** Facts that graphs gave, each as often as graphs state it. */
  readonly fetched: number;
  /** Of them, those that another graph states already. */
  readonly fused: number;
  /** Facts between two things beside another fact between them: in a graph of things alone they are one edge. */
  readonly clustered: number;
  /** Facts that documents state. */
  readonly quoted: number;
  /** Facts around the entities that were expanded which a bound kept out, as far as is known. */
  readonly cut: number;
  /**
   * Facts around the entities that were expanded, by any relation: what to fetch everything would have taken, as far as
   * it was seen. What lies between two of them counts at either end, and of more than 50,000 no more are counted.
   */
  readonly around: number;
}

/** A subgraph as a stage gives it. */
export interface StoredSubgraph {
  readonly facts: StoredFacts;
  readonly asked: StoredAsked;
  readonly counted: StoredCounted;
}

/**
 * The evidence subgraph of a question, G_q (Hydra, section 3.2): facts that were fetched so far, and which were asked
 * for, so that nothing is asked for twice. It grows outward from entities, by the relations that the search wants to
 * follow and no others; a later search goes on from its JSON. It holds 20,000 facts at most.
 */
export class EvidenceSubgraph {
  readonly facts: FactTable;
  readonly #asked: Asked;
  readonly #counted: Counted;

  private constructor(facts: FactTable, asked: Asked, counted: Counted) {
    this.facts = facts;
    this.#asked = asked;
    this.#counted = counted;
  }

  static empty(): EvidenceSubgraph {
    return new EvidenceSubgraph(new FactTable(), new Asked(), new Counted());
  }

  static fromJson({ facts, asked, counted }: StoredSubgraph): EvidenceSubgraph {
    return new EvidenceSubgraph(FactTable.fromJson(facts), Asked.fromJson(asked), Counted.fromJson(counted));
  }

  toJson(): StoredSubgraph {
    return { facts: this.facts.toJson(), asked: this.#asked.toJson(), counted: this.#counted.toJson() };
  }

  get counts(): SubgraphCounts {
    const { size, repeated, parallel, quoted } = this.facts;
    return {
      fetched: size - quoted + repeated,
      fused: repeated,
      clustered: parallel,
      quoted,
      cut: this.#asked.missing,
      around: this.#counted.facts,
    };
  }

  /** The node of an entity, which is there from now on. */
  nodeOf(entity: string): number {
    return this.facts.nodeOf(iri(entity));
  }

  /**
   * Adds what was read in documents of two entities. Facts one end of which is linked to no entity lead nowhere, and
   * are left out, as are those for which there is no room.
   * @returns how many are in it now
   */
  addQuoted(facts: readonly QuotedFact[]): number {
    const linked = facts.filter(({ subject, object }) => subject.kind === "iri" && object.kind === "iri");
    const added = linked.slice(0, Math.max(0, MOST_FACTS - this.facts.size));
    for (const fact of added) this.facts.add(fact);
    return added.length;
  }

  /**
   * The relations around nodes, of entities. What was counted of them alone is not counted again.
   * @throws Failure when no graph answers
   */
  async relationsAround(
    nodes: readonly number[],
    graph: QueryGraph,
    context: UpstreamContext,
  ): Promise<RelationsFound> {
    return this.#counted.around(this.#entities(nodes), graph, context);
  }

  /**
   * Fetches the facts of nodes that were not asked for before.
   * @throws Failure when no graph answers
   */
  async grow(
    nodes: readonly number[],
    { ways, perEntity }: Growth,
    graph: QueryGraph,
    context: UpstreamContext,
  ): Promise<GrownBy> {
    const entities = this.#entities(nodes);
    const numbers = new Map([...entities].map(([node, entity]) => [entity, node]));
    const open = ways.map((way) => ({
      ...way,
      entities: [...entities].flatMap(([node, entity]) => (this.#asked.has(way, node) ? [] : [entity])),
    }));
    const missing = this.#asked.missing;
    const { unasked } = await fetchFacts(open, perEntity, graph, context, (way, entity, page) => {
      const room = Math.max(0, MOST_FACTS - this.facts.size);
      for (const { fact, times } of page.facts.slice(0, room)) this.facts.add(fact, times);
      const node = numbers.get(entity);
      if (node !== undefined) this.#asked.add(way, node, page.missing + Math.max(0, page.facts.length - room));
    });
    // Ways have numbers whether or not a fact goes by them: whoever has the same facts has the same numbers.
    for (const { relation } of ways) this.facts.nameOf({ kind: "iri", name: relation });
    return {
      unasked,
      cut: this.#asked.missing - missing,
      lacking: ways.map((way) => new Set(this.#asked.lacking(way, nodes))),
    };
  }

  #entities(nodes: readonly number[]): ReadonlyMap<number, string> {
    return new Map(
      nodes.flatMap((node) => {
        const entity = this.facts.entity(node);
        return entity === undefined ? [] : [[node, entity] as const];
      }),
    );
  }
}
