import type n3 from "n3";
import { eachInTurns, mapInTurns, Turn } from "../investigation/turn.ts";
import { RDF, XSD, type Literal, type Term, type Triple } from "./term.ts";

export type RdfFormat = "TURTLE" | "JSON_LD";

type Terms = typeof n3.DataFactory;

/**
 * Triples as a file of RDF 1.1, in turns. What of a text is no character, half a surrogate pair, is written as U+FFFD.
 * @param prefixes Namespaces by prefix, for the format that people read
 */
export async function writeGraph(
  triples: readonly Triple[],
  format: RdfFormat,
  prefixes: Readonly<Record<string, string>>,
): Promise<string> {
  const subjects = bySubject(triples);
  return format === "TURTLE" ? await writeTurtle(subjects, prefixes) : await writeJsonLd(subjects);
}

/** Each subject's triples together, subjects and triples in the order in which they first come. */
function bySubject(triples: readonly Triple[]): readonly (readonly Triple[])[] {
  const subjects = new Map<string, Triple[]>();
  for (const triple of triples) {
    const key = keyOf(triple.subject);
    const own = subjects.get(key);
    if (own === undefined) subjects.set(key, [triple]);
    else own.push(triple);
  }
  return [...subjects.values()];
}

async function writeTurtle(
  subjects: readonly (readonly Triple[])[],
  prefixes: Readonly<Record<string, string>>,
): Promise<string> {
  // Much is loaded with it, and few ask for a file.
  const { DataFactory: terms, Writer } = (await import("n3")).default;
  // The writer takes an IRI `prov:x` for a name under the prefix: where a scheme is called so, there is no such prefix.
  const schemes = new Set(subjects.flat().flatMap((triple) => schemesOf(triple)));
  const free = Object.entries(prefixes).filter(([prefix]) => !schemes.has(prefix));
  const writer = new Writer({ prefixes: Object.fromEntries(free) });
  const add = (triples: readonly Triple[]): void => {
    for (const { subject, predicate, object } of triples)
      writer.addQuad(nodeOf(subject, terms), terms.namedNode(predicate.value), objectOf(object, terms));
  };
  await eachInTurns(subjects, add, new Turn());
  return await new Promise((resolve, reject) => {
    writer.end((error: Error | null | undefined, text: string) => (error ? reject(error) : resolve(text)));
  });
}

function schemesOf({ subject, predicate, object }: Triple): readonly string[] {
  const datatype = object.kind === "literal" ? [object.datatype] : [];
  const iris = [subject, predicate, object].flatMap((term) => (term.kind === "iri" ? [term.value] : []));
  return [...iris, ...datatype].map((value) => value.slice(0, value.indexOf(":")));
}

function keyOf(subject: Triple["subject"]): string {
  return subject.kind === "iri" ? subject.value : `_:${subject.id}`;
}

function nodeOf(term: Triple["subject"], terms: Terms) {
  return term.kind === "iri" ? terms.namedNode(term.value) : terms.blankNode(term.id);
}

function objectOf(term: Term, terms: Terms) {
  if (term.kind !== "literal") return nodeOf(term, terms);
  return terms.literal(wellFormed(term.lexical), languageOf(term) ?? terms.namedNode(typeOf(term)));
}

/** What a source calls a language and is none (BCP 47) is left out, as no file could be read with it. */
function languageOf({ language }: Literal): string | undefined {
  return language !== undefined && language.length <= LONGEST_TAG && isLanguageTag(language) ? language : undefined;
}

/** Longer tags than any that is in use. */
const LONGEST_TAG = 64;

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/** Nothing is of the type of texts with a language but those; what loses its language is a plain text. */
function typeOf({ datatype, language }: Literal): string {
  return language !== undefined || datatype === `${RDF}langString` ? `${XSD}string` : datatype;
}

/**
 * JSON-LD 1.1, expanded: a node object for each subject. Without a context no IRI of others, such as `prov:x`, can be
 * taken for a name of ours.
 */
async function writeJsonLd(subjects: readonly (readonly Triple[])[]): Promise<string> {
  const nodes = await mapInTurns(subjects, (triples) => JSON.stringify(nodeObject(triples)), new Turn());
  return `[\n${nodes.join(",\n")}\n]\n`;
}

function nodeObject(triples: readonly Triple[]): object {
  const values = new Map<string, unknown[]>();
  for (const { predicate, object } of triples) {
    const isType = predicate.value === `${RDF}type` && object.kind === "iri";
    const property = isType ? "@type" : predicate.value;
    const known = values.get(property);
    const value = isType ? object.value : jsonValue(object);
    if (known === undefined) values.set(property, [value]);
    else known.push(value);
  }
  const [first] = triples;
  return { ...(first === undefined ? {} : { "@id": keyOf(first.subject) }), ...Object.fromEntries(values) };
}

function jsonValue(term: Term): object {
  if (term.kind !== "literal") return { "@id": keyOf(term) };
  const value = { "@value": wellFormed(term.lexical) };
  const language = languageOf(term);
  if (language !== undefined) return { ...value, "@language": language };
  const type = typeOf(term);
  return type === `${XSD}string` ? value : { ...value, "@type": type };
}

/** Halves of surrogate pairs are no characters, and no file of UTF-8 holds them. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\ufffd");
}
