import type { Term } from "../../../engine/rdf/term.ts";
import { HttpProblem } from "../../http/http-problem.ts";
import { excerpt } from "../../http/status-problem.ts";
import { boundedIri, boundedLiteral } from "../../select/bounded-term.ts";
import type { Table } from "../../select/packed-rows.ts";
import { endingFrom } from "../../../engine/text/ending.ts";
import { quoted } from "../../../engine/failure.ts";

/**
 * Reads the SPARQL 1.1 Query Results JSON Format to the letter: half a result must never pass for a whole one.
 * @throws HttpProblem `MALFORMED` for anything else, quoting what is wrong
 */
export function readResults(body: string): Table {
  const document = parsed(body);
  const { head, results, boolean } = record(document, "the reply");
  if (boolean !== undefined) throw malformed("it is an answer to ASK, not to SELECT");
  const { vars } = record(head, "head");
  if (!Array.isArray(vars) || !vars.every((name) => typeof name === "string"))
    throw malformed(`head.vars is ${shown(vars)}`);
  const { bindings } = record(results, "results");
  if (!Array.isArray(bindings)) throw malformed(`results.bindings is ${shown(bindings)}`);
  const known = new Set<string>(vars);
  const rows = bindings.map((binding: unknown) => {
    const row = new Map<string, Term>();
    for (const [name, value] of Object.entries(record(binding, "a binding"))) {
      if (!known.has(name)) throw malformed(`a binding holds ?${name}, which head.vars does not list`);
      row.set(name, readTerm(value, name));
    }
    return row;
  });
  return { variables: vars, rows };
}

/** Skolem IRIs stand for nodes without a name (RDF 1.1 Concepts, section 3.5); Wikidata writes unknown values so. */
const SKOLEM = "/.well-known/genid/";

function readTerm(term: unknown, name: string): Term {
  const { type, value, datatype, "xml:lang": language } = record(term, `the value of ?${name}`);
  if (type === "triple")
    throw malformed(`the value of ?${name} is a triple in quotes (RDF 1.2), which is not understood`);
  if (typeof value !== "string") throw malformed(`the value of ?${name} is ${shown(term)}`);
  switch (type) {
    case "uri":
      return value.includes(SKOLEM) ? { kind: "blank", id: value } : boundedIri(value);
    case "bnode":
      return { kind: "blank", id: value };
    // The second is how SPARQL 1.0 wrote it, and Virtuoso does.
    case "literal":
    case "typed-literal":
      if (language !== undefined && typeof language !== "string")
        throw malformed(`the language of ?${name} is ${shown(language)}`);
      if (datatype !== undefined && typeof datatype !== "string")
        throw malformed(`the datatype of ?${name} is ${shown(datatype)}`);
      return language === undefined || language === ""
        ? boundedLiteral(value, datatype)
        : boundedLiteral(value, undefined, language);
    default:
      throw malformed(`the value of ?${name} is of type ${shown(type)}`);
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (cause) {
    // Some servers run into an error when they have sent rows already, and append its text.
    const exception = exceptionIn(body);
    const end =
      exception === undefined
        ? `it ends in ${JSON.stringify(body.slice(-40))}`
        : `it holds ${JSON.stringify(excerpt(exception))}`;
    throw new HttpProblem("MALFORMED", body === "" ? "its reply is empty" : `its reply is no whole JSON: ${end}`, {
      cause,
    });
  }
}

/** What is shown of a text; the names of exceptions are long: `org.openrdf.query.QueryEvaluationException`. */
const LONGEST_NAME = 100;

/** From the name of the exception, or the word "timeout", to the end. */
function exceptionIn(body: string): string | undefined {
  const at = body.search(/(?:Exception|Error)\b|timeout/iu);
  if (at < 0) return undefined;
  const before = body.slice(Math.max(0, at - LONGEST_NAME), at);
  return body.slice(at - before.length + endingFrom(before, /[\w.]/u));
}

function record(value: unknown, what: string): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw malformed(`${what} is ${shown(value)}`);
  return value as Record<string, unknown>;
}

function shown(value: unknown): string {
  return value === undefined
    ? "missing"
    : excerpt(typeof value === "string" ? JSON.stringify(value.slice(0, LONGEST_NAME)) : quoted(value));
}

function malformed(what: string): HttpProblem {
  return new HttpProblem("MALFORMED", `its reply is no SPARQL result: ${what}`);
}
