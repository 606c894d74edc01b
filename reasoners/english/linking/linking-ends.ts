import type { Form, RelationCandidate, SetForm } from "../../../engine/question/form/logical-form.ts";
import { withOuterSets } from "../../../engine/question/form/outer-sets.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { nodeKinds } from "../nodes-between/node-kinds.ts";
import { classEntry, relationEntry } from "./known-entries.ts";

/**
 * The form in which nobody is asked for what only links others, as a loan that has no name links a book and its reader,
 * where the words lead on to something else as well: "what did E borrow" asks for a book. Where a word names its kind,
 * it stays.
 */
export function withoutLinkingEnds(form: Form, catalogue: Catalogue): Form {
  return withOuterSets(form, (set) => ended(set, catalogue)) ?? form;
}

function ended(set: SetForm, catalogue: Catalogue): SetForm {
  switch (set.kind) {
    case "follow": {
      const { candidates } = set.relation;
      const others = candidates.filter((each) => !endsInLink(each, candidates, catalogue));
      return others.length === 0 || others.length === candidates.length
        ? set
        : { ...set, relation: { ...set.relation, candidates: others } };
    }
    case "intersect":
      return set.sets.some(({ kind }) => kind === "instances")
        ? set
        : { ...set, sets: set.sets.map((each) => ended(each, catalogue)) };
    case "at":
    case "where":
    case "except":
      return { ...set, set: ended(set.set, catalogue) };
    default:
      return set;
  }
}

function endsInLink(
  candidate: RelationCandidate,
  candidates: readonly RelationCandidate[],
  catalogue: Catalogue,
): boolean {
  const entry = relationEntry(catalogue, candidate.iri);
  const classes = (candidate.direction === "FORWARD" ? entry?.objectClasses : entry?.subjectClasses) ?? [];
  if (classes.length > 0 && classes.every((each) => links(each, catalogue))) return true;
  return candidates.some((other) => leadsThrough(other, candidate, catalogue));
}

/** Have its members no names, and does each link things? */
function links(iri: string, catalogue: Catalogue): boolean {
  return classEntry(catalogue, iri)?.linking === true || nodeKinds(catalogue).some(({ entry }) => entry.iri === iri);
}

/** Is one the same step with another behind it, so that what the step alone leads to is on the way? */
function leadsThrough(
  other: RelationCandidate,
  { iri, label, direction }: RelationCandidate,
  catalogue: Catalogue,
): boolean {
  const through = relationEntry(catalogue, other.iri)?.through;
  const first = direction === "FORWARD" ? through?.[0] : through?.[1];
  return other.iri !== iri && other.direction === direction && other.label === label && first === label;
}
