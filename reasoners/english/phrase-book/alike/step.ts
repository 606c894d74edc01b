import { WH } from "../../language/function-words.ts";

/** The words of a question around {@link THING}, in lower case. */
export type Words = readonly string[];

/** One small word of English less in which wordings of a question differ. */
export type Step = (words: Words) => Words;

export const isAny = (set: ReadonlySet<string>, word: string | undefined): boolean =>
  word !== undefined && set.has(word);

export const isWh = (word: string | undefined): boolean => isAny(WH, word);

export const isWhat = (word: string | undefined): boolean => word === "what" || word === "which";
