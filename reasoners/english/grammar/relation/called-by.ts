import type { SetForm } from "../../../../engine/question/form/logical-form.ts";
import { isFunctionWord } from "../../language/function-words.ts";
import { ANYONE, GENDERED } from "../../language/person-nouns.ts";
import { wordSet } from "../../language/word-set.ts";
import { wordsOf } from "../../language/words.ts";
import { closeness } from "../../linking/relation-names.ts";
import type { Grammar } from "../grammar.ts";

/** Does a relation's name say what the noun says? */
export function isNamed(label: string, noun: string): boolean {
  const words = wordsOf(noun).filter((word) => !isFunctionWord(word.lower));
  return wordsOf(label).some((word) => words.some((other) => closeness(word, other) >= 0.9));
}

/** Nouns that narrow nothing. */
const GENERIC = wordSet("name names kind type sort title role place location relationship member members");

/**
 * A noun that the graph has no class for still says which relation is meant: of the relations that "the club that E
 * plays for" may stand for, those whose name says "club" come first. Undefined where the noun says something that
 * would be lost.
 */
export function calledBy(grammar: Grammar, set: SetForm, noun: string | undefined): SetForm | undefined {
  if (set.kind === "at") {
    const inner = calledBy(grammar, set.set, noun);
    return inner === undefined ? undefined : { ...set, set: inner };
  }
  if (set.kind !== "follow" || noun === undefined) return set;
  const words = wordsOf(noun).filter((word) => !isFunctionWord(word.lower));
  const said = wordsOf(set.relation.text).filter((word) => !isFunctionWord(word.lower));
  const { candidates } = set.relation;
  const named = (label: string): boolean =>
    wordsOf(label)
      .filter((word) => !said.some((other) => other.lower === word.lower))
      .some((word) => words.some((other) => closeness(word, other) >= 0.9));
  if (!candidates.some(({ label }) => named(label))) {
    // Where things have classes, a noun that names none of them would narrow the answer in a way that is not
    // understood.
    const isLost =
      grammar.catalogue.classes.length > 0 && candidates.length > 0 && words.length > 0 && !isGeneric(noun);
    return isLost ? undefined : { ...set, expects: set.expects ?? noun };
  }
  const scored = candidates.map((candidate) =>
    named(candidate.label) ? candidate : { ...candidate, score: candidate.score * 0.8 },
  );
  return {
    ...set,
    relation: { ...set.relation, candidates: scored.sort((a, b) => b.score - a.score) },
    expects: set.expects ?? noun,
  };
}

function isGeneric(noun: string): boolean {
  return GENERIC.has(noun) || ANYONE.has(noun) || GENDERED.has(noun);
}
