import type { UpstreamContext } from "../../sources/upstream.ts";
import type { QueryGraph } from "../fused-graph.ts";
import { checkRange, expand } from "./expand.ts";
import { type ChainsFound, FactIndex } from "./fact-index.ts";
import type { GraphFact } from "../../evidence/fact.ts";
import type { Chain } from "../../evidence/path.ts";

/** How far two entities may be apart, and what is looked at to find out. */
export interface ConnectionOptions {
  /** Facts of the longest chain, 1–4. Default 3. */
  readonly maxLength?: number;
  /** Chains that are given, 1–100. Default 20. */
  readonly most?: number;
  /** IRIs of the relations that chains are made of; any when absent. */
  readonly relations?: readonly string[];
}

/** How two entities hang together. */
export interface Connections {
  /** Chains of facts from the first entity to the second, none through one entity twice; shortest first. */
  readonly chains: readonly Chain[];
  /** Entities with more facts than are followed: chains end or meet in one, and others through it are not found. */
  readonly hubs: readonly string[];
  /** True when there may be other chains: behind a hub, a bound, or what a graph did not give. */
  readonly truncated: boolean;
}

/** Facts of an entity that chains go on from; one with more is a hub, through which everything hangs together. */
const HUB = 200;
/** Entities of one level that chains go on from. */
const MOST_OF_LEVEL = 200;

/**
 * The chains of facts between two entities, found from both ends in turns, one fact further each time, until all chains
 * up to the length wanted must have met, or there are enough. A hub that is met is passed, and none is gone on from.
 *
 * @throws RangeError for an option out of range
 * @throws Failure when no graph answers
 */
export async function connections(
  graph: QueryGraph,
  from: string,
  to: string,
  options: ConnectionOptions,
  context: UpstreamContext,
): Promise<Connections> {
  const { maxLength = 3, most = 20, relations } = options;
  checkRange("maxLength", maxLength, 1, 4);
  checkRange("most", most, 1, 100);
  const wanted = { ...(relations === undefined ? {} : { relations }), entitiesOnly: true, perEntity: HUB };
  const ends = [new Side(from), new Side(to)] as const;
  const facts = new FactIndex(context.signal);
  const hubs = new Set<string>();
  let found: ChainsFound = { chains: [], truncated: false };
  let length = from === to ? maxLength : 0;
  while (length < maxLength && found.chains.length < most) {
    const side = nextOf(ends);
    if (side === undefined) {
      // All that hangs together with one of them is known.
      length = maxLength;
    } else {
      length += 1;
      const around = await expand(graph, side.level(), wanted, context);
      for (const [entity, { degree }] of around.entities) if (degree > HUB) hubs.add(entity);
      const pages = [...around.entities.values()];
      const followed = pages.filter(({ truncated }) => !truncated).flatMap((page) => page.facts);
      side.goOn(followed, around.truncated);
      await facts.add(followed);
    }
    found = await facts.chains(from, to, { maxLength: length, most });
  }
  const isPart = found.truncated || length < maxLength || ends.some((side) => side.isCut);
  return { chains: found.chains, hubs: [...hubs].sort(), truncated: isPart };
}

/** What has been reached from one of two entities. */
class Side {
  readonly #reached: Set<string>;
  #open: readonly string[];
  /** How often it was gone on from. */
  levels = 0;
  /** True when not everything was gone on from. */
  isCut = false;

  constructor(start: string) {
    this.#reached = new Set([start]);
    this.#open = [start];
  }

  /** Entities that were reached last and have not been gone on from: how many. */
  get size(): number {
    return this.#open.length;
  }

  /** True when all that there is was reached. */
  get isWhole(): boolean {
    return this.#open.length === 0 && !this.isCut;
  }

  /** Those to go on from now. */
  level(): readonly string[] {
    this.levels += 1;
    this.isCut ||= this.#open.length > MOST_OF_LEVEL;
    return this.#open.slice(0, MOST_OF_LEVEL);
  }

  /** @param facts What is around the level; cut off where some of it is left out */
  goOn(facts: readonly GraphFact[], isCut: boolean): void {
    const next = facts
      .flatMap(({ subject, object }) => [subject, object])
      .flatMap((node) => (node.kind === "iri" && !this.#reached.has(node.value) ? [node.value] : []));
    this.#open = [...new Set(next)].sort();
    for (const entity of this.#open) this.#reached.add(entity);
    this.isCut ||= isCut;
  }
}

/**
 * The end that was gone on from less often, then that with fewer entities to go on from; none where nothing new can be
 * reached.
 */
function nextOf(ends: readonly [Side, Side]): Side | undefined {
  if (ends.some((side) => side.isWhole)) return undefined;
  const [next] = ends
    .filter(({ size }) => size > 0)
    .sort((one, other) => one.levels - other.levels || one.size - other.size);
  return next;
}
