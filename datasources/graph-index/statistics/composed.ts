import { composedIri } from "../../../engine/graph/composed-iri.ts";
import { normalise } from "../../../engine/text/normalise.ts";
import { compareDates, parseDate } from "../../../engine/values/date.ts";
import { RDF, RDFS, termKey } from "../../../engine/rdf/term.ts";
import type { ComposedRelation, ComposedStep, Vocabulary } from "../../../engine/sources/knowledge-graph.ts";
import { ancestorsOf } from "./ancestors.ts";
import { nameFromIri } from "../local-name.ts";
import { isOfTheWhole, nestedParts, type Out, partsOfMembers, type Reached } from "./further-parts.ts";
import { listMembers, readLists } from "./lists.ts";
import { objectKind } from "./object-kind.ts";
import { isIri, isResource, type Node, type PairReader, type Pairs, termOf } from "./pairs.ts";
import type { Structure } from "./structure.ts";
import { isMetaNode } from "./terms.ts";
import { leadsToUnit, unitWords } from "./units.ts";

/** A relation through nodes without names, with its facts. */
export interface ComposedFacts extends ComposedRelation {
  readonly pairs: Pairs;
  /** Facts that have ended by what their node says, as `subject object`. */
  readonly ended: ReadonlySet<string>;
  /** Names of its two relations, the one that it is called by first. */
  readonly called: readonly string[];
  /** Relations by whose names alone it is called, too. */
  readonly alsoCalled?: readonly string[];
  readonly through: readonly [string, string] | undefined;
  /** Units of its numbers, as they are stated. */
  readonly units: readonly Node[];
}

/** The relation without its facts. */
export function composedRelation(facts: ComposedFacts): ComposedRelation {
  const { relation, ways, start, end, hasUnreadTimes, measure } = facts;
  return {
    relation,
    ways,
    ...(start === undefined ? {} : { start }),
    ...(end === undefined ? {} : { end }),
    ...(hasUnreadTimes === undefined ? {} : { hasUnreadTimes }),
    ...(measure === undefined ? {} : { measure }),
  };
}

/** More relations than these between two ends of nodes say less of each. */
const MOST_COMPOSED = 200;
/** A node with more links than these holds no single fact. */
const MOST_LINKS = 4;
/** Share of the nodes of a kind that must have a part for it to be theirs. */
const MIN_SHARE = 0.9;

type NeededStructure = Pick<Structure, "names" | "types" | "apparatus" | "relations"> &
  Partial<Pick<Structure, "described">> & {
    /** Classes none of whose members has a name, where that is not to be told from the types. */
    readonly unnamedKinds?: ReadonlySet<Node>;
  };

/**
 * Relations that a graph states along lists, or in several parts on nodes without names: found by the shape of these
 * nodes, whatever the vocabulary.
 */
function readComposed(reader: PairReader, structure: NeededStructure): readonly ComposedFacts[] {
  const lists = readLists(reader);
  const outs = nodesBetween(reader, structure, lists);
  const composed: ComposedFacts[] = structure.described === undefined ? [] : [...alongTerms(reader)];
  if (outs.size === 0 && lists.size === 0) return composed;
  const reached = new Set<Node>();
  for (const relation of structure.relations) {
    const pairs = reader.pairs(relation);
    composed.push(...alongLists(relation, pairs, lists, outs));
    const rows: Reached[] = [];
    pairs.objects.forEach((node, row) => {
      if (!outs.has(node)) return;
      const subject = pairs.subjects[row] ?? "";
      if (isIri(subject) && !structure.apparatus.has(subject)) rows.push({ subject, node });
    });
    for (const { node } of rows) reached.add(node);
    if (rows.length === 0) continue;
    composed.push(...fromSubjects(relation, pairs, rows, outs, structure), ...nestedParts(relation, rows, outs));
  }
  const alone = new Map([...outs].filter(([node]) => !reached.has(node)));
  composed.push(...betweenLinks(alone));
  const known = new Set<string>();
  return composed.filter(({ relation }) => !known.has(relation) && known.add(relation)).slice(0, MOST_COMPOSED);
}

/** The composed relations of a graph by their IRIs; none where its settings say which there are. */
export function composedIn(
  reader: PairReader,
  structure: NeededStructure,
  settings: Partial<Vocabulary>,
): ReadonlyMap<string, ComposedFacts> {
  if (settings.composed !== undefined) return new Map();
  let composed = COMPOSED.get(structure);
  if (composed === undefined) {
    composed = new Map(readComposed(reader, structure).map((each) => [each.relation, each]));
    COMPOSED.set(structure, composed);
  }
  return composed;
}

