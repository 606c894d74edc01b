import { nestingRelations, saysInWhat } from "../graph/places/locating-relations.ts";
import {
  isSet,
  type CombineForm,
  type FollowForm,
  type Form,
  type InstancesForm,
  type RelationCandidate,
  type RelationPhrase,
  type SetForm,
} from "../question/form/logical-form.ts";
import { stepsOfEach } from "../question/form/steps-of-each.ts";
import { mapForm, nodesOf, ROOT } from "../question/form/walk.ts";
import type { Catalogue, RelationEntry } from "../sources/knowledge-graph.ts";
import { normalise } from "../text/normalise.ts";
import { nearlyBest } from "./negative-evidence.ts";

/** Places between the one that is named and the outermost that is told: street, town, county and state of a house. */
const MOST_STEPS = 4;
/** Steps of all ways together: a store may refuse to tell apart rows of more than twenty variables (Virtuoso). */
const MOST_STEPS_IN_ALL = 7;
/** Relations by which places lie in others, those that are stated most. */
const MOST_RELATIONS = 3;
/** Words of places that others may lie between. */
const WITHIN: ReadonlySet<string> = new Set(["in", "within", "inside", "at"]);
/** What a word may mean, where it is followed through all places between. */
const MOST_CANDIDATES = 3;

/**
 * The same form by way of the places between: what is in a town of a county is in the county ("the mills in E"), and
 * lies in the country of which the county is ("the country in which E is"). Undefined where a form asks for no such
 * thing, or the graph does not say of places in what they lie.
 * @param isHeld whether something is found without them: of one thing then what lies nearest is the answer
 */
export function overPlaces(form: Form, catalogue: Catalogue, isHeld = false): Form | undefined {
  const nesting = [...nestingRelations(catalogue)].sort((a, b) => b.count - a.count).slice(0, MOST_RELATIONS);
  if (nesting.length === 0) return undefined;
  const ofEach = isHeld ? undefined : ofEachAround(form, nesting, catalogue);
  if (ofEach !== undefined) return mapForm(ofEach, withBestOnly);
  let isWidened = false;
  const widened = mapForm(form, (node) => {
    const wider =
      node.kind === "follow" ? inParts(node, nesting, catalogue) : ofKindAround(node, nesting, catalogue, isHeld);
    isWidened ||= wider !== undefined;
    return wider ?? node;
  });
  return isWidened ? mapForm(widened, withBestOnly) : undefined;
}

/** What may be meant less likely is not followed through all places between. */
function withBestOnly(node: Form): Form {
  const best = <Candidate extends { readonly score: number }>(candidates: readonly Candidate[]): readonly Candidate[] =>
    candidates.length === 0 ? candidates : nearlyBest(candidates).slice(0, MOST_CANDIDATES);
  switch (node.kind) {
    case "mention":
    case "instances":
      return { ...node, candidates: best(node.candidates) };
    case "follow":
    case "where":
      return { ...node, relation: { ...node.relation, candidates: best(node.relation.candidates) } };
    case "extreme":
    case "each":
    case "total":
      return { ...node, by: { ...node.by, candidates: best(node.by.candidates) } };
    default:
      return node;
  }
}

const entriesIn = new WeakMap<Catalogue, ReadonlyMap<string, RelationEntry>>();

function entriesOf(catalogue: Catalogue): ReadonlyMap<string, RelationEntry> {
  const known = entriesIn.get(catalogue) ?? new Map(catalogue.relations.map((entry) => [entry.iri, entry]));
  entriesIn.set(catalogue, known);
  return known;
}

/** What is in a place, or in one that lies in that. */
function inParts(node: FollowForm, nesting: readonly RelationEntry[], catalogue: Catalogue): FollowForm | undefined {
  const { from, relation } = node;
  if (from.kind !== "mention") return undefined;
  const entries = entriesOf(catalogue);
  const placing = placingOf(relation, "BACKWARD", nesting, catalogue);
  const steps = stepsBehind(placing, nesting, entries);
  if (steps.length === 0) return undefined;
  return {
    ...node,
    from: nested(from, relation.text, waysBehind(placing, steps, entries, catalogue), "INWARD"),
    relation: { text: relation.text, candidates: placing },
  };
}

