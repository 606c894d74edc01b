import { queryContextOf } from "../../../query/outcomes.ts";
import { computeOver, type Computed } from "../../../query/over-paths/compute.ts";
import type { BeamPath } from "../beam/beam-path.ts";
import type { BeamSearch } from "../search.ts";

type Paths = Pick<BeamSearch, "run" | "finished" | "open">;

/** What comes out when the question is computed over paths, and over which. */
export interface ComputedPaths {
  readonly computed: Computed;
  readonly paths: readonly BeamPath[];
  /** True where there are any, and all are finished. */
  readonly isVerified: boolean;
}

/**
 * The question's logical form, computed over the finished paths; where these do not show all that it follows, over
 * those of the last beam as well, which nobody has verified to the end.
 */
export async function computed({ run, finished, open }: Paths): Promise<ComputedPaths> {
  const { question, parts, context, analysis } = run;
  const queryContext = await queryContextOf(question, parts, context);
  const over = (paths: readonly BeamPath[]): Promise<Computed> =>
    computeOver(paths, analysis.readings, queryContext, "BEFORE_TEXTS");
  const verified = { computed: await over(finished), paths: finished, isVerified: finished.length > 0 };
  if (open.length === 0 || verified.computed.answers.length > 0) return verified;
  if (finished.length > 0 && analysis.readings.length === 0) return verified;
  const all = [...finished, ...open];
  const beam = { computed: await over(all), paths: all, isVerified: false };
  return finished.length === 0 || beam.computed.answers.length > 0 ? beam : verified;
}

/**
 * Is the question answered (ours: the paper leaves it open)? It is where its logical form can be computed over the
 * paths; of a question without one, where every topic entity has a finished path. No reasoner is asked.
 */
export async function isAnswered({ run, finished, open }: Paths): Promise<boolean> {
  if (run.analysis.readings.length > 0) return (await computed({ run, finished, open })).computed.answers.length > 0;
  const known = run.topics.filter(({ entities }) => entities.length > 0);
  return known.every((_topic, origin) => finished.some(({ trail }) => trail.origin === origin));
}
