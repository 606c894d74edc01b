import { composedIri } from "../../../../engine/graph/composed-iri.ts";
import { normalise } from "../../../../engine/text/normalise.ts";
import type { ComposedStep } from "../../../../engine/sources/knowledge-graph.ts";
import { nameFromIri } from "../../local-name.ts";
import type { ComposedFacts } from "./composed-facts.ts";
import { objectKind } from "../object-kind.ts";
import { isIri, type Node } from "../pairs.ts";
import { leadsToUnit } from "../units.ts";

/** What leaves a node between two others: predicate and object. */
export interface Out {
  readonly predicate: string;
  readonly object: Node;
}

/** A node without a name that something is related to. */
export interface Reached {
  readonly subject: Node;
  readonly node: Node;
}

/** How nodes are reached: the IRI that stands for it, the steps, and the relation whose name says it. */
export interface Way {
  readonly relation: string;
  readonly steps: readonly ComposedStep[];
  readonly calledBy: string;
}

/** What has parts that are the thing's own: the postcode of an address is that of the house. */
const OF_THE_WHOLE: ReadonlySet<string> = new Set([
  ...["address", "postal address", "location", "place", "geo", "geometry", "coordinates", "position"],
  ...["contact", "contact point", "dimensions", "measurements"],
]);

/** `:x address [ :place [ :postcode … ] ]`: the parts of nodes that stand on nodes. */
export function nestedParts(
  relation: string,
  rows: readonly Reached[],
  outs: ReadonlyMap<Node, readonly Out[]>,
): readonly ComposedFacts[] {
  const byPart = new Map<string, Reached[]>();
  for (const { subject, node } of rows) {
    for (const { predicate, object } of outs.get(node) ?? []) {
      if (!object.startsWith("_:") || !outs.has(object) || object === node) continue;
      const known = byPart.get(predicate) ?? [];
      if (known.length === 0) byPart.set(predicate, known);
      known.push({ subject, node: object });
    }
  }
  return [...byPart].flatMap(([part, reached]) => {
    const way = {
      relation: composedIri(relation, part),
      steps: [{ relation }, { relation: part }],
      calledBy: relation,
    };
    const isOwn = isOfTheWhole(relation) && isOfTheWhole(part);
    return partsAlong(way, reached, outs).map((each) => ({ ...each, ...(isOwn ? { alsoCalled: [each.part] } : {}) }));
  });
}

/** `:x contributor ( [ :person :a ; :role "editor" ] )`: the parts of the nodes in lists. */
export function partsOfMembers(
  way: Way,
  members: readonly Reached[],
  outs: ReadonlyMap<Node, readonly Out[]>,
): readonly ComposedFacts[] {
  const found = partsAlong(
    way,
    members.filter(({ node }) => outs.has(node)),
    outs,
  );
  const links = found.filter(({ pairs }) => pairs.objects.every(isIri));
  // What alone of a member is a thing is what the list is of.
  return found.map((each) =>
    links.length === 1 && links[0] === each ? { ...each, alsoCalled: [way.calledBy], through: undefined } : each,
  );
}

export function isOfTheWhole(relation: string): boolean {
  return OF_THE_WHOLE.has(normalise(nameFromIri(relation)));
}

interface PartFacts extends ComposedFacts {
  readonly part: string;
}

/** Each part of the nodes at the end of a way as one relation. Where they bear dates, these may say when it holds. */
function partsAlong(
  { relation, steps, calledBy }: Way,
  rows: readonly Reached[],
  outs: ReadonlyMap<Node, readonly Out[]>,
): readonly PartFacts[] {
  const parts = new Map<string, { readonly subject: Node; readonly object: Node }[]>();
  for (const { subject, node } of rows) {
    for (const { predicate, object } of outs.get(node) ?? []) {
      if (object.startsWith("_:") || object === subject) continue;
      const known = parts.get(predicate) ?? [];
      if (known.length === 0) parts.set(predicate, known);
      known.push({ subject, object });
    }
  }
  const kinds = new Map([...parts].map(([part, facts]) => [part, objectKind(facts.map(({ object }) => object))]));
  if ([...kinds.values()].includes("DATE")) return [];
  const units = [
    ...new Set([...parts].flatMap(([part, facts]) => (leadsToUnit(part) ? facts.map(({ object }) => object) : []))),
  ];
  const values = [...parts].filter(
    ([part]) => !leadsToUnit(part) && (units.length < 2 || kinds.get(part) !== "NUMBER"),
  );
  return values.map(([part, facts]): PartFacts => ({
    part,
    relation: composedIri(relation, part),
    ways: [[...steps, { relation: part }]],
    pairs: { subjects: facts.map(({ subject }) => subject), objects: facts.map(({ object }) => object) },
    ended: new Set(),
    called: [part, calledBy],
    through: [calledBy, part],
    units: kinds.get(part) === "NUMBER" ? units : [],
  }));
}
