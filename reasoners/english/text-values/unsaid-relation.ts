import lists from "../language/data/text-value-words.json" with { type: "json" };
import type { RelationCandidate } from "../../../engine/question/form/logical-form.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { wordSet } from "../language/word-set.ts";
import { wordsOf } from "../language/words.ts";
import { labelWords } from "../linking/label-words.ts";
import { type RelationName, relationNames } from "../linking/relation-names.ts";
import { CATEGORIES, MAKES, MATERIALS, NOUN_KINDS } from "./saying-values.ts";
import type { StatedText } from "./stated-texts.ts";

const SAYING_NO_MORE = wordSet(lists.sayingNoMore);
const NOT_OR_NO_MORE = wordSet(lists.notOrNoMore);
/** Nouns for what one word in front of a thing, a name or not, says of it. */
const SORTING = [CATEGORIES, MATERIALS, MAKES];

/**
 * The way to a text that by itself says which relation states it: "oak doors", "the door is oak". Undefined where it
 * does not: where the relation is a verb ("Monday shops" are not those that "close on" Monday), or of what things are
 * no more ("former trade"), and where the text is a name, of a language or a people as well ("French teachers" need
 * not teach in French), unless the relation sorts things, as a division does, or is called as the text itself says: a
 * "North Wing" is a wing. Where the relation says more than what things are, the way is one that is only implied.
 */
export function impliedWay(said: StatedText, catalogue: Catalogue): RelationCandidate | undefined {
  const { relation, text, isPlural } = said;
  if (isPlural === true && !saysWhatItIs(relation.iri, catalogue)) return undefined;
  const isName = /\p{Lu}/u.test(text);
  const names = namesOf(relation.iri, catalogue);
  if (names.some(({ content }) => content.some(({ lower }) => NOT_OR_NO_MORE.has(lower)))) return undefined;
  const implying = names.filter(
    ({ shape, isRoleOf, subjectActs, head }) =>
      shape === "NOUN" &&
      !isRoleOf &&
      !subjectActs &&
      (!isName || SORTING.some((nouns) => nouns.has(head)) || saysItself(text, head)),
  );
  if (implying.length === 0) return undefined;
  const way = { iri: relation.iri, label: relation.label, direction: "FORWARD", score: 1 } as const;
  return implying.some((name) => saysJustWhatItIs(name, said, catalogue)) ? way : { ...way, implied: true };
}

/** Does a relation say what things are, as a kind or a trade does? A chair that is oak is no oak. */
export function saysWhatItIs(iri: string, catalogue: Catalogue): boolean {
  return namesOf(iri, catalogue).some(({ head }) => NOUN_KINDS.has(head));
}

/** Does a text end in the very noun that its relation is called by? */
export function saysItself(text: string, head: string): boolean {
  const words = wordsOf(text);
  return words.length > 1 && words.at(-1)?.lower === head;
}

function namesOf(iri: string, catalogue: Catalogue): readonly RelationName[] {
  return relationNames(catalogue).byRelation.get(iri) ?? [];
}

const WHAT_IT_IS = [...SORTING, NOUN_KINDS];

/** "Colour", "main material", "dog breed" of a dog: and not "eye colour", which is no colour of the dog. */
function saysJustWhatItIs(
  { content, head }: RelationName,
  { relation: { subjectClasses }, text }: StatedText,
  catalogue: Catalogue,
): boolean {
  const isKind = (lower: string): boolean => WHAT_IT_IS.some((nouns) => nouns.has(lower));
  if (!isKind(head) && !saysItself(text, head)) return false;
  const ofClass = subjectClasses.flatMap((iri) => labelWords(iri, catalogue));
  return content.every(
    ({ lower, roots }) =>
      lower === head ||
      isKind(lower) ||
      SAYING_NO_MORE.has(lower) ||
      ofClass.some((word) => word.roots.some((root) => roots.includes(root))),
  );
}
