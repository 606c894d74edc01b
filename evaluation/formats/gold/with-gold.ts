import { EvaluationInputError, type Place, placeText, quotedPath } from "../../input-error.ts";

/** What a file of questions came to. */
export interface GoldFile<T> {
  readonly file: string;
  /** Undefined for a file none of whose questions has an answer: test parts are published so. */
  readonly read: T | undefined;
}

/** Counts the questions of a file that have answers and those that have none. */
export class GoldCount {
  #withGold = 0;
  #without: Place | undefined;

  /** Tells whether the question counts. */
  has(gold: boolean, place: Place): boolean {
    if (gold) this.#withGold += 1;
    else this.#without ??= place;
    return gold;
  }

  /**
   * True when all questions have answers, false when none has.
   * @throws EvaluationInputError naming the first that has none, when others do
   */
  get complete(): boolean {
    if (this.#without === undefined || this.#withGold === 0) return this.#withGold > 0;
    throw new EvaluationInputError(`${placeText(this.#without)}: expected an answer as other questions of the file have one, got none.`);
  }
}

/**
 * What was read of the files that have answers.
 * @throws EvaluationInputError when none has
 */
export function onlyWithGold<T>(files: readonly GoldFile<T>[]): readonly { file: string; read: T }[] {
  const kept = files.flatMap(({ file, read }) => (read === undefined ? [] : [{ file, read }]));
  if (kept.length > 0) return kept;
  const names = files.map(({ file }) => quotedPath(file)).join(", ");
  throw new EvaluationInputError(`No question has an answer to compare with: ${names}. Published test parts come without answers.`);
}
