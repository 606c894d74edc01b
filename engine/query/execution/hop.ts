import { termKey, type Iri, type Literal } from "../../rdf/term.ts";
import type { Slot } from "../../question/form/walk.ts";
import type { Citation } from "../../sources/citation.ts";
import type { QueryTerm, SelectQuery } from "../../sparql/syntax.ts";
import type { Interval } from "../../values/interval.ts";

/** What stands at either end of a hop: a node of the graph, or words of a document. All of it survives JSON. */
export type HopNode = Iri | Literal | Words;

interface Words {
  readonly kind: "words";
  readonly text: string;
}

/** One relation of the form as it was found: walked from the known end to the other. */
export type Hop = TripleHop | QuoteHop;

export interface TripleHop {
  readonly kind: "triple";
  /** The node of the form that asked for it. */
  readonly slot: Slot;
  readonly from: Iri | Literal;
  readonly relation: string;
  readonly to: Iri | Literal;
  /** FORWARD: `from` is the subject. */
  readonly direction: "FORWARD" | "BACKWARD";
  /** When the triple holds, one for each statement about it. */
  readonly validity: readonly Interval[];
  /** True when the graph states intervals for this subject and relation, if only for other objects. */
  readonly dated: boolean;
  /** How the graph says the fact, where that is not the triple of relation and ends. */
  readonly origin?: Origin;
}

/** A fact as its graph has it: in its own names where several graphs are read as one, on a statement where facts are said so. */
export interface Origin {
  /** Id of the graph; absent where there is only one. */
  readonly graph?: string;
  readonly subject: Iri | Literal;
  readonly relation: string;
  readonly object: Iri | Literal;
}

export interface QuoteHop {
  readonly kind: "quote";
  readonly slot: Slot;
  readonly from: HopNode;
  /** The question's words. */
  readonly relation: string;
  readonly to: HopNode;
  readonly quote: Quote;
}

/** A sentence of a passage, verbatim, and where it stands. */
export interface Quote extends Citation {
  readonly text: string;
  /** 0–1. */
  readonly score: number;
}

/** One way in which a member of a set came about. */
export interface Row {
  readonly value: HopNode;
  readonly hops: readonly Hop[];
}

/** A computed set, with every way in which each member came about. */
export interface Table {
  readonly rows: readonly Row[];
  /** True when a source or a limit cut rows off. */
  readonly truncated: boolean;
  /** What was left out and why, and what could not be decided: sentences for the explanation. */
  readonly notes: readonly string[];
  /** Those of the notes that say what of the question could not be checked: what is given is then not complete. */
  readonly unchecked?: readonly string[];
  /** The query that gave the rows; absent when none was needed. */
  readonly query?: SelectQuery;
  /** Where the query's rows hold the members; absent when no query gave them. */
  readonly answer?: QueryTerm;
  /** The slots of the hops that the query's rows hold; those of other hops were found before. */
  readonly read?: readonly Slot[];
  /** True when the engine left out rows that the query gives, save those that a superlative compares. */
  readonly narrowed?: boolean;
}

export function nodeKey(node: HopNode): string {
  return node.kind === "words" ? `'${node.text.normalize("NFKC").toLowerCase()}'` : termKey(node);
}

export function hopKey(hop: Hop): string {
  const ends = `${nodeKey(hop.from)} ${hop.relation} ${nodeKey(hop.to)}`;
  return hop.kind === "triple"
    ? `${hop.slot} ${hop.direction} ${ends} ${hop.origin?.graph ?? ""}`
    : `${hop.slot} ${ends} ${hop.quote.chunkId} ${hop.quote.text}`;
}

/** Triple of a hop as subject and object. */
export function endsOf(hop: TripleHop): { readonly subject: Iri | Literal; readonly object: Iri | Literal } {
  return hop.direction === "FORWARD" ? { subject: hop.from, object: hop.to } : { subject: hop.to, object: hop.from };
}

/** The rows of a set by their member, members in the order in which they come. */
export function rowsByMember(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  const byMember = new Map<string, Row[]>();
  for (const row of rows) {
    const key = nodeKey(row.value);
    const known = byMember.get(key);
    if (known === undefined) byMember.set(key, [row]);
    else known.push(row);
  }
  return byMember;
}

/** The members of a set, each once, in the order in which they come. */
export function membersOf(rows: readonly Row[]): readonly HopNode[] {
  return [...new Map(rows.map((row) => [nodeKey(row.value), row.value])).values()];
}

/** Is a slot the given node or below it? */
export function isWithin(slot: Slot, ancestor: Slot): boolean {
  return slot === ancestor || slot.startsWith(`${ancestor}.`);
}
