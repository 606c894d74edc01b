import { DCTERMS, SCHEMA } from "../../../engine/rdf/term.ts";
import type { Vocabulary } from "../../../engine/sources/knowledge-graph.ts";
import { MAX_IRI_LENGTH } from "../../select/bounded-term.ts";
import { namesFromIri } from "../local-name.ts";
import { type Codes, readCodes } from "./codes.ts";
import { composedIn } from "./composed/composed.ts";
import { composedRelation } from "./composed/composed-facts.ts";
import { among, numbersOf } from "./pair-numbers.ts";
import { iriOf, isIri, type Node, nodeOf, type PairReader, termOf } from "./pairs.ts";
import { readTwins, type Twins } from "./twins.ts";
import { readStructure, type Structure } from "./structure.ts";

/**
 * Everything about a graph that is kept outside the store: what its entities are called, and what it says of itself.
 */
export interface GraphStatistics {
  readonly vocabulary: Vocabulary;
  readonly entities: readonly EntityRecord[];
  /** Class IRI to the classes directly above it. */
  readonly parents: ReadonlyMap<string, readonly string[]>;
  /** `YYYY-MM-DD`. */
  readonly asOf: string | undefined;
  readonly licence: string | undefined;
  /** Labels to which no predicate of the vocabulary leads, by IRI. */
  readonly madeLabels: ReadonlyMap<string, string>;
  /** Pairs of IRIs that seem to name one thing, some of them. */
  readonly twins: readonly Twins[];
}

/** An entity as the label index needs it. */
export interface EntityRecord {
  readonly iri: string;
  /** Best first, never empty; made from the IRI where the graph gives none. */
  readonly labels: readonly string[];
  readonly aliases: readonly string[];
  /** Those of the aliases that are codes: they name it only as they are written. */
  readonly codes?: readonly string[];
  readonly description: string | undefined;
  /** Stated classes, superclasses not included. */
  readonly types: readonly string[];
  /** Number of triples by which it is connected to anything. */
  readonly degree: number;
}

export const LICENCES = [`${DCTERMS}license`, `${SCHEMA}license`, "http://schema.org/license", `${DCTERMS}rights`];

/** @param structure The graph's, where it was read already */
export function graphStatistics(
  reader: PairReader,
  settings: Partial<Vocabulary>,
  structure: Structure = readStructure(reader, settings),
): GraphStatistics {
  const codes = readCodes(reader, structure);
  const composed = [...composedIn(reader, structure, settings).values()].map(composedRelation);
  const entities = entitiesOf(reader, structure, codes);
  return {
    vocabulary: {
      ...structure.vocabulary,
      ...(composed.length === 0 ? {} : { composed }),
      ...(codes.relations.length === 0 ? {} : { codes: codes.relations }),
    },
    entities,
    twins: readTwins(entities, (iri) => (structure.names.get(nodeOf(iri))?.labels.length ?? 0) > 0),
    parents: new Map(
      [...structure.parents].filter(([node]) => isIri(node)).map(([node, above]) => [iriOf(node), above.map(iriOf)]),
    ),
    asOf: datasetValue(reader, structure, [`${DCTERMS}modified`])?.match(/^\d{4}-\d{2}-\d{2}/u)?.[0],
    licence: datasetValue(reader, structure, LICENCES),
    madeLabels: new Map(
      [...structure.names].flatMap(
        ([
          node,
          {
            labels: [label],
            isMade,
          },
        ]) => (isMade === true && label !== undefined && isIri(node) ? [[iriOf(node), label] as const] : []),
      ),
    ),
  };
}

/**
 * Entities are the named, typed or connected nodes that belong neither to the apparatus nor, by use, to the classes.
 */
function entitiesOf(reader: PairReader, structure: Structure, codes: Codes): readonly EntityRecord[] {
  const { apparatus, classes, names, types } = structure;
  const { degrees, reached } = degreesIn(reader, structure);
  const nodes = new Set(degrees.keys());
  for (const more of [types, names]) for (const node of more.keys()) nodes.add(node);
  // An occupation or a genre may be a class and what a relation points at; it is then asked about like anything else.
  return [...nodes]
    .filter(
      (node) =>
        isIri(node) &&
        node.length <= MAX_IRI_LENGTH &&
        !apparatus.has(node) &&
        (!classes.has(node) || reached.has(node) || structure.described?.terms.has(node) === true),
    )
    .sort()
    .map((node) => ({
      iri: iriOf(node),
      ...withCodes(namesOf(node, structure), codes.ofNode.get(node)),
      types: (types.get(node) ?? []).map(iriOf).sort(),
      degree: degrees.get(node) ?? 0,
    }));
}

/** How many triples of relations each node is an end of, and the classes that are their objects. */
function degreesIn(
  reader: PairReader,
  { apparatus, classes, relations }: Structure,
): { readonly degrees: ReadonlyMap<Node, number>; readonly reached: ReadonlySet<Node> } {
  const asSubjects = new Map<readonly Node[], Uint32Array>();
  const asObjects = new Map<readonly Node[], Uint32Array>();
  const apparatusIn = among(apparatus);
  for (const relation of relations) {
    const { subjects, objects, nodes } = numbersOf(reader.pairs(relation));
    const isOut = apparatusIn(nodes);
    const [from, to] = [asSubjects, asObjects].map((counts) => {
      const known = counts.get(nodes) ?? new Uint32Array(nodes.length);
      counts.set(nodes, known);
      return known;
    });
    for (let row = 0; row < subjects.length; row += 1) {
      if (isOut[subjects[row]!] === 1) continue;
      from![subjects[row]!]! += 1;
      to![objects[row]!]! += 1;
    }
  }
  const degrees = new Map<Node, number>();
  const reached = new Set<Node>();
  for (const [nodes, counts] of asSubjects)
    counts.forEach((count, number) => {
      const node = nodes[number]!;
      const own = asObjects.get(nodes)?.[number] ?? 0;
      const isReached = own > 0 && isIri(node);
      if (count === 0 && !isReached) return;
      degrees.set(node, (degrees.get(node) ?? 0) + count + (isReached ? own : 0));
      if (isReached && classes.has(node)) reached.add(node);
    });
  return { degrees, reached };
}

type NamesOfRecord = Pick<EntityRecord, "labels" | "aliases" | "codes" | "description">;

/** Codes are names below all others: what is a name already is none. */
function withCodes(names: NamesOfRecord, stated: readonly string[] = []): NamesOfRecord {
  const codes = stated.filter((code) => !names.labels.includes(code) && !names.aliases.includes(code));
  return codes.length === 0 ? names : { ...names, aliases: [...names.aliases, ...codes], codes };
}

function namesOf(node: Node, { names }: Structure): NamesOfRecord {
  const { labels = [], aliases = [], description } = names.get(node) ?? {};
  if (labels.length > 0) return { labels, aliases, description };
  const [made, ...asWritten] = namesFromIri(iriOf(node));
  return { labels: [made], aliases: [...aliases, ...asWritten], description };
}

function datasetValue(reader: PairReader, { dataset }: Structure, predicates: readonly string[]): string | undefined {
  if (dataset === undefined) return undefined;
  for (const predicate of predicates) {
    const { subjects, objects } = reader.pairs(predicate);
    const term = termOf(objects[subjects.indexOf(dataset)] ?? "");
    if (term?.kind === "iri") return term.value;
    if (term?.kind === "literal") return term.lexical;
  }
  return undefined;
}
