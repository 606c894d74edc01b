import type { FactTable } from "../../../graph/subgraph/fact-table.ts";
import { asPath } from "../../../graph/trails/as-path.ts";
import { ranked, type Ranked } from "./beam.ts";
import { SEARCH_BOUNDS } from "../../../graph/trails/bounds.ts";
import { completeWalks } from "../../../graph/trails/complete-walks.ts";
import type { Search } from "./request.ts";
import { reversed, setsAlong, type Step } from "../../../graph/trails/step.ts";
import { compare, endsOf, isSame, type Trail } from "../../../graph/trails/trail.ts";

/** Steps to a topic's entity, every fact of which lies on a walk to it from where the segment begins. */
export interface Segment {
  /** The node of another topic; undefined where it begins at a meeting, and so a chain of its own. */
  readonly from: number | undefined;
  readonly to: number;
  readonly steps: readonly Step[];
  /** The nodes of each place. */
  readonly sets: readonly (readonly number[])[];
  readonly key: string;
}

/** A trail of a topic, and what its path is worth; one of no steps is worth nothing by itself. */
export type Half = Pick<Ranked<Trail>, "item" | "score">;

/**
 * Joined frontiers (intersect-match-update; Hydra, algorithm 1): trails of two topics that lead to the same entities
 * are one path from the first topic to the second. What reaches the other topic itself is one, too. Best first, W_1 of
 * them.
 */
export async function joined(
  ones: readonly Half[],
  others: readonly Half[],
  search: Search,
): Promise<readonly Ranked<Segment>[]> {
  const { subgraph, turn, cuts, options } = search;
  const pairs = await meetings(ones, others, search);
  const tried = pairs.slice(0, SEARCH_BOUNDS.joins);
  cuts.add("joins", pairs.length - tried.length);
  const segments = new Map<string, Segment>();
  for (const { one, other } of tried) {
    await turn.rest();
    const segment = segmentOf(one, other, subgraph.facts);
    if (segment !== undefined && !segments.has(segment.key)) segments.set(segment.key, segment);
  }
  const all = await ranked([...segments.values()], ({ steps }) => asPath([steps], subgraph.facts), search);
  cuts.add("trails", Math.max(0, all.length - options.beam));
  return all.slice(0, options.beam);
}

interface Meeting {
  readonly one: Trail;
  readonly other: Trail;
  readonly score: number;
}

/** Pairs of trails that lead to a common entity, the best first. */
async function meetings(
  ones: readonly Half[],
  others: readonly Half[],
  { subgraph, turn }: Search,
): Promise<readonly Meeting[]> {
  const arriving = new Map<number, Half[]>();
  for (const other of others) {
    await turn.rest();
    for (const node of endsOf(other.item)) {
      if (subgraph.facts.entity(node) === undefined) continue;
      const known = arriving.get(node);
      if (known === undefined) arriving.set(node, [other]);
      else known.push(other);
    }
  }
  const found: Meeting[] = [];
  for (const one of ones) {
    await turn.rest();
    const met = new Set(endsOf(one.item).flatMap((node) => arriving.get(node) ?? []));
    for (const other of met) {
      if (one.item.steps.length + other.item.steps.length === 0) continue;
      found.push({ one: one.item, other: other.item, score: meanScore(one, other) });
    }
  }
  return found.sort((a, b) => b.score - a.score || compare(a.one.key, b.one.key) || compare(a.other.key, b.other.key));
}

function meanScore(one: Half, other: Half): number {
  if (one.item.steps.length === 0) return other.score;
  return other.item.steps.length === 0 ? one.score : (one.score + other.score) / 2;
}

function segmentOf(one: Trail, other: Trail, table: FactTable): Segment | undefined {
  const [[from], [to]] = [one.starts, other.starts];
  if (from === undefined || to === undefined || from === to) return undefined;
  const steps = [...one.steps, ...reversed(other.steps)];
  const isAllowed = (place: number, node: number): boolean =>
    place === 0
      ? node === from
      : place === steps.length
        ? node === to
        : // What have a year or a word in common do not meet there, though they meet in an entity beside it.
          node !== from && node !== to && table.entity(node) !== undefined;
  const complete = completeWalks(table.graph, steps, isAllowed);
  if (complete === undefined) return undefined;
  const sets = setsAlong(table.graph, complete);
  const returns = sets.some((set, index) => sets.slice(index + 1).some((later) => isSame(set, later)));
  return returns ? undefined : { from, to, steps: complete, sets, key: keyOf(from, to, complete, table) };
}

function keyOf(from: number, to: number, steps: readonly Step[], table: FactTable): string {
  const drawn = steps.map(({ name, direction }) => [direction, table.name(name).kind, table.name(name).name]);
  return JSON.stringify([table.key(from), drawn, table.key(to)]);
}
