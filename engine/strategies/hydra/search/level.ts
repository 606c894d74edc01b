import { edgeOf, isForward, NONE } from "../../../graph/multigraph/multigraph.ts";
import { SEARCH_BOUNDS } from "./bounds.ts";
import { drawPerCluster } from "./draw.ts";
import type { PlausibleWay } from "./plausible-relations.ts";
import type { Search } from "./request.ts";
import { nodes, type Step } from "./step.ts";
import { compare, endsOf, grownBy, type Trail } from "./trail.ts";

/** What may be walked from nodes: a way of a graph, or words of a document. */
interface WalkableStep extends Pick<Step, "name" | "direction"> {
  readonly plausibility: number;
  /** Undefined for words: of them, what was read is all there is. */
  readonly way: PlausibleWay | undefined;
}

/**
 * One level of the search: the relations around all that the trails lead to are counted, the plausible ones followed,
 * and each trail grows by each of them.
 *
 * @param trails Best first: where not all can be gone on from, the first ones are
 */
export async function grownByOneStep(trails: readonly Trail[], search: Search): Promise<readonly Trail[]> {
  const { subgraph, graph, context, cuts, options, plausible, turn } = search;
  context.signal.throwIfAborted();
  const frontier = frontierOf(trails, search);
  if (frontier.length === 0) return [];
  const found = await subgraph.relationsAround(frontier, graph, context);
  if (found.truncated) cuts.add("uncounted", 1);
  const all = await plausible.best(found);
  const ways = all.slice(0, options.relationsPerLevel);
  cuts.add("relations", all.length - ways.length);
  const missing = subgraph.counts.cut;
  const { unasked } = await subgraph.grow(frontier, { ways, perEntity: options.factsPerEntity }, graph, context);
  cuts.add("unasked", unasked);
  cuts.add("facts", subgraph.counts.cut - missing);
  const around = await edgesAround(frontier, search);
  const walkable = await walkableSteps(ways, around, search);
  const goneOnFrom = new Set(frontier);
  const grown: { readonly from: string; readonly trail: Trail }[] = [];
  for (const trail of trails) {
    for (const each of walkable) {
      await turn.rest();
      const step = stepFrom(trail, each, around, goneOnFrom, search);
      const next = step && grownBy(trail, step, subgraph.facts, cuts);
      if (next !== undefined) grown.push({ from: trail.key, trail: next });
    }
  }
  const kept =
    search.oneRelationPerCluster === true ? drawPerCluster(grown, options.seed) : grown.map(({ trail }) => trail);
  cuts.add("trails", Math.max(0, kept.length - SEARCH_BOUNDS.trails));
  return [...kept].sort(byPlausibility).slice(0, SEARCH_BOUNDS.trails);
}

/** The entities that trails lead to: short lists first, then those of the best. Literals and words lead nowhere. */
function frontierOf(trails: readonly Trail[], { subgraph: { facts }, cuts }: Search): readonly number[] {
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

async function edgesAround(frontier: readonly number[], { subgraph, turn }: Search): Promise<Around> {
  const { graph } = subgraph.facts;
  const around = new Map<number, ReadonlyMap<string, readonly number[]>>();
  for (const node of frontier) {
    await turn.rest();
    const edges = new Map<string, number[]>();
    for (let walked = graph.firstAround(node); walked !== NONE; walked = graph.nextAround(node, walked)) {
      const edge = edgeOf(walked);
      const key = keyOf({ name: graph.relation(edge), direction: isForward(walked) ? "FORWARD" : "BACKWARD" });
      const known = edges.get(key);
      if (known === undefined) edges.set(key, [edge]);
      else known.push(edge);
    }
    around.set(node, edges);
  }
  return around;
}

/** The ways that were chosen, and as many words of documents at most, in an order that is always the same. */
async function walkableSteps(
  ways: readonly PlausibleWay[],
  around: Around,
  { subgraph: { facts }, plausible, options, cuts }: Search,
): Promise<readonly WalkableStep[]> {
  const read = new Map<string, Pick<Step, "name" | "direction">>();
  for (const key of [...around.values()].flatMap((edges) => [...edges.keys()])) {
    const step = stepOf(key);
    if (facts.name(step.name).kind === "words") read.set(key, step);
  }
  const words = [...read.values()].map((step) => ({ ...step, text: facts.name(step.name).name }));
  const scores = await plausible.ofWords(words.map(({ text }) => text));
  const told = words
    .map(({ text, ...step }, index) => ({ ...step, text, plausibility: scores[index] ?? 0, way: undefined }))
    .sort((one, other) => other.plausibility - one.plausibility || compare(one.text, other.text))
    .slice(0, options.relationsPerLevel);
  cuts.add("relations", words.length - told.length);
  const stated = ways.map((way) => ({
    name: facts.nameOf({ kind: "iri", name: way.relation }),
    direction: way.direction,
    plausibility: way.plausibility,
    way,
  }));
  return [...stated, ...told];
}

function stepFrom(
  trail: Trail,
  { way, ...step }: WalkableStep,
  around: Around,
  goneOnFrom: ReadonlySet<number>,
  { subgraph }: Search,
): (Step & { readonly plausibility: number }) | undefined {
  const key = keyOf(step);
  const ends = endsOf(trail);
  const edges = ends.flatMap((node) => around.get(node)?.get(key) ?? []);
  if (edges.length === 0) return undefined;
  const lacks = (node: number): boolean =>
    subgraph.facts.entity(node) !== undefined &&
    (!goneOnFrom.has(node) || (way !== undefined && !subgraph.isWhole(way, node)));
  return { ...step, edges: nodes(edges), isPart: ends.some(lacks) };
}

function keyOf({ name, direction }: Pick<Step, "name" | "direction">): string {
  return `${direction === "FORWARD" ? "+" : "-"}${name}`;
}

function stepOf(key: string): Pick<Step, "name" | "direction"> {
  return { name: Number(key.slice(1)), direction: key.startsWith("+") ? "FORWARD" : "BACKWARD" };
}

function byPlausibility(one: Trail, other: Trail): number {
  const mean = ({ plausibility, steps }: Trail): number => plausibility / Math.max(1, steps.length);
  return mean(other) - mean(one) || compare(one.key, other.key);
}
