import type { Word } from "../language/words.ts";
import type { Carried } from "./carried.ts";

/** A word, or a few, that ask for something to be done with sets: whoever leaves it out answers another question. */
export interface Demand {
  /** Indices of its words, end exclusive. */
  readonly from: number;
  readonly to: number;
  /** Demands of one kind need a node each; a node may meet demands of several kinds. */
  readonly kind: string;
  /** Is this what the words ask for? */
  readonly takes: (carried: Carried) => boolean;
  /** Other words by which a relation says the same. */
  readonly synonyms?: ReadonlySet<string>;
  /** True where documents are searched for the words as they stand, when no relation of the graph goes by them. */
  readonly openWordsCount?: boolean;
  /** True where a number that the graph holds says it. */
  readonly numberCounts?: boolean;
  /** True where a relation says it by what there are so many of alone: a number of films is no film's number. */
  readonly isOfMany?: boolean;
}

/** The words of a question that are read for demands. */
export interface SaidWords {
  readonly words: readonly Word[];
  /** Where the question itself begins, behind "please tell me". */
  readonly start: number;
}

/** What else is known of it. */
export interface Said extends SaidWords {
  /** The classes of the things that names in it may mean, by IRI. Absent where nothing is known of them. */
  readonly typesOf?: ReadonlyMap<string, readonly string[]>;
}

/** Reads a demand at a word; undefined where the word demands nothing. */
export type DemandReader = (said: SaidWords, at: number) => Demand | undefined;

export function lowerAt({ words }: Pick<Said, "words">, at: number): string {
  return words[at]?.lower ?? "";
}

/** Do these words stand here, one after another? */
export function stands(said: Pick<Said, "words">, at: number, phrase: string): boolean {
  // Hardly any of the many phrases that are looked for at each word begins with it.
  if (!phrase.startsWith(lowerAt(said, at))) return false;
  return phrase.split(" ").every((lower, index) => lowerAt(said, at + index) === lower);
}

export function demand(
  at: number,
  length: number,
  kind: string,
  takes: Demand["takes"],
  more: Partial<Demand> = {},
): Demand {
  return { from: at, to: at + length, kind, takes, ...more };
}

export const nothing = (): boolean => false;
