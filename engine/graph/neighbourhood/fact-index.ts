import { Turn } from "../../investigation/turn.ts";
import type { GraphFact } from "../../evidence/fact.ts";
import type { Chain } from "../../evidence/path.ts";
import { chainsBetween } from "../multigraph/chains.ts";
import { edgeOf, isForward, Multigraph } from "../multigraph/multigraph.ts";
import { Numbers } from "../multigraph/numbers.ts";

/** Chains that were found among facts. */
export interface ChainsFound {
  readonly chains: readonly Chain[];
  /** True when there are more, or may be. */
  readonly truncated: boolean;
}

/** Turns that a search may take: among facts that all hang together there are more chains than anybody reads. */
const MOST_TURNS = 1_000;

/**
 * Facts between entities, each once, to be walked from either end. There may be many: everything else has its turns.
 */
export class FactIndex {
  readonly #graph = new Multigraph();
  readonly #entities = new Numbers();
  readonly #relations = new Numbers();
  /** By edge. */
  readonly #facts: GraphFact[] = [];
  readonly #signal: AbortSignal;

  /** @param signal Ends what takes long */
  constructor(signal: AbortSignal) {
    this.#signal = signal;
  }

  /** Facts with a literal at an end lead nowhere, and are left out. */
  async add(facts: readonly GraphFact[]): Promise<void> {
    const turn = new Turn(this.#signal);
    for (const fact of facts) {
      if (turn.isOver) await turn.next();
      const { subject, relation, object } = fact;
      if (subject.kind !== "iri" || object.kind !== "iri") continue;
      const [from, to] = [this.#nodeOf(subject.value), this.#nodeOf(object.value)];
      this.#facts[this.#graph.addEdge(from, this.#relations.of(relation), to)] ??= fact;
    }
  }

  /**
   * The chains of facts between two entities, none through an entity twice: shortest first; of equal length in the
   * order in which the facts came, those of which an entity is the subject before those of which it is the object.
   */
  async chains(
    from: string,
    to: string,
    { maxLength, most }: { readonly maxLength: number; readonly most: number },
  ): Promise<ChainsFound> {
    const [start, end] = [this.#entities.known(from), this.#entities.known(to)];
    if (start === undefined || end === undefined) return { chains: [], truncated: false };
    const turn = new Turn(this.#signal);
    const chains: Chain[] = [];
    let turns = 0;
    for (const chain of chainsBetween(this.#graph, start, end, maxLength)) {
      if (chain === undefined) turns += 1;
      else chains.push(this.#factsAlong(chain));
      if (chains.length > most || turns > MOST_TURNS) return { chains: chains.slice(0, most), truncated: true };
      if (turn.isOver) await turn.next();
    }
    return { chains, truncated: false };
  }

  #factsAlong(chain: readonly number[]): Chain {
    return chain.map((walked) => {
      const fact = this.#facts[edgeOf(walked)];
      if (fact === undefined) throw new TypeError("Every edge stands for a fact.");
      return { facts: [fact], direction: isForward(walked) ? "FORWARD" : "BACKWARD" };
    });
  }

  #nodeOf(entity: string): number {
    const node = this.#entities.of(entity);
    if (node === this.#graph.nodes) this.#graph.addNode();
    return node;
  }
}
