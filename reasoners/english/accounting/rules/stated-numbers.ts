import type { RelationCandidate } from "../../../../engine/question/form/logical-form.ts";
import type { Reading } from "../../../../engine/question/analysis.ts";
import type { Catalogue } from "../../../../engine/sources/knowledge-graph.ts";
import { QUESTIONS } from "../../weights.ts";
import { relationEntry } from "../../linking/known-entries.ts";

/**
 * Readings in which a number that the graph states comes before what can be counted: of the members of a club a graph
 * may name three, and state that they are two hundred. Where only the count is left, it is said to be one of those that
 * are named.
 */
export function statedBeforeCounted(readings: readonly Reading[], catalogue: Catalogue): readonly Reading[] {
  const stated = new Map<Reading, RelationCandidate>();
  for (const reading of readings) {
    const { form } = reading;
    if (form.kind !== "count" || form.set.kind !== "follow") continue;
    const number = form.set.relation.candidates.find((each) => isNumber(each, catalogue));
    if (number !== undefined) stated.set(reading, number);
  }
  const iris = new Set([...stated.values()].map(({ iri }) => iri));
  const isStated = ({ form }: Reading): boolean =>
    form.kind === "follow" &&
    form.relation.candidates.length > 0 &&
    form.relation.candidates.every(({ iri }) => iris.has(iri));
  const counted = [...stated].map(([reading, { label }]): Reading => ({
    ...reading,
    score: reading.score * QUESTIONS.countedBesideStated,
    doubts: [...(reading.doubts ?? []), `the graph states such numbers as “${label}”, and may name fewer`],
  }));
  const others = readings.filter((each) => !stated.has(each) && !isStated(each));
  return stated.size === 0 ? readings : [...readings.filter(isStated), ...counted, ...others];
}

function isNumber({ iri, direction }: RelationCandidate, catalogue: Catalogue): boolean {
  return direction === "FORWARD" && relationEntry(catalogue, iri)?.objectKind === "NUMBER";
}
