import type { Catalogue, ObjectKind, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { classEntry } from "../linking/known-entries.ts";
import { withThoseBelow } from "../linking/kinds-of-classes.ts";

type Direction = "FORWARD" | "BACKWARD";

/**
 * What stands at an end of a relation: things of some classes, those above them included; a value; or nodes of no
 * class, by what leaves them together. Undefined where a graph does not tell.
 */
export type End =
  | { readonly classes: ReadonlySet<string> }
  | { readonly value: Exclude<ObjectKind, "ENTITY"> }
  | { readonly nodes: string }
  | undefined;

/** What a walk along the relation starts from. */
export function startOf(relation: RelationEntry, direction: Direction, catalogue: Catalogue): End {
  return direction === "FORWARD" ? subjectOf(relation, catalogue) : objectOf(relation, catalogue);
}

/** What a walk along the relation leads to. */
export function endOf(relation: RelationEntry, direction: Direction, catalogue: Catalogue): End {
  return direction === "FORWARD" ? objectOf(relation, catalogue) : subjectOf(relation, catalogue);
}

function subjectOf({ ofNodes, subjectClasses }: RelationEntry, catalogue: Catalogue): End {
  return ofNodes === undefined ? ofClasses(subjectClasses, catalogue) : { nodes: ofNodes };
}

function objectOf({ objectKind, objectClasses }: RelationEntry, catalogue: Catalogue): End {
  return objectKind === "ENTITY" ? ofClasses(objectClasses, catalogue) : { value: objectKind };
}

/** Things of these classes. */
export function ofClasses(iris: readonly string[], catalogue: Catalogue): End {
  if (iris.length === 0) return undefined;
  return { classes: new Set(iris.flatMap((iri) => [iri, ...(classEntry(catalogue, iri)?.ancestors ?? [])])) };
}

/** Members of a class that the question names: of it, or of one below. */
export function membersOf(iris: readonly string[], catalogue: Catalogue): End {
  return { classes: withThoseBelow(iris, catalogue) };
}

/** May something be of both? */
export function meet(one: End, other: End): boolean {
  if (one === undefined || other === undefined) return one === other || !isNode(one ?? other);
  if ("value" in one || "value" in other) return "value" in one && "value" in other && one.value === other.value;
  if ("nodes" in one || "nodes" in other) return "nodes" in one && "nodes" in other && one.nodes === other.nodes;
  return [...one.classes].some((each) => other.classes.has(each));
}

function isNode(end: End): boolean {
  return end !== undefined && ("nodes" in end || "value" in end);
}

/** What is of both. */
export function both(one: End, other: End): End {
  if (one === undefined || other === undefined) return one ?? other;
  if (!("classes" in one) || !("classes" in other)) return one;
  return { classes: new Set([...one.classes].filter((each) => other.classes.has(each))) };
}

/** Have the things that stand there no names, so that they only link others? */
export function isUnnamed(end: End, catalogue: Catalogue): boolean {
  if (end === undefined || "value" in end) return false;
  if ("nodes" in end) return true;
  const classes = [...end.classes];
  return classes.length > 0 && classes.every((iri) => classEntry(catalogue, iri)?.unnamed === true);
}
