import type { Form, RelationCandidate, RelationPhrase, SetForm } from "../question/form/logical-form.ts";
import { thingsTallied } from "../question/form/things-tallied.ts";
import { nodesOf } from "../question/form/walk.ts";
import { OWL, RDF, RDFS } from "../rdf/term.ts";
import { EQUAL_RELATIONS_RATIO } from "./limits.ts";
import { type Catalogue, type Mention, MOST_END_CLASSES, type RelationEntry } from "../sources/knowledge-graph.ts";

/** What a graph tells of its things: of what classes those are that stand at the ends of relations, and are named. */
export interface Ends {
  readonly relations: ReadonlyMap<string, RelationEntry>;
  readonly classes: ReadonlyMap<string, Catalogue["classes"][number]>;
  /** Classes of almost everything, which tell of nothing what it is. */
  readonly widest: ReadonlySet<string>;
  /** The classes of a thing that the question names; empty where they are not known. */
  readonly typesOf: (iri: string) => readonly string[];
}

/** What the mentions of a question and the catalogue of its graphs tell. */
export function endsOf(mentions: readonly Mention[], { relations, classes }: Catalogue): Ends {
  const types = new Map(mentions.flatMap(({ candidates }) => candidates.map((each) => [each.iri, each.types])));
  return {
    relations: new Map(relations.map((entry) => [entry.iri, entry])),
    classes: new Map(classes.map((entry) => [entry.iri, entry])),
    widest: widestOf(classes),
    typesOf: (iri) => (types.get(iri) ?? []).filter((type) => !isOfLanguage(type)),
  };
}

/** Classes of RDF and OWL themselves tell of nothing what it is: in many ontologies all is a "named individual". */
function isOfLanguage(iri: string): boolean {
  return [OWL, RDF, RDFS].some((language) => iri.startsWith(language));
}

/** The classes above more than half of the others. */
function widestOf(classes: Catalogue["classes"]): ReadonlySet<string> {
  const below = new Map<string, number>();
  for (const iri of classes.flatMap(({ ancestors }) => [...new Set(ancestors)]))
    below.set(iri, (below.get(iri) ?? 0) + 1);
  return new Set([...below].filter(([, count]) => count > classes.length / 2).map(([iri]) => iri));
}

/** Classes of which members may be, those above them included; undefined where nothing is told. */
type Kinds = ReadonlySet<string> | undefined;

/** A number or a date, at which no relation begins. */
const VALUE = "";

/**
 * Why a form is empty for want of another reading, as clauses: it asks a relation of a kind of thing of which the graph
 * states it nowhere, or wants a kind to which the relation nowhere leads. Where all that the words may mean is so, the
 * graph may state by other relations what was asked. Empty where the form fits.
 */
export function unfitEnds(form: Form, ends: Ends): readonly string[] {
  const clauses = new Set<string>();
  for (const { node } of nodesOf(form)) {
    if (node.kind === "follow") {
      const from = kindsOf(node.from, ends);
      if (!canStart(node.relation, from, ends)) clauses.add(notStated(node.relation, from, ends));
    }
    if (node.kind === "where" || node.kind === "extreme") {
      const relation = node.kind === "where" ? node.relation : node.by;
      const of = kindsOf(node.set, ends);
      if (!canStart(relation, of, ends)) clauses.add(notStated(relation, of, ends));
    }
    if (node.kind === "compare") {
      for (const set of [node.a, node.b]) {
        const of = kindsOf(set, ends);
        if (!canStart(node.by, of, ends)) clauses.add(notStated(node.by, of, ends));
      }
    }
    const things = node.kind === "where" || node.kind === "extreme" ? thingsTallied(node) : undefined;
    if ((node.kind === "where" || node.kind === "extreme") && things !== undefined) {
      const counted = kindsOf(things, ends);
      const by = bestMeanings(node.kind === "where" ? node.relation : node.by);
      if (by.length > 0 && !by.some((each) => canMeet(counted, endOf(each, ends)))) clauses.add(NOT_OF_BOTH);
    }
    const parts = node.kind === "intersect" ? node.sets : node.kind === "except" ? [node.set, node.without] : [];
    const [first, ...others] = parts.map((part) => kindsOf(part, ends));
    if (others.some((other) => !canMeet(first, other))) clauses.add(NOT_OF_BOTH);
  }
  return [...clauses].map(statedInAnotherWay);
}

/**
 * Does a form walk on from things of a known kind by relations of which the graph tells no kind of thing that has them?
 * What has them may be something between, without a kind of its own, as the terms in which somebody was employed are:
 * that nothing is stated of the thing itself is not all then.
 */
export function startsAtUntold(form: Form, ends: Ends): boolean {
  return [...nodesOf(form)].some(({ node }) => {
    if (node.kind !== "follow" || kindsOf(node.from, ends) === undefined) return false;
    const best = bestMeanings(node.relation);
    return best.length > 0 && best.every((each) => hasUntoldStart(each, ends));
  });
}

function hasUntoldStart({ iri, direction }: RelationCandidate, { relations }: Ends): boolean {
  const relation = relations.get(iri);
  if (relation === undefined || relation.count === 0) return false;
  if (direction === "FORWARD") return relation.subjectClasses.length === 0;
  return relation.objectKind === "ENTITY" && relation.objectClasses.length === 0;
}

const NOT_OF_BOTH = "nothing in the graph is of both kinds that are asked for";

export function statedInAnotherWay(clause: string): string {
  return `${clause}: what was asked may be stated in another way`;
}

