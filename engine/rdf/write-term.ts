import { Failure, quoted } from "../failure.ts";
import { RDF, XSD, type Iri, type Literal } from "./term.ts";

/**
 * A term as SPARQL 1.1 writes it, so that no text of a question, a model or a source can ever become syntax.
 * @throws Failure `BAD_USER_INPUT` for an IRI that SPARQL can not write, or a language tag that is none.
 */
export function writeTerm(term: Iri | Literal): string {
  return term.kind === "iri" ? writeIri(term.value) : writeLiteral(term);
}

/** `ucschar` of RFC 3987: the planes without noncharacters, surrogates and private use. */
const BEYOND_ASCII = [
  "\\u{a0}-\\u{d7ff}\\u{f900}-\\u{fdcf}\\u{fdf0}-\\u{ffef}",
  ...Array.from(
    { length: 13 },
    (_each, index) => `\\u{${(index + 1).toString(16)}0000}-\\u{${(index + 1).toString(16)}fffd}`,
  ),
  "\\u{e1000}-\\u{efffd}",
].join("");
const CHARACTER = `(?:[A-Za-z0-9._~!$&'()*+,;=:@/?${BEYOND_ASCII}-]|%[0-9A-Fa-f]{2})`;
const ABSOLUTE_IRI = new RegExp(`^[A-Za-z][A-Za-z0-9+.-]*:${CHARACTER}*(?:#${CHARACTER}*)?$`, "u");
const LANGUAGE_TAG = /^[a-z]+(-[a-z0-9]+)*$/i;

/** Can SPARQL write this IRI? It must be absolute and made of the characters of RFC 3987. */
export function isWritableIri(value: string): boolean {
  return ABSOLUTE_IRI.test(value);
}

/** Can SPARQL write this term? */
export function isWritable(term: Iri | Literal): boolean {
  if (term.kind === "iri") return isWritableIri(term.value);
  return term.language === undefined ? isWritableIri(term.datatype) : LANGUAGE_TAG.test(term.language);
}

function writeIri(value: string): string {
  if (!isWritableIri(value)) {
    throw new Failure("BAD_USER_INPUT", `${quoted(value)} is not an absolute IRI that a query can name.`);
  }
  return `<${value}>`;
}

function writeLiteral(literal: Literal): string {
  const text = writeString(literal.lexical);
  if (literal.language !== undefined) {
    if (!LANGUAGE_TAG.test(literal.language)) {
      throw new Failure("BAD_USER_INPUT", `${quoted(literal.language)} is not a language tag.`);
    }
    return `${text}@${literal.language}`;
  }
  if (literal.datatype === `${XSD}string` || literal.datatype === `${RDF}langString`) return text;
  return `${text}^^${writeIri(literal.datatype)}`;
}

const ESCAPES: Readonly<Record<string, string>> = { "\\": "\\\\", '"': '\\"', "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/**
 * SPARQL replaces `\u0022` before it parses, and some sources do so even after a doubled backslash. A "u" after a
 * backslash is therefore written as an escape of its own, which no reading of the rules turns into a quote.
 */
export function writeString(text: string): string {
  return `"${text
    .replace(/\p{Surrogate}/gu, "\uFFFD")
    .split(/(\\[uU])/)
    .map(escapeMarked)
    .join("")}"`;
}

function escapeMarked(part: string): string {
  if (part === "\\u") return "\\\\\\u0075";
  return part === "\\U" ? "\\\\\\u0055" : escape(part);
}

function escape(text: string): string {
  return text.replace(/[\\"\n\r\t]/g, (character) => ESCAPES[character] ?? character).replace(/\0/g, "\\u0000");
}
