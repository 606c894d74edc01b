import { createHash } from "node:crypto";
import { iri, literal, type BlankNode, type Iri, type Literal } from "../../engine/rdf/term.ts";

/** Longer IRIs name nothing that a query could ask for again: servers refuse lines of such a length. */
export const MAX_IRI_LENGTH = 8_192;
/**
 * Characters of a literal that are kept. Whole books stand in some graphs, and would go into every answer and prompt.
 */
const MAX_LITERAL_LENGTH = 10_000;

/** An IRI of a result; one that is too long is a node that can not be named. */
export function boundedIri(value: string): Iri | BlankNode {
  return value.length <= MAX_IRI_LENGTH ? iri(value) : { kind: "blank", id: `long-${digestOf(value)}` };
}

/** A literal of a result; of one that is too long the beginning, with a mark that keeps different ones different. */
export function boundedLiteral(lexical: string, datatype?: string, language?: string): Literal {
  const text = boundedText(lexical);
  // What is cut off is no number, date or page any more.
  return literal(text, text === lexical ? datatype : undefined, language);
}

/** The text of such a literal. */
export function boundedText(lexical: string): string {
  if (lexical.length <= MAX_LITERAL_LENGTH) return lexical;
  const mark = `… [shortened, ${lexical.length.toLocaleString("en")} characters, SHA-256 ${digestOf(lexical)}]`;
  const begin = lexical.slice(0, MAX_LITERAL_LENGTH - mark.length).replace(/[\uD800-\uDBFF]$/u, "");
  return begin + mark;
}

/** 16 hexadecimal digits. */
function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
