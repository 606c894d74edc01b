import lists from "./data/nouns.json" with { type: "json" };
import { ANYONE, GENDERED } from "./person-nouns.ts";
import { wordSet } from "./word-set.ts";

const GENERAL = wordSet(lists.general);

/** Does a noun narrow nothing, or no more than "who" does? */
export function isGeneral(noun: string): boolean {
  return GENERAL.has(noun) || ANYONE.has(noun) || GENDERED.has(noun);
}
