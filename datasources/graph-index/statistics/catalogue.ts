import { OWL, RDF } from "../../../engine/rdf/term.ts";
import {
  type Catalogue,
  type ClassEntry,
  MOST_END_CLASSES,
  type RelationEntry,
  type Vocabulary,
} from "../../../engine/sources/knowledge-graph.ts";
import { nameFromIri } from "../local-name.ts";
import { ancestorsOf } from "./ancestors.ts";
import { readCodes } from "./codes.ts";
import { composedIn } from "./composed/composed.ts";
import type { ComposedFacts } from "./composed/composed-facts.ts";
import { boundsOfNodes } from "./composed/bounds-of-nodes.ts";
import { classesWithoutNames, linkingClasses } from "./composed/nodes-between.ts";
import { kindsOfUnnamedSubjects } from "./composed/unnamed-subjects.ts";
import { endedFacts, type HasEnded } from "./ended-facts.ts";
import { fewValues, shortTexts } from "./few-values.ts";
import { functional, homogeneous, type KindsOf, symmetric } from "./ends.ts";
import { impliedPairs } from "./implied.ts";
import { mirroredAmong } from "./mirrored.ts";
import { among, numbersOf, ofEachNode, resourcesAmong, withNumbers } from "./pair-numbers.ts";
import { iriOf, type Node, nodeOf, type PairReader, type Pairs } from "./pairs.ts";
import { DOMAIN_PREDICATES, propertiesOfClasses } from "./properties-of-classes.ts";
import { saidOfClasses } from "./said-of-classes.ts";
import { areTruthValues, objectKind } from "./object-kind.ts";
import { readStructure, type Structure } from "./structure.ts";
import { isMetaNode } from "./terms.ts";
import { withYears } from "./years.ts";
import { statedUnits, unitsOfDatatypes, unitWords, withUnitSaid } from "./units.ts";

/**
 * All relations and classes of a graph, in order of their IRIs. Holds all triples in memory while it works.
 * @param structure The graph's, where it was read already
 */
export function catalogueOf(
  reader: PairReader,
  settings: Partial<Vocabulary>,
  structure: Structure = readStructure(reader, settings),
): Catalogue {
  const ancestors = memoised((node: Node) => ancestorsOf(node, (child) => structure.parents.get(child) ?? []));
  const widened = memoised((type: Node): readonly Node[] => [...new Set([type, ...ancestors(type)])]);
  const tree: ClassTree = { ancestors, widened };
  const typed = new TypedNodes(structure.types);
  const labelOf = (node: Node): string | undefined => structure.names.get(node)?.labels[0];
  const units = statedUnits(reader, labelOf);
  const composed = composedIn(reader, structure, settings);
  const implied = new Map(structure.vocabulary.implied?.map(({ relation, by }) => [relation, by]));
  const pairsOf = (predicate: string): Pairs => composed.get(predicate)?.pairs ?? factsOf(reader, structure, predicate);
  const listed = new Set([...structure.relations, ...composed.keys(), ...implied.keys()]);
  const facts = [...listed].sort().map((predicate) => ({
    predicate,
    // What others state too has their values as well: it is only as unique as all of them together.
    pairs: withNumbers(impliedPairs(predicate, implied.get(predicate) ?? [], pairsOf)),
  }));
  const rolesAmong = rolesIn(facts);
  const otherRolesAmong =
    (place: number) =>
    (nodes: ReadonlySet<Node>): KindsOf => {
      const roles = rolesAmong(nodes);
      return (node) => roles.otherRolesOf(node, place);
    };
  const hasEndedByStatement = endedFacts(reader, structure.vocabulary.validity);
  const hasEnded: HasEnded = (relation, subject, object) =>
    composed.get(relation)?.ended.has(`${subject} ${object}`) ?? hasEndedByStatement(relation, subject, object);
  const declared = declaredFunctional(reader);
  const identifying = new Set(readCodes(reader, structure).relations);
  const entries = facts.flatMap(({ predicate, pairs }, place) =>
    pairs.subjects.length === 0
      ? []
      : [
          {
            ...relationEntry(
              predicate,
              pairs,
              structure,
              typed,
              tree,
              otherRolesAmong(place),
              units,
              hasEnded,
              declared,
              identifying,
            ),
            ...composedEntry(composed.get(predicate), structure),
          },
        ],
  );
  const used = facts.filter(({ pairs }) => pairs.subjects.length > 0);
  const inverses = mirroredAmong(
    entries,
    used.map(({ pairs }) => pairs),
  );
  // What leaves a node that another thing leads to is told of that thing.
  const ofParts = new Set(
    [...composed.values()].flatMap(({ ways }) =>
      ways.flatMap(([first, ...more]) => (first?.walked === undefined ? more.map(({ relation }) => relation) : [])),
    ),
  );
  const ofNodes = kindsOfUnnamedSubjects(
    used.filter(({ predicate }) => !composed.has(predicate) && !ofParts.has(predicate)),
    structure,
  );
  const bounds = boundsOfNodes(composed.values());
  return {
    relations: entries.map((entry) => {
      const [inverse, nodes, bound] = [inverses.get(entry.iri), ofNodes.get(entry.iri), bounds.get(entry.iri)];
      return {
        ...entry,
        ...(inverse === undefined ? {} : { inverse }),
        ...(nodes === undefined ? {} : { ofNodes: nodes }),
        ...(bound === undefined ? {} : { bounds: bound }),
      };
    }),
    classes: classEntries(
      structure,
      tree,
      { linking: linkingClasses(reader, structure, settings), unnamed: classesWithoutNames(structure) },
      saidOfClasses(reader, structure),
      declaredProperties(reader, structure, typed, tree),
    ),
    ...whatThingsAre(structure.vocabulary),
  };
}

