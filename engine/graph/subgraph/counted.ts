import type { UpstreamContext } from "../../sources/upstream.ts";
import type { QueryGraph } from "../fused-graph.ts";
import { batches } from "../neighbourhood/batches.ts";
import { BOUNDS } from "../neighbourhood/bounds.ts";
import { relationsOf, type RelationFound, type RelationsFound } from "../neighbourhood/relations.ts";

/** What was counted around entities that were asked about together. */
interface Group extends RelationsFound {
  /** By number. */
  readonly nodes: readonly number[];
  /** True where they had been counted before, with others. */
  readonly again: boolean;
}

export type StoredCounted = readonly Group[];

/**
 * The relations of entities that were counted. Those that were counted together are known together: where only some of
 * them are asked about again, these are counted anew, or relations of the others would be taken for theirs.
 */
export class Counted {
  readonly #groups: Group[] = [];
  readonly #groupsOf = new Map<number, number[]>();

  /** Facts around all entities that were counted; what lies between two of them counts at either end. */
  get facts(): number {
    const once = this.#groups.filter(({ again }) => !again);
    return once.flatMap(({ relations }) => relations).reduce((sum, { degree }) => sum + degree, 0);
  }

  /** @param entities IRIs by number @throws Failure when no graph answers */
  async around(
    entities: ReadonlyMap<number, string>,
    graph: QueryGraph,
    context: UpstreamContext,
  ): Promise<RelationsFound> {
    const groups = this.#within(entities);
    const covered = new Set(groups.flatMap(({ nodes }) => nodes));
    const open = [...entities].filter(([node]) => !covered.has(node));
    const isKnown = ([node]: readonly [number, string]): boolean => this.#groupsOf.has(node);
    const asked = [
      ...batches(
        open.filter((each) => !isKnown(each)),
        BOUNDS.entitiesCounted,
      ),
      ...batches(open.filter(isKnown), BOUNDS.entitiesCounted),
    ];
    for (const batch of asked) {
      const again = batch.some(isKnown);
      const iris = batch.map(([, iri]) => iri);
      const group = { nodes: batch.map(([node]) => node), again, ...(await relationsOf(graph, iris, context)) };
      groups.push(group);
      this.#add(group);
    }
    return joined(groups);
  }

  toJson(): StoredCounted {
    return [...this.#groups];
  }

  static fromJson(stored: StoredCounted): Counted {
    const counted = new Counted();
    for (const group of stored) counted.#add(group);
    return counted;
  }

  /** Groups of these entities alone, none of them in two. */
  #within(entities: ReadonlyMap<number, string>): Group[] {
    const found: Group[] = [];
    const covered = new Set<number>();
    for (const node of entities.keys()) {
      if (covered.has(node)) continue;
      const own = (this.#groupsOf.get(node) ?? []).flatMap((index) => this.#groups[index] ?? []);
      const whole = own.find(({ nodes }) => nodes.every((each) => entities.has(each) && !covered.has(each)));
      if (whole === undefined) continue;
      found.push(whole);
      for (const each of whole.nodes) covered.add(each);
    }
    return found;
  }

  #add(group: Group): void {
    for (const node of group.nodes)
      this.#groupsOf.set(node, [...(this.#groupsOf.get(node) ?? []), this.#groups.length]);
    this.#groups.push(group);
  }
}

/** Each relation and direction once. */
function joined(groups: readonly Group[]): RelationsFound {
  const sums = new Map<string, RelationFound>();
  for (const each of groups.flatMap(({ relations }) => relations)) {
    const key = `${each.relation} ${each.direction}`;
    sums.set(key, { ...each, degree: (sums.get(key)?.degree ?? 0) + each.degree });
  }
  const relations = [...sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, each]) => each);
  return { relations, truncated: groups.some(({ truncated }) => truncated) };
}
