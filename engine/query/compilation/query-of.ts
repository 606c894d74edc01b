import { literal } from "../../rdf/term.ts";
import type { CompiledSet } from "./compiled-set.ts";
import { LIMITS } from "../limits.ts";
import { variable, type Pattern, type SelectQuery, type Variable } from "../../sparql/syntax.ts";

/** The query of a compiled set; none when the set is a single entity of the question. */
export function queryOf(compiled: CompiledSet): SelectQuery | undefined {
  if (compiled.patterns.length === 0) return undefined;
  const bound = variablesOf(compiled);
  // A yes/no question may have nothing to bind: then a constant says that there is a row.
  const found = variable("found");
  const holds: Pattern = { kind: "bind", value: literal("yes"), as: found };
  const variables = bound.length === 0 ? [found] : bound;
  return {
    distinct: true,
    variables,
    where: bound.length === 0 ? [...compiled.patterns, holds] : compiled.patterns,
    // Of a set that is looked through for what is unstated any part will do, and a source that need not sort is soon done.
    ...(compiled.unstated.length > 0 ? {} : { orderBy: variables }),
    limit: LIMITS.rows + 1,
  };
}

function variablesOf(compiled: CompiledSet): readonly Variable[] {
  const bindings = [...compiled.given, ...compiled.values, ...compiled.excluded];
  const terms = [
    compiled.answer,
    ...compiled.hops.flatMap((hop) => [
      hop.from,
      hop.relation,
      hop.to,
      ...(typeof hop.direction === "string" ? [] : [hop.direction]),
      ...(hop.said === undefined ? [] : [hop.said.statement]),
    ]),
    ...bindings.map((binding) => binding.term),
    ...[...compiled.hops, ...bindings].flatMap(({ branchTags }) => branchTags.map((tag) => tag.branch)),
  ];
  const variables = terms.filter((term) => term.kind === "variable");
  return [...new Map(variables.map((each) => [each.name, each])).values()];
}
