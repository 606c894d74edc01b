import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { wordsOf } from "../language/words.ts";
import { relationNames } from "../linking/relation-names.ts";
import { CATEGORIES, NOUN_KINDS } from "./saying-values.ts";
import type { StatedText } from "./stated-texts.ts";

/**
 * May a text by itself say which relation states it: "oak doors", "the door is oak"? Not where the relation is a verb
 * ("Monday shops" are not those that "close on" Monday), nor where the text is a name, of a language or a people as
 * well ("French teachers" need not teach in French), unless the relation sorts things, as a division does, or is
 * called as the text itself says: a "North Wing" is a wing.
 */
export function mayGoUnsaid({ relation: { iri }, text, isPlural }: StatedText, catalogue: Catalogue): boolean {
  if (isPlural === true && !saysWhatItIs(iri, catalogue)) return false;
  const isName = /\p{Lu}/u.test(text);
  return (relationNames(catalogue).byRelation.get(iri) ?? []).some(
    ({ shape, isRoleOf, subjectActs, head }) =>
      shape === "NOUN" && !isRoleOf && !subjectActs && (!isName || CATEGORIES.has(head) || saysItself(text, head)),
  );
}

/** Does a relation say what things are, as a kind or a trade does? A chair that is oak is no oak. */
export function saysWhatItIs(iri: string, catalogue: Catalogue): boolean {
  return (relationNames(catalogue).byRelation.get(iri) ?? []).some(({ head }) => NOUN_KINDS.has(head));
}

/** Does a text end in the very noun that its relation is called by? */
export function saysItself(text: string, head: string): boolean {
  const words = wordsOf(text);
  return words.length > 1 && words.at(-1)?.lower === head;
}
