import type { Form, RelationCandidate, SetForm, TimeExpression } from "../question/form/logical-form.ts";
import { isAnyTime } from "../question/form/logical-form.ts";
import { childForms, nodesOf, relationOf } from "../question/form/walk.ts";
import type { Catalogue, RelationEntry } from "../sources/knowledge-graph.ts";
import { normalise } from "../text/normalise.ts";

/** The dates that a thing bears of when what it stands for holds, such as those of a membership. */
export interface DatesOfNode {
  readonly start: string;
  readonly end: string;
}

/**
 * Relations of things that bear dates from when and until when they hold, with the relations that lead to these dates:
 * a fact of such a thing holds when it does. Where two dates are called like a beginning, or like an end, the first.
 */
export function datedNodes({ relations, classes }: Catalogue): ReadonlyMap<string, DatesOfNode> {
  const narrowest = narrowestBy(classes);
  const dated = datedClasses(relations, narrowest);
  return new Map(
    relations.flatMap(({ iri, objectKind, subjectClasses, through, ofNodes }): [string, DatesOfNode][] => {
      const kinds = ofNodes === undefined ? narrowest(subjectClasses) : [ofNodes];
      const dates = kinds.map((kind) => dated.get(kind)).find((each) => each !== undefined);
      return dates === undefined || objectKind !== "ENTITY" || through !== undefined ? [] : [[iri, dates]];
    }),
  );
}

/** Words in the names of dates that say from when, and until when, something holds. */
const STARTS: ReadonlySet<string> = new Set(["start", "started", "begin", "began", "begun", "from", "since"]);
const ENDS: ReadonlySet<string> = new Set(["end", "ended", "finish", "finished", "until", "till", "to"]);

/**
 * Of a time that a question says, as clauses, the things that a form passes through and that bear dates of their own
 * from when and until when they hold, such as a membership with a name: facts about them hold at any time, so that the
 * time is held against nothing, unless they are the subjects of the facts by which they are passed: these are read with
 * their dates where "areRead". Things without names are passed in one step, with their dates, and are none of these.
 */
export function untimedBetween(form: Form, { relations, classes }: Catalogue, areRead: boolean): readonly string[] {
  const known = new Map(relations.map((entry) => [entry.iri, entry]));
  const labels = new Map(classes.map(({ iri, label }) => [iri, label]));
  const narrowest = narrowestBy(classes);
  const dated = datedClasses(relations, narrowest);
  const clauses = new Set<string>();
  for (const { node } of nodesOf(form)) {
    if (node.kind !== "at" || !isSaid(node.time)) continue;
    for (const between of passedThrough(node.set)) {
      const kind = narrowest(kindsBefore(between, known)).find((iri) => dated.has(iri));
      const dates = kind === undefined ? undefined : dated.get(kind);
      if (kind === undefined || dates === undefined || isDatedBy(between.from, dates)) continue;
      if (areRead && isPassedAsSubject(between)) continue;
      clauses.add(
        `the time that the question says was not held against the dates of each “${labels.get(kind) ?? kind}”`,
      );
    }
  }
  return [...clauses];
}

function isSaid(time: TimeExpression): boolean {
  return !isAnyTime(time) && !(time.kind === "now" && time.implied === true);
}

/** Those of some classes that are above none of the others: what all things are tells nothing. */
function narrowestBy(classes: Catalogue["classes"]): (some: readonly string[]) => readonly string[] {
  const above = new Map(classes.map(({ iri, ancestors }) => [iri, ancestors]));
  return (some) => some.filter((iri) => !some.some((other) => above.get(other)?.includes(iri) === true));
}

/** Classes of which things have both dates, and the relations that lead to these. */
function datedClasses(
  relations: readonly RelationEntry[],
  narrowest: (some: readonly string[]) => readonly string[],
): ReadonlyMap<string, DatesOfNode> {
  const dates = relations.filter(({ objectKind }) => objectKind === "DATE");
  const isCalled = ({ label, aliases }: RelationEntry, words: ReadonlySet<string>): boolean =>
    [label, ...aliases].some((name) =>
      normalise(name)
        .split(" ")
        .some((word) => words.has(word)),
    );
  const told = pairsOf(
    dates.filter(({ bounds }) => bounds === "START"),
    dates.filter(({ bounds }) => bounds === "END"),
    narrowest,
  );
  const called = pairsOf(
    dates.filter((date) => isCalled(date, STARTS)),
    dates.filter((date) => isCalled(date, ENDS)),
    narrowest,
  );
  return new Map([...called, ...told]);
}

/** A beginning and an end of the same things: of a class, or of nodes that have none. */
function pairsOf(
  starts: readonly RelationEntry[],
  ends: readonly RelationEntry[],
  narrowest: (some: readonly string[]) => readonly string[],
): ReadonlyMap<string, DatesOfNode> {
  const found = new Map<string, DatesOfNode>();
  for (const start of starts)
    for (const kind of start.ofNodes === undefined ? narrowest(start.subjectClasses) : [start.ofNodes]) {
      const end = ends.find(({ subjectClasses, ofNodes }) => ofNodes === kind || subjectClasses.includes(kind));
      if (end !== undefined && !found.has(kind)) found.set(kind, { start: start.iri, end: end.iri });
    }
  return found;
}

type Step = Extract<SetForm, { kind: "follow" }>;

/** The steps that start from what another step led to, up to another time. */
function passedThrough(set: SetForm): readonly Step[] {
  const inner = set.kind === "at" ? [] : childForms(set).flatMap(passedThrough);
  return set.kind === "follow" && [...nodesOf(set.from)].some(({ node }) => node.kind === "follow")
    ? [...inner, set]
    : inner;
}

/** Is what lies between the subject of the fact that leads to it, or of the one that leads on? */
function isPassedAsSubject({ relation, from }: Step): boolean {
  const before = [...nodesOf(from)].find(({ node }) => node.kind === "follow");
  return (
    relation.candidates[0]?.direction === "FORWARD" ||
    (before?.node.kind === "follow" && before.node.relation.candidates[0]?.direction === "BACKWARD")
  );
}

function kindsBefore({ relation }: Step, known: ReadonlyMap<string, RelationEntry>): readonly string[] {
  const classesAt = ({ iri, direction }: RelationCandidate): readonly string[] => {
    const entry = known.get(iri);
    return entry === undefined ? [] : direction === "FORWARD" ? entry.subjectClasses : entry.objectClasses;
  };
  return relation.candidates.slice(0, 1).flatMap(classesAt);
}

/** Does a condition of the form look at one of some relations? */
function isDatedBy(set: SetForm, { start, end }: DatesOfNode): boolean {
  return [...nodesOf(set)].some(
    ({ node }) =>
      node.kind === "where" && relationOf(node)?.candidates.some(({ iri }) => iri === start || iri === end) === true,
  );
}
