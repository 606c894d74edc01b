import { DCTERMS, OWL, RDF, RDFS, SCHEMA, SKOS } from "../../../engine/rdf/term.ts";
import { isIri, type Node, nodeOf, type PairReader } from "./pairs.ts";

export const CLASS_TYPES = [`${OWL}Class`, `${RDFS}Class`];
export const PROPERTY_TYPES = [
  `${RDF}Property`,
  `${OWL}ObjectProperty`,
  `${OWL}DatatypeProperty`,
  `${OWL}AnnotationProperty`,
  "http://wikiba.se/ontology#Property",
];

/** Terms of RDF, RDFS and OWL are about graphs, whoever uses them. */
export function isMetaNode(node: Node): boolean {
  return [RDF, RDFS, OWL].some((namespace) => node.startsWith(`<${namespace}`));
}

/** What is called otherwise by people than by the end of its IRI: its name, and others. */
type Called = readonly [label: string, ...aliases: string[]];

const RELATIONS: Readonly<Record<string, Called>> = {
  [`${RDFS}subClassOf`]: ["subclass of", "superclass", "kind of"],
  [`${RDFS}subPropertyOf`]: ["subproperty of", "superproperty"],
  [`${RDFS}domain`]: ["domain", "property of"],
  [`${RDFS}range`]: ["range"],
  [`${OWL}inverseOf`]: ["inverse", "inverse of"],
  [`${OWL}disjointWith`]: ["disjoint with"],
  [`${OWL}equivalentClass`]: ["equivalent class"],
  [`${OWL}equivalentProperty`]: ["equivalent property"],
};
const DEFINITIONS: readonly (readonly [string, Called])[] = [
  [`${SKOS}definition`, ["definition", "meaning"]],
  [`${RDFS}comment`, ["comment", "definition", "description"]],
  [`${DCTERMS}description`, ["description", "definition"]],
  [`${SCHEMA}description`, ["description", "definition"]],
];
/** Predicates by which it is said what a term is, best first. */
export const DEFINING_PREDICATES: readonly string[] = DEFINITIONS.map(([iri]) => iri);

const KINDS: Readonly<Record<string, Called>> = {
  [`${OWL}ObjectProperty`]: ["object property"],
  [`${OWL}DatatypeProperty`]: ["datatype property", "data property"],
  [`${OWL}AnnotationProperty`]: ["annotation property"],
};

/** What a graph says of its own terms, where that is what it is about. */
export interface DescribedTerms {
  /** The classes and properties that it declares. */
  readonly terms: ReadonlySet<Node>;
  /** Relations between terms, and those to what defines them, as IRIs. */
  readonly relations: readonly string[];
  /** Names of these relations, and of the kinds of terms, by IRI. */
  readonly called: ReadonlyMap<string, Called>;
}

/** The classes and properties that a graph declares. */
interface DeclaredTerms {
  readonly classes: ReadonlySet<Node>;
  readonly properties: ReadonlySet<Node>;
  readonly all: ReadonlySet<Node>;
}

/**
 * The classes and properties of a graph that is an ontology or a vocabulary: one that declares many more of them than
 * it has other things. Undefined for a graph of individuals, where they are what is said of these.
 */
export function describedTerms(
  reader: PairReader,
  types: ReadonlyMap<Node, readonly Node[]>,
): DescribedTerms | undefined {
  const terms = declaredTerms(types);
  if (terms.all.size === 0 || hasMoreIndividuals(reader, terms.all)) return undefined;
  return { terms: terms.all, ...saidOfTerms(terms, types, new Set(reader.predicates)) };
}

/** @param types Classes stated for nodes */
export function declaredTerms(types: ReadonlyMap<Node, readonly Node[]>): DeclaredTerms {
  const membersOf = (iris: readonly string[]): ReadonlySet<Node> => {
    const wanted = new Set(iris.map(nodeOf));
    const members = new Set<Node>();
    for (const [node, stated] of types) if (stated.some((type) => wanted.has(type))) members.add(node);
    return members;
  };
  const [classes, properties] = [termsAmong(membersOf(CLASS_TYPES)), termsAmong(membersOf(PROPERTY_TYPES))];
  return { classes, properties, all: new Set([...classes, ...properties]) };
}

/** What a vocabulary says of its terms, and what that is called. @param used The predicates that it has */
export function saidOfTerms(
  { classes, properties }: DeclaredTerms,
  types: ReadonlyMap<Node, readonly Node[]>,
  used: ReadonlySet<string>,
): Omit<DescribedTerms, "terms"> {
  const called = new Map<string, Called>(Object.entries(RELATIONS).filter(([iri]) => used.has(iri)));
  const relations = [...called.keys()];
  const [best, ...others] = DEFINITIONS.filter(([iri]) => used.has(iri));
  if (best !== undefined) called.set(...best);
  // What two predicates say is asked for by the name of the one that says it better.
  for (const [iri, names] of others)
    called.set(iri, [names[0], ...names.slice(1).filter((name) => name !== "definition")]);
  for (const [iri, names] of Object.entries(KINDS)) called.set(iri, names);
  for (const [name, iris, all] of [
    ["class", CLASS_TYPES, classes],
    ["property", PROPERTY_TYPES, properties],
  ] as const) {
    const whole = iris.find((iri) => all.size > 0 && [...all].every((node) => types.get(node)?.includes(nodeOf(iri))));
    if (whole !== undefined) called.set(whole, [name, ...(called.get(whole) ?? [])]);
  }
  return { relations: [...relations, ...[best, ...others].flatMap((each) => each?.[0] ?? [])], called };
}

/** Terms to each other thing that a vocabulary has at least: examples and persons who wrote it are told of, too. */
export const TERMS_TO_EACH = 3;

function hasMoreIndividuals(reader: PairReader, terms: ReadonlySet<Node>): boolean {
  const individuals = new Set<Node>();
  for (const predicate of reader.predicates) {
    for (const subject of reader.pairs(predicate).subjects) {
      if (!isIri(subject) || terms.has(subject) || isMetaNode(subject)) continue;
      if (individuals.add(subject).size * TERMS_TO_EACH > terms.size) return true;
    }
  }
  return false;
}

/** Those with an IRI of their own: restrictions and unions of classes have none. */
function termsAmong(nodes: ReadonlySet<Node>): ReadonlySet<Node> {
  return new Set([...nodes].filter((node) => isIri(node) && !isMetaNode(node)));
}
