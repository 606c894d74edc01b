import { iri } from "../../engine/rdf/term.ts";
import type { Pattern, SelectQuery } from "../../engine/sparql/syntax.ts";
import { mapPatterns, patternsOf } from "../../engine/sparql/walk.ts";

/** The classes below one, itself first; undefined where they are not known, or too many. */
export type Subclasses = (type: string) => readonly string[] | undefined;

/** Does a query follow anything any number of times, as a path to a class does? */
export function hasRepeatedPath(query: SelectQuery): boolean {
  return patternsOf(query).some(
    (pattern) => pattern.kind === "triple" && pattern.predicate.kind === "path" && pattern.predicate.repeated,
  );
}

/**
 * The query with a list of classes in place of each path `?type (<subclass>)* <class>`. Virtuoso needs long to compile
 * such a path, and loses rows of some queries that hold one; what a class is above is known anyway.
 */
export function withoutClassPaths(
  query: SelectQuery,
  predicates: readonly string[],
  subclasses: Subclasses,
): SelectQuery {
  const isSubclass = (predicate: string): boolean => predicates.includes(predicate);
  return mapPatterns(query, (pattern): Pattern => {
    if (pattern.kind !== "triple") return pattern;
    const { subject, predicate, object } = pattern;
    if (subject.kind !== "variable" || predicate.kind !== "path" || object.kind !== "iri") return pattern;
    const isClassPath =
      predicate.repeated && predicate.alternatives.every((each) => each.kind === "iri" && isSubclass(each.value));
    const classes = isClassPath ? subclasses(object.value) : undefined;
    if (classes === undefined) return pattern;
    // One that a filter names fails in Virtuoso wherever it stands in a UNION.
    return classes.length === 1
      ? { kind: "values", variables: [subject], rows: [classes.map(iri)] }
      : { kind: "in", variable: subject, terms: classes.map(iri), negated: false };
  });
}
