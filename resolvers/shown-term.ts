import type { AnswerValue, TraceNode } from "../engine/evidence/trace.ts";
import { termKey, type Literal, type Term } from "../engine/rdf/term.ts";
import { literalLabel } from "../engine/values/literal-value.ts";
import type { KnownEntity } from "./known-entity.ts";

/** A term as the schema shows it: its type is told by the field that only this type has. */
export type ShownTerm = KnownEntity | ShownLiteral | ShownBlankNode | { readonly label: string };

interface ShownLiteral extends Omit<Literal, "kind"> {
  readonly label: string;
}

interface ShownBlankNode {
  readonly label: string;
  readonly node: string;
}

/** What a trace names: an end of a step, or a value of an answer. */
export function shownNode(node: TraceNode): ShownTerm {
  switch (node.kind) {
    case "entity":
      return { iri: node.iri, label: node.label };
    case "literal":
      return shownLiteral(node.literal, node.label, node.unit);
    case "text":
      return { label: node.label };
  }
}

/** Equal for equal terms of a trace. */
export function nodeKey(node: TraceNode): string {
  const own = node.kind === "text" ? node.label : node.kind === "entity" ? node.iri : termKey(node.literal);
  const told = node.of === undefined ? own : `${own} of ${nodeKey(node.of)}`;
  return node.part === undefined ? told : `${told} as ${node.part}`;
}

/** A term of a triple. What an entity is called is looked up when it is selected. */
export function shownTerm(term: Term): ShownTerm {
  switch (term.kind) {
    case "iri":
      return { iri: term.value };
    case "literal":
      return shownLiteral(term, literalLabel(term), term.unit);
    case "blank":
      return { label: `_:${term.id}`, node: term.id };
  }
}

/** One value of an answer; `of` is absent where it is not told of one of several. */
export interface ShownValue {
  readonly label: string;
  readonly term: ShownTerm;
  readonly of?: ShownTerm;
  readonly validFrom?: string | undefined;
  readonly validUntil?: string | undefined;
}

export function shownValue({ node, validFrom, validUntil }: AnswerValue): ShownValue {
  const of = node.of === undefined ? {} : { of: shownNode(node.of) };
  return { label: node.label, term: shownNode(node), ...of, validFrom, validUntil };
}

/** A value may hold in several intervals. */
export function valueKey({ node, validFrom = "", validUntil = "" }: AnswerValue): string {
  return `${nodeKey(node)} ${validFrom}/${validUntil}`;
}

function shownLiteral({ lexical, datatype, language }: Literal, label: string, unit?: string): ShownLiteral {
  return {
    label,
    lexical,
    datatype,
    ...(language === undefined ? {} : { language }),
    ...(unit === undefined ? {} : { unit }),
  };
}
