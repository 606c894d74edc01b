import { DCTERMS, OWL, RDF, SCHEMA } from "../../../engine/rdf/term.ts";
import type { Vocabulary } from "../../../engine/sources/knowledge-graph.ts";
import { XL } from "../skos-xl.ts";
import { isAskedFor, labelPredicates, resolveVocabulary } from "../vocabulary.ts";
import { declaredProperties, readImplied, SYMMETRIC_IN_SKOS } from "./implied.ts";
import { type Names, readNames } from "./names.ts";
import { ownLabels } from "./own-labels.ts";
import { iriOf, isIri, type Node, nodeOf, type PairReader, termOf } from "./pairs.ts";
import { saidSymmetric } from "./said-symmetric.ts";
import { CLASS_TYPES, type DescribedTerms, describedTerms, isMetaNode, PROPERTY_TYPES } from "./terms.ts";

/** What the nodes of a graph are to each other: which speak about the world, and which about the graph itself. */
export interface Structure {
  readonly vocabulary: Vocabulary;
  readonly names: ReadonlyMap<Node, Names>;
  /** Classes stated for a node. */
  readonly types: ReadonlyMap<Node, readonly Node[]>;
  /** Superclasses stated for a class. */
  readonly parents: ReadonlyMap<Node, readonly Node[]>;
  /** Classes by declaration, or because something is of them. */
  readonly classes: ReadonlySet<Node>;
  readonly declaredClasses: ReadonlySet<Node>;
  /** What the graph says of its classes and properties, where they are the things that it is about. */
  readonly described: DescribedTerms | undefined;
  /** Statements, properties, declared classes and the graph's own description: not things that questions are about. */
  readonly apparatus: ReadonlySet<Node>;
  /** The node that describes the graph itself, where there is exactly one. */
  readonly dataset: Node | undefined;
  /** Predicates that say something about the world. */
  readonly relations: readonly string[];
}

const DIRECT_CLAIM = "http://wikiba.se/ontology#directClaim";
export const DATASET_TYPES = [
  "http://rdfs.org/ns/void#Dataset",
  "http://www.w3.org/ns/dcat#Dataset",
  "http://purl.org/dc/dcmitype/Dataset",
  `${SCHEMA}Dataset`,
  "http://schema.org/Dataset",
  `${OWL}Ontology`,
];
/** What is told of descriptions of things, and of no thing; when a work was created or issued is. */
const METADATA = ["modified", "rights", "accessRights"].map((term) => `${DCTERMS}${term}`);
const DEMONYM = "demonym";

export function readStructure(reader: PairReader, settings: Partial<Vocabulary>): Structure {
  const vocabulary = vocabularyOf(reader, settings);
  const types = linksOf(reader, vocabulary.type);
  const parents = linksOf(reader, vocabulary.subclass);
  const members = instancesByClass(types);
  const ofTypes = (iris: readonly string[]): readonly Node[] => iris.flatMap((type) => members.get(nodeOf(type)) ?? []);

  const declaredClasses = new Set(ofTypes(CLASS_TYPES));
  const classes = new Set([...declaredClasses, ...members.keys(), ...parents.keys(), ...[...parents.values()].flat()]);
  const datasets = ofTypes(DATASET_TYPES);
  const dataset = new Set(datasets).size === 1 ? datasets[0] : undefined;
  const apparatus = new Set([
    ...ofTypes([`${RDF}Statement`, `${XL}Label`, ...PROPERTY_TYPES]),
    ...declaredClasses,
    ...reader.predicates.map(nodeOf),
    ...declaredProperties(reader),
    ...(dataset === undefined ? [] : [dataset]),
    ...["prefLabel", "altLabel", "hiddenLabel"].flatMap((name) => reader.pairs(XL + name).objects),
  ]);
  for (const node of classes) if (isMetaNode(node)) apparatus.add(node);
  const described = describedTerms(reader, types);
  for (const node of described?.terms ?? []) apparatus.delete(node);
  const names = withTermNames(namesWithClaims(reader, readNames(reader, vocabulary)), described);
  const labelsOf = (predicate: string): readonly string[] => names.get(nodeOf(predicate))?.labels ?? [];
  const implied =
    settings.implied ?? readImplied(reader, (predicate) => isRelation(predicate, vocabulary, labelsOf(predicate)));
  const relations = [
    ...new Set([...relationsAmong(reader.predicates, vocabulary, labelsOf), ...(described?.relations ?? [])]),
  ];
  const inWords = settings.symmetric === undefined ? saidSymmetric(reader, relations, names, types) : [];
  const symmetric = [...new Set([...(vocabulary.symmetric ?? []), ...inWords])].sort();
  return {
    vocabulary: {
      ...vocabulary,
      ...(symmetric.length === 0 ? {} : { symmetric }),
      ...(implied.length === 0 ? {} : { implied }),
    },
    names,
    types,
    parents,
    classes,
    declaredClasses,
    described,
    apparatus,
    dataset,
    relations,
  };
}