/** Those of a kind of place in which something is, whatever lies between. */
function ofKindAround(
  node: Form,
  nesting: readonly RelationEntry[],
  catalogue: Catalogue,
  isHeld: boolean,
): CombineForm | undefined {
  if (node.kind !== "intersect") return undefined;
  const entries = entriesOf(catalogue);
  const kind = node.sets.find((each) => each.kind === "instances");
  const around = node.sets.find((each) => each.kind === "follow");
  if (kind === undefined || around === undefined || (isHeld && around.from.kind === "mention")) return undefined;
  const placing = placingOf(around.relation, "FORWARD", nesting, catalogue);
  const steps = stepsBehind(placing, nesting, entries);
  if (steps.length === 0 || !mayLeadTo(kind, steps) || areAllOf(kind, placing, catalogue)) return undefined;
  const nearest: FollowForm = { ...around, relation: { text: around.relation.text, candidates: placing } };
  const wider = nested(nearest, around.relation.text, waysBehind(placing, steps, entries, catalogue), "OUTWARD");
  return { ...node, sets: node.sets.map((each) => (each === around ? wider : each)) };
}

/**
 * "The oldest winery in each region", where wineries are stated to be in villages, and these in regions: one step more
 * leads from each region to its own. Only where one way alone is as short.
 */
function ofEachAround(form: Form, nesting: readonly RelationEntry[], catalogue: Catalogue): Form | undefined {
  if (form.kind === "at") {
    const set = ofEachAround(form.set, nesting, catalogue);
    return set !== undefined && isSet(set) ? { ...form, set } : undefined;
  }
  if ((form.kind !== "extreme" && form.kind !== "total") || form.ofEach === undefined) return undefined;
  const steps = stepsOfEach(form.set, ROOT, form.ofEach);
  const first = steps === undefined ? undefined : [...nodesOf(form.set)].find(({ slot }) => slot === steps.chain[0]);
  if (first?.node.kind !== "follow" || first.node.from.kind !== "instances") return undefined;
  const { from, relation } = first.node;
  const entries = entriesOf(catalogue);
  const placing = placingOf(relation, "BACKWARD", nesting, catalogue);
  const behind = stepsBehind(placing, nesting, entries);
  const ways = waysBehind(placing, behind, entries, catalogue).filter((way) => mayLeadTo(from, way.slice(-1)));
  const shortest = ways.filter((way) => way.length === ways[0]?.length);
  const [way] = shortest;
  if (way === undefined || shortest.length > 1) return undefined;
  const inner = [...way].reverse().reduce<SetForm>(
    (outer, { iri, label }) => ({
      kind: "follow",
      from: outer,
      relation: { text: relation.text, candidates: [{ iri, label, direction: "BACKWARD", score: 1 }] },
    }),
    from,
  );
  const set = mapForm(form.set, (node, slot) =>
    slot === first.slot && node.kind === "follow"
      ? { ...node, from: inner, relation: { text: relation.text, candidates: placing } }
      : node,
  );
  return isSet(set) ? { ...form, set, ofEach: form.ofEach + way.length } : undefined;
}

/** The relations that words fit best, where all of those say in what place something is; none otherwise. */
function placingOf(
  { text, candidates }: RelationPhrase,
  direction: RelationCandidate["direction"],
  nesting: readonly RelationEntry[],
  catalogue: Catalogue,
): readonly RelationCandidate[] {
  const entries = entriesOf(catalogue);
  const best = candidates.length === 0 ? [] : nearlyBest(candidates);
  const isIn = normalise(text)
    .split(" ")
    .some((word) => WITHIN.has(word));
  // "The capital of E" is nothing that has its seat in a town of E.
  const isMeant = ({ iri }: RelationCandidate): boolean =>
    isIn || direction === "FORWARD" || nesting.some((each) => each.iri === iri);
  const isPlacing = best.every((each) => {
    const entry = entries.get(each.iri);
    return each.direction === direction && entry !== undefined && saysInWhat(entry, catalogue) && isMeant(each);
  });
  return isPlacing ? best : [];
}

