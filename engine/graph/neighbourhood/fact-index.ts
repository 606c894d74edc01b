import { Turn } from "../../investigation/turn.ts";
import type { GraphFact } from "../../evidence/fact.ts";
import type { Chain, PathStep } from "../../evidence/path.ts";

/** Chains that were found among facts. */
export interface ChainsFound {
  readonly chains: readonly Chain[];
  /** True when there are more, or may be. */
  readonly truncated: boolean;
}

/** Steps that are tried: among facts that all hang together there are more chains than anybody reads. */
const MOST_STEPS = 100_000;

interface Edge {
  readonly step: PathStep;
  readonly to: string;
}

/**
 * Facts between entities, each once, to be walked from either end. There may be many: everything else has its turns.
 */
export class FactIndex {
  readonly #edges = new Map<string, Edge[]>();
  readonly #known = new Set<string>();
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
      const key = `${subject.value} ${relation} ${object.value}`;
      if (this.#known.has(key)) continue;
      this.#known.add(key);
      this.#addEdge(subject.value, { step: { facts: [fact], direction: "FORWARD" }, to: object.value });
      this.#addEdge(object.value, { step: { facts: [fact], direction: "BACKWARD" }, to: subject.value });
    }
  }

  /**
   * The chains of facts between two entities, none through an entity twice: shortest first, then in the order in which
   * the facts came. A chain is followed only where as many facts as are left lead to its end.
   */
  async chains(
    from: string,
    to: string,
    { maxLength, most }: { readonly maxLength: number; readonly most: number },
  ): Promise<ChainsFound> {
    const distances = await this.#distancesTo(to, maxLength);
    const turn = new Turn(this.#signal);
    const chains: Chain[] = [];
    let steps = 0;
    for (let length = distances.get(from) ?? Infinity; length <= maxLength; length += 1) {
      for (const chain of this.#follow([from], [], to, length, distances)) {
        if (chain !== undefined) chains.push(chain);
        steps += 1;
        if (chains.length > most || steps > MOST_STEPS) return { chains: chains.slice(0, most), truncated: true };
        if (turn.isOver) await turn.next();
      }
    }
    return { chains, truncated: false };
  }

  /** Every chain of a length that begins as given; undefined for each step on the way. */
  *#follow(
    entities: readonly string[],
    chain: Chain,
    to: string,
    length: number,
    distances: ReadonlyMap<string, number>,
  ): Generator<Chain | undefined> {
    const left = length - chain.length - 1;
    for (const { step, to: next } of this.#edges.get(entities.at(-1) ?? "") ?? []) {
      const isEnd = next === to;
      if (isEnd !== (left === 0) || (distances.get(next) ?? Infinity) > left || entities.includes(next)) continue;
      if (isEnd) yield [...chain, step];
      else {
        yield undefined;
        yield* this.#follow([...entities, next], [...chain, step], to, length, distances);
      }
    }
  }

  /** How many facts lead from each entity to one, as far as they are no more than wanted. */
  async #distancesTo(to: string, most: number): Promise<ReadonlyMap<string, number>> {
    const turn = new Turn(this.#signal);
    const distances = new Map([[to, 0]]);
    let open = [to];
    for (let distance = 1; distance <= most; distance += 1) {
      const next: string[] = [];
      for (const entity of open) {
        if (turn.isOver) await turn.next();
        for (const edge of this.#edges.get(entity) ?? []) {
          if (distances.has(edge.to)) continue;
          distances.set(edge.to, distance);
          next.push(edge.to);
        }
      }
      open = next;
    }
    return distances;
  }

  #addEdge(entity: string, edge: Edge): void {
    const own = this.#edges.get(entity);
    if (own === undefined) this.#edges.set(entity, [edge]);
    else own.push(edge);
  }
}
