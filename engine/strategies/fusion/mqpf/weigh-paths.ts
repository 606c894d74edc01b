import type { UpstreamContext } from "../../../sources/upstream.ts";
import type { FusablePath } from "./fusable-path.ts";
import { outcomesByReasoner } from "./outcome/by-reasoner.ts";
import { outcomeScores, rawOutcomes } from "./outcome/outcome-scores.ts";
import { overallScore } from "./overall.ts";
import { samplePaths, type Sampled } from "./sampling.ts";
import { structuralScores } from "./structural-scores.ts";
import type { Fusion, OutcomeScore, WeighedPath } from "./weighed-path.ts";
import type { Weighing } from "./weighing.ts";
import { weightsOf } from "./weights.ts";

/**
 * Weighs the paths of a question by their quality (MQPF, sections 3.1 and 3.2): scores them in three dimensions, leaves
 * out what scores below θ, and gives each of the others its weight. With a model it takes at most four requests for all
 * of them, with whatever it replies. The order of the paths changes nothing.
 * @param paths of distinct ids
 * @throws TypeError for two paths of one id
 */
export async function weighPaths(
  paths: readonly FusablePath[],
  question: string,
  weighing: Weighing,
  context: UpstreamContext,
): Promise<Fusion> {
  const sorted = inOrder(paths);
  const { without } = weighing.options;
  if (sorted.length === 0) return { weighed: [], isBelowThreshold: false, remarks: [] };
  if (without === "ALL") return unweighed(sorted);

  const { semantic, structural, outcome, remarks } = await dimensionsOf(sorted, question, weighing, context);
  const scores = sorted.map(({ id }, index) =>
    overallScore({
      semantic: semantic?.get(id)?.mean ?? null,
      structural: structural?.[index] ?? null,
      outcome: outcome?.[index]?.scaled ?? null,
    }),
  );
  const { kept, weights, isBelowThreshold } = weightsOf(scores, weighing.options);
  const weighed = sorted.map((path, index): WeighedPath => ({
    path,
    semantic: semantic?.get(path.id) ?? null,
    structural: structural?.[index] ?? null,
    outcome: outcome?.[index] ?? null,
    overall: scores[index] ?? 0,
    isKept: kept[index] === true,
    weight: weights[index] ?? 0,
  }));
  return { weighed: weighed.sort(byWeight), isBelowThreshold, remarks };
}

interface DimensionsOfAll {
  readonly semantic: Sampled["semantic"] | null;
  readonly structural: readonly number[] | null;
  readonly outcome: readonly OutcomeScore[] | null;
  readonly remarks: readonly string[];
}

/** The three dimensions, which need not wait for one another. */
async function dimensionsOf(
  paths: readonly FusablePath[],
  question: string,
  { reasoner, embedder, outcome = outcomesByReasoner(reasoner), options }: Weighing,
  context: UpstreamContext,
): Promise<DimensionsOfAll> {
  const { without, samples, eta } = options;
  const isInSamples = outcome.reasoner === reasoner && without !== "SEMANTIC";
  const judgesOutcome = isInSamples && without !== "OUTCOME";
  const [sampled, structural, own] = await Promise.all([
    without === "SEMANTIC" ? null : samplePaths(paths, question, { reasoner, samples, judgesOutcome }, context),
    without === "STRUCTURAL" ? null : structuralScores(paths, question, { embedder, eta }, context),
    isInSamples || without === "OUTCOME" ? null : rawOutcomes(outcome, question, paths, context),
  ]);
  const raws = own?.raws ?? (judgesOutcome ? paths.map(({ id }) => sampled?.judged.get(id) ?? null) : null);
  return {
    semantic: sampled && sampled.semantic,
    structural,
    outcome: raws && outcomeScores(raws, outcome.name),
    remarks: [...(sampled?.remarks ?? []), ...(own?.remarks ?? [])],
  };
}

/** The baseline of the paper's comparisons: all paths, none of them scored, each of the same weight. */
function unweighed(paths: readonly FusablePath[]): Fusion {
  return {
    weighed: paths.map((path) => ({
      path,
      semantic: null,
      structural: null,
      outcome: null,
      overall: 0,
      isKept: true,
      weight: 1 / paths.length,
    })),
    isBelowThreshold: false,
    remarks: [],
  };
}

function inOrder(paths: readonly FusablePath[]): readonly FusablePath[] {
  const sorted = [...paths].sort((a, b) => (a.id < b.id ? -1 : 1));
  const twice = sorted.find(({ id }, index) => sorted[index + 1]?.id === id);
  if (twice !== undefined) throw new TypeError(`Two paths have the id ${JSON.stringify(twice.id)}; give each its own.`);
  return sorted;
}

function byWeight(a: WeighedPath, b: WeighedPath): number {
  return b.weight - a.weight || b.overall - a.overall || (a.path.id < b.path.id ? -1 : 1);
}
