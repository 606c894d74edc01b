import type { Term } from "../engine/rdf/term.ts";
import { isReadByRelation, literalLabel, literalUnit } from "../engine/values/literal-value.ts";
import type { Operation } from "./operation.ts";
import { shownTerm } from "./shown-term.ts";

/**
 * The object of a fact as the schema shows it, read as answers and paths read it: the relation says what unit numbers
 * have, and which of them are years. It is asked for that when the label or the unit is selected.
 */
export function shownObject(object: Term, relation: string, relationNames: Operation["relationNames"]) {
  const shown = shownTerm(object);
  if (object.kind !== "literal" || !isReadByRelation(object)) return shown;
  return {
    ...shown,
    get label() {
      return relationNames.load(relation).then((name) => literalLabel(object, name));
    },
    get unit() {
      return relationNames.load(relation).then((name) => literalUnit(object, name));
    },
  };
}
