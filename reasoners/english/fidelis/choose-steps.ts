import type { Skyline } from "../../../engine/question/skyline/skyline.ts";
import {
  chooseSteps,
  type ChooseStepsInput,
  type ChooseStepsOutput,
  type StepShown,
} from "../../../engine/strategies/fidelis/tasks/choose-steps.ts";
import { alongSkyline } from "../hydra/along-skyline.ts";
import { PATHS } from "../weights.ts";

/**
 * The steps with which a path goes along the skyline, or along that of another reading: those first whose relations are
 * most surely what the words mean, the question's own skyline before others. What leads elsewhere answers nothing.
 */
function choose({ skyline, otherSkylines, steps }: ChooseStepsInput): ChooseStepsOutput {
  const skylines = [skyline, ...otherSkylines];
  const along = steps
    .map((step) => ({ step, worth: Math.max(...skylines.map((each, rank) => worthAlong(step, each, rank))) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth || b.step.score - a.step.score);
  return { steps: along.map(({ step }) => step.id) };
}

function worthAlong(step: StepShown, skyline: Skyline, rank: number): number {
  const { covered, isWhole } = alongSkyline(step, skyline);
  if (!isWhole) return 0;
  return [...covered.values()].reduce((product, { score }) => product * score, PATHS.otherReading ** rank);
}

export const chooseStepsHandler = { task: chooseSteps, run: choose } as const;
