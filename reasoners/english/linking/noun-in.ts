import { singularForms } from "../../../engine/text/plural.ts";
import { BE, PREPOSITIONS } from "../language/function-words.ts";
import { baseForms, isPlural } from "../language/word-forms.ts";
import type { Word } from "../language/words.ts";
import type { PhraseToLink } from "./phrase-to-link.ts";
import type { RelationName } from "./relation-names.ts";

/** A noun and a word of its own verb begin alike at least so far: "writers" and "written". */
const LEAST_STEM = 4;

/**
 * The noun of a phrase that is nothing but a noun in the plural and where those that it names are: "actors in", "actors
 * are in". Undefined for any other phrase, "actors of" among them, which says a relation.
 */
export function nounSomewhere({ words, role }: PhraseToLink, content: readonly Word[]): Word | undefined {
  const [noun, ...others] = content;
  const last = words.at(-1)?.lower ?? "";
  if (noun === undefined || others.length > 0 || words.length < 2 || !isPlural(noun.lower)) return undefined;
  if (!PREPOSITIONS.has(last) || last === "of" || last === "by") return undefined;
  const behind = words[words.indexOf(noun) + 1]?.lower ?? "";
  return role === "NOUN" || BE.has(behind) ? noun : undefined;
}

/**
 * Does a name say the noun itself, or a word that it is made of? "Acted in" says who the actors are, and "appears in"
 * need not.
 */
export function saysNounItself(noun: Word, { content }: RelationName): boolean {
  const forms = singularForms(noun.lower);
  return content.some(({ lower }) => forms.includes(lower) || baseForms(lower).some((base) => isMadeOf(forms, base)));
}

function isMadeOf(nouns: readonly string[], base: string): boolean {
  const stem = base.replace(/e$/u, "").slice(0, LEAST_STEM);
  return stem.length > 1 && nouns.some((noun) => noun.startsWith(stem));
}
