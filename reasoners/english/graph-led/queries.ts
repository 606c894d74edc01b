import type {
  FollowForm,
  LinkCandidate,
  MentionForm,
  RelationCandidate,
  SetForm,
} from "../../../engine/question/form/logical-form.ts";
import type { NamedThings } from "../../../engine/query/graph-led/read-by-graph.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { phraseText } from "../language/words.ts";
import { tellsNoPlace } from "../linking/domain-range-fit.ts";
import { relationEntry } from "../linking/known-entries.ts";
import type { EndKind } from "../linking/phrase-to-link.ts";
import { GRAPH_LED } from "../weights.ts";
import type { ClassClaim, NameClaim } from "./claims.ts";
import { endOf, type Kinds, meet, ofClass, startOf } from "./kinds.ts";
import type { Placed } from "./placing.ts";
import { ANSWER, type Node, type Variable } from "./trees.ts";
import type { Said } from "./ways.ts";

/** A set that a tree of relations describes, and how well its links fit the words, 0–1. */
export interface Query {
  readonly set: SetForm;
  readonly fit: number;
  /** What its members are. */
  readonly kinds: Kinds;
}

export interface Around {
  readonly catalogue: Catalogue;
  readonly things: ReadonlyMap<string, NamedThings>;
}

/** The query that a tree stands for, with those ways of its relations that lead from kind to kind. */
export function queryOf(
  placed: Placed,
  ways: readonly (readonly RelationCandidate[])[],
  said: readonly Said[],
  around: Around,
): Query | undefined {
  const building: Building = { placed, ways, said, around };
  return setOf(ANSWER, building);
}

interface Building {
  readonly placed: Placed;
  readonly ways: readonly (readonly RelationCandidate[])[];
  readonly said: readonly Said[];
  readonly around: Around;
}

/** What a variable stands for: the members of its classes to which all relations lead that end there. */
function setOf(variable: Variable, building: Building): Query | undefined {
  const { tree } = building.placed;
  const classes = classesOf(variable, building);
  const parts: Query[] = [];
  for (const [at, edge] of tree.entries()) {
    if (edge.wanted !== variable) continue;
    const part = followed(at, edge.known, classes, building);
    if (part === undefined) return undefined;
    parts.push(part);
  }
  const [first, ...others] = parts;
  const [kind] = classes;
  if (first === undefined && kind !== undefined && tree.length === 0) {
    const all: SetForm = kind.members ?? { kind: "instances", text: kind.text, candidates: kind.candidates };
    return classes.length > 1
      ? undefined
      : { set: all, fit: 1, kinds: ofClass(kind.candidates, building.around.catalogue) };
  }
  if (first === undefined || !others.every(({ kinds }) => meet(first.kinds, kinds))) return undefined;
  const isValue = first.kinds !== undefined && "value" in first.kinds;
  if (isValue && (others.length > 0 || classes.length > 0)) return undefined;
  const instances = classes.map(
    ({ text, candidates, members }): SetForm => members ?? { kind: "instances", text, candidates },
  );
  const sets = [...instances, ...parts.map(({ set }) => set)];
  const fit = parts.reduce((product, part) => product * part.fit, 1);
  const [only] = sets;
  if (only === undefined) return undefined;
  return { set: sets.length === 1 ? only : { kind: "intersect", sets }, fit, kinds: first.kinds };
}

function classesOf(node: Node, { placed }: Building): readonly ClassClaim[] {
  return [...placed.targets].flatMap(([claim, target]) => (claim.kind === "class" && target === node ? [claim] : []));
}

function followed(at: number, known: Node, classes: readonly ClassClaim[], building: Building): Query | undefined {
  const { placed, said, around } = building;
  const { catalogue } = around;
  const edge = placed.tree[at];
  const words = said[at];
  if (edge === undefined || words === undefined) return undefined;
  const isWanted = (way: RelationCandidate): boolean =>
    classes.every(({ candidates }) => meet(ofClass(candidates, catalogue), endOf(way, catalogue))) &&
    isOfKind(way, edge.wanted, building);
  const from = typeof known === "number" ? setOf(known, building) : named(known, building);
  if (from === undefined) return undefined;
  const fitting = (building.ways[at] ?? []).filter((way) => isWanted(way) && meet(from.kinds, startOf(way, catalogue)));
  const told = inOneDirection(fitting, catalogue).filter(
    ({ iri }) => !isMutual(placed) || relationEntry(catalogue, iri)?.symmetric === true,
  );
  const here = typeof known === "number" ? told : told.filter((way) => isAround(way, known, around));
  const [best] = here;
  // What fits the words best, and of which the graph has nothing here, is what was asked.
  if (best === undefined || best.score < (told[0]?.score ?? 0) * GRAPH_LED.nearlyBest) return undefined;
  const candidates = here.filter(({ score }) => score >= best.score * GRAPH_LED.nearlyBest);
  const set: FollowForm = {
    kind: "follow",
    from: typeof known === "number" ? from.set : withRelations(known, candidates, from.set, around),
    relation: { text: phraseText(words.words), candidates },
  };
  return { set, fit: from.fit * best.score, kinds: endOf(best, catalogue) };
}

