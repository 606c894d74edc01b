import { jsonLdProblem } from "./json-ld-shape.ts";
import { rdfXmlProblem } from "./rdf-xml-shape.ts";

/** Something wrong with a text, and where. */
export interface ShapeProblem {
  readonly what: string;
  /** In code units from the beginning of the text. */
  readonly offset: number;
  /** Whether the parser is asked first, since it says more of what it refuses itself. */
  readonly isLeftToParser: boolean;
}

/**
 * What a file's parser would not survive, would take hours for, or would take for whole though it is cut off. The other
 * formats need no such look: their parser takes nesting of any depth, and ends early ends of files with an error.
 */
export function shapeProblem(text: string, format: string): ShapeProblem | undefined {
  if (format === "application/rdf+xml") return rdfXmlProblem(text);
  return format === "application/ld+json" ? jsonLdProblem(text) : undefined;
}