/** The predicates by which a graph says what each of its things is, where it uses them. */
export function whatThingsAre({
  description,
  type,
}: Pick<Vocabulary, "description" | "type">): Pick<Catalogue, "saysWhatThingsAre"> {
  return description.length + type.length === 0 ? {} : { saysWhatThingsAre: { inTexts: description, byClass: type } };
}

/** What a composed relation is called, and what is said of it besides. */
export function composedEntry(
  composed: ComposedFacts | undefined,
  structure: Pick<Structure, "names">,
): Partial<Pick<RelationEntry, "label" | "aliases" | "unit" | "ownUnits" | "through">> {
  if (composed === undefined) return {};
  const names = ({ iri }: { readonly iri: string }): readonly string[] => {
    const { labels = [], aliases = [] } = structure.names.get(nodeOf(iri)) ?? {};
    return [...(labels.length === 0 ? [nameFromIri(iri)] : labels), ...aliases];
  };
  const [own, outer] = composed.called.map((iri) => names({ iri }));
  const [part, ...others] = own ?? [];
  // A part alone is a part of many things: the place of birth is not the place of a person.
  const label = part === undefined || outer === undefined ? part : `${part} of ${outer[0]}`;
  const also = (composed.alsoCalled ?? []).flatMap((iri) => names({ iri })[0] ?? []);
  const aliases = part === undefined || outer === undefined ? others : [`${outer[0]} ${part}`, ...also];
  const { through, units } = composed;
  const words = units.flatMap((unit) => unitWords(unit, (node) => structure.names.get(node)?.labels[0]) ?? []);
  const ownUnits = [...new Set(words)].sort();
  const [first, second] = through?.map((iri) => names({ iri })[0]) ?? [];
  return {
    ...(label === undefined ? {} : { label, aliases }),
    ...(ownUnits.length === 1 ? { unit: ownUnits[0] } : ownUnits.length > 1 ? { ownUnits } : {}),
    ...(first === undefined || second === undefined ? {} : { through: [first, second] }),
  };
}

/** The classes above a class, and the class with them. */
interface ClassTree {
  readonly ancestors: (type: Node) => readonly Node[];
  readonly widened: (type: Node) => readonly Node[];
}

/** The triples of a predicate that say something about the world, not about statements, properties or the graph. */
function factsOf(reader: PairReader, { apparatus }: Structure, predicate: string): Pairs {
  const pairs = reader.pairs(predicate);
  const numbers = numbersOf(pairs);
  const isOut = among(apparatus)(numbers.nodes);
  if (!numbers.subjects.some((subject) => isOut[subject] === 1)) return pairs;
  const { subjects, objects } = pairs;
  const kept = subjects.flatMap((_subject, row) => (isOut[numbers.subjects[row]!] === 1 ? [] : [row]));
  return { subjects: kept.map((row) => subjects[row] ?? ""), objects: kept.map((row) => objects[row] ?? "") };
}

