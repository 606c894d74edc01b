import { namesFrom, type Names } from "../../../evidence/names.ts";
import { labelsOf } from "../../../graph/neighbourhood/labels.ts";
import type { EvidenceSubgraph } from "../../../graph/subgraph/evidence-subgraph.ts";
import { growingIn } from "../../../graph/subgraph/growing-subgraph.ts";
import { Cuts } from "../../../graph/trails/cuts.ts";
import { grownByOneStep, type Grown, type Growing } from "../../../graph/trails/grown.ts";
import { compare, type Trail } from "../../../graph/trails/trail.ts";
import { mapInTurns, Turn } from "../../../investigation/turn.ts";
import { storedTrail, trailOf, type BeamPath, type ScoredTrail } from "../beam/beam-path.ts";
import type { Run } from "../run.ts";
import { PATH_RAG_BOUNDS } from "./bounds.ts";
import { keywordsOf, likenessTo } from "./likeness.ts";
import { looksBeyond } from "./look-beyond.ts";
import { pairsOf, textsOf, type Pair } from "./pairs.ts";
import { retrievedRelations } from "./retrieved-relations.ts";
import { pathRagScore } from "./score.ts";

/** Steps that paths may be gone on by. */
export interface Retrieved {
  /** The paths with one more step, each with its score; those of one path best first. */
  readonly candidates: readonly ScoredTrail[];
  /** What entities on them are called, by IRI. */
  readonly labels: Readonly<Record<string, string>>;
  /** What bounds kept out, as clauses. */
  readonly cuts: readonly string[];
}

/**
 * Path-RAG (section 3.1, algorithm 1): the neighbours of all that the open paths lead to are fetched together, each
 * pair of a relation and an entity is scored by how near it is to the keywords, and the best steps of each path are
 * kept. Pairs by one relation are one step, which is as good as the best of them (ours): so a list stays a list, and a
 * hub takes up no more of the beam than others. A graph may have several relations between two entities, and all are
 * walked both ways.
 *
 * @throws Failure when no graph answers
 */
export async function retrieve(
  open: readonly BeamPath[],
  subgraph: EvidenceSubgraph,
  known: Readonly<Record<string, string>>,
  run: Run,
): Promise<Retrieved> {
  const { options, context, parts, question } = run;
  const cuts = new Cuts();
  const isPathRag = options.retrieval === "PATH_RAG";
  const likeness = likenessTo(isPathRag ? keywordsOf(run) : question.text, run);
  const unnamed = namesFrom(new Map(), run.catalogue);
  const growing: Growing = {
    ...{ subgraph: growingIn(subgraph, parts.graph, context), signal: context.signal, cuts, options },
    plausible: retrievedRelations(run, unnamed, likeness),
    turn: new Turn(context.signal),
  };
  const grown = await grownByOneStep(
    open.map(({ trail }) => trailOf(trail)),
    growing,
  );
  const pairs = await pairsOf(grown, subgraph.facts, growing.turn);
  const labels = { ...known, ...(await labelsFor(pairs, run)) };
  const names = namesFrom(new Map(Object.entries(labels)), run.catalogue);

  const scored = await scoredSteps(grown, pairs, names, likeness, growing, run);
  const share = Math.max(1, Math.floor(PATH_RAG_BOUNDS.stepsOfLevel / Math.max(1, open.length)));
  const most = Math.min(options.mostCandidates, share);
  const byKey = new Map(open.map((path) => [path.trail.key, path]));
  const candidates = [...byKey].flatMap(([key, { scores }]) => {
    const own = scored.filter(({ from }) => from === key).sort(byScore);
    cuts.add("trails", Math.max(0, own.length - most));
    return own
      .slice(0, most)
      .map(({ trail, score }): ScoredTrail => ({ trail: storedTrail(trail), scores: [...scores, score] }));
  });
  return { candidates, labels, cuts: cuts.said() };
}

interface ScoredStep {
  readonly from: string;
  readonly trail: Trail;
  readonly score: number;
}

async function scoredSteps(
  grown: readonly Grown[],
  pairs: readonly (readonly Pair[])[],
  names: Names,
  likeness: ReturnType<typeof likenessTo>,
  growing: Growing,
  run: Run,
): Promise<readonly ScoredStep[]> {
  const { retrieval, lookAhead, alpha } = run.options;
  const texts = pairs.map((own) => own.map((pair) => textsOf(pair, names, retrieval)));
  const near = await likeness(texts.flat(2).filter((text) => text !== undefined));
  const of = (text: string | undefined): number => (text === undefined ? 0 : (near.get(text) ?? 0));
  const likenesses = texts.map((own) => own.map(([first, second]) => ({ relation: of(first), entity: of(second) })));
  const isLooking = retrieval === "PATH_RAG" && lookAhead && alpha > 0;
  const beyond = isLooking ? await looksBeyond(pairs, likenesses, growing, likeness, run) : undefined;
  const scored = ({ from, trail }: Grown, index: number): ScoredStep => {
    const next = beyond?.(trail);
    const scores = (likenesses[index] ?? []).map((each, at) => {
      const end = pairs[index]?.[at]?.end;
      return pathRagScore(each, end === undefined || next === undefined ? [] : next(end), alpha);
    });
    return { from, trail, score: scores.reduce((best, score) => Math.max(best, score), 0) };
  };
  return mapInTurns(grown, scored, growing.turn);
}

function byScore(one: ScoredStep, other: ScoredStep): number {
  return other.score - one.score || compare(one.trail.key, other.trail.key);
}

/** What the ends of steps are called, those of the first steps first. */
async function labelsFor(
  pairs: readonly (readonly Pair[])[],
  { parts, context }: Run,
): Promise<Readonly<Record<string, string>>> {
  const entities = new Set<string>();
  for (const { start, entity } of pairs.flat())
    for (const node of [entity, start])
      if (node.kind === "iri" && entities.size < PATH_RAG_BOUNDS.names) entities.add(node.value);
  return Object.fromEntries(await labelsOf(parts.graph, [...entities], context));
}
