import { mapInTurns, Turn } from "../../../investigation/turn.ts";
import { nodeKey } from "../../../evidence/fact.ts";
import type { Topic } from "../../../question/skyline/topics.ts";
import type { CandidatePath } from "../candidate-path.ts";
import type { HydraOptions } from "../parameters.ts";
import { corroborations } from "./corroboration.ts";
import { saidBehindDetour } from "./detours.ts";
import { loops } from "./loops.ts";
import { pathKey, undirectedKey } from "./path-key.ts";
import { relevances, type Asked, type Means, type Relevance } from "./relevance.ts";
import { trustOf } from "./trust.ts";
import { consistencyOf, crossScore, verification, type Verification } from "./verification.ts";

/** A path with all that it was judged by. */
export interface ScoredPath extends CandidatePath {
  readonly relevance: Relevance;
  readonly verification: Verification;
  /** 0–1. */
  readonly crossScore: number;
}

export interface PruneRequest extends Omit<Asked, "options"> {
  /** E_q: the nodes of the evidence subgraph by `nodeKey`; empty where there is none. */
  readonly known: ReadonlySet<string>;
  /** Of paths that score alike, those of more steps than this go first: the paper's lower bound. None when absent. */
  readonly preferredAbove?: number;
  /** IRIs of relations that say the same from either end; none when absent. */
  readonly symmetric?: ReadonlySet<string>;
  /** For each of two relations that say the same from either end, the first of both; none when absent. */
  readonly inverses?: ReadonlyMap<string, string>;
  readonly options: HydraOptions;
}

export interface Pruned {
  /** Best first, W_2 at most. */
  readonly kept: readonly ScoredPath[];
  /** The others of the W_1 most relevant, best first: a side of a conflict may stand on one of them alone. */
  readonly rest: readonly ScoredPath[];
  readonly dropped: Dropped;
}

/** Paths that were left out, by the step that did it. */
interface Dropped {
  /** The same path, found again, found from its other end, or by another detour; and those that come back. */
  readonly repeated: number;
  readonly byRelevance: number;
  readonly byCrossScore: number;
}

/**
 * Evidence pruning by three factors (section 3.3), up to the choice that a reasoner makes: the W_1 most relevant, and
 * of these the W_2 with the best cross-source score. Every path is scored, however few there are; a path that is
 * dropped still corroborates others (ours). The order in which paths come changes nothing.
 */
export async function prune(
  candidates: readonly CandidatePath[],
  request: PruneRequest,
  means: Means,
): Promise<Pruned> {
  const { options, known, preferredAbove } = request;
  const turn = new Turn(means.context.signal);
  const straight = candidates.filter((each) => !loops(each));
  // Where all of them come back there is nothing else to be told.
  const walked = straight.length === 0 ? candidates : straight;
  const { paths, keys } = await distinctPaths(walked, request, turn);
  const relevance = await relevances(paths, request, means);
  const support = await corroborations(paths, options, means);

  const ranked = paths.map((path, index): Ranked => {
    const relevant = relevance[index] ?? { value: 0, semantic: 0, topics: 0 };
    return {
      ...{ path, relevance: relevant, corroboration: support[index] ?? 0, key: keys[index] ?? "" },
      isLong: preferredAbove !== undefined && path.path.chains.flat().length > preferredAbove,
    };
  });
  const distinct = onceBehindDetours(ranked.sort(by((each) => each.relevance.value)), request);
  const relevantOnes = distinct.slice(0, options.beam);

  const scored = await mapInTurns(
    relevantOnes,
    (each) => {
      const verified = verification(
        {
          trust: trustOf(each.path, options),
          corroboration: each.corroboration,
          consistency: consistencyOf(each.path, known),
        },
        options,
      );
      return { ...each, verified, cross: crossScore(each.relevance.value, verified.value, options) };
    },
    turn,
  );
  const isByRelevance = options.pruning === "RELEVANCE";
  const best = scored
    .sort(by((each) => (isByRelevance ? each.relevance.value : each.cross)))
    .map(({ path: { path }, relevance: relevant, verified, cross }): ScoredPath => ({
      ...{ path, relevance: relevant, verification: verified, crossScore: cross },
    }));
  return {
    kept: best.slice(0, options.crossBeam),
    rest: best.slice(options.crossBeam),
    dropped: {
      repeated: candidates.length - distinct.length,
      byRelevance: distinct.length - relevantOnes.length,
      byCrossScore: Math.max(0, best.length - options.crossBeam),
    },
  };
}

/** Of paths that differ only in a detour there and back between what is named, the best. */
function onceBehindDetours(ranked: readonly Ranked[], { topics }: PruneRequest): readonly Ranked[] {
  const named = new Set(topics.flatMap(({ entities }) => entities.map((value) => nodeKey({ kind: "iri", value }))));
  const said = new Set<string>();
  return ranked.filter(({ path }) => {
    const key = saidBehindDetour(path, (node) => named.has(node));
    if (key === undefined) return true;
    if (said.has(key)) return false;
    said.add(key);
    return true;
  });
}

interface Ranked {
  readonly path: CandidatePath;
  readonly key: string;
  readonly relevance: Relevance;
  readonly corroboration: number;
  readonly isLong: boolean;
}

/** Best first; then the more relevant, the longer where that is preferred, and the path's own key. */
function by<Each extends Ranked>(score: (each: Each) => number): (a: Each, b: Each) => number {
  return (a, b) =>
    score(b) - score(a) ||
    b.relevance.value - a.relevance.value ||
    Number(b.isLong) - Number(a.isLong) ||
    (a.key < b.key ? -1 : Number(a.key > b.key));
}

/** Each path once; of one that was found from both its ends, the way that begins at the first topic. */
async function distinctPaths(
  candidates: readonly CandidatePath[],
  { topics, symmetric = new Set(), inverses = new Map() }: PruneRequest,
  turn: Turn,
): Promise<{ readonly paths: readonly CandidatePath[]; readonly keys: readonly string[] }> {
  const distinct = new Map<string, { readonly path: CandidatePath; readonly key: string; readonly start: number }>();
  const keyed = await mapInTurns(
    candidates,
    (path) => ({
      path,
      key: pathKey(path),
      said: undirectedKey(path, { symmetric, inverses }),
      start: startOf(path, topics),
    }),
    turn,
  );
  for (const { said, ...each } of keyed) {
    const known = distinct.get(said);
    const isFirst =
      known === undefined || each.start < known.start || (each.start === known.start && each.key < known.key);
    if (isFirst) distinct.set(said, each);
  }
  const kept = [...distinct.values()];
  return { paths: kept.map(({ path }) => path), keys: kept.map(({ key }) => key) };
}

/** The place of the topic that a path begins at. */
function startOf({ path }: CandidatePath, topics: readonly Topic[]): number {
  const [step] = path.chains[0] ?? [];
  const starts = new Set(
    (step?.facts ?? []).map(({ subject, object }) => nodeKey(step?.direction === "FORWARD" ? subject : object)),
  );
  const place = topics.findIndex(({ entities }) =>
    entities.some((value) => starts.has(nodeKey({ kind: "iri", value }))),
  );
  return place < 0 ? topics.length : place;
}
