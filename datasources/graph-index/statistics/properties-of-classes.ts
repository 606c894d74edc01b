import { RDFS } from "../../../engine/rdf/term.ts";
import type { ClassEntry } from "../../../engine/sources/knowledge-graph.ts";
import { isIri, iriOf, type Node, type Pairs } from "./pairs.ts";

/** Lead from a property to the class of what has it. */
export const DOMAIN_PREDICATES = [
  `${RDFS}domain`,
  "https://schema.org/domainIncludes",
  "http://schema.org/domainIncludes",
];

/** What a graph declares of properties, and what it uses them for. */
export interface DeclaredDomains {
  /** The only predicate by which it says of which classes properties are. */
  readonly relation: string;
  /** All that it says by it: properties, and classes. */
  readonly pairs: Pairs;
  /** The properties that members of a class have, those of the classes below it among them. */
  readonly usedBy: (type: Node) => ReadonlySet<Node>;
  /** The classes above a class. */
  readonly ancestors: (type: Node) => readonly Node[];
}

/**
 * By which predicate a graph says which properties are of a class, where that is all there is to say: every property
 * that its members have is declared to be of it, of a class above it, or of one below.
 */
export function propertiesOfClasses({
  relation,
  pairs,
  usedBy,
  ancestors,
}: DeclaredDomains): (type: Node) => Pick<ClassEntry, "properties"> {
  const domains = new Map<Node, Node[]>();
  pairs.subjects.forEach((property, row) => {
    const known = domains.get(property) ?? [];
    domains.set(property, known);
    known.push(pairs.objects[row] ?? "");
  });
  // Of which classes a union is made up is not looked at, so that any class may be of it.
  if (pairs.objects.some((type) => !isIri(type))) return () => ({});
  const declared = new Set(pairs.objects);
  return (type) => {
    const above = [type, ...ancestors(type)].filter((each) => declared.has(each));
    if (above.length === 0) return {};
    const isOf = (domain: Node): boolean => above.includes(domain) || ancestors(domain).includes(type);
    const isAll = [...usedBy(type)].every((property) => domains.get(property)?.some(isOf) === true);
    return isAll ? { properties: { relation, of: above.map(iriOf) } } : {};
  };
}
