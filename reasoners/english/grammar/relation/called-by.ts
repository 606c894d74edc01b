import type { FollowForm, RelationCandidate, SetForm } from "../../../../engine/question/form/logical-form.ts";
import type { Catalogue } from "../../../../engine/sources/knowledge-graph.ts";
import { isFunctionWord } from "../../language/function-words.ts";
import { isGeneral } from "../../language/general-nouns.ts";
import { wordsOf } from "../../language/words.ts";
import { relationEntry } from "../../linking/known-entries.ts";
import { closeness } from "../../linking/relation-names.ts";
import { areTextsOfKind } from "../../text-values/kinds-of-texts.ts";
import { LIKENESS, RELATIONS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";

/** Does a relation's name say what the noun says? */
export function isNamed(label: string, noun: string): boolean {
  const words = wordsOf(noun).filter((word) => !isFunctionWord(word.lower));
  return wordsOf(label).some((word) => words.some((other) => closeness(word, other) >= LIKENESS.almost));
}

/**
 * A noun that the graph has no class for still says which relation is meant: of the relations that "the club that E
 * plays for" may stand for, those whose name says "club" come first. Where none does, the noun is what documents are
 * asked for; in a graph whose things have classes it is left unsaid, which the account of words refuses.
 */
export function calledBy(grammar: Grammar, set: SetForm, noun: string | undefined): SetForm {
  if (set.kind === "at") return { ...set, set: calledBy(grammar, set.set, noun) };
  if (set.kind !== "follow" || noun === undefined) return set;
  const { candidates } = set.relation;
  if (!saysNoun(set, noun, grammar.catalogue)) {
    const isLost = grammar.catalogue.classes.length > 0 && candidates.length > 0 && !isGeneral(noun);
    return isLost ? set : { ...set, expects: set.expects ?? noun };
  }
  const scored = candidates.map((candidate) =>
    isNamedBeside(candidate, set, noun, grammar.catalogue)
      ? candidate
      : { ...candidate, score: candidate.score * RELATIONS.calledOtherwiseShare },
  );
  return {
    ...set,
    relation: { ...set.relation, candidates: scored.sort((a, b) => b.score - a.score) },
    expects: set.expects ?? noun,
  };
}

/** Does the name of a relation that leads to the members of a set say the noun? */
export function saysNoun(set: SetForm, noun: string, catalogue: Catalogue): boolean {
  if (set.kind === "at") return saysNoun(set.set, noun, catalogue);
  return set.kind === "follow" && set.relation.candidates.some((each) => isNamedBeside(each, set, noun, catalogue));
}

/** Does a label say the noun, beside what the words of the relation say themselves, or else the graph of its texts? */
function isNamedBeside(
  { iri, label, direction }: RelationCandidate,
  { relation }: FollowForm,
  noun: string,
  catalogue: Catalogue,
): boolean {
  const said = wordsOf(relation.text).filter((word) => !isFunctionWord(word.lower));
  const words = wordsOf(noun).filter((word) => !isFunctionWord(word.lower));
  const entry = direction === "FORWARD" ? relationEntry(catalogue, iri) : undefined;
  const [only, ...others] = words;
  const isOne = only !== undefined && entry !== undefined && others.length === 0;
  if (isOne && areTextsOfKind(only.lower, entry)) return true;
  return wordsOf(label)
    .filter((word) => !said.some((other) => other.lower === word.lower))
    .some((word) => words.some((other) => closeness(word, other) >= LIKENESS.almost));
}
