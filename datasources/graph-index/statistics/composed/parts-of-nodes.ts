import { composedIri } from "../../../../engine/graph/composed-iri.ts";
import { termKey } from "../../../../engine/rdf/term.ts";
import type { ComposedRelation } from "../../../../engine/sources/knowledge-graph.ts";
import { objectKind } from "../object-kind.ts";
import { isIri, type Node, type Pairs, termOf } from "../pairs.ts";
import type { Structure } from "../structure.ts";
import { leadsToUnit, unitWords } from "../units.ts";
import type { ComposedFacts } from "./composed-facts.ts";
import { endedOf, factsBy, partsOf } from "./facts-of-nodes.ts";
import { isOfTheWhole, type Out, type Reached } from "./further-parts.ts";
import type { NeededStructure } from "./nodes-between.ts";
import { tellsTime, timesByPart } from "./times-of-nodes.ts";

/** Share of the nodes of a kind that must have a part for it to be theirs. */
const MIN_SHARE = 0.9;

/** `:x relation [ :part … ]`: the relation and each part of its nodes are one relation. */
export function partsOfNodes(
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
  return links.length === 1 && parts.every((part) => part === links[0] || tellsTime(...part)) ? links[0] : undefined;
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
