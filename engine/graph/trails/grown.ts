import { edgeOf, isForward, NONE } from "../multigraph/multigraph.ts";
import { SEARCH_BOUNDS } from "./bounds.ts";
import type { Turn } from "../../investigation/turn.ts";
import type { RelationsFound } from "../neighbourhood/relations.ts";
import type { Way } from "../subgraph/asked.ts";
import type { FactTable } from "../subgraph/fact-table.ts";
import type { GrowingSubgraph } from "../subgraph/growing-subgraph.ts";
import type { Cuts } from "./cuts.ts";
import { nodes, type Step } from "./step.ts";
import { compare, endsOf, grownBy, type Trail } from "./trail.ts";

/** A way that may be followed. */
export interface PlausibleWay extends Way {
  /** Facts by it; undefined where nobody counted. */
  readonly degree: number | undefined;
  /** 0–1: how alike what is looked for its name is; above 1 for what the question's words were linked to. */
  readonly plausibility: number;
}

/** Tells which ways are worth following. */
export interface Plausible {
  /** The ways around entities, the most plausible first. */
  best(found: RelationsFound): Promise<readonly PlausibleWay[]>;
  /** Of words of documents, 0–1, in their order. */
  ofWords(words: readonly string[]): Promise<readonly number[]>;
}

/** What trails grow in, and by what. */
export interface Growing {
  /** Grows with them; what it holds is not asked for again. */
  readonly subgraph: GrowingSubgraph;
  readonly signal: AbortSignal;
  readonly plausible: Plausible;
  readonly cuts: Cuts;
  readonly turn: Turn;
  readonly options: {
    /** Ways that are followed from all trails together. */
    readonly relationsPerLevel: number;
    /** Facts of one entity one way. */
    readonly factsPerEntity: number;
  };
}

/** A trail, and the key of the one that it has grown from. */
export interface Grown {
  readonly from: string;
  readonly trail: Trail;
}

/** What may be walked from nodes: a way of a graph, or words of a document. */
interface WalkableStep extends Pick<Step, "name" | "direction"> {
  readonly plausibility: number;
  /** Nodes not all of whose edges this way are known; none for words: of them, what was read is all there is. */
  readonly lacking: ReadonlySet<number>;
}

/**
 * One level of a search: the relations around all that the trails lead to are counted, the plausible ones followed,
 * and each trail grows by each of them.
 *
 * @param trails Best first: where not all can be gone on from, the first ones are
 */
export async function grownByOneStep(trails: readonly Trail[], growing: Growing): Promise<readonly Grown[]> {
  const { subgraph, signal, cuts, options, plausible, turn } = growing;
  signal.throwIfAborted();
  const frontier = frontierOf(trails, growing);
  if (frontier.length === 0) return [];
  const found = await subgraph.relationsAround(frontier);
  if (found.truncated) cuts.add("uncounted", 1);
  const all = await plausible.best(found);
  const ways = all.slice(0, options.relationsPerLevel);
  cuts.add("relations", all.length - ways.length);
  const { unasked, cut, lacking } = await subgraph.grow(frontier, { ways, perEntity: options.factsPerEntity });
  cuts.add("unasked", unasked);
  cuts.add("facts", cut);
  const around = await edgesAround(frontier, growing);
  const walkable = await walkableSteps(ways, lacking, around, growing);
  const goneOnFrom = new Set(frontier);
  const grown: Grown[] = [];
  for (const trail of trails) {
    for (const each of walkable) {
      await turn.rest();
      const step = stepFrom(trail, each, around, goneOnFrom, growing);
      const next = step && grownBy(trail, step, subgraph.facts, cuts);
      if (next !== undefined) grown.push({ from: trail.key, trail: next });
    }
  }
  return grown;
}

/** The entities that trails lead to: short lists first, then those of the best. Literals and words lead nowhere. */
function frontierOf(trails: readonly Trail[], { subgraph: { facts }, cuts }: Growing): readonly number[] {
  const frontier = new Set<number>();
  const left = new Set<number>();
  for (const trail of [...trails].sort((one, other) => endsOf(one).length - endsOf(other).length)) {
    const entities = endsOf(trail)
      .filter((node) => facts.entity(node) !== undefined)
      .sort((one, other) => compare(facts.key(one), facts.key(other)));
    for (const [index, node] of entities.entries()) {
      const hasRoom = index < SEARCH_BOUNDS.entitiesOfTrail && frontier.size < SEARCH_BOUNDS.entitiesOfLevel;
      if (hasRoom) frontier.add(node);
      else left.add(node);
    }
  }
  cuts.add("entities", [...left].filter((node) => !frontier.has(node)).length);
  // In an order that does not depend on that of the trails: what is asked for together is asked for again so.
  return [...frontier].sort((one, other) => compare(facts.key(one), facts.key(other)));
}