/**
 * May a relation begin, in some direction, at things of these kinds, as the words are best understood? That another
 * relation may begin there which they fit less is no sign that they mean it.
 */
function canStart(relation: RelationPhrase, from: Kinds, ends: Ends): boolean {
  const best = bestMeanings(relation);
  return best.length === 0 || best.some((each) => canMeet(from, startOf(each, ends)));
}

/** The relations that words fit best. */
export function bestMeanings({ candidates }: RelationPhrase): readonly RelationCandidate[] {
  const least = Math.max(...candidates.map(({ score }) => score)) * EQUAL_RELATIONS_RATIO;
  return candidates.filter(({ score }) => score >= least);
}

/** Are there more kinds of things at which a relation begins than are listed? */
export function isListedInPart({ iri, direction }: RelationCandidate, { relations }: Ends): boolean {
  const relation = relations.get(iri);
  if (relation === undefined || (direction === "BACKWARD" && relation.objectKind !== "ENTITY")) return false;
  return (direction === "FORWARD" ? relation.subjectClasses : relation.objectClasses).length >= MOST_END_CLASSES;
}

/** The narrowest classes of what is named, or the kind that is asked for; none where they are not known. */
export function ownKindsOf(set: SetForm, ends: Ends): readonly string[] {
  switch (set.kind) {
    case "mention": {
      const types = new Set(set.candidates.flatMap(({ iri }) => ends.typesOf(iri)));
      const above = new Set([...types].flatMap((iri) => ends.classes.get(iri)?.ancestors ?? []));
      return [...types].filter((iri) => !above.has(iri) && !ends.widest.has(iri));
    }
    case "instances":
      return set.candidates.map(({ iri }) => iri).filter((iri) => !ends.widest.has(iri));
    case "where":
    case "at":
    case "extreme":
      return ownKindsOf(set.set, ends);
    default:
      return [];
  }
}

function canMeet(some: Kinds, others: Kinds): boolean {
  return some === undefined || others === undefined || [...some].some((each) => others.has(each));
}

function kindsOf(set: SetForm, ends: Ends): Kinds {
  switch (set.kind) {
    case "mention":
      return any(set.candidates.map(({ iri }) => classesWithAbove(ends.typesOf(iri), ends)));
    case "value":
      return undefined;
    case "instances":
      return any(set.candidates.map(({ iri }) => withBelow(iri, ends)));
    case "follow": {
      const from = kindsOf(set.from, ends);
      const fitting = set.relation.candidates.filter((each) => canMeet(from, startOf(each, ends)));
      return any(fitting.map((each) => endOf(each, ends)));
    }
    case "union":
      return any(set.sets.map((each) => kindsOf(each, ends)));
    case "intersect":
      return set.sets.map((each) => kindsOf(each, ends)).find((kinds) => kinds !== undefined);
    case "where":
    case "except":
    case "at":
    case "extreme":
      return kindsOf(set.set, ends);
  }
}

/** Undefined as soon as one of them is, and where there is none. */
function any(kinds: readonly Kinds[]): Kinds {
  const all = new Set<string>();
  for (const each of kinds) {
    if (each === undefined) return undefined;
    for (const iri of each) all.add(iri);
  }
  return kinds.length === 0 ? undefined : all;
}

function startOf({ iri, direction }: RelationCandidate, ends: Ends): Kinds {
  return kindsAt(ends.relations.get(iri), direction === "FORWARD" ? "subject" : "object", ends);
}

function endOf({ iri, direction }: RelationCandidate, ends: Ends): Kinds {
  return kindsAt(ends.relations.get(iri), direction === "FORWARD" ? "object" : "subject", ends);
}

function kindsAt(relation: RelationEntry | undefined, end: "subject" | "object", ends: Ends): Kinds {
  if (relation === undefined) return undefined;
  if (end === "object" && relation.objectKind !== "ENTITY") return new Set([VALUE]);
  const ofEnd = end === "subject" ? relation.subjectClasses : relation.objectClasses;
  const classes = relation.symmetric ? [...relation.subjectClasses, ...relation.objectClasses] : ofEnd;
  return ofEnd.length === 0 || ofEnd.length >= MOST_END_CLASSES ? undefined : telling(classes, ends);
}

/** Without classes that tell nothing; undefined where no other is left. */
function telling(iris: readonly string[], { widest }: Ends): Kinds {
  const told = iris.filter((iri) => !widest.has(iri) && !isOfLanguage(iri));
  return told.length === 0 ? undefined : new Set(told);
}

function classesWithAbove(iris: readonly string[], ends: Ends): Kinds {
  return telling(
    iris.flatMap((iri) => [iri, ...(ends.classes.get(iri)?.ancestors ?? [])]),
    ends,
  );
}

/** Things of a class are of it, of those above, and may be of those below. */
function withBelow(iri: string, ends: Ends): Kinds {
  if (ends.widest.has(iri)) return undefined;
  const below = [...ends.classes.values()].filter(({ ancestors }) => ancestors.includes(iri)).map((each) => each.iri);
  return new Set([iri, ...below]);
}

export function notStated(
  { candidates: [best], text }: RelationPhrase,
  from: ReadonlySet<string> | undefined,
  { classes }: Ends,
): string {
  const label = [...(from ?? [])].map((iri) => classes.get(iri)?.label).find((each) => each !== undefined);
  const nothing = label === undefined ? "nothing of the kind asked about" : `no “${label}”`;
  const relation = `“${best?.label ?? text}”`;
  return best?.direction === "BACKWARD"
    ? `in the graph ${relation} leads to ${nothing}`
    : `in the graph ${nothing} has ${relation}`;
}
