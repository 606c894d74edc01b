import nodeWords from "../language/data/node-words.json" with { type: "json" };
import type { Form, WhereForm } from "../../../engine/question/form/logical-form.ts";
import { mapForm } from "../../../engine/question/form/walk.ts";
import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { WHEN } from "../grammar/time/dates.ts";
import { wordSet } from "../language/word-set.ts";
import { wordsOf } from "../language/words.ts";
import { relationEntry } from "./known-entries.ts";

const STARTS = wordSet(nodeWords.starts);
const ENDS = wordSet(nodeWords.ends);
const LONGEST_NAME = 60;

/**
 * "Expeditions that took place in 1908", where the graph states when each began and when it ended, as those that had
 * begun by then and had not ended before: also what began earlier took place in that year.
 */
export function overSpans(form: Form, catalogue: Catalogue): Form {
  return mapForm(form, (node) => (node.kind === "where" ? (overSpan(node, catalogue) ?? node) : node));
}

function overSpan(node: WhereForm, catalogue: Catalogue): Form | undefined {
  const { relation, condition } = node;
  const [taken] = relation.candidates;
  if (relation.text !== WHEN || taken?.direction !== "FORWARD" || condition.operator !== "=" || "of" in condition)
    return undefined;
  const start = relationEntry(catalogue, taken.iri);
  if (start === undefined || condition.value.type !== "date" || !isCalled(start, STARTS)) return undefined;
  const [end, ...others] = catalogue.relations.filter(
    (each) => each.objectKind === "DATE" && isCalled(each, ENDS) && isOfOneClass(each, start),
  );
  if (end === undefined || others.length > 0) return undefined;
  const begun: WhereForm = {
    ...node,
    relation: { ...relation, candidates: [taken] },
    condition: { operator: "<=", value: condition.value },
  };
  return {
    ...node,
    set: begun,
    relation: { text: WHEN, candidates: [{ ...taken, iri: end.iri, label: end.label }] },
    condition: { operator: ">=", value: condition.value },
  };
}

function isCalled({ label }: RelationEntry, words: ReadonlySet<string>): boolean {
  return wordsOf(label.slice(0, LONGEST_NAME)).some(({ lower }) => words.has(lower));
}

function isOfOneClass(one: RelationEntry, other: RelationEntry): boolean {
  return one.subjectClasses.some((iri) => other.subjectClasses.includes(iri));
}
