import type { Node } from "../../graph-index/statistics/pairs.ts";

const XSD = "http://www.w3.org/2001/XMLSchema#";
/** Values that a store writes as they are, by their datatypes: with the datatype, or alone. */
const AS_THEY_ARE: readonly { readonly type: string; readonly value: RegExp; readonly isAlone: boolean }[] = [
  { type: "date", value: /^[12]\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/u, isAlone: false },
  { type: "gYear", value: /^[12]\d{3}$/u, isAlone: false },
  {
    type: "dateTime",
    value: /^[12]\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T[01]\d:[0-5]\d:[0-5]\dZ$/u,
    isAlone: false,
  },
  { type: "integer", value: /^(?:0|-?[1-9]\d{0,15})$/u, isAlone: true },
  { type: "decimal", value: /^-?(?:0|[1-9]\d{0,8})\.\d{0,8}[1-9]$/u, isAlone: true },
  { type: "boolean", value: /^(?:true|false)$/u, isAlone: true },
];
const BY_SUFFIX = new Map(AS_THEY_ARE.map((each) => [`"^^<${XSD}${each.type}>`, each]));
/** Escapes, and what the store escapes. */
const ESCAPED = /[\\\u0000-\u001f\u007f]/u;
const PLAIN_LANGUAGE = /^@[a-z]+(?:-[a-z0-9]+)*$/u;

/**
 * How the store writes a word of N-Triples in its results, where that is plain to see; undefined for values that may
 * have been written otherwise, such as `1.50` for 1.5, and whatever has escapes.
 */
export function plainlyWritten(word: string): Node | undefined {
  if (ESCAPED.test(word)) return undefined;
  if (!word.startsWith('"') || word.endsWith('"')) return word;
  const end = word.lastIndexOf('"');
  const suffix = word.slice(end);
  if (suffix.startsWith('"@')) return PLAIN_LANGUAGE.test(suffix.slice(1)) ? word : undefined;
  const known = BY_SUFFIX.get(suffix);
  if (known === undefined) return undefined;
  const value = word.slice(1, end);
  if (!known.value.test(value)) return undefined;
  return known.isAlone ? value : word;
}

const [SUBJECT, PREDICATE] = ["urn:whyql:word:", "urn:whyql:written"];

/** Asks a store how it writes words of N-Triples. @returns them in their order */
export async function writtenByStore(words: readonly string[]): Promise<readonly Node[]> {
  if (words.length === 0) return [];
  // Most files have no need of it, and it takes long to start.
  const { Store } = await import("oxigraph");
  const store = new Store();
  store.load(words.map((word, place) => `<${SUBJECT}${place}> <${PREDICATE}> ${word} .\n`).join(""), {
    format: "application/n-triples",
  });
  const written = store.query("SELECT ?s ?o { ?s ?p ?o }", { results_format: "text/tab-separated-values" }) as string;
  const nodes = new Array<Node>(words.length);
  for (const row of written.split("\n").slice(1)) {
    const tab = row.indexOf("\t");
    if (tab >= 0) nodes[Number(row.slice(SUBJECT.length + 1, tab - 1))] = row.slice(tab + 1);
  }
  return nodes;
}
