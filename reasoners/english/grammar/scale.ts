import type { RelationCandidate, RelationPhrase, SetForm } from "../../../engine/question/form/logical-form.ts";
import type { RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { normalise } from "../../../engine/text/normalise.ts";
import { dimensionOf } from "../../../engine/values/unit.ts";
import { HAPPENINGS, scaleOf } from "../language/adjectives.ts";
import { phraseText, type Word, wordsOf } from "../language/words.ts";
import { bestCandidates } from "../linking/best-candidates.ts";
import { endMeant } from "../linking/end-meant.ts";
import { saysOtherEnd } from "../linking/end-said.ts";
import { withThoseBelow } from "../linking/kinds-of-classes.ts";
import { dateOfComingToBe, saysDateAlone } from "../linking/dates-of-a-kind.ts";
import { classEntry, relationEntry } from "../linking/known-entries.ts";
import { labelWords } from "../linking/label-words.ts";
import { isOfPart, isOfSize, saysSize } from "../measured-wordings/measures.ts";
import { SCALES } from "../weights.ts";
import type { Grammar } from "./grammar.ts";
import { costOf } from "./parse.ts";

/** What measures are found by: the relations that phrases may stand for in a graph. */
export type Linking = Pick<Grammar, "link" | "catalogue">;

/** The relation that an adjective measures in this graph, and which end of it the adjective names. */
export interface Measure {
  readonly relation: RelationPhrase;
  readonly direction: "max" | "min";
  readonly cost: number;
}

/**
 * What "largest", "older", "how tall" measure of the members of a set, the likeliest first: one for each end that the
 * adjective may mean, as "fastest" is the greatest speed and the least time. Relations that things of the set's class
 * have come first. Empty when the graph measures nothing of the kind.
 */
export function extremeRelations(grammar: Linking, base: string, of: SetForm | undefined): readonly Measure[] {
  const classes = of === undefined ? new Set<string>() : classesOf(of, grammar);
  const measured = (scaleOf(base)?.measures ?? []).flatMap((measure, index) =>
    // How large a mill is nobody measures by what only villages have.
    (isOfSize(base) ? ofTheirs(grammar, measure.name, classes) : measuredBy(grammar, measure.name))
      .filter((candidate) => !isOfOtherEnd(grammar, candidate, measure.direction))
      .filter(({ label }) => !ALONE.has(measure.name) || normalise(label) === measure.name)
      .map((candidate) => ({
        measure,
        candidate: {
          ...candidate,
          ...(measuresPart(grammar, candidate, measure.name) ? { loose: true } : {}),
          score: candidate.score * (1 - SCALES.step * index) * classFit(grammar, candidate, classes),
        },
      })),
  );
  const own = ownDate(
    grammar,
    base,
    classes,
    measured.map(({ candidate }) => candidate),
  );
  if (own !== undefined) return [own];
  return (["max", "min"] as const)
    .flatMap((direction) => {
      const candidates = measured.filter(({ measure }) => measure.direction === direction);
      const best = besideSizes(bestCandidates(candidates.map(({ candidate }) => candidate)).slice(0, 8), base);
      const top = best[0];
      return top === undefined
        ? []
        : [{ relation: { text: base, candidates: best }, direction, cost: costOf(top.score) + SCALES.measured }];
    })
    .sort((a, b) => a.cost - b.cost);
}

/**
 * "The first ferry", where the graph dates other things by what "first" mostly means, and ferries by when they were
 * launched alone.
 */
function ownDate(
  { catalogue }: Linking,
  base: string,
  classes: ReadonlySet<string>,
  found: readonly RelationCandidate[],
): Measure | undefined {
  if (!IN_TIME.has(base) || classes.size === 0) return undefined;
  const below = withThoseBelow([...classes], catalogue);
  const isTheirs = ({ iri }: RelationCandidate): boolean => {
    const of = relationEntry(catalogue, iri)?.subjectClasses ?? [];
    return of.length === 0 || of.some((each) => below.has(each));
  };
  if (found.some(isTheirs)) return undefined;
  const kind = [...classes].map((iri) => ({ iri, label: classEntry(catalogue, iri)?.label ?? "" }));
  const date = dateOfComingToBe(kind, catalogue);
  // When something happened does not say how old it is.
  if (date !== undefined && OF_AGE.has(base) && saysDateAlone(date.label)) return undefined;
  const direction = date === undefined ? undefined : endMeant(base, relationEntry(catalogue, date.iri));
  if (date === undefined || direction === undefined) return undefined;
  const { loose: _, ...candidate } = { ...date, score: SCALES.ownDate };
  return {
    relation: { text: base, candidates: [candidate] },
    direction,
    cost: costOf(candidate.score) + SCALES.measured,
  };
}

const OF_AGE: ReadonlySet<string> = new Set(["old", "new"]);
const IN_TIME: ReadonlySet<string> = new Set(["early", "late", ...OF_AGE]);

/** How long or large a part of something is, as a noun says that is not what the thing itself is called. */
function measuresPart({ catalogue }: Linking, { iri, label }: RelationCandidate, measure: string): boolean {
  if (!EXTENTS.has(measure)) return false;
  const own = (relationEntry(catalogue, iri)?.subjectClasses ?? []).flatMap((each) => labelWords(each, catalogue));
  return isOfPart(label, [measure, ...own.map(({ lower }) => lower)].join(" "));
}

const EXTENTS: ReadonlySet<string> = new Set(["length", "height", "depth", "width", "size", "weight", "diameter"]);

/** What says so in full, and is a part of other names: a date of birth says of no storm which was the first. */
const ALONE: ReadonlySet<string> = new Set(["date"]);

/** Where things have a size, what else they have is not surely meant by how large they are. */
function besideSizes(candidates: readonly RelationCandidate[], base: string): readonly RelationCandidate[] {
  if (!isOfSize(base) || !candidates.some(({ label }) => saysSize(label))) return candidates;
  return candidates.map((each) => (saysSize(each.label) ? each : { ...each, loose: true }));
}

/** The likeliest of them. */
export function extremeRelation(grammar: Linking, base: string, of: SetForm | undefined): Measure | undefined {
  return extremeRelations(grammar, base, of)[0];
}

/**
 * What an adjective measures of one thing where the graph says it in words alone ("1.9 m (6 ft)", "tall for her age"):
 * nothing is compared by it. Only a relation that is called so as it stands.
 */
export function measureInWords(grammar: Linking, base: string): Measure | undefined {
  const named = (scaleOf(base)?.measures ?? []).filter(({ direction }) => direction === "max");
  const candidates = named.flatMap(({ name }) =>
    grammar
      .link({ words: wordsOf(name), role: "NOUN", known: "ENTITY", wanted: undefined })
      .filter(({ direction, iri }) => {
        const relation = relationEntry(grammar.catalogue, iri);
        return direction === "FORWARD" && relation?.objectKind === "TEXT" && normalise(relation.label) === name;
      }),
  );
  const best = bestCandidates(candidates);
  const top = best[0];
  return top === undefined
    ? undefined
    : { relation: { text: base, candidates: best }, direction: "max", cost: costOf(top.score) + SCALES.inWords };
}

/** The warmest place is not the one with the highest "lowest temperature". */
function isOfOtherEnd({ catalogue }: Linking, { iri }: RelationCandidate, meant: Measure["direction"]): boolean {
  const relation = relationEntry(catalogue, iri);
  return relation !== undefined && saysOtherEnd(relation, meant);
}

function measuredBy(grammar: Linking, measure: string): readonly RelationCandidate[] {
  const isHappening = HAPPENINGS.includes(measure);
  return (["NUMBER", "DATE"] as const).flatMap((wanted) =>
    grammar
      .link({ words: wordsOf(measure), role: "NOUN", known: "ENTITY", wanted, saidBy: "ADJECTIVE" })
      .filter(({ direction, score, iri }) => {
        const relation = relationEntry(grammar.catalogue, iri);
        const kind = relation?.objectKind;
        // A number of ships that were built is no date, and a start time is none that something takes.
        if ((isHappening && kind !== "DATE") || (measure === "time" && kind !== "NUMBER")) return false;
        if (relation !== undefined && measuresOtherwise(relation, measure)) return false;
        if (measure === IN_TIME_ITSELF && kind === "NUMBER" && !saysTime(relation?.label ?? "")) return false;
        return direction === "FORWARD" && score > SCALES.leastScore;
      }),
  );
}

/** What says when something is; the points of an entry are none of these. */
const IN_TIME_ITSELF = "point in time";

function saysTime(label: string): boolean {
  return wordsOf(label).some(({ lower }) => TELLING_TIME.has(lower));
}

const TELLING_TIME: ReadonlySet<string> = new Set(["year", "date", "time", "in"]);

/**
 * The length of a ship is no time that it takes, though that of a film is: the unit tells, and where there is none the
 * name, as it is written.
 */
function measuresOtherwise(relation: RelationEntry, measure: string): boolean {
  if (!TIMES.has(measure)) return false;
  const units = [...(relation.unit === undefined ? [] : [relation.unit]), ...(relation.ownUnits ?? [])];
  const dimensions = units.flatMap((each) => dimensionOf(each) ?? []);
  if (dimensions.length > 0) return dimensions.some((each) => each !== "duration");
  return normalise(relation.label).split(" ").includes("length");
}

/** Measures of how long something takes. */
const TIMES: ReadonlySet<string> = new Set(["duration", "time"]);

/** What is named is measured: "the fastest lap time". One for each end that the adjective means of it. */
export function namedMeasures(
  grammar: Linking,
  base: string,
  words: readonly Word[],
): readonly Pick<Measure, "relation" | "direction" | "cost">[] {
  const candidates = (["NUMBER", "DATE"] as const).flatMap((wanted) =>
    grammar
      .link({ words, role: "NOUN", known: "ENTITY", wanted })
      .filter(({ direction, iri }) => direction === "FORWARD" && isComparable(grammar, iri)),
  );
  return (["max", "min"] as const).flatMap((direction) => {
    const best = bestCandidates(
      candidates.filter(({ iri }) => endMeant(base, relationEntry(grammar.catalogue, iri)) === direction),
    );
    const top = best[0];
    return top === undefined
      ? []
      : [{ relation: { text: phraseText(words), candidates: best }, direction, cost: costOf(top.score) }];
  });
}

function isComparable({ catalogue }: Linking, iri: string): boolean {
  const kind = relationEntry(catalogue, iri)?.objectKind;
  return kind === "NUMBER" || kind === "DATE";
}

/** Of what may measure things, what some of these classes have. */
function ofTheirs(grammar: Linking, measure: string, classes: ReadonlySet<string>): readonly RelationCandidate[] {
  const below = withThoseBelow([...classes], grammar.catalogue);
  return measuredBy(grammar, measure).filter(({ iri }) => {
    const of = relationEntry(grammar.catalogue, iri)?.subjectClasses ?? [];
    return classes.size === 0 || of.length === 0 || of.some((each) => below.has(each));
  });
}

function classFit(grammar: Linking, candidate: RelationCandidate, classes: ReadonlySet<string>): number {
  const relation = relationEntry(grammar.catalogue, candidate.iri);
  if (relation === undefined || classes.size === 0 || relation.subjectClasses.length === 0) return 1;
  return relation.subjectClasses.some((each) => classes.has(each)) ? 1 : SCALES.otherClassShare;
}

/** The classes that members of the set are said to be of. */
export function classesOf(set: SetForm, grammar: Linking): ReadonlySet<string> {
  switch (set.kind) {
    case "instances":
      return new Set(set.candidates.map(({ iri }) => iri));
    case "intersect":
    case "union":
      return new Set(set.sets.flatMap((each) => [...classesOf(each, grammar)]));
    case "where":
    case "at":
    case "extreme":
    case "except":
      return classesOf(set.set, grammar);
    case "follow": {
      const [best] = set.relation.candidates;
      const relation = relationEntry(grammar.catalogue, best?.iri);
      return new Set(best?.direction === "BACKWARD" ? relation?.subjectClasses : relation?.objectClasses);
    }
    default:
      return new Set();
  }
}
