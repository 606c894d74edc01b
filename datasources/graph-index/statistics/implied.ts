import { OWL, RDF, RDFS, SKOS } from "../../../engine/rdf/term.ts";
import type { ImpliedRelation } from "../../../engine/sources/knowledge-graph.ts";
import { iriOf, isIri, type Node, nodeOf, type PairReader, type Pairs } from "./pairs.ts";

type Way = ImpliedRelation["by"][number];

/** What SKOS declares of its own relations (SKOS Reference, S8, S23 and S25), for every graph that uses them. */
const INVERSES_OF_SKOS: readonly (readonly [string, string])[] = [
  [`${SKOS}broader`, `${SKOS}narrower`],
  [`${SKOS}hasTopConcept`, `${SKOS}topConceptOf`],
];
export const SYMMETRIC_IN_SKOS = [`${SKOS}related`];

/** Whether relations of SKOS are among predicates that state each other. */
export function hasInversesOfSkos(predicates: readonly string[]): boolean {
  return INVERSES_OF_SKOS.flat().some((each) => predicates.includes(each));
}

/** Relations that state one other at most: of an ontology of thousands the general ones say too little. */
const MOST_WAYS = 50;

/**
 * What is declared of properties: `rdfs:subPropertyOf`, `owl:inverseOf`, `owl:equivalentProperty` and
 * `owl:SymmetricProperty`, through any number of steps. Only relations with triples state others.
 */
export function readImplied(reader: PairReader, isRelation: (iri: string) => boolean): readonly ImpliedRelation[] {
  const stating = declaredWays(reader);
  const hasTriples = new Set(reader.predicates);
  return [...stating.keys()]
    .filter(isRelation)
    .sort()
    .flatMap((relation): readonly ImpliedRelation[] => {
      const by = waysTo(relation, stating).filter((way) => hasTriples.has(way.relation) && isRelation(way.relation));
      // What is only symmetric is known as such.
      const isOther = by.some((way) => way.relation !== relation);
      return isOther && by.length <= MOST_WAYS ? [{ relation, by }] : [];
    });
}

/** Properties of which anything of the kind is declared: they are no things. */
export function declaredProperties(reader: PairReader): readonly Node[] {
  return [`${RDFS}subPropertyOf`, `${OWL}inverseOf`, `${OWL}equivalentProperty`].flatMap((predicate) => {
    const { subjects, objects } = reader.pairs(predicate);
    return [...subjects, ...objects].filter(isIri);
  });
}

function declaredWays(reader: PairReader): ReadonlyMap<string, readonly Way[]> {
  const stating = new Map<string, Way[]>();
  const add = (general: Node, narrow: Node, direction: Way["direction"]): void => {
    if (!isIri(general) || !isIri(narrow)) return;
    const way = { relation: iriOf(narrow), direction };
    stating.set(iriOf(general), [...(stating.get(iriOf(general)) ?? []), way]);
  };
  const each = (predicate: string, use: (subject: Node, object: Node) => void): void => {
    const { subjects, objects } = reader.pairs(predicate);
    subjects.forEach((subject, row) => use(subject, objects[row] ?? ""));
  };
  each(`${RDFS}subPropertyOf`, (narrow, general) => add(general, narrow, "FORWARD"));
  each(`${OWL}equivalentProperty`, (one, other) => {
    add(one, other, "FORWARD");
    add(other, one, "FORWARD");
  });
  each(`${OWL}inverseOf`, (one, other) => {
    add(one, other, "BACKWARD");
    add(other, one, "BACKWARD");
  });
  for (const [one, other] of INVERSES_OF_SKOS) {
    add(nodeOf(one), nodeOf(other), "BACKWARD");
    add(nodeOf(other), nodeOf(one), "BACKWARD");
  }
  each(`${RDF}type`, (property, type) => {
    if (type === nodeOf(`${OWL}SymmetricProperty`)) add(property, property, "BACKWARD");
  });
  return stating;
}

/** All that state a relation, itself left out as it is walked forward. */
function waysTo(relation: string, stating: ReadonlyMap<string, readonly Way[]>): readonly Way[] {
  const key = (way: Way): string => `${way.direction} ${way.relation}`;
  const start: Way = { relation, direction: "FORWARD" };
  const found = new Map<string, Way>([[key(start), start]]);
  const open = [start];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const next of stating.get(at.relation) ?? []) {
      const way: Way = { relation: next.relation, direction: next.direction === at.direction ? "FORWARD" : "BACKWARD" };
      if (found.has(key(way))) continue;
      found.set(key(way), way);
      open.push(way);
    }
  }
  found.delete(key(start));
  return [...found.values()].sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

/** The triples of a relation and of all that state it, each once. */
export function impliedPairs(relation: string, by: readonly Way[], pairsOf: (relation: string) => Pairs): Pairs {
  if (by.length === 0) return pairsOf(relation);
  const pairs = new Map<string, readonly [Node, Node]>();
  for (const way of [{ relation, direction: "FORWARD" } as const, ...by]) {
    const { subjects, objects } = pairsOf(way.relation);
    subjects.forEach((subject, row) => {
      const object = objects[row] ?? "";
      const [from, to] = way.direction === "FORWARD" ? [subject, object] : [object, subject];
      if (way.direction === "FORWARD" || isIri(from)) pairs.set(`${from} ${to}`, [from, to]);
    });
  }
  return {
    subjects: Array.from(pairs.values(), ([from]) => from),
    objects: Array.from(pairs.values(), ([, to]) => to),
  };
}
