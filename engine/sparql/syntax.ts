import type { Iri, Literal } from "../rdf/term.ts";

/**
 * The part of SPARQL 1.1 that graphs are asked in, as values. Queries are built from these and serialised in one place,
 * by whoever sends them, so that no text of a question, a model or a source can ever become syntax. Only what Virtuoso,
 * Blazegraph and oxigraph agree on is here.
 */
export interface Variable {
  readonly kind: "variable";
  readonly name: string;
}

/** What can stand in a triple: never a blank node, whose name means nothing to the source. */
export type QueryTerm = Variable | Iri | Literal;

/** Alternatives, followed any number of times where `repeated`: `(<a>|<b>/<c>)*`. Never empty. */
export interface PropertyPath {
  readonly kind: "path";
  readonly alternatives: readonly (Iri | PathSequence)[];
  readonly repeated: boolean;
}

/** One relation after the other: `<a>/^<b>/<c>*`. Never empty. */
export interface PathSequence {
  readonly kind: "sequence";
  readonly steps: readonly PathStep[];
}

/** A relation; walked from its object to its subject; or any number of times, none among them. */
export type PathStep = Iri | { readonly kind: "inverse" | "any"; readonly of: Iri };

/** The relation of a step, whichever way and however often it is walked. */
export function relationOfStep(step: PathStep): Iri {
  return step.kind === "iri" ? step : step.of;
}

export type Pattern =
  | {
      readonly kind: "triple";
      readonly subject: QueryTerm;
      readonly predicate: Variable | Iri | PropertyPath;
      readonly object: QueryTerm;
    }
  | {
      readonly kind: "values";
      readonly variables: readonly Variable[];
      readonly rows: readonly (readonly (Iri | Literal)[])[];
    }
  | { readonly kind: "bind"; readonly value: Iri | Literal; readonly as: Variable }
  | { readonly kind: "union"; readonly branches: readonly (readonly Pattern[])[] }
  | { readonly kind: "optional"; readonly patterns: readonly Pattern[] }
  | {
      readonly kind: "in";
      readonly variable: Variable;
      readonly terms: readonly (Iri | Literal)[];
      readonly negated: boolean;
    }
  | { readonly kind: "notExists"; readonly patterns: readonly Pattern[] }
  | { readonly kind: "textStarts"; readonly variable: Variable; readonly prefix: string }
  /** Literals in which any of some texts stands, in whatever case; the texts in lower case. Never empty. */
  | { readonly kind: "textContains"; readonly variable: Variable; readonly any: readonly string[] }
  /** Texts in the order of their characters, from one on, or before one. */
  | { readonly kind: "textFrom"; readonly variable: Variable; readonly from: string }
  | { readonly kind: "textBelow"; readonly variable: Variable; readonly below: string }
  /** A number that compares so, or anything that is not a number. */
  | {
      readonly kind: "numberIs";
      readonly variable: Variable;
      readonly operator: "=" | "<" | ">" | "<=" | ">=";
      readonly number: number;
    }
  | { readonly kind: "isIri"; readonly variable: Variable; readonly orWith?: NamingPredicates }
  /** An IRI or a literal: what has no name can not be asked about again. */
  | { readonly kind: "isNamed"; readonly variable: Variable; readonly orWith?: NamingPredicates }
  | { readonly kind: "isBlank"; readonly variable: Variable }
  /** Two different terms. */
  | { readonly kind: "differ"; readonly one: Variable; readonly other: Variable }
  /** Nothing fulfils it. */
  | { readonly kind: "never" }
  | { readonly kind: "select"; readonly query: SelectQuery };

/** Of these a node has one, or more. Never empty. */
export type NamingPredicates = readonly Iri[];

export interface SelectQuery {
  /** Shown above the query, one line each: what the engine decided beyond what SPARQL says. */
  readonly comments?: readonly string[];
  readonly distinct?: boolean;
  readonly variables: readonly Variable[];
  /** Rows are put together by their variables, and this says how many of each there were: `(COUNT(*) AS ?count)`. */
  readonly count?: Variable;
  /** Numbers that are made of the rows that are put together; of all rows where there is no variable. */
  readonly aggregates?: readonly Aggregate[];
  readonly where: readonly Pattern[];
  readonly orderBy?: readonly Variable[];
  /** True where the first of `orderBy` counts down. */
  readonly descending?: boolean;
  /** Rows at most, and rows that are left out before the first: whole numbers from 0. */
  readonly limit?: number;
  readonly offset?: number;
}

/** How many there are, how many of them are numbers, or nodes without a name, and what the numbers come to, or mean. */
export interface Aggregate {
  readonly function: "COUNT" | "NUMBERS" | "BLANKS" | "SUM" | "AVG";
  readonly of: Variable;
  /** True where each is counted once. */
  readonly distinct?: boolean;
  readonly as: Variable;
}

/** @throws TypeError for a name that is not letters, digits and underscores, or does not begin with a letter. */
export function variable(name: string): Variable {
  if (!isVariableName(name)) throw new TypeError(`Not a variable name: ${JSON.stringify(name)}`);
  return { kind: "variable", name };
}

export function isVariableName(name: string): boolean {
  return /^[A-Za-z]\w*$/.test(name);
}

export function triple(subject: QueryTerm, predicate: Variable | Iri | PropertyPath, object: QueryTerm): Pattern {
  return { kind: "triple", subject, predicate, object };
}
