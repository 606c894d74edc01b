import type { Iri } from "../rdf/term.ts";
import { writeString, writeTerm } from "../rdf/write-term.ts";
import {
  type Aggregate,
  isVariableName,
  type NamingPredicates,
  type PathStep,
  type Pattern,
  type PropertyPath,
  type QueryTerm,
  type SelectQuery,
  type Variable,
} from "./syntax.ts";

/**
 * A query as SPARQL 1.1 text.
 * @throws Failure `BAD_USER_INPUT` for an IRI that SPARQL can not write, or a language tag that is none
 * @throws TypeError for the name of a variable, an operator or a number that is none
 */
export function serialise(query: SelectQuery): string {
  const comments = (query.comments ?? []).map((comment) => `# ${comment.replace(/[\p{Cc}\\\u2028\u2029]+/gu, " ")}\n`);
  return `${comments.join("")}${selectText(query, "")}\n`;
}

function selectText(query: SelectQuery, indent: string): string {
  const { variables, count, aggregates = [], orderBy: order = [] } = query;
  const orderText = (each: Variable, index: number): string =>
    index === 0 && query.descending === true ? `DESC(${termText(each)})` : termText(each);
  const columns = [
    ...variables.map(termText),
    ...(count === undefined ? [] : [`(COUNT(*) AS ${termText(count)})`]),
    ...aggregates.map((each) => `(${aggregateText(each)} AS ${termText(each.as)})`),
  ];
  return [
    `${indent}SELECT ${query.distinct === true ? "DISTINCT " : ""}${columns.join(" ")} WHERE {`,
    ...query.where.map((pattern) => patternText(pattern, `${indent}  `)),
    `${indent}}`,
    ...((count === undefined && aggregates.length === 0) || variables.length === 0
      ? []
      : [`${indent}GROUP BY ${variables.map(termText).join(" ")}`]),
    ...(order.length === 0 ? [] : [`${indent}ORDER BY ${order.map(orderText).join(" ")}`]),
    ...(query.limit === undefined ? [] : [`${indent}LIMIT ${rowCount(query.limit)}`]),
    ...(query.offset === undefined || query.offset === 0 ? [] : [`${indent}OFFSET ${rowCount(query.offset)}`]),
  ].join("\n");
}

function aggregateText({ function: name, of, distinct }: Aggregate): string {
  const each = `${distinct === true ? "DISTINCT " : ""}${termText(of)}`;
  switch (name) {
    case "NUMBERS":
      return `SUM(IF(isNumeric(${termText(of)}), 1, 0))`;
    case "BLANKS":
      return `SUM(IF(isBlank(${termText(of)}), 1, 0))`;
    case "COUNT":
    case "SUM":
    case "AVG":
      return `${name}(${each})`;
  }
}

