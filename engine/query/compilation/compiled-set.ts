import type { LiteralContext } from "../../values/literal-value.ts";
import type { Slot } from "../../question/form/walk.ts";
import type { Iri, Literal } from "../../rdf/term.ts";
import type { Vocabulary } from "../../sources/knowledge-graph.ts";
import type { Pattern, QueryTerm, Variable } from "../../sparql/syntax.ts";

/** How one relation of the form is read off a row: the triple that was walked, and in which direction. */
export interface HopReader {
  readonly slot: Slot;
  readonly from: QueryTerm;
  readonly relation: Variable | Iri;
  readonly to: QueryTerm;
  /** FORWARD: `from` is the triple's subject. A variable holds one of the two words. */
  readonly direction: "FORWARD" | "BACKWARD" | Variable;
  /** The branches of unions that the row must be of. */
  readonly branchTags: readonly BranchTag[];
  /** How the graph says it, where it is not the plain triple: on a statement. */
  readonly said?: ReifiedStatement;
  /** True where a row may be without it: of its start nothing of the kind is stated. */
  readonly isOptional?: true;
}

/** A fact as it is said on a node of its own: the node's predicate leads to the fact's object. */
export interface ReifiedStatement {
  readonly statement: Variable;
  readonly predicate: Iri;
  readonly object: QueryTerm;
}

export interface BranchTag {
  readonly branch: Variable;
  readonly value: string;
}

/** A node whose members a query only passes on: they were computed before, or are compared by the engine. */
export interface Binding {
  readonly slot: Slot;
  readonly term: QueryTerm;
  readonly branchTags: readonly BranchTag[];
}

/** A concrete set form as graph patterns. */
export interface CompiledSet {
  readonly patterns: readonly Pattern[];
  /** The members of the set. */
  readonly answer: QueryTerm;
  readonly hops: readonly HopReader[];
  /** Nodes with members known beforehand, by slot. */
  readonly given: readonly Binding[];
  /** Literals of the question, which the engine compares itself. */
  readonly values: readonly Binding[];
  /** Sets to leave out that SPARQL can not say, by the slot of the set to leave out: the term must not be a member. */
  readonly excluded: readonly Binding[];
  /** The things that tallies are made of, by the slot of the node that has the tally. */
  readonly tallied: ReadonlyMap<Slot, TalliedTerms>;
  /** Things that may state no value, by the slot of the condition that is put to it; the value stands beside. */
  readonly unstated: readonly OpenBinding[];
}

/** The things of a tally, and the numbers of those whose numbers it takes together. */
export interface TalliedTerms {
  readonly thing: Variable;
  readonly number?: Variable;
}

/** A thing, and where its value stands in a row that has one. */
export interface OpenBinding extends Binding {
  readonly value: Variable;
}

export interface CompileOptions {
  readonly vocabulary: Vocabulary;
  /** Members of nodes that were computed before, by slot; they are written as VALUES. */
  readonly given?: ReadonlyMap<Slot, readonly (Iri | Literal)[]>;
  /** Sets to leave out that are computed by themselves though SPARQL can say them. */
  readonly apart?: ReadonlySet<Slot>;
  /** Relations that hold both ways, besides those of which the graph's own vocabulary says so. */
  readonly symmetric?: ReadonlySet<string>;
  /** True where nodes without a name stay apart between two relations, and are not only led through. */
  readonly keepsNodes?: true;
  /** What the graph's catalogue says of a relation's objects; where absent, of none anything is known. */
  readonly literals?: (relation: string) => LiteralContext;
  /** Name of the variable for the members; default "answer". */
  readonly answerName?: string;
  /** Prefix of the other variables' names, so that several sets can stand in one query. Default "x". */
  readonly prefix?: string;
  /** Slot of the set in the form that it is part of. Default the root. */
  readonly slot?: Slot;
  /** True for a part of a form that is read at a time. */
  readonly timed?: boolean;
}
