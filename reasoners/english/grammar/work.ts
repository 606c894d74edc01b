/**
 * Steps that reading one question may take, in all the orders of its words together: spans read by a rule, parses
 * weighed, names compared with phrases. Questions of ordinary English take hundreds to thousands; those that take more
 * than this are long lists, or made to take long. Steps are counted rather than time, so that a question that is read on
 * one machine is read on every other, busy or not.
 */
export const MOST_STEPS = 25_000;

/**
 * The question takes more steps than reading may take. What was found until then is not to be used: a better reading may
 * be among those that were not looked at.
 */
export class BeyondReading extends Error {
  constructor() {
    super(`Reading took more than ${MOST_STEPS} steps.`);
    this.name = "BeyondReading";
  }
}

/** Counts the steps of reading one question, in all the orders of its words. */
export class Work {
  #steps = 0;

  /** Steps taken so far. */
  get steps(): number {
    return this.#steps;
  }

  /** @throws BeyondReading when the steps are used up */
  spend(steps: number): void {
    this.#steps += steps;
    if (this.#steps > MOST_STEPS) throw new BeyondReading();
  }
}
