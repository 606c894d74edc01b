import { asPath, type Chains } from "../../../graph/trails/as-path.ts";
import { bestOfEach, ranked, type Ranked } from "./beam.ts";
import { SEARCH_BOUNDS } from "../../../graph/trails/bounds.ts";
import { completeWalks } from "../../../graph/trails/complete-walks.ts";
import { grownByOneStep } from "./level.ts";
import type { Search } from "./request.ts";
import { chainsOf, placesBetween, stepsOf, throughMeetings, topicNodes, type Meeting, type Route } from "./route.ts";
import type { Half } from "./segment.ts";
import { setsAlong, type Step } from "../../../graph/trails/step.ts";
import { compare, isSame, startTrail, type Trail } from "../../../graph/trails/trail.ts";

/** A path of a route and what leads on from it. */
export interface Tailed {
  readonly chains: Chains;
  /** Facts along it. */
  readonly length: number;
  readonly topics: number;
  readonly key: string;
}

/** Where paths meet, and how far a tail may lead on from there. */
interface Spot {
  readonly route: Route;
  readonly meetings: readonly Meeting[];
  readonly entities: readonly number[];
  /** Steps: the depth less the distance to the farther topic beside it. */
  readonly left: number;
}

/**
 * Tails from where paths meet, as chains of their own: who plays in both films, and on from there. They are searched
 * level by level like everything else; the facts of the other chains are those that lead to an entity with such a tail.
 */
export async function tailsFromMeetings(
  routes: readonly Ranked<Route>[],
  search: Search,
): Promise<readonly Ranked<Tailed>[]> {
  const { subgraph, options, depth, cuts } = search;
  const spots = routes.slice(0, SEARCH_BOUNDS.tailed).flatMap(({ item }) => spotsOf(item, depth));
  let live: readonly Trail[] = spots.flatMap((spot, origin) =>
    spot.left < 1
      ? []
      : [
          startTrail(subgraph.facts, {
            origin,
            starts: spot.entities,
            avoided: new Set([...topicNodes(spot.route), ...spot.entities]),
            walked: new Set(stepsOf(spot.route).flatMap(({ edges }) => edges)),
          }),
        ],
  );
  const kept: Ranked<Tailed>[] = [];
  while (live.length > 0) {
    const grown = await grownByOneStep(live, search);
    const tailed: (Tailed & { readonly trail: Trail })[] = [];
    for (const trail of grown) {
      await search.turn.rest();
      const spot = spots[trail.origin];
      const found = spot && withTail(spot, trail, search);
      if (found !== undefined) tailed.push({ ...found, trail });
    }
    const all = await ranked(tailed, ({ chains }) => asPath(chains, subgraph.facts), search);
    const best = bestOfEach(all, options.beam, ({ trail }) => trail.origin);
    cuts.add("trails", all.length - best.length);
    kept.push(...best);
    live = best.flatMap(({ item: { trail } }) =>
      trail.steps.length < (spots[trail.origin]?.left ?? 0) ? [trail] : [],
    );
  }
  return kept;
}

function spotsOf(route: Route, depth: number): readonly Spot[] {
  const { segments, meetings } = route;
  const left = (each: Meeting): number => {
    const { length = 0 } = segments[each.segment]?.steps ?? {};
    return depth - Math.max(each.place, length - each.place);
  };
  const places =
    meetings.length > 0
      ? [meetings]
      : segments.flatMap((each, segment) => placesBetween(each).map((place) => [{ segment, place }]));
  return places.map((all) => ({
    route,
    meetings: all,
    entities: segments[all[0]?.segment ?? 0]?.sets[all[0]?.place ?? 0] ?? [],
    left: Math.min(...all.map(left)),
  }));
}

function withTail({ route, meetings }: Spot, trail: Trail, { subgraph, depth }: Search): Tailed | undefined {
  const { facts } = subgraph;
  if (stepsOf(route).length + trail.steps.length > route.topics.length * depth) return undefined;
  const tail = completeWalks(facts.graph, trail.steps, () => true);
  const [starts] = tail === undefined ? [] : setsAlong(facts.graph, tail);
  if (tail === undefined || starts === undefined) return undefined;
  const segments = throughMeetings(facts.graph, route.segments, meetings, starts);
  if (segments === undefined) return undefined;
  const drawn = meetings.map(({ segment, place }) => `${segment}:${place}`).join(" ");
  return {
    chains: [...chainsOf({ segments }), tail],
    length: stepsOf({ segments }).length + tail.length,
    topics: route.topics.length,
    key: `${route.key} ${drawn} ${trail.key}`,
  };
}

/**
 * Tails from the last topic, in the same chain: trails that begin there already lead on from it.
 *
 * @param halves By topic the trails that begin there
 */
export async function tailsFromLast(
  routes: readonly Ranked<Route>[],
  halves: readonly (readonly Half[])[],
  search: Search,
): Promise<readonly Ranked<Tailed>[]> {
  const { subgraph, depth, turn, cuts } = search;
  const pairs = routes.slice(0, SEARCH_BOUNDS.tailed).flatMap(({ item: route, score }) =>
    (halves[route.topics.at(-1) ?? 0] ?? [])
      .filter(({ item }) => item.steps.length > 0 && item.starts[0] === route.segments.at(-1)?.to)
      .filter(({ item }) => stepsOf(route).length + item.steps.length <= route.topics.length * depth)
      .map((half) => ({ route, trail: half.item, score: score + half.score })),
  );
  pairs.sort(
    (one, other) =>
      other.score - one.score || compare(one.route.key, other.route.key) || compare(one.trail.key, other.trail.key),
  );
  cuts.add("joins", Math.max(0, pairs.length - SEARCH_BOUNDS.joins));
  const tailed: Tailed[] = [];
  for (const { route, trail } of pairs.slice(0, SEARCH_BOUNDS.joins)) {
    await turn.rest();
    const tail = tailOf(route, trail, search);
    if (tail === undefined) continue;
    const chains = chainsOf(route);
    const last = [...(chains.at(-1) ?? []), ...tail];
    tailed.push({
      chains: [...chains.slice(0, -1), last],
      length: stepsOf(route).length + tail.length,
      topics: route.topics.length,
      key: `${route.key} ${trail.key}`,
    });
  }
  return ranked(tailed, ({ chains }) => asPath(chains, subgraph.facts), search);
}

/** What of a trail leads on from a route: over no topic of it, by no fact of it, to no place of it once more. */
function tailOf(route: Route, trail: Trail, { subgraph: { facts } }: Search): readonly Step[] | undefined {
  const walked = new Set(stepsOf(route).flatMap(({ edges }) => edges));
  const topics = topicNodes(route);
  const left = trail.steps.map((step) => ({ ...step, edges: step.edges.filter((edge) => !walked.has(edge)) }));
  const tail = completeWalks(facts.graph, left, (place, node) => place === 0 || !topics.has(node));
  if (tail === undefined) return undefined;
  const before = route.segments.flatMap(({ sets }) => sets);
  const isReturn = setsAlong(facts.graph, tail)
    .slice(1)
    .some((set) => before.some((one) => isSame(one, set)));
  return isReturn ? undefined : tail;
}
