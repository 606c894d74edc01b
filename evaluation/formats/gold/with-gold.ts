import { EvaluationInputError, type InputPosition, placeText, quotedPath } from "../../input-error.ts";

/** What a file of questions came to. */
export interface GoldFile<T> {
  readonly file: string;
  /** Undefined for a file none of whose questions has an answer: test parts are published so. */
  readonly read: T | undefined;
}

/** Counts the questions of a file that have answers and those that have none. */
export class GoldCount {
  #withGold = 0;
  readonly #without: InputPosition[] = [];

  /** Tells whether the question counts. */
  has(gold: boolean, place: InputPosition): boolean {
    if (gold) this.#withGold += 1;
    else this.#without.push(place);
    return gold;
  }

  /** Whether questions of the file have answers. */
  get hasGold(): boolean {
    return this.#withGold > 0;
  }

  /** What is wrong with each question that has none although others do. */
  get lacking(): readonly string[] {
    if (!this.hasGold) return [];
    return this.#without.map(
      (place) => `${placeText(place)}: expected an answer as other questions of the file have one, got none.`,
    );
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
  throw new EvaluationInputError(
    `No question has an answer to compare with: ${names}. Published test parts come without answers.`,
  );
}
