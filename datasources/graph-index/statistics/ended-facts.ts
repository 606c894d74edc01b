import { RDF } from "../../../engine/rdf/term.ts";
import type { ValidityVocabulary, WikibaseValidity } from "../../../engine/sources/knowledge-graph.ts";
import { iriOf, isIri, type Node, type PairReader } from "./pairs.ts";

/** Has the triple of this relation, subject and object ended, by what a statement says of it? */
export type HasEnded = (relation: string, subject: Node, object: Node) => boolean;

/** Reads the statements that say when facts ended; in a graph without any, nothing has. */
export function endedFacts(reader: PairReader, validity: ValidityVocabulary | undefined): HasEnded {
  if (validity === undefined) return () => false;
  if (validity.kind === "wikibase") return endedClaims(reader, validity);
  const ended = new Set([validity.end, validity.ended].flatMap((predicate) => reader.pairs(predicate).subjects));
  const part = (name: string): ReadonlyMap<Node, Node> => {
    const { subjects, objects } = reader.pairs(`${RDF}${name}`);
    return new Map(subjects.map((statement, row) => [statement, objects[row] ?? ""]));
  };
  const [subjects, predicates, objects] = [part("subject"), part("predicate"), part("object")];
  const facts = new Set<string>();
  for (const statement of ended) {
    const predicate = predicates.get(statement);
    if (predicate !== undefined && isIri(predicate))
      facts.add(`${iriOf(predicate)} ${subjects.get(statement)} ${objects.get(statement)}`);
  }
  return (relation, subject, object) => facts.has(`${relation} ${subject} ${object}`);
}

function endedClaims(reader: PairReader, { claims, statements, values, end }: WikibaseValidity): HasEnded {
  const ended = new Set(reader.pairs(end).subjects);
  const facts = new Set<string>();
  for (const relation of reader.predicates.filter((predicate) => predicate.startsWith(claims))) {
    const name = relation.slice(claims.length);
    const stated = reader.pairs(values + name);
    const objects = new Map(stated.subjects.map((statement, row) => [statement, stated.objects[row] ?? ""]));
    const made = reader.pairs(statements + name);
    made.objects.forEach((statement, row) => {
      if (ended.has(statement)) facts.add(`${relation} ${made.subjects[row]} ${objects.get(statement)}`);
    });
  }
  return (relation, subject, object) => facts.has(`${relation} ${subject} ${object}`);
}
