import { LRUCache } from "lru-cache";
import { forgivable } from "../sources/from-all.ts";
import type { KnowledgeGraph } from "../sources/knowledge-graph.ts";
import type { UpstreamContext } from "../sources/upstream.ts";
import { sameIn, type KindsOf } from "./same-entities.ts";

/** Entities of which it is kept what another graph calls them. */
const MOST_KEPT = 50_000;

/** Entities that are looked for in another graph at once. */
const MOST_LINKED = 1_000;

interface Kept {
  readonly names: readonly string[];
  /** Milliseconds since 1970: when it was asked. */
  readonly at: number;
}

/**
 * Which entities of several graphs are one. A fused entity keeps the IRI of the first graph, in the order in which they are
 * configured, that has it; where that graph has several for it, the first in order of code units.
 */
export class FusedEntities {
  readonly #graphs: readonly KnowledgeGraph[];
  readonly #kept = new LRUCache<string, Kept>({ max: MOST_KEPT });

  constructor(graphs: readonly KnowledgeGraph[]) {
    this.#graphs = graphs;
  }

  /** The IRI that each entity of a graph has when it is fused; its own where no graph before has it. */
  async fused(graph: KnowledgeGraph, entities: readonly string[], kindsOf: KindsOf, context: UpstreamContext): Promise<ReadonlyMap<string, string>> {
    const names = new Map(entities.map((entity) => [entity, entity]));
    const before = this.#graphs.slice(0, this.#graphs.indexOf(graph));
    for (const target of before) {
      const open = [...names].filter(([entity, name]) => name === entity).map(([entity]) => entity);
      const same = await this.#same(target, graph, open, kindsOf, context);
      const found = [...same].flatMap(([entity, there]) => {
        const [first] = [...there].sort();
        return first === undefined || first === entity ? [] : [[entity, first] as const];
      });
      // What that graph has may be in one before it, under a link that this graph does not know.
      const further = await this.fused(target, [...new Set(found.map(([, name]) => name))], kindsOf, context);
      for (const [entity, name] of found) names.set(entity, further.get(name) ?? name);
    }
    return names;
  }

  /** What a graph calls each of the fused entities: the same IRI, and those of what is the same. */
  async namesIn(graph: KnowledgeGraph, entities: readonly string[], kindsOf: KindsOf, context: UpstreamContext): Promise<ReadonlyMap<string, readonly string[]>> {
    const names = new Map(entities.map((entity) => [entity, new Set([entity])]));
    for (const other of this.#graphs) {
      if (other === graph) continue;
      const calledThere = await this.#namesAround(other, graph, entities, kindsOf, context);
      const all = [...new Set([...calledThere.values()].flat())];
      const same = await this.#same(graph, other, all, kindsOf, context);
      for (const [entity, there] of calledThere) {
        for (const name of there) for (const here of same.get(name) ?? []) names.get(entity)?.add(here);
      }
    }
    return new Map([...names].map(([entity, here]) => [entity, [...here]]));
  }

  /** What a graph calls the entities, by what all the others but one say. */
  async #namesAround(graph: KnowledgeGraph, except: KnowledgeGraph, entities: readonly string[], kindsOf: KindsOf, context: UpstreamContext): Promise<ReadonlyMap<string, readonly string[]>> {
    const names = new Map(entities.map((entity) => [entity, [entity]]));
    for (const other of this.#graphs) {
      if (other === graph || other === except) continue;
      for (const [entity, there] of await this.#same(graph, other, entities, kindsOf, context)) names.set(entity, [...new Set([...(names.get(entity) ?? []), ...there])]);
    }
    return names;
  }

  async #same(target: KnowledgeGraph, of: KnowledgeGraph, entities: readonly string[], kindsOf: KindsOf, context: UpstreamContext): Promise<ReadonlyMap<string, readonly string[]>> {
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
    if (open.length === 0) return same;
    if (open.length > MOST_LINKED) context.markPartial?.(`${MOST_LINKED} of ${open.length} things were looked for in ${target.title} only`);
    const at = Date.now();
    try {
      const found = await sameIn(target, { of, entities: open.slice(0, MOST_LINKED), kindsOf }, context);
      for (const entity of open.slice(0, MOST_LINKED)) {
        const names = [...(found.get(entity) ?? [])];
        this.#kept.set(key(entity), { names, at });
        same.set(entity, names);
      }
    } catch (reason) {
      // Without the links, each graph still says what it says of its own.
      context.markPartial?.(forgivable(reason, true));
    }
    return same;
  }
}
