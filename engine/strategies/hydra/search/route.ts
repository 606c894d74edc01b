import type { Multigraph } from "../../../graph/multigraph/multigraph.ts";
import { completeWalks } from "../../../graph/trails/complete-walks.ts";
import type { Segment } from "./segment.ts";
import { setsAlong, type Step } from "../../../graph/trails/step.ts";
import { isSame } from "../../../graph/trails/trail.ts";

/** A place of a segment of a route. */
export interface Meeting {
  /** Index of the segment. */
  readonly segment: number;
  /** Index of the place in it. */
  readonly place: number;
}

/**
 * Segments one after the other, each from where the one before it led, or from the meeting: then it begins another
 * chain.
 */
export interface Route {
  /** Topics in the order of the route, by their places in the order of all. */
  readonly topics: readonly number[];
  readonly segments: readonly Segment[];
  /**
   * Places of several segments where the same entities stand, since the skyline has one place for them; none or two
   * at least.
   */
  readonly meetings: readonly Meeting[];
  readonly score: number;
  readonly key: string;
}

export function stepsOf({ segments }: Pick<Route, "segments">): readonly Step[] {
  return segments.flatMap(({ steps }) => steps);
}

/** The entities of the topics that it leads through. */
export function topicNodes({ segments }: Pick<Route, "segments">): ReadonlySet<number> {
  return new Set(segments.flatMap(({ from, to }) => (from === undefined ? [to] : [from, to])));
}

/** The steps of each chain. */
export function chainsOf({ segments }: Pick<Route, "segments">): readonly (readonly Step[])[] {
  const chains: Step[][] = [];
  for (const { from, steps } of segments) {
    const open = chains.at(-1);
    if (open === undefined || from === undefined) chains.push([...steps]);
    else open.push(...steps);
  }
  return chains;
}

/** The entities that stand at the meetings of a route; none without meetings. */
export function entitiesMet({ segments, meetings }: Route): readonly number[] {
  const [first] = meetings;
  return first === undefined ? [] : (segments[first.segment]?.sets[first.place] ?? []);
}

/** Places of a segment between its ends. */
export function placesBetween(segment: Segment): readonly number[] {
  return segment.sets.map((_set, place) => place).slice(1, -1);
}

/**
 * The segments with those facts only that lie on walks which are at one and the same of some entities in all meetings;
 * undefined when there are none.
 */
export function throughMeetings(
  graph: Multigraph,
  segments: readonly Segment[],
  meetings: readonly Meeting[],
  entities: readonly number[],
): readonly Segment[] | undefined {
  let left = entities;
  let found = segments;
  for (;;) {
    const allowed = new Set(left);
    const narrowed: Segment[] = [];
    for (const [index, segment] of found.entries()) {
      const places = meetings.flatMap((each) => (each.segment === index ? [each.place] : []));
      const steps =
        places.length === 0
          ? segment.steps
          : completeWalks(graph, segment.steps, (place, node) => !places.includes(place) || allowed.has(node));
      if (steps === undefined) return undefined;
      narrowed.push({ ...segment, steps, sets: setsAlong(graph, steps) });
    }
    found = narrowed;
    const sets = meetings.map(({ segment, place }) => new Set(found[segment]?.sets[place] ?? []));
    const common = left.filter((node) => sets.every((set) => set.has(node)));
    if (common.length === 0) return undefined;
    if (isSame(common, left)) return found;
    // Every round leaves fewer of them.
    left = common;
  }
}
