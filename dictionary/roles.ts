import type { Role } from "../reasoners/english/dictionary/entry.ts";
import type { Synset } from "./wordnet.ts";

/** Numbers of files of lexicographers: which nouns they hold. */
const PERSONS = 18;
const DEEDS: ReadonlySet<number> = new Set([
  4, // acts
  10, // communication
  11, // events
  19, // phenomena
  22, // processes
]);

/**
 * What a noun is to the word that it is derived from. Who acts and whom it is done to are different ends of a relation:
 * of persons whose name does not tell which they are ("recruit", "coach") it is left open.
 */
export function roleOfNoun(noun: string, synset: Synset, partOfSpeech: string): Role {
  if (synset.field === PERSONS) return partOfSpeech === "v" ? roleOfPerson(noun) : "AGENT";
  // "Builder" in the sense of a substance, "opener" of a tool: they do it as well.
  if (partOfSpeech === "v" && /(?:er|or)$/u.test(noun)) return "AGENT";
  return DEEDS.has(synset.field) ? "DEED" : "THING";
}

function roleOfPerson(noun: string): Role {
  if (/ee$/u.test(noun)) return "PATIENT";
  return /(?:er|or|ar|ist|ant|ent|ian|man|ess|ster|eur|ier)$/u.test(noun) ? "AGENT" : "OPEN";
}
