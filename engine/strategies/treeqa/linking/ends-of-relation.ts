import type { Catalogue, RelationEntry } from "../../../sources/knowledge-graph.ts";

/** What a relation leads from and to, in words, for whoever chooses among relations. */
interface EndsOfRelation {
  /** Kinds of its subjects, those seen most; null where none is known. */
  readonly from: string | null;
  /** Kinds of its objects, or what kind of value they are; null where none is known. */
  readonly to: string | null;
  /** Some of the values that it has, where it has a short list of them; empty otherwise. */
  readonly values: readonly string[];
}

const [MOST_KINDS, MOST_VALUES] = [2, 4];

const OBJECTS = { ENTITY: undefined, DATE: "date", NUMBER: "number", TEXT: "text" } as const;

export function endsOfRelation(entry: RelationEntry | undefined, { classes }: Catalogue): EndsOfRelation {
  if (entry === undefined) return { from: null, to: null, values: [] };
  const { objectKind, unit, values = [] } = entry;
  const known = new Map(classes.map((each) => [each.iri, each]));
  /** The narrowest of some classes, most frequent first. */
  const kindsOf = (iris: readonly string[]): string | null => {
    const narrowest = iris.filter((iri) => !iris.some((other) => known.get(other)?.ancestors.includes(iri) === true));
    const labels = narrowest.slice(0, MOST_KINDS).flatMap((iri) => known.get(iri)?.label ?? []);
    return labels.length === 0 ? null : labels.join(", ");
  };
  const kind = OBJECTS[objectKind] ?? kindsOf(entry.objectClasses);
  return {
    from: kindsOf(entry.subjectClasses),
    to: kind === "number" && unit !== undefined ? `number (${unit})` : kind,
    values: values.slice(0, MOST_VALUES),
  };
}
