import { Failure, quoted } from "../engine/failure.ts";

/** Absolute IRIs as RFC 3987 and SPARQL's IRIREF have them: a scheme, and none of the characters that end one. */
const ABSOLUTE_IRI = /^[a-z][a-z0-9+.-]*:[^\u0000-\u0020<>"{}|\\^`]+$/i;
const MAX_IRI_LENGTH = 2048;

/**
 * @param name of the argument, for the message
 * @throws Failure `BAD_USER_INPUT` for a text that is not an absolute IRI.
 */
export function requireIri(text: string, name = "iri"): string {
  if (text.length > MAX_IRI_LENGTH || !ABSOLUTE_IRI.test(text)) {
    throw new Failure(
      "BAD_USER_INPUT",
      `${name} must be an absolute IRI of at most ${MAX_IRI_LENGTH} characters, such as "urn:whyql:entity:java"; got ${quoted(text)}.`,
    );
  }
  return text;
}
