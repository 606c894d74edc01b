import type { PathShown } from "../../../engine/query/over-paths/shown-path.ts";
import type { Skyline } from "../../../engine/question/skyline/skyline.ts";
import {
  verifySteps,
  type StepVerdict,
  type VerifyStepsInput,
  type VerifyStepsOutput,
} from "../../../engine/strategies/fidelis/tasks/verify-steps.ts";
import { alongSkyline } from "../hydra/along-skyline.ts";

/**
 * What readings of the question say of paths: a step follows where the path goes along a skyline with it, and the
 * statement does where it has come to what the best of these readings asks for. A path that is only on its way by that
 * reading goes on, whatever others make of it. Where no reading says what relations mean, nothing is known.
 */
function verify({ skyline, otherSkylines, paths }: VerifyStepsInput): VerifyStepsOutput {
  const skylines = [skyline, ...otherSkylines].filter(({ relations }) =>
    relations.some(({ candidates }) => candidates.length > 0),
  );
  return { verdicts: paths.map((path) => verdictOn(path, skylines)) };
}

function verdictOn(path: PathShown, skylines: readonly Skyline[]): StepVerdict {
  if (skylines.length === 0) return { path: path.id, local: "UNKNOWN", global: "UNKNOWN" };
  const best = skylines.map((skyline) => alongSkyline(path, skyline)).find(({ isWhole }) => isWhole);
  return {
    path: path.id,
    local: best === undefined ? "FAILS" : "FOLLOWS",
    global: best?.reachesAnswer === true ? "FOLLOWS" : "FAILS",
  };
}

export const verifyStepsHandler = { task: verifySteps, run: verify } as const;
