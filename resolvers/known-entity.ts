import type { TraceNode } from "../engine/evidence/trace.ts";

/**
 * An entity as far as it is known without asking a source: a trace brings labels, candidates bring descriptions. What
 * is absent is looked up when it is selected.
 */
export interface KnownEntity {
  readonly iri: string;
  readonly label?: string | undefined;
  readonly description?: string | undefined;
}

/** One end of a step, or a value of an answer, as the schema shows it. */
export interface ShownNode {
  readonly label: string;
  readonly entity?: KnownEntity;
  readonly literal?: {
    readonly lexical: string;
    readonly datatype: string;
    readonly language?: string | undefined;
    readonly unit?: string | undefined;
  };
}

export function shownNode(node: TraceNode): ShownNode {
  switch (node.kind) {
    case "entity":
      return { label: node.label, entity: { iri: node.iri, label: node.label } };
    case "literal":
      return { label: node.label, literal: { ...node.literal, unit: node.unit } };
    case "text":
      return { label: node.label };
  }
}
