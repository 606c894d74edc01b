import lists from "../language/data/linking-words.json" with { type: "json" };
import { BE, isFunctionWord, PREPOSITIONS } from "../language/function-words.ts";
import { isPast, sameVerb } from "../language/word-forms.ts";
import { wordSet } from "../language/word-set.ts";
import { isOfPlace } from "./particles.ts";
import type { PhraseToLink } from "./phrase-to-link.ts";
import type { RelationName } from "./relation-names.ts";

const KEEPING = wordSet(lists.keeping);

/**
 * Which way "y holds E", "E holds y" and "y is held by E" walk a relation that is called "held at": what a museum holds
 * is held there.
 * Undefined where the phrase or the name says something else.
 */
export function saidByKeeping(
  { words, role }: PhraseToLink,
  { words: named }: RelationName,
): "FORWARD" | "BACKWARD" | undefined {
  if (role === "NOUN") return undefined;
  const [verb, ...others] = words.filter(({ lower }) => !isFunctionWord(lower));
  const [kept, at, ...more] = named;
  if (verb === undefined || others.length + more.length > 0 || !KEEPING.has(verb.lower)) return undefined;
  if (kept === undefined || !isPast(kept.lower) || !isOfPlace(at?.lower ?? "")) return undefined;
  if (!sameVerb(verb.lower, kept.lower)) return undefined;
  const isPassive = isPast(verb.lower) && words.at(-1)?.lower === "by";
  if (!isPassive && words.some(({ lower }) => BE.has(lower) || PREPOSITIONS.has(lower))) return undefined;
  return (role === "AFTER") === isPassive ? "BACKWARD" : "FORWARD";
}