/** The relations that may lead on from the places to which others lead. */
function stepsBehind(
  placing: readonly RelationCandidate[],
  nesting: readonly RelationEntry[],
  entries: ReadonlyMap<string, RelationEntry>,
): readonly RelationEntry[] {
  const places = new Set(placing.flatMap(({ iri }) => entries.get(iri)?.objectClasses ?? []));
  const mayFollow = ({ subjectClasses }: RelationEntry): boolean =>
    places.size === 0 || subjectClasses.length === 0 || subjectClasses.some((each) => places.has(each));
  return placing.length > 0 && nesting.some(mayFollow) ? nesting : [];
}

function mayLeadTo({ candidates }: InstancesForm, steps: readonly RelationEntry[]): boolean {
  return nearlyBest(candidates).some(({ iri }) => steps.some(({ objectClasses }) => objectClasses.includes(iri)));
}

/**
 * Is all that relations lead to of the kind: "in which places was it held"? Then those are asked for, and not what lies
 * around them as well.
 */
function areAllOf({ candidates }: InstancesForm, placing: readonly RelationCandidate[], catalogue: Catalogue): boolean {
  const [kind] = candidates;
  if (kind === undefined) return false;
  const entries = entriesOf(catalogue);
  const ancestors = new Map(catalogue.classes.map((each) => [each.iri, each.ancestors]));
  const isOfKind = (iri: string): boolean =>
    iri === kind.iri ||
    ancestors.get(iri)?.includes(kind.iri) === true ||
    ancestors.get(kind.iri)?.includes(iri) === true;
  const ends = placing.map(({ iri }) => entries.get(iri)?.objectClasses ?? []);
  return ends.every((classes) => classes.length > 0 && classes.every(isOfKind));
}

type Way = readonly RelationEntry[];

/** The ways from places outward, the shortest first: one relation behind another, as far as their ends are alike. */
function waysBehind(
  placing: readonly RelationCandidate[],
  nesting: readonly RelationEntry[],
  entries: ReadonlyMap<string, RelationEntry>,
  { classes }: Catalogue,
): readonly Way[] {
  const above = new Map<string, number>();
  for (const iri of classes.flatMap(({ ancestors }) => ancestors)) above.set(iri, (above.get(iri) ?? 0) + 1);
  // What nearly everything is tells no place from another.
  const telling = (iris: readonly string[]): readonly string[] =>
    iris.filter((iri) => (above.get(iri) ?? 0) < classes.length / 2);
  const mayFollow = (ends: readonly string[], { subjectClasses }: RelationEntry): boolean => {
    const [ours, theirs] = [telling(ends), telling(subjectClasses)];
    return ours.length === 0 || theirs.length === 0 || ours.some((iri) => theirs.includes(iri));
  };
  const ends = placing.flatMap(({ iri }) => entries.get(iri)?.objectClasses ?? []);
  const found: Way[] = [];
  let [last, steps]: [readonly Way[], number] = [[[]], 0];
  while (last.length > 0 && (last[0]?.length ?? 0) < MOST_STEPS) {
    const longer = last.flatMap((way) =>
      nesting.flatMap((each): readonly Way[] =>
        mayFollow(way.at(-1)?.objectClasses ?? ends, each) ? [[...way, each]] : [],
      ),
    );
    const length = longer[0]?.length ?? 0;
    last = length === 0 ? [] : longer.slice(0, Math.max(0, Math.floor((MOST_STEPS_IN_ALL - steps) / length)));
    steps += last.length * length;
    found.push(...last);
  }
  return found;
}

/** A set of places with those to which some ways lead, inward from what is named or outward to it. */
function nested(nearest: SetForm, text: string, ways: readonly Way[], nesting: "INWARD" | "OUTWARD"): CombineForm {
  const direction = nesting === "INWARD" ? "BACKWARD" : "FORWARD";
  const led = ways.map((way) =>
    (nesting === "INWARD" ? [...way].reverse() : way).reduce<SetForm>(
      (from, { iri, label }) => ({
        kind: "follow",
        from,
        relation: { text, candidates: [{ iri, label, direction, score: 1 }] },
      }),
      nearest,
    ),
  );
  return { kind: "union", sets: [nearest, ...led], nesting };
}
