import { type Literal, type Term, iri, literal, XSD } from "../../../engine/rdf/term.ts";

/** A node as statistics handle it: an IRI, a blank node or a literal in one piece of text, cheap to compare. */
export type Node = string;

/** All triples of one predicate, subject by subject at the same place as its object. */
export interface Pairs {
  readonly subjects: readonly Node[];
  readonly objects: readonly Node[];
  /** The same by numbers, where the nodes have some already. */
  readonly numbers?: PairNumbers;
}

/** Pairs of nodes by numbers, which are quicker to look up than texts: places in a list of different nodes. */
export interface PairNumbers {
  readonly subjects: Uint32Array;
  readonly objects: Uint32Array;
  /** May be longer than these need: pairs of one reader share it. */
  readonly nodes: readonly Node[];
}

/** Reads a store predicate by predicate, so that no more than one predicate's triples is in flight. */
export interface PairReader {
  /** IRIs without angle brackets, in order of code units. */
  readonly predicates: readonly string[];
  /** In a fixed order. */
  pairs(predicate: string): Pairs;
}

export function isIri(node: Node): boolean {
  // RDF 1.2 quotes triples as <<( … )>>, which nothing here reads.
  return node.startsWith("<") && !node.startsWith("<<");
}

export function isResource(node: Node): boolean {
  return isIri(node) || node.startsWith("_:");
}

export function iriOf(node: Node): string {
  return node.slice(1, -1);
}

export function nodeOf(iriValue: string): Node {
  return `<${iriValue}>`;
}

/** A cell of SPARQL's tab-separated results, where numbers and booleans may stand without quotes. */
export function termOf(node: Node): Term | undefined {
  if (isIri(node)) return iri(iriOf(node));
  if (node.startsWith("_:")) return { kind: "blank", id: node.slice(2) };
  if (node.startsWith('"')) return quotedLiteral(node);
  if (node === "true" || node === "false") return literal(node, `${XSD}boolean`);
  if (/^[+-]?\d+$/u.test(node)) return literal(node, `${XSD}integer`);
  if (/^[+-]?\d*\.\d+$/u.test(node)) return literal(node, `${XSD}decimal`);
  if (/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)[eE][+-]?\d+$/u.test(node)) return literal(node, `${XSD}double`);
  return undefined;
}

/** What stands behind the last quotation mark has none itself. */
function quotedLiteral(node: Node): Literal | undefined {
  const end = node.lastIndexOf('"');
  if (end === 0) return undefined;
  const text = unescaped(node.slice(1, end));
  if (end === node.length - 1) return literal(text);
  const kind = kindOf(node.slice(end + 1));
  return kind === undefined ? undefined : literal(text, kind.datatype, kind.language);
}

interface LiteralKind {
  readonly language: string | undefined;
  readonly datatype: string | undefined;
}

/** A graph has few languages and datatypes, and hundreds of thousands of literals. */
const KINDS = new Map<string, LiteralKind>();
const MOST_KINDS = 1_000;

function kindOf(after: string): LiteralKind | undefined {
  const known = KINDS.get(after);
  if (known !== undefined) return known;
  const { language, datatype } = /^(?:@(?<language>[\w-]+)|\^\^<(?<datatype>[^>]*)>)$/u.exec(after)?.groups ?? {};
  if (language === undefined && datatype === undefined) return undefined;
  const kind = { language, datatype };
  if (KINDS.size < MOST_KINDS) KINDS.set(after, kind);
  return kind;
}

const ESCAPES: ReadonlyMap<string, string> = new Map(Object.entries({ t: "\t", n: "\n", r: "\r", b: "\b", f: "\f" }));

function unescaped(text: string): string {
  if (!text.includes("\\")) return text;
  return text.replace(
    /\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|(.))/gsu,
    (_, four: string, eight: string, one: string) =>
      one === undefined ? String.fromCodePoint(Number.parseInt(four ?? eight, 16)) : (ESCAPES.get(one) ?? one),
  );
}