function patternText(pattern: Pattern, indent: string): string {
  const group = (patterns: readonly Pattern[]): string =>
    `{\n${patterns.map((inner) => patternText(inner, `${indent}  `)).join("\n")}\n${indent}}`;
  switch (pattern.kind) {
    case "triple":
      return `${indent}${termText(pattern.subject)} ${predicateText(pattern.predicate)} ${termText(pattern.object)} .`;
    case "values": {
      const rows = pattern.rows.map((row) => `(${row.map(termText).join(" ")})`);
      return `${indent}VALUES (${pattern.variables.map(termText).join(" ")}) { ${rows.join(" ")} }`;
    }
    case "bind":
      return `${indent}BIND(${termText(pattern.value)} AS ${termText(pattern.as)})`;
    case "union":
      return indent + pattern.branches.map(group).join(" UNION ");
    case "optional":
      return `${indent}OPTIONAL ${group(pattern.patterns)}`;
    case "in":
      return `${indent}FILTER(${termText(pattern.variable)} ${pattern.negated ? "NOT IN" : "IN"} (${pattern.terms.map(termText).join(", ")}))`;
    case "notExists":
      return `${indent}FILTER NOT EXISTS ${group(pattern.patterns)}`;
    case "textStarts":
      return `${indent}FILTER(STRSTARTS(STR(${termText(pattern.variable)}), ${writeString(pattern.prefix)}))`;
    case "textContains": {
      const text = `LCASE(STR(${termText(pattern.variable)}))`;
      const found = pattern.any.map((part) => `CONTAINS(${text}, ${writeString(part)})`);
      return `${indent}FILTER(isLiteral(${termText(pattern.variable)}) && (${found.join(" || ")}))`;
    }
    case "textFrom":
      return `${indent}FILTER(STR(${termText(pattern.variable)}) >= ${writeString(pattern.from)})`;
    case "textBelow":
      return `${indent}FILTER(STR(${termText(pattern.variable)}) < ${writeString(pattern.below)})`;
    case "numberIs": {
      const name = termText(pattern.variable);
      return `${indent}FILTER(!isNumeric(${name}) || ${name} ${operatorText(pattern.operator)} ${numberText(pattern.number)})`;
    }
    case "isIri":
      return `${indent}FILTER(${isIriText(termText(pattern.variable), pattern.orWith)})`;
    case "isNamed":
      return `${indent}FILTER(!isBlank(${termText(pattern.variable)})${orWithText(termText(pattern.variable), pattern.orWith)})`;
    case "isBlank":
      return `${indent}FILTER(isBlank(${termText(pattern.variable)}))`;
    case "differ":
      return `${indent}FILTER(${termText(pattern.one)} != ${termText(pattern.other)})`;
    case "never":
      return `${indent}FILTER(1 = 0)`;
    case "select":
      return `${indent}{\n${selectText(pattern.query, `${indent}  `)}\n${indent}}`;
  }
}

/** Patterns side by side, as they stand in a query; see `serialise`. */
export function serialisePatterns(patterns: readonly Pattern[]): string {
  return patterns.map((pattern) => patternText(pattern, "")).join("\n");
}

/** True of an IRI, and of a node that has one of some predicates. @param variable As a query writes it */
export function isIriText(variable: string, orWith?: NamingPredicates): string {
  return `isIRI(${variable})${orWithText(variable, orWith)}`;
}

function orWithText(variable: string, predicates: NamingPredicates = []): string {
  const [first, ...others] = predicates;
  if (first === undefined) return "";
  if (others.length === 0) return ` || EXISTS { ${variable} ${termText(first)} ?anyName }`;
  return ` || EXISTS { ${variable} ?anyNaming ?anyName FILTER(?anyNaming IN (${predicates.map(termText).join(", ")})) }`;
}

/** @throws TypeError for what is no number of rows */
function rowCount(rows: number): string {
  if (!Number.isSafeInteger(rows) || rows < 0) throw new TypeError(`${rows} is no number of rows.`);
  return String(rows);
}

const OPERATORS: readonly string[] = ["=", "<", ">", "<=", ">="];

/** @throws TypeError for what is no operator: who builds a query need not be checked by a compiler */
function operatorText(operator: string): string {
  if (!OPERATORS.includes(operator)) throw new TypeError(`${JSON.stringify(operator)} compares no numbers.`);
  return operator;
}

/** A double, whose notation every number has. @throws TypeError for what is not finite. */
function numberText(number: number): string {
  if (!Number.isFinite(number)) throw new TypeError(`${number} can not be written as a number.`);
  return number.toExponential();
}

function predicateText(predicate: Variable | Iri | PropertyPath): string {
  if (predicate.kind !== "path") return termText(predicate);
  const alternatives = predicate.alternatives.map((each) =>
    each.kind === "sequence" ? each.steps.map(stepText).join("/") : writeTerm(each),
  );
  return `(${alternatives.join("|")})${predicate.repeated ? "*" : ""}`;
}

function stepText(step: PathStep): string {
  if (step.kind === "iri") return writeTerm(step);
  return step.kind === "inverse" ? `^${writeTerm(step.of)}` : `${writeTerm(step.of)}*`;
}

function termText(term: QueryTerm): string {
  if (term.kind !== "variable") return writeTerm(term);
  if (!isVariableName(term.name)) throw new TypeError(`Not a variable name: ${JSON.stringify(term.name)}`);
  return `?${term.name}`;
}
