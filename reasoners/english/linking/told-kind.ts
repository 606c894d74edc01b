import lists from "../language/data/linking-words.json" with { type: "json" };
import type { RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { singularForms } from "../../../engine/text/plural.ts";
import { NEGATION } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import { type Word, wordsOf } from "../language/words.ts";

interface KindOfTexts {
  readonly nouns: ReadonlySet<string>;
  readonly texts: ReadonlySet<string>;
}

const WEEKDAYS: KindOfTexts = { nouns: wordSet(lists.nounsForWeekdays), texts: wordSet(lists.weekdays) };
const MONTHS: KindOfTexts = { nouns: wordSet(lists.nounsForMonths), texts: wordSet(lists.months) };

/** Of a description so many words are looked at. */
const MOST_WORDS = 24;

/**
 * Does a graph tell that the texts which a relation leads to are of the kind that a noun says, though its name says
 * none? "Lectures in", described as "spoken languages", leads to languages, and "closed on" to days, as to "Sunday".
 */
export function isToldKind(relation: RelationEntry | undefined, { lower }: Word): boolean {
  if (relation?.objectKind !== "TEXT" || relation.isTruth === true) return false;
  const forms = singularForms(lower);
  const { description, values = [] } = relation;
  const said = description === undefined ? [] : wordsOf(description.slice(0, LONGEST_DESCRIPTION)).slice(0, MOST_WORDS);
  const isDenied = said.some((word) => NEGATION.has(word.lower));
  if (!isDenied && said.some((word) => singularForms(word.lower).some((form) => forms.includes(form)))) return true;
  return [WEEKDAYS, MONTHS].some((kind) => kind.nouns.has(lower) && areAllOf(values, kind));
}

/** Does a relation lead to days of the week, or to months, written in words? */
export function leadsToTimes({ objectKind, values = [] }: RelationEntry): boolean {
  return objectKind === "TEXT" && (areAllOf(values, WEEKDAYS) || areAllOf(values, MONTHS));
}

function areAllOf(values: readonly string[], { texts }: KindOfTexts): boolean {
  return values.length > 0 && values.every((text) => texts.has(text.toLowerCase()));
}

const LONGEST_DESCRIPTION = 200;
