import lists from "../language/data/linking-words.json" with { type: "json" };
import { wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import type { PhraseToLink } from "./phrase-to-link.ts";
import { closeness, type RelationName } from "./relation-names.ts";

const RESTRICTING = wordSet(lists.restricting);
const SERVING = wordSet(lists.serving);
const OFFICES = wordSet(lists.officesHeld);

/** "Members" are more than the founding members, and honorary ones may be none of them. */
export function restrictsMore(content: readonly Word[], { separateWords }: RelationName): boolean {
  return separateWords.some(
    (word, at) =>
      at < separateWords.length - 1 &&
      RESTRICTING.has(word.lower) &&
      !content.some((said) => closeness(said, word) > 0),
  );
}

/** Whom somebody "serves with" is no office that he holds. */
export function servesNoOffice({ words }: PhraseToLink, name: RelationName): boolean {
  const isServing = name.words.some(({ lower }) => SERVING.has(lower)) && !name.prepositions.has("as");
  return isServing && words.some(({ lower }) => OFFICES.has(lower)) && !words.some(({ lower }) => SERVING.has(lower));
}
