import lists from "../../language/data/linking-words.json" with { type: "json" };
import { isSet, type Form } from "../../../../engine/question/form/logical-form.ts";
import type { Catalogue } from "../../../../engine/sources/knowledge-graph.ts";
import { politeOpening } from "../../grammar/questions/politeness.ts";
import { isFunctionWord, PREPOSITIONS } from "../../language/function-words.ts";
import { OF_THINGS } from "../../language/question-words.ts";
import { wordSet } from "../../language/word-set.ts";
import type { Word } from "../../language/words.ts";
import { relationEntry } from "../../linking/known-entries.ts";
import { closeness, relationNames } from "../../linking/relation-names.ts";
import { LIKENESS } from "../../weights.ts";
import type { AskedQuestion } from "../asked-question.ts";

const TO_NUMBERS = wordSet(lists.addingNothingToNumbers);

/**
 * True for "on which floor is E" read as its floor area: what something is on or in is no number, unless that is called
 * so ("at which height", "at which pier" of a pier number).
 */
export function answersWithMeasure(form: Form, { words }: AskedQuestion, catalogue: Catalogue): boolean {
  if (!isSet(form) || form.kind !== "follow" || form.relation.candidates.length === 0) return false;
  const noun = nounOfPlace(words);
  if (noun === undefined) return false;
  return form.relation.candidates.every(({ iri }) => {
    if (relationEntry(catalogue, iri)?.objectKind !== "NUMBER") return false;
    const names = relationNames(catalogue).byRelation.get(iri) ?? [];
    return names.every(({ content }) => {
      const head = content.findLast(({ lower }) => !TO_NUMBERS.has(lower));
      return head === undefined || closeness(noun, head) < LIKENESS.sameFamily;
    });
  });
}

/** The noun of "on which floor" and of "which floor … on". */
function nounOfPlace(words: readonly Word[]): Word | undefined {
  const start = politeOpening(words, 0);
  const isInFront = PREPOSITIONS.has(words[start]?.lower ?? "");
  const wh = isInFront ? start + 1 : start;
  if (!OF_THINGS.has(words[wh]?.lower ?? "")) return undefined;
  const end = words.findLast(({ lower }) => /^[a-z]/u.test(lower))?.lower ?? "";
  if (!isInFront && !PREPOSITIONS.has(end)) return undefined;
  const next = words.findIndex(({ lower }, at) => at > wh && isFunctionWord(lower));
  return next > wh + 1 ? words[next - 1] : undefined;
}
