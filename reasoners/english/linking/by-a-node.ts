import type { RelationCandidate } from "../../../engine/question/form/logical-form.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { relationEntry } from "./known-entries.ts";

/**
 * Does a relation lead to the same as another one does, by a node without a name in front of it: from a recipe over
 * its parts to their ingredients, which are the ingredients of the recipe as well? Which of the two is meant, the graph
 * tells: nothing stands at the beginning of both.
 */
export function leadsOnBy(
  { iri, direction }: RelationCandidate,
  named: RelationCandidate,
  catalogue: Catalogue,
): boolean {
  const entry = relationEntry(catalogue, iri);
  const other = relationEntry(catalogue, named.iri);
  if (entry?.through === undefined || other === undefined || direction !== named.direction) return false;
  const step = direction === "FORWARD" ? entry.through[1] : entry.through[0];
  return (
    step === other.label &&
    !entry.subjectClasses.some((each) => other.subjectClasses.includes(each)) &&
    iri !== named.iri
  );
}
