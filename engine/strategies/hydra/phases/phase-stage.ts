import type { Stage } from "../../../investigation/stage.ts";
import type { Json } from "../../../json.ts";
import { MAX_AGE_MS } from "../../../query/stages.ts";
import { counted } from "../../../values/counted.ts";
import { ask } from "../../ask.ts";
import { choosePaths } from "../tasks/choose-paths.ts";
import { judgePaths } from "../tasks/judge-paths.ts";
import { refinePaths } from "../tasks/refine-paths.ts";
import { explore, type Explored } from "./explore.ts";
import { judge } from "./judge.ts";
import type { KeptPath, PhaseOutcome } from "./judged.ts";
import type { Expedition } from "./phase.ts";
import { baseInputs, runOf, type HydraQuestion, type Run } from "./run.ts";
import { shownPaths } from "./shown-paths.ts";

/**
 * One phase (section 3.2): what it finds is pruned by its scores, a reasoner chooses among the best, and judges whether
 * they answer. Three calls beside those that read texts.
 */
export function phaseStage(expedition: Expedition, asked: HydraQuestion): Stage<PhaseOutcome> {
  return {
    name: `hydra.${expedition.phase.toLowerCase()}`,
    version: 1,
    inputs: {
      ...baseInputs(asked),
      expedition: expedition as unknown as Json,
      tasks: [choosePaths.version, refinePaths.version, judgePaths.version],
    },
    maxAgeMs: MAX_AGE_MS,
    async compute(context) {
      const run = await runOf(asked, context);
      const { phase } = expedition;
      const explored = await explore(expedition, run);
      const pruned = explored.pruned.kept.map((path): KeptPath => ({ ...path, phase }));
      const { kept, notes } = await chosenOf(pruned, explored, run);
      const verdict = await judge(kept, explored.names, run, { kinds: expedition.kinds, isLast: false });
      return {
        phase,
        pruned,
        kept,
        labels: explored.labels,
        facts: verdict.facts,
        judged: verdict.judged,
        reason: verdict.judged === null ? verdict.reason : null,
        remarks: [...new Set([...explored.remarks, ...notes, ...verdict.remarks])],
        cuts: [...new Set([...explored.cuts, ...verdict.cuts])],
      };
    },
  };
}

/** The last step of pruning: W_max of the paths that the scores leave. One call; none without paths. */
async function chosenOf(
  pruned: readonly KeptPath[],
  { names }: Explored,
  { question, parts, context, options, outline, otherSkylines }: Run,
): Promise<{ readonly kept: readonly KeptPath[]; readonly notes: readonly string[] }> {
  if (pruned.length === 0) return { kept: [], notes: [] };
  const notes: string[] = [];
  const paths = shownPaths(pruned, names);
  const reply = await ask(
    choosePaths,
    {
      question: question.text,
      subQuestions: outline.subQuestions,
      skyline: outline.skyline,
      otherSkylines,
      paths,
      most: options.paths,
    },
    parts.reasoner,
    context,
    (note) => notes.push(note),
  );
  // A reasoner that does not keep to the form has not chosen: the scores have.
  if (reply === undefined) return { kept: pruned.slice(0, options.paths), notes };
  const said = [...new Set(reply.paths)];
  const kept = said.flatMap((id) => pruned[paths.findIndex((path) => path.id === id)] ?? []);
  if (kept.length < said.length)
    notes.push(
      `${counted(said.length - kept.length, "path was", "paths were")} dropped: a reply named what it was not given`,
    );
  return { kept: kept.slice(0, options.paths), notes };
}
