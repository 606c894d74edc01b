import type { LeftOut } from "../../question-set.ts";
import { EvaluationInputError, quotedPath } from "../../input-error.ts";
import { told } from "../../left-out-note.ts";

/**
 * The share of a file's records that may be malformed: published sets have a few such, and other files are all of them.
 */
const MAX_SHARE = 0.05;
/** Malformed records that are told of one by one. */
const EXAMPLES = 3;

/** Counts the records of one file, and those that are malformed, which are left out. */
export class Forgiving {
  readonly #file: string;
  readonly #examples: string[] = [];
  #records = 0;
  #of = 0;

  constructor(file: string) {
    this.#file = file;
  }

  /** Records so far, the malformed ones included: the place of the present one, from 1 on. */
  get position(): number {
    return this.#of;
  }

  /** Takes one record. What `read` throws as malformed is counted; anything else is thrown on. */
  take(read: () => void): void {
    this.#of += 1;
    try {
      read();
    } catch (problem) {
      if (!(problem instanceof EvaluationInputError)) throw problem;
      this.leave(problem.message);
    }
  }

  /** Counts a record as malformed that had been taken. */
  leave(problem: string): void {
    this.#records += 1;
    if (this.#examples.length < EXAMPLES) this.#examples.push(problem);
  }

  /** @throws EvaluationInputError naming the first malformed records when they are more than 5 % */
  done(): LeftOut {
    const [records, of] = [this.#records, this.#of];
    if (records <= of * MAX_SHARE) return { records, of, examples: this.#examples };
    const counts = `${records.toLocaleString("en")} of the ${of.toLocaleString("en")} records`;
    throw new EvaluationInputError(
      `${quotedPath(this.#file)}: ${counts} can not be read, and up to 5 % may be left out. ${told({ records, examples: this.#examples })}`,
    );
  }
}

/** What was left out of several files together; undefined when that is nothing. */
export function leftOutOf(...parts: readonly (LeftOut | undefined)[]): LeftOut | undefined {
  const given = parts.filter((part) => part !== undefined);
  const sum = (of: (part: LeftOut) => number): number => given.reduce((total, part) => total + of(part), 0);
  const records = sum((part) => part.records);
  if (records === 0) return undefined;
  return {
    records,
    of: sum((part) => part.of),
    examples: given.flatMap(({ examples }) => examples).slice(0, EXAMPLES),
  };
}
