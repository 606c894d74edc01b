import type { GoldStep } from "../question-set.ts";

const REFERENCE = /#(\d{1,2})/gu;

/**
 * The step as it can be searched for once those before it are solved: their gold answers in place of "#1". One that
 * there is not stays.
 */
export function filledIn(step: GoldStep, steps: readonly GoldStep[]): string {
  return step.text.replace(REFERENCE, (reference, number: string) => steps[Number(number) - 1]?.answer ?? reference);
}

/** The step's own words alone: what is known of it before any other is solved. */
export function leftOpen(step: GoldStep): string {
  return step.text.replace(REFERENCE, " ").trim();
}
