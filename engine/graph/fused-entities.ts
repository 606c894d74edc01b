import { forgivable } from "../sources/from-all.ts";
import type { KnowledgeGraph } from "../sources/knowledge-graph.ts";
import type { UpstreamContext } from "../sources/upstream.ts";
import { growingCache } from "../values/growing-cache.ts";
import { sameIn, type KindsOf } from "./same-entities.ts";

/** Entities of which it is kept what another graph calls them. */
const MOST_KEPT = 50_000;
/** Entities that are looked for in another graph at once. */
const PER_LOOK_UP = 250;

interface Kept {
  readonly names: readonly string[];
  /** Milliseconds since 1970: when it was asked. */
  readonly at: number;
}

interface Ends {
  readonly from?: KnowledgeGraph;
  readonly wanted?: KnowledgeGraph;
}

/** What each graph calls one thing, in the order of the graphs; empty where a graph has nothing of it. */
type Identity = readonly ReadonlySet<string>[];

/**
 * Which entities of several graphs are one. Sameness is followed over all graphs: what is the same as something of a
 * second graph, which is the same as something of a third, is one with both. A fused entity keeps the IRI of the first
 * graph, in the order in which they are configured, that has it; where that graph has several for it, the first in
 * order of code units.
 */
export class FusedEntities {
  readonly #graphs: readonly KnowledgeGraph[];
  readonly #kept = growingCache<Kept>(MOST_KEPT);

  constructor(graphs: readonly KnowledgeGraph[]) {
    this.#graphs = graphs;
  }

  /** The IRI that each entity of a graph has when it is fused; its own where no graph has it. */
  async fused(
    graph: KnowledgeGraph,
    entities: readonly string[],
    kindsOf: KindsOf,
    context: UpstreamContext,
  ): Promise<ReadonlyMap<string, string>> {
    // Of two graphs, nothing stands before the first that could call its things otherwise.
    if (this.#graphs.length === 2 && graph === this.#graphs[0])
      return new Map(entities.map((entity) => [entity, entity]));
    const identities = await this.#identities(entities, { from: graph }, kindsOf, context);
    return new Map(
      [...identities].map(([entity, identity]) => {
        const [first] = [...(identity.find((names) => names.size > 0) ?? [])].sort();
        return [entity, first ?? entity];
      }),
    );
  }

  /** What a graph calls each of the fused entities: the same IRI, and those of what is the same. */
  async namesIn(
    graph: KnowledgeGraph,
    entities: readonly string[],
    kindsOf: KindsOf,
    context: UpstreamContext,
  ): Promise<ReadonlyMap<string, readonly string[]>> {
    const identities = await this.#identities(entities, { wanted: graph }, kindsOf, context);
    const index = this.#graphs.indexOf(graph);
    return new Map(
      [...identities].map(([entity, identity]) => [entity, [...new Set([entity, ...(identity[index] ?? [])])]]),
    );
  }

  /**
   * Follows sameness from graph to graph, over as many as there are between two. `from` is the graph that the entities
   * are known to be of, `wanted` the only one whose names are of interest.
   */
  async #identities(
    entities: readonly string[],
    { from, wanted }: Ends,
    kindsOf: KindsOf,
    context: UpstreamContext,
  ): Promise<ReadonlyMap<string, Identity>> {
    const start = from === undefined ? undefined : this.#graphs.indexOf(from);
    const rounds = this.#graphs.length - 1;
    const identities = new Map(
      entities.map((entity) => [entity, this.#graphs.map((_graph, index) => new Set(index === start ? [entity] : []))]),
    );
    let open = new Map(entities.map((entity) => [entity, new Set([entity])]));
    for (let round = 0; round < rounds && open.size > 0; round += 1) {
      const found = new Map<string, Set<string>>();
      const names = [...new Set([...open.values()].flatMap((each) => [...each]))];
      for (const [of, target] of this.#pairs(
        round === 0 ? from : undefined,
        round === rounds - 1 ? wanted : undefined,
      )) {
        const same = await this.#same(target, of, names, kindsOf, context);
        const index = this.#graphs.indexOf(target);
        for (const [entity, asked] of open) {
          for (const name of [...asked].flatMap((each) => same.get(each) ?? [])) {
            const identity = identities.get(entity)?.[index];
            if (identity === undefined || identity.has(name)) continue;
            identity.add(name);
            if (!this.#isKnown(identities.get(entity) ?? [], name, index))
              found.set(entity, (found.get(entity) ?? new Set()).add(name));
          }
        }
      }
      open = found;
    }
    return identities;
  }

  /** Was the name had from another graph already, so that nothing new can follow from it? */
  #isKnown(identity: Identity, name: string, index: number): boolean {
    return identity.some((names, other) => other !== index && names.has(name));
  }

  /** Every graph with every other one; only from one, or only to one, where the others are of no interest. */
  #pairs(
    from: KnowledgeGraph | undefined,
    to: KnowledgeGraph | undefined,
  ): readonly (readonly [KnowledgeGraph, KnowledgeGraph])[] {
    const all = this.#graphs.flatMap((of) =>
      this.#graphs.flatMap((target) => (of === target ? [] : [[of, target] as const])),
    );
    return all.filter(([of, target]) => (from === undefined || of === from) && (to === undefined || target === to));
  }

  async #same(
    target: KnowledgeGraph,
    of: KnowledgeGraph,
    entities: readonly string[],
    kindsOf: KindsOf,
    context: UpstreamContext,
  ): Promise<ReadonlyMap<string, readonly string[]>> {
    const key = (entity: string): string => JSON.stringify([target.id, target.version, of.id, of.version, entity]);
    const same = new Map<string, readonly string[]>();
    const open: string[] = [];
    for (const entity of entities) {
      const kept = this.#kept.get(key(entity));
      if (kept === undefined || kept.at < (context.freshFrom ?? 0)) open.push(entity);
      else {
        same.set(entity, kept.names);
        context.remembered?.(kept.at);
      }
    }
    try {
      for (let start = 0; start < open.length; start += PER_LOOK_UP) {
        const asked = open.slice(start, start + PER_LOOK_UP);
        const at = Date.now();
        const { names: found, whole } = await sameIn(target, { of, entities: asked, kindsOf }, context);
        if (!whole) context.markPartial?.(`not all that ${of.title} and ${target.title} have in common could be found`);
        for (const entity of asked) {
          const names = [...(found.get(entity) ?? [])];
          if (whole) this.#kept.set(key(entity), { names, at });
          same.set(entity, names);
        }
      }
    } catch (reason) {
      // Without the links, each graph still says what it says of its own.
      context.markPartial?.(forgivable(reason, true));
    }
    return same;
  }
}
