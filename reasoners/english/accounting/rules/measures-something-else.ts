import type { Form } from "../../../../engine/question/form/logical-form.ts";
import type { Catalogue, RelationEntry } from "../../../../engine/sources/knowledge-graph.ts";
import { knownUnit } from "../../../../engine/values/unit.ts";
import { isFunctionWord } from "../../language/function-words.ts";
import { isPlural } from "../../language/word-forms.ts";
import type { Word } from "../../language/words.ts";
import { countedIn } from "../../linking/counted.ts";
import { relationEntry } from "../../linking/known-entries.ts";
import { closeness, type RelationName, relationNames } from "../../linking/relation-names.ts";
import { unitsMeant, unitsOf } from "../../units/units-of-relations.ts";
import { LIKENESS } from "../../weights.ts";
import type { AskedQuestion } from "../asked-question.ts";

/**
 * True for "how many winners has E had" read as its prize money: an amount is a number of what its name turns on, of
 * what the name says to be counted, or of the unit that it is told in.
 */
export function measuresSomethingElse(form: Form, { words }: AskedQuestion, catalogue: Catalogue): boolean {
  const set = form.kind === "at" ? form.set : form;
  const counted = countedIn(words).filter(({ lower }) => !isFunctionWord(lower));
  if (set.kind !== "follow" || counted.length === 0) return false;
  return set.relation.candidates.some(
    ({ iri, direction }) => direction === "FORWARD" && isNumberOfOther(iri, counted, catalogue),
  );
}

/** Does a relation lead to a number, and not to that of what is counted? */
export function isNumberOfOther(iri: string, counted: readonly Word[], catalogue: Catalogue): boolean {
  const relation = relationEntry(catalogue, iri);
  if (relation?.objectKind !== "NUMBER") return false;
  const names = relationNames(catalogue).byRelation.get(iri) ?? [];
  return !counted.some((word) => isItsUnit(word, relation) || names.some((name) => counts(word, name)));
}

/** One of its units, or another that is known and may be told in it. */
function isItsUnit({ lower }: Word, relation: RelationEntry): boolean {
  const units = unitsOf(relation);
  return unitsMeant(lower).some((unit) => units.includes(unit) || knownUnit(unit) !== undefined);
}

/** "Inhabitants", of a population or a "number of inhabitants"; the "prize" of prize money is none that is counted. */
function counts(word: Word, { content, head, words }: RelationName): boolean {
  const isNumber = words.some(({ lower }) => NUMBERS.has(lower));
  return content.some((named) => {
    // "Performances given" are counted, though that is not how the name ends.
    const isMany = isPlural(named.lower) && named.lower === word.lower;
    return isMany || ((isNumber || named.lower === head) && closeness(word, named) >= LIKENESS.synonym);
  });
}

const NUMBERS: ReadonlySet<string> = new Set(["number", "numbers", "count", "total", "amount", "many", "no"]);
