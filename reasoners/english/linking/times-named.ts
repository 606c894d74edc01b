import lists from "../language/data/time-words.json" with { type: "json" };
import type { Form } from "../../../engine/question/form/logical-form.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import type { Said } from "../accounting/demand.ts";
import { DO, MARKS } from "../language/function-words.ts";
import { OF_PERSONS } from "../language/question-words.ts";
import { wordSet } from "../language/word-set.ts";
import { relationEntry } from "./known-entries.ts";

const BEGINNINGS_AND_ENDS = wordSet(lists.beginningsAndEnds);

/**
 * "E start", "the end of E" without those who started or ended it: a noun for when something begins or ends asks for
 * that, and for nobody.
 */
export function withoutDoersOfTimes(form: Form, { words, start }: Said, catalogue: Catalogue): Form {
  if (form.kind !== "follow" || form.from.kind !== "mention") return form;
  const { relation } = form;
  const asked = words.slice(start).filter(({ lower }) => !MARKS.has(lower));
  if (!BEGINNINGS_AND_ENDS.has(relation.text.toLowerCase())) return form;
  if (asked.some(({ lower }) => OF_PERSONS.has(lower) || DO.has(lower))) return form;
  const candidates = relation.candidates.filter(
    ({ iri, direction }) => direction === "FORWARD" && relationEntry(catalogue, iri)?.objectKind !== "ENTITY",
  );
  return candidates.length === relation.candidates.length ? form : { ...form, relation: { ...relation, candidates } };
}