function relationEntry(
  iri: string,
  pairs: Pairs,
  structure: Structure,
  typed: TypedNodes,
  tree: ClassTree,
  otherRolesAmong: (nodes: ReadonlySet<Node>) => KindsOf,
  units: ReadonlyMap<Node, string>,
  hasEnded: HasEnded,
  declared: ReadonlySet<Node>,
  identifying: ReadonlySet<string>,
): RelationEntry {
  const { labels = [], aliases = [], description } = structure.names.get(nodeOf(iri)) ?? {};
  const [label = nameFromIri(iri), ...otherLabels] = labels;
  const numbers = numbersOf(pairs);
  const kind = objectKind(pairs.objects);
  const values = kind === "TEXT" ? fewValues(pairs) : undefined;
  const texts = kind === "TEXT" ? shortTexts(pairs) : undefined;
  const entry = withUnitSaid({
    iri,
    label,
    aliases: [...otherLabels, ...aliases],
    description,
    count: pairs.subjects.length,
    objectKind: kind,
    unit: units.get(nodeOf(iri)),
    ...unitsOfDatatypes(pairs.objects),
    subjectClasses: frequentClasses(numbers.subjects, numbers.nodes, typed, tree),
    objectClasses: frequentClasses(numbers.objects, numbers.nodes, typed, tree),
    homogeneous: homogeneous(
      pairs,
      (node) => new Map(structure.types.get(node)?.map((type) => [type, 1])),
      otherRolesAmong,
    ),
    symmetric: symmetric(pairs),
    functional: functional(pairs, (subject, object) => hasEnded(iri, subject, object)),
    ...(declared.has(nodeOf(iri)) ? { declaredFunctional: true } : {}),
    ...(identifying.has(iri) ? { identifying: true } : {}),
    ...(areTruthValues(pairs.objects) ? { isTruth: true } : {}),
    ...(values === undefined ? {} : { values }),
    ...(texts === undefined ? {} : { texts }),
  });
  return withYears(entry, pairs.objects);
}

/** The relations that the graph declares to have one object per subject. */
function declaredFunctional(reader: PairReader): ReadonlySet<Node> {
  const { subjects, objects } = reader.pairs(`${RDF}type`);
  return new Set(subjects.filter((_subject, row) => objects[row] === nodeOf(`${OWL}FunctionalProperty`)));
}

/** How often the roles of some nodes are looked for, before those of all are. */
const MOST_LOOKS = 4;

/** Needed in graphs without types, and of the few relations of others that link to what has none. */
function rolesIn(facts: readonly { readonly pairs: Pairs }[]): (nodes: ReadonlySet<Node>) => Roles {
  const all = once(() => new Roles(facts));
  let looks = 0;
  return (nodes) => {
    looks += 1;
    return looks > MOST_LOOKS ? all() : new Roles(facts, nodes);
  };
}

/** The relations that leave a node and those that reach it, with their number: its kind, in a graph without types. */
class Roles {
  /** Of each node its roles, as places among the facts, each followed by its number. */
  readonly #ofNode = new Map<Node, number[]>();

  /** @param those The nodes that matter; all when absent */
  constructor(facts: readonly { readonly pairs: Pairs }[], those?: ReadonlySet<Node>) {
    const matter = those === undefined ? resourcesAmong : among(those);
    facts.forEach(({ pairs }, place) => {
      const { subjects, objects, nodes } = numbersOf(pairs);
      const matters = matter(nodes);
      for (const subject of subjects) if (matters[subject] === 1) this.#add(nodes[subject]!, 2 * place);
      for (const object of objects) if (matters[object] === 1) this.#add(nodes[object]!, 2 * place + 1);
    });
  }

  /** Without those that a node has by one of the facts. */
  otherRolesOf(node: Node, place: number): ReadonlyMap<string, number> {
    const others = new Map<string, number>();
    const roles = this.#ofNode.get(node) ?? [];
    for (let at = 0; at < roles.length; at += 2)
      if (roles[at]! >> 1 !== place) others.set(String(roles[at]), roles[at + 1]!);
    return others;
  }

  /** All of one role come one after the other. */
  #add(node: Node, role: number): void {
    const known = this.#ofNode.get(node);
    if (known === undefined) this.#ofNode.set(node, [role, 1]);
    else if (known[known.length - 2] === role) known[known.length - 1]! += 1;
    else known.push(role, 1);
  }
}

/** The nodes that have classes. */
class TypedNodes {
  /** Of each node of a list its place among those that have classes, and 1; 0 for others. */
  readonly #placesIn: (nodes: readonly Node[]) => Uint32Array;
  readonly #stated: readonly (readonly Node[])[];
  /** When each was met last. */
  readonly #met: Uint32Array;
  #turn = 0;