/** What was found once is not looked for again: all triples are looked at for it. */
const COMPOSED = new WeakMap<NeededStructure, ReadonlyMap<string, ComposedFacts>>();

/** What is a kind of a kind of instrument is a kind of instrument. */
const OF_KINDS = [`${RDFS}subClassOf`, `${RDFS}subPropertyOf`];

/** Relations between terms that hold along a chain of them (RDF Schema 1.1, sections 3.4 and 3.5). */
function alongTerms(reader: PairReader): readonly ComposedFacts[] {
  return OF_KINDS.filter((relation) => reader.predicates.includes(relation)).map((relation): ComposedFacts => {
    const { subjects, objects } = reader.pairs(relation);
    const above = new Map<Node, Node[]>();
    subjects.forEach((subject, row) => {
      const object = objects[row] ?? "";
      if (isIri(subject) && isIri(object)) above.set(subject, [...(above.get(subject) ?? []), object]);
    });
    const facts = [...above.keys()].flatMap((subject) =>
      ancestorsOf(subject, (node) => above.get(node) ?? []).map((object) => ({ subject, object })),
    );
    return {
      relation,
      ways: [[{ relation }, { relation, walked: "any" }]],
      pairs: { subjects: facts.map(({ subject }) => subject), objects: facts.map(({ object }) => object) },
      ended: new Set(),
      called: [],
      through: undefined,
      units: [],
    };
  });
}

/** `:x author ( :a :b )`: the relation leads to the members of the list. */
function alongLists(
  relation: string,
  { subjects, objects }: Pairs,
  lists: ReturnType<typeof readLists>,
  outs: ReadonlyMap<Node, readonly Out[]>,
): readonly ComposedFacts[] {
  if (lists.size === 0 || !objects.some((object) => lists.has(object))) return [];
  const rows = subjects.flatMap((subject, row) => {
    const object = objects[row] ?? "";
    if (!isIri(subject)) return [];
    return lists.has(object)
      ? listMembers(object, lists).map((member) => ({ subject, member }))
      : [{ subject, member: object }];
  });
  const way: readonly ComposedStep[] = [
    { relation },
    { relation: `${RDF}rest`, walked: "any" },
    { relation: `${RDF}first` },
  ];
  const isMixed = objects.some((object) => !lists.has(object));
  const named = rows.filter(({ member }) => !member.startsWith("_:"));
  const nodes = rows.map(({ subject, member }) => ({ subject, node: member }));
  const parts = isMixed ? [] : partsOfMembers({ relation, steps: way, calledBy: relation }, nodes, outs);
  if (named.length === 0) return parts;
  // Members of which nobody can say what they are would be missing among the others.
  if (named.length < rows.length) return [];
  return [
    {
      relation,
      ways: isMixed ? [way, [{ relation }]] : [way],
      pairs: { subjects: named.map(({ subject }) => subject), objects: named.map(({ member }) => member) },
      ended: new Set(),
      called: [],
      through: undefined,
      units: [],
    },
  ];
}

/** Nodes that hold one fact together, with what leaves them; those that only say something of the graph left out. */
function nodesBetween(
  reader: PairReader,
  { names, types, apparatus, relations, unnamedKinds: known }: NeededStructure,
  lists: ReadonlyMap<Node, unknown>,
): ReadonlyMap<Node, readonly Out[]> {
  const isNamed = (node: Node): boolean => (names.get(node)?.labels.length ?? 0) > 0;
  const kinds = known ?? unnamedKinds(types, isNamed);
  const isBetween = (node: Node): boolean => {
    const isBlank = node.startsWith("_:");
    // Every triple is looked at, and in most graphs that is all there is to see.
    if (!isBlank && kinds.size === 0) return false;
    const stated = types.get(node) ?? [];
    if (apparatus.has(node) || lists.has(node) || isNamed(node) || stated.some(isMetaNode)) return false;
    return isBlank || (stated.length > 0 && stated.every((type) => kinds.has(type)));
  };
  const outs = new Map<Node, Out[]>();
  for (const predicate of relations) {
    const { subjects, objects } = reader.pairs(predicate);
    subjects.forEach((subject, row) => {
      if (!isBetween(subject)) return;
      const out = { predicate, object: objects[row] ?? "" };
      const known = outs.get(subject);
      if (known === undefined) outs.set(subject, [out]);
      else known.push(out);
    });
  }
  // What has an IRI is a thing by itself, unless it has nothing but dates and links to what has a name.
  const isLink = (object: Node): boolean => isIri(object) && isNamed(object);
  const isFact = (found: readonly Out[]): boolean =>
    found.some(({ object }) => isDate(object)) && found.every(({ object }) => isLink(object) || isDate(object));
  return new Map([...outs].filter(([node, found]) => node.startsWith("_:") || isFact(found)));
}

