import type { EntityFact } from "../engine/graph/browsing/entity-facts.ts";
import type { Operation } from "./operation.ts";
import { shownObject } from "./shown-object.ts";
import { shownTerm } from "./shown-term.ts";

/** A fact as the schema shows it. What is at its ends, and its relation, is named when it is selected. */
export function shownFact({ fact, direction, source }: EntityFact, { engine, relationNames }: Operation) {
  const { relation, subject } = fact;
  const [from, to] = [shownTerm(subject), shownObject(fact.object, relation, relationNames)];
  return {
    relation: { iri: relation },
    direction,
    subject: from,
    object: to,
    other: direction === "FORWARD" ? to : from,
    source: engine.sources.find(({ id }) => id === source),
  };
}
