import type { LinkCandidate, RelationCandidate } from "../../../engine/question/form/logical-form.ts";
import type { Catalogue, ObjectKind } from "../../../engine/sources/knowledge-graph.ts";
import { classEntry, relationEntry } from "../linking/known-entries.ts";
import { tellingClasses, withThoseBelow } from "../linking/kinds-of-classes.ts";

/**
 * What may stand somewhere: a value of some kind, or things of some classes, those above and below them included.
 * Undefined where a graph does not tell.
 */
export type Kinds =
  | { readonly value: Exclude<ObjectKind, "ENTITY"> }
  | { readonly classes: ReadonlySet<string> }
  | undefined;

/** What a relation leads to. */
export function endOf({ iri, direction }: RelationCandidate, catalogue: Catalogue): Kinds {
  return at(iri, direction === "FORWARD" ? "object" : "subject", catalogue);
}

/** What a relation leads from. */
export function startOf({ iri, direction }: RelationCandidate, catalogue: Catalogue): Kinds {
  return at(iri, direction === "FORWARD" ? "subject" : "object", catalogue);
}

function at(iri: string, end: "subject" | "object", catalogue: Catalogue): Kinds {
  const entry = relationEntry(catalogue, iri);
  if (entry === undefined) return undefined;
  if (end === "object" && entry.objectKind !== "ENTITY") return { value: entry.objectKind };
  const classes = end === "subject" ? entry.subjectClasses : entry.objectClasses;
  return classes.length === 0 ? undefined : { classes: related(classes, catalogue) };
}

/** What a thing is, whose classes are stated; without those above most others, which tell nothing of it. */
export function ofThing(types: readonly string[], catalogue: Catalogue): Kinds {
  if (types.length === 0 || catalogue.classes.length === 0) return undefined;
  return telling({ classes: related(types, catalogue) }, catalogue);
}

/** Without the classes above most others ("entity"), which tell nothing of a thing. */
export function telling(kinds: Kinds, catalogue: Catalogue): Kinds {
  if (kinds === undefined || "value" in kinds) return kinds;
  const left = tellingClasses([...kinds.classes], catalogue);
  return left.length === 0 ? undefined : { classes: new Set(left) };
}

/** The members of a class that the question names. */
export function ofClass(candidates: readonly LinkCandidate[], catalogue: Catalogue): Kinds {
  return {
    classes: withThoseBelow(
      candidates.map(({ iri }) => iri),
      catalogue,
    ),
  };
}

function related(classes: readonly string[], catalogue: Catalogue): ReadonlySet<string> {
  return new Set(classes.flatMap((iri) => [iri, ...(classEntry(catalogue, iri)?.ancestors ?? [])]));
}

/** May something be of both? */
export function meet(one: Kinds, other: Kinds): boolean {
  if (one === undefined || other === undefined) return true;
  if ("value" in one || "value" in other) return "value" in one && "value" in other && one.value === other.value;
  return [...one.classes].some((each) => other.classes.has(each));
}