/** Classes none of whose members has a name, in a graph where other things do. */
function unnamedKinds(types: ReadonlyMap<Node, readonly Node[]>, isNamed: (node: Node) => boolean): ReadonlySet<Node> {
  const kinds = new Set<Node>();
  for (const stated of types.values()) for (const type of stated) kinds.add(type);
  let anyNamed = false;
  for (const [node, stated] of types) {
    if (!isNamed(node)) continue;
    anyNamed = true;
    for (const type of stated) kinds.delete(type);
  }
  return anyNamed ? kinds : new Set();
}

/** `:x relation [ :part … ]`: the relation and each part of its nodes are one relation. */
function fromSubjects(
  relation: string,
  all: Pairs,
  rows: readonly Reached[],
  outs: ReadonlyMap<Node, readonly Out[]>,
  { names }: NeededStructure,
): readonly ComposedFacts[] {
  const nodes = new Map(rows.map(({ node }) => [node, outs.get(node) ?? []]));
  const times = timesByPart(nodes);
  const bounds = new Set([...times.values()].flatMap(({ start, end }) => [start, end]));
  const parts = [...partsOf(nodes)].filter(([part]) => !bounds.has(part));
  const measures = parts.filter(([part]) => leadsToUnit(part));
  const values = parts.filter(([part]) => !leadsToUnit(part));
  const units = [...new Set(measures.flatMap(([, objects]) => objects))];
  const measureOf = (objects: readonly Node[]): Pick<ComposedFacts, "units" | "measure"> =>
    objectKind(objects) === "NUMBER"
      ? {
          units,
          ...measuredBy(
            measures.map(([part]) => part),
            units,
            names,
          ),
        }
      : { units: [] };
  const partFacts = ([part]: Part): ComposedFacts => {
    const found = factsBy(rows, outs, part);
    return {
      relation: composedIri(relation, part),
      ways: [[{ relation }, { relation: part }]],
      ...times.get(part),
      pairs: { subjects: found.map(({ subject }) => subject), objects: found.map(({ object }) => object) },
      ended: endedOf(found, outs, times.get(part)?.end),
      called: [part, relation],
      ...(isOfTheWhole(relation) ? { alsoCalled: [part] } : {}),
      through: [relation, part],
      ...measureOf(found.map(({ object }) => object)),
    };
  };
  // A part that stands on a node of its own is one more.
  const isWhole = ![...nodes.values()].flat().some(({ object }) => object.startsWith("_:"));
  const meant = isWhole ? partMeant(values) : undefined;
  if (meant === undefined || meant[1].length < MIN_SHARE * nodes.size) return values.map(partFacts);
  const [part] = meant;
  const direct = all.subjects.flatMap((subject, row) => {
    const object = all.objects[row] ?? "";
    return isIri(subject) && !nodes.has(object) && !object.startsWith("_:") ? [{ subject, object }] : [];
  });
  const found = factsBy(rows, outs, part);
  const way = [{ relation }, { relation: part }];
  // A number that stands alone has no unit, which those on nodes have; and who is known is not what one is called.
  const kinds = new Set([direct, found].map((facts) => objectKind(facts.map(({ object }) => object))));
  if (direct.length > 0 && (units.length > 0 || kinds.size > 1)) return [];
  return [
    {
      relation,
      ways: direct.length > 0 ? [way, [{ relation }]] : [way],
      ...times.get(part),
      pairs: {
        subjects: [...found, ...direct].map(({ subject }) => subject),
        objects: [...found, ...direct].map(({ object }) => object),
      },
      ended: endedOf(found, outs, times.get(part)?.end),
      called: [],
      through: direct.length > 0 ? undefined : [relation, part],
      ...measureOf(found.map(({ object }) => object)),
    },
    ...values.filter((each) => each !== meant).map(partFacts),
  ];
}

type Part = readonly [predicate: string, objects: readonly Node[]];

/**
 * The part of a node's that the relation to it leads to: the only one, or the only link where all others tell times
 * ("knows" a person since some day). Of an address with a street and a city none is.
 */
function partMeant(parts: readonly Part[]): Part | undefined {
  if (parts.length === 1) return parts[0];
  const links = parts.filter(([, objects]) => objects.every(isIri));
  return links.length === 1 && parts.every((part) => part === links[0] || tellsTime(part)) ? links[0] : undefined;
}

