import type { RelationEntry } from "../../sources/knowledge-graph.ts";
import type { RelationPhrase } from "./logical-form.ts";

/** A relation as it leads the other way. */
export function turnedRound({ candidates, gap: _gap, ...relation }: RelationPhrase): RelationPhrase {
  return {
    ...relation,
    candidates: candidates.map((each) => ({
      ...each,
      direction: each.direction === "FORWARD" ? "BACKWARD" : "FORWARD",
    })),
  };
}

/** Does a relation of the graph lead to things, and not to values? Of any relation nobody knows. */
export function leadsToThings({ candidates, any }: RelationPhrase, known: readonly RelationEntry[]): boolean {
  if (any === true || candidates.length === 0) return false;
  return candidates.every(
    ({ iri, direction }) =>
      direction === "BACKWARD" || known.find((entry) => entry.iri === iri)?.objectKind === "ENTITY",
  );
}
