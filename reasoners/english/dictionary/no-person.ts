import lists from "../language/data/answer-nouns.json" with { type: "json" };
import { singularForms } from "../../../engine/text/plural.ts";
import { wordSet } from "../language/word-set.ts";
import { englishDictionary } from "./english-dictionary.ts";

/** Nouns that the dictionary has for persons as well, or as what does something: a "winner" may be a horse. */
const LISTED = wordSet(lists.noPersons);

/**
 * Does a noun that ends as those for persons do stand for none: "ladder", "corridor"? It is of other fields alone, and
 * comes of no verb: a "binder" may be who binds, though the dictionary has only what does.
 * @param lower in lower case, in the singular or the plural
 */
export function isNoPerson(lower: string): boolean {
  if ([lower, ...singularForms(lower)].some((form) => LISTED.has(form))) return true;
  const fields = englishDictionary().fieldsOf(lower);
  if (fields.length === 0 || fields.some(({ field }) => field === "PERSON")) return false;
  return !englishDictionary()
    .derivationsOf(lower, "n")
    .some(({ to, role }) => to === "v" && role === "AGENT");
}
