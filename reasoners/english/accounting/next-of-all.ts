import { isOfSet, type Form } from "../../../engine/question/form/logical-form.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { relationEntry } from "../linking/known-entries.ts";
import { nodesOf } from "../../../engine/question/form/walk.ts";

/**
 * "The film before E" may be the one before it of a series, or by the same hand: where it is one of all of its kind, a
 * clause that says so.
 */
export function nextOfAll(form: Form, catalogue: Catalogue): readonly string[] {
  const told = [...nodesOf(form)].flatMap(({ node }): readonly string[] => {
    if (node.kind !== "extreme" || node.set.kind !== "where" || node.set.set.kind !== "instances") return [];
    const { condition, relation, set } = node.set;
    const isOrder = isOfSet(condition) && (condition.operator === "<" || condition.operator === ">");
    const isNext = isOrder && condition.of.kind === "follow" && condition.of.from.kind === "mention";
    const isSameOrder = JSON.stringify(relation.candidates) === JSON.stringify(node.by.candidates);
    const isInTime = node.by.candidates.every(({ iri }) => relationEntry(catalogue, iri)?.objectKind === "DATE");
    return isNext && isInTime && isSameOrder && condition.times === undefined
      ? [`“${set.text}” is read as any that is held, and those of a series, or of one maker, may be meant`]
      : [];
  });
  return [...new Set(told)];
}
