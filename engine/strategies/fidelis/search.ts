import { namesFrom, type Names } from "../../evidence/names.ts";
import type { StageContext } from "../../investigation/stage.ts";
import { isAnswered } from "./answering/computed.ts";
import type { BeamPath } from "./beam/beam-path.ts";
import { levelStage, stepsStage, type StepsOfLevel } from "./beam/levels.ts";
import { runOf, type FidelisQuestion, type Run } from "./run.ts";

/** What the beam search came to. */
export interface BeamSearch {
  readonly run: Run;
  /** Paths that the question's statement follows from, in the order in which they were finished. */
  readonly finished: readonly BeamPath[];
  /** Paths of the last beam, which nothing follows from yet. */
  readonly open: readonly BeamPath[];
  /** Paths that were dropped, since a step of theirs does not follow. */
  readonly failed: number;
  /** The last level that had steps to take. */
  readonly depth: number;
  readonly names: Names;
  readonly remarks: readonly string[];
  /** What bounds kept out, as clauses. */
  readonly cuts: readonly string[];
  /** What the last level that was retrieved for has fetched, with all before. */
  readonly fetched: Pick<StepsOfLevel, "subgraph" | "counts"> | null;
}

/**
 * Deductive-verification guided beam search (section 3.2, algorithm 2), from all topic entities at once: level by
 * level, until no path is open, the depth is reached, or the question is answered. A finished path leaves the beam, and
 * the others go on; only where none of these is left, and the finished ones do not answer, were they finished too
 * early, and go on (ours).
 */
export async function beamSearch(asked: FidelisQuestion, context: StageContext): Promise<BeamSearch> {
  const run = await runOf(asked, context);
  const finished: BeamPath[] = [];
  const [remarks, cuts] = [new Set<string>(), new Set<string>()];
  let open: readonly BeamPath[] = [];
  let labels: Readonly<Record<string, string>> = {};
  let [failed, depth] = [0, 0];
  let fetched: BeamSearch["fetched"] = null;
  for (let level = 1; level <= run.options.depth; level += 1) {
    const steps = await context.get(stepsStage(level, asked));
    const beam = await context.get(levelStage(level, asked));
    for (const cut of steps.cuts) cuts.add(cut);
    for (const remark of beam.remarks) remarks.add(remark);
    if (steps.candidates.length > 0) depth = level;
    [fetched, labels] = [steps, steps.labels];
    failed += beam.failed;
    finished.push(...beam.finished);
    // Where nothing goes on, what was open before stays the last beam.
    if (beam.open.length > 0) open = beam.open;
    if (finished.length > 0 && (await isAnswered({ run, finished, open }))) break;
    if (beam.open.length === 0 && (beam.waiting.length === 0 || run.analysis.readings.length === 0)) break;
  }
  const names = namesFrom(new Map(Object.entries(labels)), run.catalogue);
  return { run, finished, open, failed, depth, names, remarks: [...remarks], cuts: [...cuts], fetched };
}
