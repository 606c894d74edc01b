import { RDF } from "../../../engine/rdf/term.ts";
import type { ValidityVocabulary } from "../../../engine/sources/knowledge-graph.ts";
import { iriOf, isIri, type Node, type PairReader } from "./pairs.ts";

/** Has the triple of this relation, subject and object ended, by what a statement says of it? */
export type HasEnded = (relation: string, subject: Node, object: Node) => boolean;

/** Reads the statements that say when facts ended; in a graph without any, nothing has. */
export function endedFacts(reader: PairReader, validity: ValidityVocabulary | undefined): HasEnded {
  if (validity === undefined) return () => false;
  const ended = new Set([validity.end, validity.ended].flatMap((predicate) => reader.pairs(predicate).subjects));
  const part = (name: string): ReadonlyMap<Node, Node> => {
    const { subjects, objects } = reader.pairs(`${RDF}${name}`);
    return new Map(subjects.map((statement, row) => [statement, objects[row] ?? ""]));
  };
  const [subjects, predicates, objects] = [part("subject"), part("predicate"), part("object")];
  const facts = new Set<string>();
  for (const statement of ended) {
    const predicate = predicates.get(statement);
    if (predicate !== undefined && isIri(predicate)) facts.add(`${iriOf(predicate)} ${subjects.get(statement)} ${objects.get(statement)}`);
  }
  return (relation, subject, object) => facts.has(`${relation} ${subject} ${object}`);
}
