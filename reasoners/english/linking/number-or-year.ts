import { isOfSet, type Form, type WhereForm } from "../../../engine/question/form/logical-form.ts";
import { mapForm } from "../../../engine/question/form/walk.ts";
import { asNumbers } from "../../../engine/question/form/years-as-numbers.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { relationEntry } from "./known-entries.ts";

/**
 * A form in which a number that looks like a year is one only where years are compared: "fewer than 3000 inhabitants"
 * counts people, and "shorter than 2000" metres.
 */
export function withNumbersForYears(form: Form, catalogue: Catalogue): Form {
  return mapForm(form, (node) =>
    node.kind === "where" && !isOfSet(node.condition) && isOfNumbers(node, catalogue)
      ? { ...node, condition: asNumbers(node.condition) }
      : node,
  );
}

/** Does the relation that fits best have numbers in a unit? Of those without, some are years. */
function isOfNumbers({ relation: { candidates } }: WhereForm, catalogue: Catalogue): boolean {
  const relation = relationEntry(catalogue, candidates[0]?.iri);
  return relation?.objectKind === "NUMBER" && (relation.unit ?? relation.ownUnits) !== undefined;
}
