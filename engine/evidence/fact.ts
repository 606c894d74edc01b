import { termKey, type Iri, type Literal } from "../rdf/term.ts";
import type { Citation } from "../sources/citation.ts";
import type { Interval } from "../values/interval.ts";

/**
 * What a source says of two things, whoever asked for it: a fact has no question and no logical form. All of it
 * survives JSON.
 */
export type Fact = GraphFact | QuotedFact;

/** What stands at either end of a fact: an entity or a literal of a graph, or words of a document. */
export type FactNode = Iri | Literal | Words;

/** Words of a document, or of the question, that are linked to no entity of a graph. */
interface Words {
  readonly kind: "words";
  readonly text: string;
}

/** A triple that a graph holds. */
export interface GraphFact {
  readonly kind: "triple";
  /** An entity; a literal only where the graph says the fact on a statement, which is then the subject of `origin`. */
  readonly subject: Iri | Literal;
  /** IRI; in the common names where several graphs are read as one, as the ends are. */
  readonly relation: string;
  readonly object: Iri | Literal;
  /**
   * When it holds, one interval for each statement about it; empty where the graph says nothing of it, or was not
   * asked.
   */
  readonly validity: readonly Interval[];
  /** True when the graph states intervals for its subject and relation, if only for other objects. */
  readonly dated?: boolean;
  /** True when its graph states dates of it, but nothing tells which of them say when it holds. */
  readonly hasUnreadTimes?: true;
  /** True when it is a measurement and a later one is known, which a condition on the values kept out of the rows. */
  readonly measuredAgain?: boolean;
  /** How its graph says it, where that is not the triple of its relation and ends. */
  readonly origin?: Origin;
}

/**
 * A fact as its graph has it: in its own names where several graphs are read as one, on a statement where facts are
 * said so.
 */
export interface Origin {
  /** Id of the graph; absent where there is only one. */
  readonly graph?: string;
  readonly subject: Iri | Literal;
  readonly relation: string;
  readonly object: Iri | Literal;
}

/** What a sentence of a document says. */
export interface QuotedFact {
  readonly kind: "quote";
  /** What the sentence was read about. */
  readonly subject: FactNode;
  /** In the words of the question. */
  readonly relation: string;
  readonly object: FactNode;
  readonly quote: Quote;
  /** What states it together with that; none when absent. */
  readonly beside?: readonly Quote[];
}

/** A sentence of a passage, verbatim, and where it stands. */
export interface Quote extends Citation {
  readonly text: string;
  /** 0–1. */
  readonly score: number;
}

/** How a fact is walked: FORWARD from its subject to its object, BACKWARD from its object to its subject. */
export type Direction = "FORWARD" | "BACKWARD";

/** Equal for nodes that are the same: the same term, or words that differ in case or form of their characters only. */
export function nodeKey(node: FactNode): string {
  return node.kind === "words" ? `'${node.text.normalize("NFKC").toLowerCase()}'` : termKey(node);
}

/** The triple of a fact as its graph has it, and the id of the graph where several are read as one. */
export function saidBy({ subject, relation, object, origin }: GraphFact): Origin {
  return origin ?? { subject, relation, object };
}

/** Equal for facts that one piece of evidence shows. */
export function factKey(fact: Fact): string {
  if (fact.kind === "quote") return JSON.stringify([fact.quote.source, fact.quote.chunkId, fact.quote.text]);
  const { graph, subject, relation, object } = saidBy(fact);
  return JSON.stringify([graph, subject, relation, object]);
}