  constructor(types: Structure["types"]) {
    const places = new Map<Node, number>();
    for (const node of types.keys()) places.set(node, places.size + 1);
    this.#placesIn = ofEachNode((nodes) => {
      const resources = resourcesAmong(nodes);
      const found = new Uint32Array(nodes.length);
      for (let number = 0; number < nodes.length; number += 1)
        if (resources[number] === 1) found[number] = places.get(nodes[number]!) ?? 0;
      return found;
    });
    this.#stated = [...types.values()];
    this.#met = new Uint32Array(types.size);
  }

  /**
   * @param column Numbers of nodes in a list
   * @param use Told what is stated of those among them that have classes, of each once
   */
  each(column: Uint32Array, nodes: readonly Node[], use: (stated: readonly Node[]) => void): void {
    const places = this.#placesIn(nodes);
    this.#turn += 1;
    for (const number of column) {
      const place = places[number]! - 1;
      if (place < 0 || this.#met[place] === this.#turn) continue;
      this.#met[place] = this.#turn;
      use(this.#stated[place] ?? []);
    }
  }
}

function frequentClasses(
  column: Uint32Array,
  nodes: readonly Node[],
  typed: TypedNodes,
  { ancestors, widened }: ClassTree,
): readonly string[] {
  const counts = new Map<Node, number>();
  const count = (type: Node, more: number): void => void counts.set(type, (counts.get(type) ?? 0) + more);
  // Most things are of one class: what is above it is counted for all of them at once.
  const ofOne = new Map<Node, number>();
  typed.each(column, nodes, (stated) => {
    const [only] = stated;
    if (only !== undefined && stated.length === 1) ofOne.set(only, (ofOne.get(only) ?? 0) + 1);
    else for (const type of widenedAll(stated, widened)) count(type, 1);
  });
  for (const [only, things] of ofOne) for (const type of widened(only)) count(type, things);
  // Of classes that are equally frequent the narrower comes first: it says more.
  return [...counts]
    .sort(([a, n], [b, m]) => m - n || ancestors(b).length - ancestors(a).length || (a < b ? -1 : 1))
    .slice(0, MOST_END_CLASSES)
    .map(([type]) => iriOf(type));
}

/** Classes stated for something, and those above them; each once. */
function widenedAll(stated: readonly Node[], widened: ClassTree["widened"]): Iterable<Node> {
  const [only] = stated;
  return only !== undefined && stated.length === 1 ? widened(only) : new Set(stated.flatMap(widened));
}

function classEntries(
  structure: Structure,
  { ancestors, widened }: ClassTree,
  { linking, unnamed }: { readonly linking: ReadonlySet<Node>; readonly unnamed: ReadonlySet<Node> },
  saidOf: ReturnType<typeof saidOfClasses>,
  propertiesOf: ReturnType<typeof propertiesOfClasses>,
): readonly ClassEntry[] {
  const counts = new Map<Node, number>();
  for (const [node, stated] of structure.types) {
    if (structure.apparatus.has(node)) continue;
    for (const type of widenedAll(stated, widened)) counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return [...counts.keys()]
    .filter((type) => !isMetaNode(type) || structure.described?.called.has(iriOf(type)) === true)
    .sort()
    .map((type) => {
      const { labels = [], aliases = [], description } = structure.names.get(type) ?? {};
      const [label = nameFromIri(iriOf(type)), ...otherLabels] = labels;
      return {
        iri: iriOf(type),
        label,
        aliases: [...otherLabels, ...aliases],
        ...(description === undefined ? {} : { description }),
        count: counts.get(type) ?? 0,
        ancestors: ancestors(type).map(iriOf),
        ...(linking.has(type) ? { linking: true } : {}),
        ...(unnamed.has(type) ? { unnamed: true } : {}),
        ...saidOf(type),
        ...propertiesOf(type),
      };
    });
}

/** Of an ontology these are relations like others. */
function declaredProperties(
  reader: PairReader,
  structure: Structure,
  typed: TypedNodes,
  { ancestors, widened }: ClassTree,
): ReturnType<typeof propertiesOfClasses> {
  const [relation, ...others] = DOMAIN_PREDICATES.filter((each) => reader.pairs(each).subjects.length > 0);
  if (relation === undefined || others.length > 0 || structure.described !== undefined) return () => ({});
  const used = new Map<Node, Set<Node>>();
  for (const each of structure.relations) {
    const { subjects, nodes } = numbersOf(factsOf(reader, structure, each));
    typed.each(subjects, nodes, (stated) => {
      for (const type of widenedAll(stated, widened)) {
        const known = used.get(type) ?? new Set<Node>();
        used.set(type, known.add(nodeOf(each)));
      }
    });
  }
  const none: ReadonlySet<Node> = new Set();
  return propertiesOfClasses({
    relation,
    pairs: reader.pairs(relation),
    usedBy: (type) => used.get(type) ?? none,
    ancestors,
  });
}

function once<T>(compute: () => T): () => T {
  let known: { readonly value: T } | undefined;
  return () => (known ??= { value: compute() }).value;
}

function memoised<T>(compute: (node: Node) => T): (node: Node) => T {
  const known = new Map<Node, T>();
  return (node) => {
    const found = known.get(node);
    if (found !== undefined) return found;
    const value = compute(node);
    known.set(node, value);
    return value;
  };
}