/** Dates, or numbers that are called years or like a beginning or an end. */
function tellsTime([predicate, objects]: Part): boolean {
  const kind = objectKind(objects);
  if (kind !== "NUMBER") return kind === "DATE";
  const words = normalise(nameFromIri(predicate)).split(" ");
  return words.some((word) => word === "year" || STARTS.has(word) || ENDS.has(word));
}

/**
 * Classes whose members have no names and hold one fact together, such as terms of office; none where the graph's
 * settings say which nodes do.
 */
export function linkingClasses(
  reader: PairReader,
  structure: NeededStructure,
  settings: Partial<Vocabulary>,
): ReadonlySet<Node> {
  if (settings.composed !== undefined) return new Set();
  const between = nodesBetween(reader, structure, readLists(reader));
  const found = new Set([...between.keys()].flatMap((node) => structure.types.get(node) ?? []));
  for (const [node, types] of structure.types) if (!between.has(node)) for (const type of types) found.delete(type);
  return found;
}

/** `[] :holder :a ; :office :b ; :from …`: nodes that nothing leads to relate what they link to. */
function betweenLinks(outs: ReadonlyMap<Node, readonly Out[]>): readonly ComposedFacts[] {
  return [...linkedPairs(outs).values()].flatMap(({ from, to, nodes }): readonly ComposedFacts[] => {
    const parts = partsOf(nodes);
    if (![from, to].every((part) => parts.get(part)?.every(isIri) === true)) return [];
    const rows = [...nodes].flatMap(([node, found]) =>
      found.filter(({ predicate }) => predicate === from).map(({ object }) => ({ subject: object, node })),
    );
    const facts = factsBy(rows, nodes, to);
    if (facts.length === 0) return [];
    const times = timesOf(nodes);
    return [
      {
        relation: composedIri(`${from}(inverse)`, to),
        ways: [[{ relation: from, walked: "inverse" }, { relation: to }]],
        ...times,
        pairs: { subjects: facts.map(({ subject }) => subject), objects: facts.map(({ object }) => object) },
        ended: endedOf(facts, nodes, times.end),
        called: [to],
        through: [from, to],
        units: [],
      },
    ];
  });
}

interface LinkedPair {
  readonly from: string;
  readonly to: string;
  /** All nodes that link by both, whatever their kind: their dates tell the times of this pair, and no others do. */
  readonly nodes: Map<Node, readonly Out[]>;
}

/** Each two of the relations by which a node links to things, with the nodes that have both. */
function linkedPairs(outs: ReadonlyMap<Node, readonly Out[]>): ReadonlyMap<string, LinkedPair> {
  const pairs = new Map<string, LinkedPair>();
  for (const [node, found] of outs) {
    const links = found.filter(({ object }) => isIri(object)).map(({ predicate }) => predicate);
    if (links.length < 2 || links.length > MOST_LINKS) continue;
    for (const from of links)
      for (const to of links) {
        if (from === to) continue;
        const key = `${from} ${to}`;
        const pair = pairs.get(key) ?? { from, to, nodes: new Map<Node, readonly Out[]>() };
        pair.nodes.set(node, found);
        pairs.set(key, pair);
      }
  }
  return pairs;
}

interface FactByNode extends Reached {
  readonly object: Node;
}

/** A fact that leads back to where it came from says nothing. */
function factsBy(
  rows: readonly Reached[],
  outs: ReadonlyMap<Node, readonly Out[]>,
  part: string,
): readonly FactByNode[] {
  return rows.flatMap(({ subject, node }) =>
    (outs.get(node) ?? [])
      .filter(({ predicate, object }) => predicate === part && object !== subject && !object.startsWith("_:"))
      .map(({ object }) => ({ subject, node, object })),
  );
}

function endedOf(
  facts: readonly FactByNode[],
  outs: ReadonlyMap<Node, readonly Out[]>,
  end: string | undefined,
): ReadonlySet<string> {
  if (end === undefined) return new Set();
  const hasEnded = (node: Node): boolean => outs.get(node)?.some(({ predicate }) => predicate === end) === true;
  return new Set(facts.filter(({ node }) => hasEnded(node)).map(({ subject, object }) => `${subject} ${object}`));
}

function partsOf(nodes: ReadonlyMap<Node, readonly Out[]>): ReadonlyMap<string, readonly Node[]> {
  const parts = new Map<string, Node[]>();
  for (const { predicate, object } of [...nodes.values()].flat()) {
    if (object.startsWith("_:")) continue;
    const known = parts.get(predicate);
    if (known === undefined) parts.set(predicate, [object]);
    else known.push(object);
  }
  return parts;
}