/** "Are E and F …": what one is of the other, the other is of the one. */
function isMutual({ answer, layout }: Placed): boolean {
  return answer !== undefined && layout.ands.length > 0;
}

/** A relation that fits both ways is told by nothing. */
function inOneDirection(ways: readonly RelationCandidate[], catalogue: Catalogue): readonly RelationCandidate[] {
  return ways.filter(
    ({ iri, direction }, at) =>
      !ways.some((other) => other.iri === iri && other.direction !== direction) ||
      (relationEntry(catalogue, iri)?.symmetric === true && ways.findIndex((other) => other.iri === iri) === at),
  );
}

function named(claim: NameClaim, building: Building): Query | undefined {
  const classes = classesOf(claim, building);
  const { catalogue } = building.around;
  const isOfClasses = (iri: string): boolean => {
    const types = claim.types.get(iri) ?? [];
    return classes.every(({ candidates }) => candidates.some((each) => types.includes(each.iri)));
  };
  const candidates = claim.form.candidates.filter(({ iri }) => isOfClasses(iri));
  const [best] = candidates;
  if (best === undefined) return undefined;
  const kinds = kindsOfName({ ...claim, form: { ...claim.form, candidates } }, catalogue);
  return { set: { ...claim.form, candidates }, fit: best.score, kinds };
}

/** The classes of what a name may mean; undefined where they are not known. */
export function kindsOfName({ form, types }: NameClaim, { classes }: Pick<Catalogue, "classes">): Kinds {
  const known = form.candidates.flatMap(({ iri }) => types.get(iri) ?? []);
  return known.length === 0 || classes.length === 0 ? undefined : { classes: new Set(known) };
}

/** Has what a name may mean the relation, in that direction? */
export function isAround(
  { iri, direction }: Pick<RelationCandidate, "iri" | "direction">,
  { form }: NameClaim,
  { things }: Around,
): boolean {
  return form.candidates.some((each) => hasRelation(each, iri, direction, things));
}

function hasRelation(
  { iri }: LinkCandidate,
  relation: string,
  direction: RelationCandidate["direction"],
  things: Around["things"],
): boolean {
  return things.get(iri)?.relations.some((each) => each.iri === relation && each.direction === direction) ?? false;
}

/** Of what a name may mean that which has one of the relations. */
function withRelations(
  claim: NameClaim,
  ways: readonly RelationCandidate[],
  set: SetForm,
  { things }: Around,
): SetForm {
  if (set.kind !== "mention") return set;
  const candidates = set.candidates.filter((each) =>
    ways.some(({ iri, direction }) => hasRelation(each, iri, direction, things)),
  );
  return { ...(set satisfies MentionForm), candidates: candidates.length > 0 ? candidates : claim.form.candidates };
}

/** Is what a relation leads to of the kind that the question word, or a noun such as "year" or "somebody", asks for? */
function isOfKind(way: RelationCandidate, variable: Variable, { placed, around }: Building): boolean {
  const nouns = [...placed.targets].flatMap(([claim, target]) =>
    claim.kind === "anything" && target === variable ? [claim.is] : [],
  );
  const { wanted } = placed.layout;
  const relation = relationEntry(around.catalogue, way.iri);
  return [...nouns, ...(variable === ANSWER && wanted !== undefined ? [wanted] : [])].every(
    (kind) =>
      isKind(kind, endOf(way, around.catalogue)) &&
      // The name that somebody was born with is no place, though words may tell one.
      !(kind === "PLACE" && relation?.objectKind === "TEXT" && tellsNoPlace(relation)),
  );
}

function isKind(kind: EndKind, end: Kinds): boolean {
  const value = end !== undefined && "value" in end ? end.value : undefined;
  switch (kind) {
    case "DATE":
    case "NUMBER":
      return value === kind;
    case "ENTITY":
    case "PERSON":
      return value === undefined;
    case "PLACE":
      return value === undefined || value === "TEXT";
  }
}
