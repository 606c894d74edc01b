import { Failure, quoted } from "../../../failure.ts";
import { RDF, XSD, type Iri, type Literal } from "../../../rdf/term.ts";
import type { Pattern, PropertyPath, QueryTerm, SelectQuery, Variable } from "./syntax.ts";

/**
 * A query as SPARQL 1.1 text.
 * @throws Failure `BAD_USER_INPUT` for an IRI that SPARQL can not write, or a language tag that is none.
 */
export function serialise(query: SelectQuery): string {
  const comments = (query.comments ?? []).map((comment) => `# ${comment.replace(/[\p{Cc}\\\u2028\u2029]+/gu, " ")}\n`);
  return `${comments.join("")}${selectText(query, "")}\n`;
}

function selectText(query: SelectQuery, indent: string): string {
  const order = query.orderBy ?? [];
  return [
    `${indent}SELECT ${query.distinct === true ? "DISTINCT " : ""}${query.variables.map(termText).join(" ")} WHERE {`,
    ...query.where.map((pattern) => patternText(pattern, `${indent}  `)),
    `${indent}}`,
    ...(order.length === 0 ? [] : [`${indent}ORDER BY ${order.map(termText).join(" ")}`]),
    ...(query.limit === undefined ? [] : [`${indent}LIMIT ${Math.trunc(query.limit)}`]),
  ].join("\n");
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
      return `${indent}FILTER(STRSTARTS(STR(${termText(pattern.variable)}), ${stringText(pattern.prefix)}))`;
    case "textFrom":
      return `${indent}FILTER(STR(${termText(pattern.variable)}) >= ${stringText(pattern.from)})`;
    case "textBelow":
      return `${indent}FILTER(STR(${termText(pattern.variable)}) < ${stringText(pattern.below)})`;
    case "numberIs": {
      const name = termText(pattern.variable);
      return `${indent}FILTER(!isNumeric(${name}) || ${name} ${pattern.operator} ${numberText(pattern.number)})`;
    }
    case "never":
      return `${indent}FILTER(1 = 0)`;
    case "select":
      return `${indent}{\n${selectText(pattern.query, `${indent}  `)}\n${indent}}`;
  }
}

/** A double, whose notation every number has. @throws TypeError for what is not finite. */
function numberText(number: number): string {
  if (!Number.isFinite(number)) throw new TypeError(`${number} can not be written as a number.`);
  return number.toExponential();
}

function predicateText(predicate: Variable | Iri | PropertyPath): string {
  if (predicate.kind !== "path") return termText(predicate);
  return `(${predicate.alternatives.map(termText).join("|")})${predicate.repeated ? "*" : ""}`;
}

function termText(term: QueryTerm): string {
  if (term.kind === "variable") return `?${term.name}`;
  return term.kind === "iri" ? iriText(term.value) : literalText(term);
}

/** `ucschar` of RFC 3987: the planes without noncharacters, surrogates and private use. */
const BEYOND_ASCII = [
  "\\u{a0}-\\u{d7ff}\\u{f900}-\\u{fdcf}\\u{fdf0}-\\u{ffef}",
  ...Array.from({ length: 13 }, (_each, index) => `\\u{${(index + 1).toString(16)}0000}-\\u{${(index + 1).toString(16)}fffd}`),
  "\\u{e1000}-\\u{efffd}",
].join("");
const CHARACTER = `(?:[A-Za-z0-9._~!$&'()*+,;=:@/?${BEYOND_ASCII}-]|%[0-9A-Fa-f]{2})`;
const ABSOLUTE_IRI = new RegExp(`^[A-Za-z][A-Za-z0-9+.-]*:${CHARACTER}*(?:#${CHARACTER}*)?$`, "u");

/** Can SPARQL write this IRI? It must be absolute and made of the characters of RFC 3987. */
export function isWritableIri(value: string): boolean {
  return ABSOLUTE_IRI.test(value);
}

function iriText(value: string): string {
  if (!isWritableIri(value)) {
    throw new Failure("BAD_USER_INPUT", `${quoted(value)} is not an absolute IRI that a query can name.`);
  }
  return `<${value}>`;
}

function literalText(literal: Literal): string {
  const text = stringText(literal.lexical);
  if (literal.language !== undefined) {
    if (!/^[a-z]+(-[a-z0-9]+)*$/i.test(literal.language)) {
      throw new Failure("BAD_USER_INPUT", `${quoted(literal.language)} is not a language tag.`);
    }
    return `${text}@${literal.language}`;
  }
  if (literal.datatype === `${XSD}string` || literal.datatype === `${RDF}langString`) return text;
  return `${text}^^${iriText(literal.datatype)}`;
}

const ESCAPES: Readonly<Record<string, string>> = { "\\": "\\\\", '"': '\\"', "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/**
 * SPARQL replaces `\u0022` before it parses, and some sources do so even after a doubled backslash. A "u" after a
 * backslash is therefore written as an escape of its own, which no reading of the rules turns into a quote.
 */
function stringText(text: string): string {
  return `"${text.replace(/\p{Surrogate}/gu, "\uFFFD").split(/(\\[uU])/).map(escapeMarked).join("")}"`;
}

function escapeMarked(part: string): string {
  if (part === "\\u") return "\\\\\\u0075";
  return part === "\\U" ? "\\\\\\u0055" : escape(part);
}

function escape(text: string): string {
  return text.replace(/[\\"\n\r\t]/g, (character) => ESCAPES[character] ?? character).replace(/\0/g, "\\u0000");
}