/** Wikidata names a property, and has triples by another IRI (`wdt:`), which the property calls its direct claim. */
function namesWithClaims(reader: PairReader, names: ReadonlyMap<Node, Names>): ReadonlyMap<Node, Names> {
  const { subjects, objects } = reader.pairs(DIRECT_CLAIM);
  const claims = subjects.flatMap((property, row) => {
    const [claim = "", known] = [objects[row], names.get(property)];
    return known === undefined || names.has(claim) ? [] : [[claim, known] as const];
  });
  return claims.length === 0 ? names : new Map([...names, ...claims]);
}

/** What people call the relations between terms, where the graph does not name them itself. */
function withTermNames(
  names: ReadonlyMap<Node, Names>,
  described: DescribedTerms | undefined,
): ReadonlyMap<Node, Names> {
  const named = [...(described?.called ?? [])].flatMap(([iri, [label, ...aliases]]) => {
    const known = names.get(nodeOf(iri));
    if ((known?.labels.length ?? 0) > 0) return [];
    return [[nodeOf(iri), { labels: [label], aliases, description: known?.description, isMade: true }] as const];
  });
  return named.length === 0 ? names : new Map([...names, ...named]);
}

/**
 * Predicates called "demonym" name their subject too ("American"), in whatever vocabulary; unlike other aliases they
 * stay relations as well, since people ask for them.
 */
function vocabularyOf(reader: PairReader, settings: Partial<Vocabulary>): Vocabulary {
  const predicates = new Set(reader.predicates);
  const predicateNodes = new Set(reader.predicates.map(nodeOf));
  const aliasPredicates = new Set<string>();
  for (const predicate of labelPredicates(settings)) {
    const { subjects, objects } = reader.pairs(predicate);
    subjects.forEach((subject, row) => {
      if (!predicateNodes.has(subject)) return;
      const term = termOf(objects[row] ?? "");
      if (term?.kind === "literal" && isDemonym(term.lexical)) aliasPredicates.add(iriOf(subject));
    });
  }
  const { subjects, objects } = reader.pairs(`${RDF}type`);
  const hasStatements = objects.includes(nodeOf(`${RDF}Statement`));
  const declared = subjects.filter((_, row) => objects[row] === nodeOf(`${OWL}SymmetricProperty`)).filter(isIri);
  const ofCommon = resolveVocabulary(settings, { predicates, aliasPredicates: [], hasStatements: false });
  const { label, type } = ofCommon;
  return resolveVocabulary(settings, {
    predicates,
    ownLabels: settings.label === undefined ? ownLabels(reader, label, () => linksOf(reader, type)) : [],
    aliasPredicates: [...aliasPredicates].sort(),
    hasStatements,
    symmetric: [...new Set([...declared.map(iriOf), ...SYMMETRIC_IN_SKOS])]
      .filter((relation) => predicates.has(relation))
      .sort(),
  });
}

/** The predicates that say something about the world, and not what everything is called and is. */
export function relationsAmong(
  predicates: readonly string[],
  vocabulary: Vocabulary,
  labelsOf: (predicate: string) => readonly string[],
): readonly string[] {
  return predicates.filter((predicate) => isRelation(predicate, vocabulary, labelsOf(predicate)));
}

function isRelation(predicate: string, vocabulary: Vocabulary, labels: readonly string[]): boolean {
  const { label, alias, description, type, subclass, sameAs } = vocabulary;
  if (isMetaNode(nodeOf(predicate)) || predicate.startsWith(XL)) return false;
  const isName = label.includes(predicate) || alias.includes(predicate);
  if (isName) return isAskedFor(predicate) || labels.some(isDemonym);
  return ![...description, ...type, ...subclass, ...sameAs, ...METADATA].includes(predicate);
}

/** Whether a predicate so called names its subject too. */
export function isDemonym(label: string): boolean {
  return label.toLowerCase() === DEMONYM;
}

/** Node to nodes, by any of the predicates. */
function linksOf(reader: PairReader, predicates: readonly string[]): ReadonlyMap<Node, readonly Node[]> {
  const links = new Map<Node, Node[]>();
  for (const predicate of predicates) {
    const { subjects, objects } = reader.pairs(predicate);
    subjects.forEach((subject, row) => {
      const object = objects[row] ?? "";
      if (!isIri(object)) return;
      const list = links.get(subject);
      if (list === undefined) links.set(subject, [object]);
      else if (!list.includes(object)) list.push(object);
    });
  }
  return links;
}

function instancesByClass(types: ReadonlyMap<Node, readonly Node[]>): ReadonlyMap<Node, readonly Node[]> {
  const members = new Map<Node, Node[]>();
  for (const [node, classes] of types) {
    for (const type of classes) {
      const list = members.get(type);
      if (list === undefined) members.set(type, [node]);
      else list.push(node);
    }
  }
  return members;
}
