import { nestingRelations, saysInWhat } from "../graph/places/locating-relations.ts";
import type {
  CombineForm,
  FollowForm,
  Form,
  InstancesForm,
  RelationCandidate,
  RelationPhrase,
  SetForm,
} from "../question/form/logical-form.ts";
import { mapForm } from "../question/form/walk.ts";
import type { Catalogue, RelationEntry } from "../sources/knowledge-graph.ts";
import { normalise } from "../text/normalise.ts";
import { nearlyBest } from "./negative-evidence.ts";

/** Places between the one that is named and the outermost that is told: street, town, county and state of a house. */
const MOST_STEPS = 4;
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
 */
export function overPlaces(form: Form, catalogue: Catalogue): Form | undefined {
  const nesting = [...nestingRelations(catalogue)].sort((a, b) => b.count - a.count).slice(0, MOST_RELATIONS);
  if (nesting.length === 0) return undefined;
  const entries = new Map(catalogue.relations.map((entry) => [entry.iri, entry]));
  let isWidened = false;
  const widened = mapForm(form, (node) => {
    const wider = node.kind === "follow" ? inParts(node, nesting, entries) : ofKindAround(node, nesting, entries);
    isWidened ||= wider !== undefined;
    return wider ?? node;
  });
  return isWidened ? mapForm(widened, withBestOnly) : undefined;
}

/** What may be meant less likely is not followed through all places between. */
function withBestOnly(node: Form): Form {
  const best = <Candidate extends { readonly score: number }>(
    candidates: readonly Candidate[],
  ): readonly Candidate[] => (candidates.length === 0 ? candidates : nearlyBest(candidates).slice(0, MOST_CANDIDATES));
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

/** What is in a place, or in one that lies in that. */
function inParts(
  node: FollowForm,
  nesting: readonly RelationEntry[],
  entries: ReadonlyMap<string, RelationEntry>,
): FollowForm | undefined {
  const { from, relation } = node;
  if (from.kind !== "mention") return undefined;
  const placing = placingOf(relation, "BACKWARD", nesting, entries);
  const steps = stepsBehind(placing, nesting, entries);
  if (steps.length === 0) return undefined;
  return {
    ...node,
    from: nested(from, { text: relation.text, candidates: leading(steps, "BACKWARD") }, "INWARD"),
    relation: { text: relation.text, candidates: placing },
  };
}

/** Those of a kind of place in which something is, whatever lies between. */
function ofKindAround(
  node: Form,
  nesting: readonly RelationEntry[],
  entries: ReadonlyMap<string, RelationEntry>,
): CombineForm | undefined {
  if (node.kind !== "intersect") return undefined;
  const kind = node.sets.find((each) => each.kind === "instances");
  const around = node.sets.find((each) => each.kind === "follow");
  if (kind === undefined || around === undefined) return undefined;
  const placing = placingOf(around.relation, "FORWARD", nesting, entries);
  const steps = stepsBehind(placing, nesting, entries);
  if (steps.length === 0 || !mayLeadTo(kind, steps)) return undefined;
  const nearest: FollowForm = { ...around, relation: { text: around.relation.text, candidates: placing } };
  const wider = nested(nearest, { text: around.relation.text, candidates: leading(steps, "FORWARD") }, "OUTWARD");
  return { ...node, sets: node.sets.map((each) => (each === around ? wider : each)) };
}

/** The relations that words fit best, where all of those say in what place something is; none otherwise. */
function placingOf(
  { text, candidates }: RelationPhrase,
  direction: RelationCandidate["direction"],
  nesting: readonly RelationEntry[],
  entries: ReadonlyMap<string, RelationEntry>,
): readonly RelationCandidate[] {
  const best = candidates.length === 0 ? [] : nearlyBest(candidates);
  const isIn = normalise(text)
    .split(" ")
    .some((word) => WITHIN.has(word));
  // "The capital of E" is nothing that has its seat in a town of E.
  const isMeant = ({ iri }: RelationCandidate): boolean =>
    isIn || direction === "FORWARD" || nesting.some((each) => each.iri === iri);
  const isPlacing = best.every((each) => {
    const entry = entries.get(each.iri);
    return each.direction === direction && entry !== undefined && saysInWhat(entry) && isMeant(each);
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

function leading(steps: readonly RelationEntry[], direction: RelationCandidate["direction"]): RelationCandidate[] {
  const isOne = steps.length === 1;
  return steps.map(({ iri, label }) => ({ iri, label, direction, score: 1, ...(isOne ? {} : { included: true }) }));
}

/** A set of places with those that so many steps lead to. */
function nested(nearest: SetForm, relation: RelationPhrase, nesting: "INWARD" | "OUTWARD"): CombineForm {
  const sets = [nearest];
  for (let from = nearest; sets.length <= MOST_STEPS; sets.push(from)) from = { kind: "follow", from, relation };
  return { kind: "union", sets, nesting };
}
