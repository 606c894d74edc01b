import { forgivable } from "../../../sources/from-all.ts";
import type { UpstreamContext } from "../../../sources/upstream.ts";
import type { Reasoner } from "../../../task.ts";
import { ask } from "../../../ask.ts";
import { withMostRequests } from "./bounded-requests.ts";
import type { FusablePath } from "./fusable-path.ts";
import { meanOf, needsAnother, semanticScore, type Drawing } from "./semantic.ts";
import { MOST_SCORED, numbered, type PathToScore } from "./tasks/path-to-score.ts";
import { scorePaths, type ScorePathsOutput } from "./tasks/score-paths.ts";
import type { SemanticScore } from "./weighed-path.ts";

/** Requests that score all paths of a question, mended replies and the outcomes that a judge gives included. */
export const MOST_REQUESTS = 4;

/** What samples say of the paths, by the paths' own ids. */
export interface Sampled {
  readonly semantic: ReadonlyMap<string, SemanticScore>;
  /** Mean of what a judge said of its outcome, 0–10; null where none did, or none was asked. */
  readonly judged: ReadonlyMap<string, number | null>;
  readonly remarks: readonly string[];
}

/** How samples are asked for. */
export interface Sampling {
  readonly reasoner: Reasoner;
  /** Samples at first, 1–3, of a reasoner that asks a model; of another it is one. */
  readonly samples: number;
  /** Are outcomes to be judged in the same replies? */
  readonly judgesOutcome: boolean;
}

/**
 * Semantic scores (section 3.1.1) of all paths together: as many samples as are asked for at once, and one more of
 * those paths on which they disagree, or which a reply has left out. A path of which no reply could be used counts as
 * neither good nor bad, and it is said.
 */
export async function samplePaths(
  paths: readonly FusablePath[],
  question: string,
  { reasoner, samples, judgesOutcome }: Sampling,
  context: UpstreamContext,
): Promise<Sampled> {
  const isDeterministic = reasoner.mostRequests === undefined;
  const drawing: Drawing = { asked: isDeterministic ? 1 : samples, isDeterministic };
  const shown = numbered(paths, isDeterministic ? paths.length : MOST_SCORED);
  const remarks = new Set<string>();
  const bounded = withMostRequests(MOST_REQUESTS, reasoner, context);
  const draw = async (sample: number, asked: typeof shown): Promise<ScorePathsOutput["scores"]> => {
    const input = { question, sample, judgesOutcome, paths: rotated(asked, sample).map(withoutOwn) };
    try {
      const reply = await ask(scorePaths, input, reasoner, bounded, (remark) => remarks.add(remark));
      return reply === undefined ? [] : firstOfEach(reply.scores, asked);
    } catch (error) {
      const reason = forgivable(error, true);
      remarks.add(`paths were scored without one of the replies: ${reason}`);
      context.markPartial?.(reason);
      return [];
    }
  };
  const drawn = await Promise.all(Array.from({ length: drawing.asked }, (_, index) => draw(index + 1, shown)));
  const first = drawn.flat();
  const unsure = shown.filter(({ id }) => needsAnother(semanticOf(first, id), drawing));
  const all = unsure.length === 0 ? first : [...first, ...(await draw(drawing.asked + 1, unsure))];
  const numbers = new Map(shown.map(({ id, own }) => [own, id]));
  const semantic = new Map(
    paths.map(({ id }) => [id, semanticScore(semanticOf(all, numbers.get(id)), drawing)] as const),
  );
  const unscored = paths.filter(({ id }) => (semantic.get(id)?.samples ?? 0) === 0).length;
  if (unscored > 0)
    remarks.add(`${unscored} of ${paths.length} paths count as neither good nor bad: no reply scored them`);
  return {
    semantic,
    judged: new Map(shown.map(({ id, own }) => [own, meanOrNull(outcomesOf(all, id))])),
    remarks: [...remarks],
  };
}

type Score = ScorePathsOutput["scores"][number];

/** What a reply says twice of a path, it says once; what it says of another is not heard. */
function firstOfEach(scores: readonly Score[], asked: readonly PathToScore[]): readonly Score[] {
  const known = new Set(asked.map(({ id }) => id));
  return scores.filter(
    ({ path }, index) => known.has(path) && scores.findIndex((other) => other.path === path) === index,
  );
}

/** Where a path stands in a list sways models: each sample begins with another. */
function rotated<Item>(items: readonly Item[], sample: number): readonly Item[] {
  const start = Math.floor(((sample - 1) * items.length) / MOST_REQUESTS) % Math.max(1, items.length);
  return [...items.slice(start), ...items.slice(0, start)];
}

function withoutOwn({ own: _own, ...path }: PathToScore & { readonly own: string }): PathToScore {
  return path;
}

function semanticOf(scores: readonly Score[], id: string | undefined): readonly number[] {
  return scores.flatMap(({ path, semantic }) => (path === id ? [semantic] : []));
}

function outcomesOf(scores: readonly Score[], id: string): readonly number[] {
  return scores.flatMap(({ path, outcome }) => (path === id && outcome !== null ? [outcome] : []));
}

function meanOrNull(values: readonly number[]): number | null {
  return values.length === 0 ? null : meanOf(values);
}
