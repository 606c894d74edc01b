import { iri } from "../../../rdf/term.ts";
import { Turn } from "../../../investigation/turn.ts";
import { asPath, trailChain, type Chains } from "../../../graph/trails/as-path.ts";
import { bestOfEach, byScore, ranked, type Ranked } from "./beam.ts";
import { SEARCH_BOUNDS } from "../../../graph/trails/bounds.ts";
import { Cuts } from "../../../graph/trails/cuts.ts";
import { grownByOneStep } from "./level.ts";
import { PlausibleRelations } from "./plausible-relations.ts";
import type { Search, SearchParts, SearchRequest } from "./request.ts";
import { chainsOf, stepsOf } from "./route.ts";
import { routesThroughMost } from "./routes.ts";
import type { Half } from "./segment.ts";
import { tailsFromLast, tailsFromMeetings, type Tailed } from "./tails.ts";
import { tailWanted, topicOrder, type TopicOrder } from "./topic-order.ts";
import { startTrail, type Trail } from "../../../graph/trails/trail.ts";

/** What was found: paths as chains of steps, to be made of what the subgraph holds (`asPath`). */
export interface SearchResult {
  /** Paths that contain as many topics as any does, best first; W_1 at most. */
  readonly paths: readonly Chains[];
  /** With several topics: paths that begin at one of them and need not meet others, best first; W_1 at most. */
  readonly others: readonly Chains[];
  /** Topics that each of `paths` contains; 0 without any. */
  readonly topicsJoined: number;
  /** Topics that were searched from: a graph knows them. */
  readonly topicsKnown: number;
  /** What bounds kept out, in words; empty where nothing was. */
  readonly cuts: readonly string[];
}

/**
 * Tree-based bidirectional search (Hydra, section 3.2 and algorithm 1). From each topic entity, trails grow by levels
 * to the depth wanted; after each level the best W_1 are kept, by `rank`. Trails of neighbouring topics that meet are
 * joined into paths that contain all topics in the order of the skyline, and tails lead on from there to the answer.
 * With one topic, every trail at every level is a path.
 *
 * A path takes one meaning of each topic; what a topic may mean besides is searched from beside it, three in all.
 * The result depends neither on the order of graphs nor on facts that no kept trail comes to.
 *
 * @throws Failure when no graph answers
 * @throws the signal's reason
 */
export async function search(request: SearchRequest, parts: SearchParts): Promise<SearchResult> {
  const { context, relationLabels } = parts;
  const cuts = new Cuts();
  const state: Search = {
    ...request,
    signal: context.signal,
    cuts,
    plausible: new PlausibleRelations(request.skyline, relationLabels, parts),
    turn: new Turn(context.signal),
  };
  const order = firstTopics(topicOrder(request.topics, request.skyline), cuts);
  const starts = order.topics.map(({ topic }, origin) => meanings(origin, topic.entities, state));
  const trails = await trailsFrom(starts.flat(), state);
  const own = best(
    trails.map(({ item, score, key }): Found => {
      const chains = [trailChain(item, state.subgraph.facts)];
      return { chains, score, key, length: item.steps.length, topics: 1 };
    }),
    state,
  );
  if (order.topics.length < 2) return result(own, [], order, cuts);
  const halves = starts.map((each, origin): readonly Half[] => [
    ...each.map((item) => ({ item, score: 0 })),
    ...trails.filter(({ item }) => item.origin === origin),
  ]);
  const joined = await joinedPaths(order, halves, state);
  return joined.length === 0 ? result(own, [], order, cuts) : result(joined, own, order, cuts);
}

/** Level by level; the best of every level. */
async function trailsFrom(starts: readonly Trail[], state: Search): Promise<readonly Ranked<Trail>[]> {
  const { depth, options, subgraph, cuts } = state;
  const kept: Ranked<Trail>[] = [];
  let live = starts;
  for (let level = 0; level < depth && live.length > 0; level += 1) {
    const grown = await grownByOneStep(live, state);
    const all = await ranked(grown, (trail) => asPath([trailChain(trail, subgraph.facts)], subgraph.facts), state);
    const best = bestOfEach(all, options.beam, ({ origin }) => origin);
    cuts.add("trails", all.length - best.length);
    kept.push(...best);
    live = best.map(({ item }) => item);
  }
  return kept;
}

/** Paths through as many topics as possible, with and without tails. */
async function joinedPaths(
  order: TopicOrder,
  halves: readonly (readonly Half[])[],
  state: Search,
): Promise<readonly Found[]> {
  const routes = await routesThroughMost(order, halves, state);
  const wanted = tailWanted(order);
  const tailed: readonly Ranked<Tailed>[] = [
    ...(wanted === "NONE" ? [] : await tailsFromMeetings(routes, state)),
    ...(wanted === "ANY" ? await tailsFromLast(routes, halves, state) : []),
  ];
  const plain = routes.map(({ item, score, key }): Found => {
    return { chains: chainsOf(item), score, key, length: stepsOf(item).length, topics: item.topics.length };
  });
  return best([...plain, ...tailed.map(({ item, score }) => ({ ...item, score }))], state);
}

/** A path of the result. */
interface Found extends Tailed {
  readonly score: number;
}

/** The best W_1, each once; of those that are as long as the paper wants, where that is asked for. */
function best(all: readonly Found[], { options, depth }: Search): readonly Found[] {
  const wanted = all.filter(({ length, topics }) => !options.minimumLength || length > topics * (depth - 1));
  const once = new Map(wanted.map((each) => [each.key, each]));
  return [...once.values()].sort(byScore).slice(0, options.beam);
}

function result(paths: readonly Found[], others: readonly Found[], { topics }: TopicOrder, cuts: Cuts): SearchResult {
  return {
    paths: paths.map(({ chains }) => chains),
    others: others.map(({ chains }) => chains),
    topicsJoined: paths[0]?.topics ?? 0,
    topicsKnown: topics.length,
    cuts: cuts.said(),
  };
}

function firstTopics(order: TopicOrder, cuts: Cuts): TopicOrder {
  const topics = order.topics.slice(0, SEARCH_BOUNDS.topics);
  cuts.add("topics", order.topics.length - topics.length);
  return { ...order, topics };
}

/** A trail of no steps for each entity that a topic may mean, the best few. */
function meanings(origin: number, entities: readonly string[], { subgraph, cuts }: Search): readonly Trail[] {
  const distinct = [...new Set(entities)];
  const meant = distinct.slice(0, SEARCH_BOUNDS.meanings);
  cuts.add("meanings", distinct.length - meant.length);
  return meant.map((entity) => startTrail(subgraph.facts, { origin, starts: [subgraph.facts.nodeOf(iri(entity))] }));
}
