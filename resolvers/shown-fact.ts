import type { EntityFact } from "../engine/graph/browsing/entity-facts.ts";
import type { Iri, Literal } from "../engine/rdf/term.ts";
import { literalValue } from "../engine/values/literal-value.ts";
import type { Operation } from "./operation.ts";
import { shownTerm } from "./shown-term.ts";

/** A fact as the schema shows it. What is at its ends, and its relation, is named when it is selected. */
export function shownFact({ fact, direction, source }: EntityFact, { engine, relationNames }: Operation) {
  const { relation, subject } = fact;
  const [from, to] = [shownTerm(subject), withUnit(fact.object, relation, relationNames)];
  return {
    relation: { iri: relation },
    direction,
    subject: from,
    object: to,
    other: direction === "FORWARD" ? to : from,
    source: engine.sources.find(({ id }) => id === source),
  };
}

/** The numbers of a relation have its unit, which is asked for when it is selected. */
function withUnit(object: Iri | Literal, relation: string, relationNames: Operation["relationNames"]) {
  const shown = shownTerm(object);
  if (object.kind === "iri" || object.unit !== undefined || literalValue(object).type !== "number") return shown;
  return {
    ...shown,
    get unit() {
      return relationNames.load(relation).then((name) => name?.unit);
    },
  };
}