/** By node and by name and direction of a step, the edges to walk. */
type Around = ReadonlyMap<number, ReadonlyMap<string, readonly number[]>>;

async function edgesAround(frontier: readonly number[], { subgraph, turn }: Growing): Promise<Around> {
  const around = new Map<number, ReadonlyMap<string, readonly number[]>>();
  for (const node of frontier) {
    await turn.rest();
    around.set(node, edgesAt(node, subgraph.facts));
  }
  return around;
}

/** The edges at a node, by name and direction of the step that walks them away from it: see `stepKey`. */
export function edgesAt(node: number, { graph }: FactTable): ReadonlyMap<string, readonly number[]> {
  const edges = new Map<string, number[]>();
  for (let walked = graph.firstAround(node); walked !== NONE; walked = graph.nextAround(node, walked)) {
    const edge = edgeOf(walked);
    const key = stepKey({ name: graph.relation(edge), direction: isForward(walked) ? "FORWARD" : "BACKWARD" });
    const known = edges.get(key);
    if (known === undefined) edges.set(key, [edge]);
    else known.push(edge);
  }
  return edges;
}

/** The ways that were chosen, and as many words of documents at most, in an order that is always the same. */
async function walkableSteps(
  ways: readonly PlausibleWay[],
  lacking: readonly ReadonlySet<number>[],
  around: Around,
  { subgraph: { facts }, plausible, options, cuts }: Growing,
): Promise<readonly WalkableStep[]> {
  const read = new Map<string, Pick<Step, "name" | "direction">>();
  for (const key of [...around.values()].flatMap((edges) => [...edges.keys()])) {
    const step = stepOf(key);
    if (facts.name(step.name).kind === "words") read.set(key, step);
  }
  const words = [...read.values()].map((step) => ({ ...step, text: facts.name(step.name).name }));
  const scores = await plausible.ofWords(words.map(({ text }) => text));
  const told = words
    .map(({ text, ...step }, index) => ({ ...step, text, plausibility: scores[index] ?? 0, lacking: NONE_LACKING }))
    .sort((one, other) => other.plausibility - one.plausibility || compare(one.text, other.text))
    .slice(0, options.relationsPerLevel);
  cuts.add("relations", words.length - told.length);
  const stated = ways.map((way, index) => ({
    name: facts.nameOf({ kind: "iri", name: way.relation }),
    direction: way.direction,
    plausibility: way.plausibility,
    lacking: lacking[index] ?? NONE_LACKING,
  }));
  return [...stated, ...told];
}

const NONE_LACKING: ReadonlySet<number> = new Set();

function stepFrom(
  trail: Trail,
  { lacking, ...step }: WalkableStep,
  around: Around,
  goneOnFrom: ReadonlySet<number>,
  { subgraph }: Growing,
): (Step & { readonly plausibility: number }) | undefined {
  const key = stepKey(step);
  const ends = endsOf(trail);
  const edges = ends.flatMap((node) => around.get(node)?.get(key) ?? []);
  if (edges.length === 0) return undefined;
  const lacks = (node: number): boolean =>
    subgraph.facts.entity(node) !== undefined && (!goneOnFrom.has(node) || lacking.has(node));
  const { name, direction, plausibility } = step;
  return { name, direction, plausibility, edges: nodes(edges), isPart: ends.some(lacks) };
}

/** Tells steps of a subgraph from each other by their relation and direction. */
export function stepKey({ name, direction }: Pick<Step, "name" | "direction">): string {
  return `${direction === "FORWARD" ? "+" : "-"}${name}`;
}

function stepOf(key: string): Pick<Step, "name" | "direction"> {
  return { name: Number(key.slice(1)), direction: key.startsWith("+") ? "FORWARD" : "BACKWARD" };
}
