import type { Word } from "../../language/words.ts";

/** An order of the words in which to read them, and what it costs to have changed it. */
export interface WordOrder {
  readonly words: readonly Word[];
  readonly cost: number;
}