const STARTS: ReadonlySet<string> = new Set(["start", "started", "begin", "began", "beginning", "from", "since"]);
const ENDS: ReadonlySet<string> = new Set(["end", "ended", "finish", "finished", "until", "till", "to"]);

type Times = Pick<ComposedRelation, "start" | "end" | "hasUnreadTimes">;

/** The times of each part that is no date: told by the nodes that have it, since others may be of another kind. */
function timesByPart(nodes: ReadonlyMap<Node, readonly Out[]>): ReadonlyMap<string, Times> {
  const having = new Map<string, Map<Node, readonly Out[]>>();
  for (const [node, found] of nodes)
    for (const { predicate, object } of found) {
      if (isDate(object)) continue;
      const known = having.get(predicate) ?? new Map<Node, readonly Out[]>();
      having.set(predicate, known.set(node, found));
    }
  return new Map([...having].map(([part, own]) => [part, timesOf(own)]));
}

/**
 * Which dates of nodes say from when and until when: of two the one that is never later; of any others those that alone
 * are called like a beginning and like an end. Where the order is not always the same, or nothing tells them apart,
 * there are times that can not be read; of one date that is called otherwise there are none.
 */
function timesOf(nodes: ReadonlyMap<Node, readonly Out[]>): Times {
  const dates = [...partsOf(nodes)].filter(([, objects]) => objects.every(isDate)).map(([part]) => part);
  const [one, other, ...more] = dates;
  if (one === undefined) return {};
  const named = timesByName(dates);
  if (other === undefined) return named;
  if (more.length > 0) {
    const isRight = named.start !== undefined && named.end !== undefined;
    return isRight && !ordersOf(nodes, named.start, named.end).has("after") ? named : UNREAD;
  }
  const orders = ordersOf(nodes, one, other);
  if (orders.size > 1) return UNREAD;
  if (orders.size === 0) return named.start === undefined || named.end === undefined ? UNREAD : named;
  return orders.has("before") ? { start: one, end: other } : { start: other, end: one };
}

const UNREAD: Times = { hasUnreadTimes: true };

/** A beginning and an end by what dates are called; neither where several are called so. */
function timesByName(dates: readonly string[]): Pick<Times, "start" | "end"> {
  const called = (words: ReadonlySet<string>): string | undefined => {
    const [found, ...others] = dates.filter((date) =>
      normalise(nameFromIri(date))
        .split(" ")
        .some((word) => words.has(word)),
    );
    return others.length > 0 ? undefined : found;
  };
  const start = called(STARTS);
  const end = called(ENDS);
  return {
    ...(start === undefined ? {} : { start }),
    ...(end === undefined || end === start ? {} : { end }),
  };
}

/** How one date of a node lies to another wherever it has one of each; nothing where they are the same day. */
function ordersOf(nodes: ReadonlyMap<Node, readonly Out[]>, one: string, other: string): ReadonlySet<string> {
  return new Set(
    [...nodes.values()].flatMap((found) => {
      const [first, second] = [one, other].map((part) => found.filter(({ predicate }) => predicate === part));
      const [a, b] = [first?.[0]?.object, second?.[0]?.object].map((object) => dateOf(object ?? ""));
      if (a === undefined || b === undefined || first?.length !== 1 || second?.length !== 1) return [];
      const order = compareDates(a, b);
      return order === "before" || order === "after" ? [order] : [];
    }),
  );
}

function dateOf(node: Node): ReturnType<typeof parseDate> {
  const term = termOf(node);
  return term?.kind === "literal" ? parseDate(term.lexical) : undefined;
}

function isDate(node: Node): boolean {
  return !isResource(node) && dateOf(node) !== undefined && objectKind([node]) === "DATE";
}

/** How nodes say which of several units their number is in; nothing where all are in one, or it is said in two ways. */
function measuredBy(
  predicates: readonly string[],
  units: readonly Node[],
  names: Structure["names"],
): Pick<ComposedRelation, "measure"> {
  const [predicate, ...others] = predicates;
  if (units.length < 2 || predicate === undefined || others.length > 0) return {};
  const words = units.flatMap((unit) => {
    const [term, said] = [termOf(unit), unitWords(unit, (node) => names.get(node)?.labels[0])];
    return term === undefined || said === undefined ? [] : [[termKey(term), said] as const];
  });
  return { measure: { predicate, words: Object.fromEntries(words) } };
}
