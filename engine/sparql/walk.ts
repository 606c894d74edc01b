import type { Iri, Literal } from "../rdf/term.ts";
import { relationOfStep, type Pattern, type QueryTerm, type SelectQuery } from "./syntax.ts";

/** What a pattern is replaced by: one, or several side by side. */
export type PatternMap = (pattern: Pattern) => Pattern | readonly Pattern[];

/** The query with what `map` makes of each of its patterns, those inside others first. */
export function mapPatterns(query: SelectQuery, map: PatternMap): SelectQuery {
  return { ...query, where: mapAll(query.where, map) };
}

function mapAll(patterns: readonly Pattern[], map: PatternMap): readonly Pattern[] {
  return patterns.flatMap((pattern) => map(mapInside(pattern, map)));
}

function mapInside(pattern: Pattern, map: PatternMap): Pattern {
  switch (pattern.kind) {
    case "union":
      return { ...pattern, branches: pattern.branches.map((branch) => mapAll(branch, map)) };
    case "optional":
    case "notExists":
      return { ...pattern, patterns: mapAll(pattern.patterns, map) };
    case "select":
      return { ...pattern, query: mapPatterns(pattern.query, map) };
    default:
      return pattern;
  }
}

/** Every pattern of a query in the order in which they are written, those inside others behind them. */
export function patternsOf({ where }: Pick<SelectQuery, "where">): readonly Pattern[] {
  return where.flatMap((pattern) => [pattern, ...patternsInside(pattern)]);
}

function patternsInside(pattern: Pattern): readonly Pattern[] {
  switch (pattern.kind) {
    case "union":
      return pattern.branches.flatMap((branch) => patternsOf({ where: branch }));
    case "optional":
    case "notExists":
      return patternsOf({ where: pattern.patterns });
    case "select":
      return patternsOf(pattern.query);
    default:
      return [];
  }
}

/** Every IRI and literal that a query names, in the order in which they are written. */
export function constantsOf(query: SelectQuery): readonly (Iri | Literal)[] {
  return patternsOf(query)
    .flatMap(termsOf)
    .filter((term) => term.kind !== "variable");
}

function termsOf(pattern: Pattern): readonly QueryTerm[] {
  switch (pattern.kind) {
    case "triple": {
      const { subject, predicate, object } = pattern;
      const relations =
        predicate.kind === "path"
          ? predicate.alternatives.flatMap((each) =>
              each.kind === "sequence" ? each.steps.map(relationOfStep) : [each],
            )
          : [predicate];
      return [subject, ...relations, object];
    }
    case "values":
      return pattern.rows.flat();
    case "bind":
      return [pattern.value];
    case "in":
      return pattern.terms;
    default:
      return [];
  }
}
