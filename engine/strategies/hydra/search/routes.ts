import { ranked, type Ranked } from "./beam.ts";
import { asPath } from "../../../graph/trails/as-path.ts";
import { SEARCH_BOUNDS } from "../../../graph/trails/bounds.ts";
import { completeWalks } from "../../../graph/trails/complete-walks.ts";
import type { Search } from "./request.ts";
import {
  chainsOf,
  entitiesMet,
  placesBetween,
  stepsOf,
  throughMeetings,
  topicNodes,
  type Meeting,
  type Route,
} from "./route.ts";
import { joined, type Half, type Segment } from "./segment.ts";
import { idsBetween, type TopicOrder } from "./topic-order.ts";
import { reversed, setsAlong } from "../../../graph/trails/step.ts";
import { compare, endsOf } from "../../../graph/trails/trail.ts";

/**
 * Routes through all topics in skyline order; where there are none, through as many of them as any goes through. Best
 * first, none longer than the number of its topics times the depth.
 *
 * @param halves By topic the trails that begin there, those of no steps included
 */
export async function routesThroughMost(
  order: TopicOrder,
  halves: readonly (readonly Half[])[],
  search: Search,
): Promise<readonly Ranked<Route>[]> {
  const known = new Map<string, readonly Ranked<Segment>[]>();
  const segmentsBetween = async (one: number, other: number): Promise<readonly Ranked<Segment>[]> => {
    const key = `${one} ${other}`;
    const found = known.get(key) ?? (await joined(halves[one] ?? [], halves[other] ?? [], search));
    known.set(key, found);
    return found;
  };
  for (let size = halves.length; size >= 2; size -= 1) {
    const routes: Route[] = [];
    for (const topics of choices(halves.length, size))
      routes.push(...(await routesThrough(topics, order, { segmentsBetween, halves }, search)));
    if (routes.length > 0) return ranked(routes, (route) => asPath(chainsOf(route), search.subgraph.facts), search);
  }
  return [];
}

/** What routes are put together from. */
interface Joints {
  readonly segmentsBetween: (one: number, other: number) => Promise<readonly Ranked<Segment>[]>;
  readonly halves: readonly (readonly Half[])[];
}

async function routesThrough(
  topics: readonly number[],
  order: TopicOrder,
  { segmentsBetween, halves }: Joints,
  search: Search,
): Promise<readonly Route[]> {
  const longest = topics.length * search.depth;
  let routes: readonly Route[] = [{ topics, segments: [], meetings: [], score: 0, key: "" }];
  for (const [index, next] of topics.slice(1).entries()) {
    const returnsTo = placesShared(topics, index, order);
    const grown: Route[] = [];
    for (const route of routes) {
      const isOther = route.meetings.length > 0 && !route.meetings.some(({ segment }) => segment === returnsTo);
      // A skyline may return to a second place: that one is then no more than passed twice.
      const segments = returnsTo === undefined || isOther ? await segmentsBetween(topics[index] ?? 0, next) : undefined;
      for (const each of segments ?? halves[next] ?? []) {
        await search.turn.rest();
        if (stepsOf(route).length + each.item.steps.length > longest) continue;
        if ("starts" in each.item) grown.push(...withBranch(route, each as Half, returnsTo ?? 0, search));
        else grown.push(...withSegment(route, each as Ranked<Segment>));
      }
    }
    grown.sort((one, other) => other.score - one.score || compare(one.key, other.key));
    routes = grown.slice(0, SEARCH_BOUNDS.joins);
    search.cuts.add("joins", grown.length - routes.length);
  }
  return routes;
}

/** The first gap between topics in which the skyline has a place that it has in this one too. */
function placesShared(topics: readonly number[], gap: number, order: TopicOrder): number | undefined {
  const idsOf = (index: number): readonly string[] =>
    idsBetween(order, order.topics[topics[index] ?? 0], order.topics[topics[index + 1] ?? 0]);
  const own = new Set(idsOf(gap));
  const found = Array.from({ length: gap }, (_each, index) => index).find((index) =>
    idsOf(index).some((id) => own.has(id)),
  );
  return found;
}

/** The route with one more segment, from where it has led so far. */
function withSegment(route: Route, { item: segment, score }: Ranked<Segment>): readonly Route[] {
  const end = route.segments.at(-1)?.to;
  if (end !== undefined && end !== segment.from) return [];
  return [withLast(route, segment, score)];
}

/**
 * The route with a trail of the next topic that leads to a place of an earlier segment: where the skyline returns to a
 * place, the entities there must be the same. Who plays in three films is one person, and not one for each two of them.
 */
function withBranch(
  route: Route,
  { item: trail, score }: Half,
  returnsTo: number,
  { subgraph: { facts } }: Search,
): readonly Route[] {
  const [to] = trail.starts;
  const between = route.segments[returnsTo];
  if (to === undefined || between === undefined || trail.steps.length === 0) return [];
  const topics = topicNodes(route);
  const arrived = new Set(endsOf(trail));
  const steps = completeWalks(facts.graph, reversed(trail.steps), (_place, node) => !topics.has(node));
  if (steps === undefined) return [];
  const places: readonly (readonly Meeting[])[] =
    route.meetings.length > 0
      ? [route.meetings]
      : placesBetween(between).map((place) => [{ segment: returnsTo, place }]);
  return places.flatMap((before): readonly Route[] => {
    const common = entitiesMet({ ...route, meetings: before }).filter((node) => arrived.has(node));
    const meetings = [...before, { segment: route.segments.length, place: 0 }];
    const branch: Segment = { from: undefined, to, steps, sets: setsAlong(facts.graph, steps), key: trail.key };
    const whole = withLast(route, branch, score);
    const segments = common.length === 0 ? undefined : throughMeetings(facts.graph, whole.segments, meetings, common);
    if (segments === undefined) return [];
    return [{ ...whole, segments, meetings, key: `${whole.key} ${before.map(({ place }) => place).join(" ")}` }];
  });
}

function withLast(route: Route, segment: Segment, score: number): Route {
  const segments = [...route.segments, segment];
  const mean = (route.score * (segments.length - 1) + score) / segments.length;
  return { ...route, segments, score: mean, key: `${route.key} ${segment.key}` };
}

/** All choices of so many of the first numbers, each in their order. */
function choices(of: number, size: number): readonly (readonly number[])[] {
  if (size === 0) return [[]];
  return Array.from({ length: of }, (_each, last) => last).flatMap((last) =>
    choices(last, size - 1).map((others) => [...others, last]),
  );
}
