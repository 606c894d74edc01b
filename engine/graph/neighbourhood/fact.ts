import type { Iri, Literal } from "../../rdf/term.ts";
import type { Interval } from "../../values/interval.ts";

/** A triple that a graph holds. */
export interface GraphFact {
  readonly kind: "triple";
  readonly subject: Iri | Literal;
  /** IRI; in the common names where several graphs are read as one, as the ends are. */
  readonly relation: string;
  readonly object: Iri | Literal;
  /** When it holds, one interval for each statement about it; empty where the graph says nothing of it, or was not asked. */
  readonly validity: readonly Interval[];
  /** How its graph says it, where that is not the triple of its relation and ends. */
  readonly origin?: Origin;
}

/** A fact as its graph has it: in its own names where several graphs are read as one. */
export interface Origin {
  /** Id of the graph; absent where there is only one. */
  readonly graph?: string;
  readonly subject: Iri | Literal;
  readonly relation: string;
  readonly object: Iri | Literal;
}

/** How a fact is walked: FORWARD from its subject to its object, BACKWARD from its object to its subject. */
export type Direction = "FORWARD" | "BACKWARD";

/** Steps that are walked one after another, each from where the one before it led. */
export type Chain = readonly PathStep[];

/** Facts of one relation, all walked in one direction. Never empty. */
export interface PathStep {
  readonly facts: readonly GraphFact[];
  readonly direction: Direction;
}
