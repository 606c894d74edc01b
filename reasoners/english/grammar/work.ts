/**
 * Steps that reading one question may take, in all the orders of its words together: spans read by a rule, parses
 * weighed, names compared with phrases. Questions of ordinary English take hundreds to thousands; those that take more
 * than this are long lists, or made to take long. Steps are counted rather than time, so that a question that is read
 * on one machine is read on every other, busy or not.
 */
export const MOST_STEPS = 20_000;

/**
 * Readings of one question whose account of its words may be taken, the cheapest first. Of questions in ordinary
 * English the best reading is among the first few, and what many gaps in a row can mean besides is hundreds of guesses.
 */
export const MOST_ACCOUNTED = 150;

/**
 * The question takes more than reading may take: steps, or readings whose words are accounted for. What was found until
 * then is not to be used: a better reading may be among those that were not looked at.
 */
export class BeyondReading extends Error {
  constructor() {
    super(`Reading took more than ${MOST_STEPS} steps, or ${MOST_ACCOUNTED} readings left out a word.`);
    this.name = "BeyondReading";
  }
}

/** Counts the work of reading one question, in all the orders of its words. */
export class Work {
  #steps = 0;
  #accounted = 0;

  /** Steps taken so far. */
  get steps(): number {
    return this.#steps;
  }

  /** Readings whose words were accounted for so far. */
  get accounted(): number {
    return this.#accounted;
  }

  /** May the words of one more reading be accounted for? */
  get mayAccount(): boolean {
    return this.#accounted < MOST_ACCOUNTED;
  }

  /**
   * Counts a reading whose words are accounted for, and the steps that this takes.
   * @throws BeyondReading when the steps are used up
   */
  account(steps: number): void {
    this.#accounted += 1;
    this.spend(steps);
  }

  /** @throws BeyondReading when the steps are used up */
  spend(steps: number): void {
    this.#steps += steps;
    if (this.#steps > MOST_STEPS) throw new BeyondReading();
  }
}
