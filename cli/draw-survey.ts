import type { Counted, GraphSurvey, NamedCount, UsedPredicate } from "../engine/sources/survey.ts";
import type { Style } from "./terminal.ts";

const NO_TIMES = "none stated: facts count as true now, of other times nothing is known";
const UNKNOWN = "not known: it can not be found out cheaply";

/**
 * What a graph offers to questions and what it lacks, behind what was found out by calling it:
 *
 * ```text
 *     things      2,092; 12 have no name: …
 *     ! 12 of 14 things have no name by …
 *       Set vocabulary.label to …
 * ```
 */
export function drawSurvey(survey: GraphSurvey, style: Style): string {
  const { part, things, unnamed, ignored, names, aliases, kinds, times, numbers } = survey;
  const findings: readonly (readonly [string, string])[] = [
    ...(part === undefined ? [] : [["looked at", `${part}; counts are of these alone`] as const]),
    ["things", `${number(things)}; ${unnamed.count === 0 ? "all have names" : `${samples(unnamed, "have no name")}`}`],
    ...ignored.map(
      (each) => ["ignored", `${samples(each, each.count === 1 ? "node" : "nodes")} – ${each.reason}`] as const,
    ),
    ["names by", predicates(names)],
    ["other names by", predicates(aliases)],
    ["kinds by", predicates(kinds)],
    ["times by", times.length === 0 && part === undefined ? NO_TIMES : predicates(times)],
    ["units", unitsOf(numbers)],
    ["symmetric", declared(survey.symmetric)],
    ["functional", declared(survey.functional)],
    ["inverse", declared(survey.inverse)],
    ["most facts", largest(survey.largestRelations)],
    ["most things", largest(survey.largestClasses)],
  ];
  const width = Math.max(...findings.map(([name]) => name.length));
  const lines = findings.map(([name, value]) => `    ${style.dim(name.padEnd(width))}  ${value}\n`);
  const warnings = survey.warnings.map(({ what, remedy }) => `    ${style.bold("!")} ${what}\n      ${remedy}\n`);
  return [...lines, ...warnings].join("");
}

function unitsOf(numbers: GraphSurvey["numbers"]): string {
  if (numbers === undefined) return UNKNOWN;
  const { relations, withUnit, withSeveral } = numbers;
  const several = withSeveral.count === 0 ? "" : `; ${samples(withSeveral, "in several units")}`;
  return relations === 0
    ? "no relation leads to numbers"
    : `${withUnit} of ${relations} relations to numbers have one${several}`;
}

function number(count: number): string {
  return count.toLocaleString("en");
}

function samples({ count, samples: some }: Counted, what: string): string {
  const shown = some.length === 0 ? "" : `: ${some.join(", ")}${some.length < count ? ", …" : ""}`;
  return `${number(count)} ${what}${shown}`;
}

function declared(found: Counted | undefined): string {
  if (found === undefined) return UNKNOWN;
  return found.count === 0 ? "none declared" : samples(found, "declared");
}

function predicates(used: readonly UsedPredicate[]): string {
  return used.length === 0 ? "nothing" : used.map(({ iri, count }) => `${iri} (${number(count)})`).join(", ");
}

function largest(found: readonly NamedCount[] | undefined): string {
  if (found === undefined) return UNKNOWN;
  return found.length === 0 ? "none" : found.map(({ label, count }) => `${label} (${number(count)})`).join(", ");
}
