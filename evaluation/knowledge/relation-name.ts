import { withoutEnding } from "../../engine/text/ending.ts";

const CAMEL_HUMP = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu;
/** Between the parts of `people.person.parents`, `/people/person/parents`, `__people__person__parents`, and of IRIs. */
const PART = /__|[./#:]+/u;

/**
 * A relation's identifier as people read it: of a name in parts the last, which carries the meaning, with underscores
 * and camel case taken apart. `directed_by` and `film.film.directed_by` → "directed by", `birthPlace` → "birth place".
 * What is written in words stays as it is. Never empty, unless the name is.
 */
export function relationLabel(name: string): string {
  const trimmed = name.trim();
  if (/\s/u.test(trimmed)) return trimmed.replace(/\s+/gu, " ");
  const last = trimmed.split(PART).findLast((part) => /[\p{L}\p{N}]/u.test(part)) ?? trimmed;
  // Freebase marks a plural so: `sibling_s`.
  const words = unCamelled(last.replace(/(?<=\p{L})_s$/u, "s"))
    .replace(/[_-]+/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
  return words === "" ? trimmed : words;
}

/** `placeOfBirth` is a phrase, `McDonald` may be a name: only what begins in lower case is lowered as a whole. */
function unCamelled(name: string): string {
  const words = name.split(CAMEL_HUMP);
  if (words.length === 1 || !/^\p{Ll}/u.test(name)) return words.join(" ");
  return words.map((word) => (/^\p{Lu}{2,}$/u.test(word) ? word : word.toLowerCase())).join(" ");
}

const INVERSE = /(?:_inv|inverse|reverse)$/iu;

/**
 * The name of the relation that this one is said to be the other way round of; undefined when it says no such thing.
 */
export function invertedName(name: string): string | undefined {
  if (!INVERSE.test(name)) return undefined;
  const plain = withoutEnding(name.replace(INVERSE, ""), /[\s_.-]/u);
  return plain === "" ? undefined : plain;
}
