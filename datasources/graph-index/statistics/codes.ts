import { isIri, iriOf, type Node, type PairReader, termOf } from "./pairs.ts";
import type { Structure } from "./structure.ts";
import { XSD } from "../../../engine/rdf/term.ts";

/** Longer texts identify nothing that a person would type. */
const MAX_LENGTH = 64;
/** Of one value nobody can tell whether no other thing has it. */
const MIN_THINGS = 2;
/** Shorter numbers are years, sizes and counts. */
const MIN_DIGITS = 8;

/** The codes that a graph states, and the relations by which it does. */
export interface Codes {
  readonly ofNode: ReadonlyMap<Node, readonly string[]>;
  readonly relations: readonly string[];
}

/**
 * Literals by which people name a thing: codes, symbols, addresses for mail. A predicate gives them where every value
 * looks like one, stands at one thing alone, and no thing has two.
 */
export function readCodes(reader: PairReader, structure: NeededStructure): Codes {
  let codes = CODES.get(structure);
  if (codes === undefined) {
    codes = codesIn(reader, structure);
    CODES.set(structure, codes);
  }
  return codes;
}

type NeededStructure = Pick<Structure, "relations" | "apparatus">;

/** What was found once is not looked for again. */
const CODES = new WeakMap<NeededStructure, Codes>();

function codesIn(reader: PairReader, { relations, apparatus }: NeededStructure): Codes {
  const codes = new Map<Node, string[]>();
  const used: string[] = [];
  for (const relation of relations) {
    const found = codesOf(reader, relation, apparatus);
    if (found.size > 0) used.push(relation);
    for (const [subject, code] of found) {
      const known = codes.get(subject);
      if (known === undefined) codes.set(subject, [code]);
      else if (!known.includes(code)) known.push(code);
    }
  }
  return { ofNode: codes, relations: used };
}

function codesOf(reader: PairReader, relation: string, apparatus: ReadonlySet<Node>): ReadonlyMap<Node, string> {
  const { subjects, objects } = reader.pairs(relation);
  const found = new Map<Node, string>();
  const coded = new Set<Node>();
  const values = new Set<string>();
  for (const [row, subject] of subjects.entries()) {
    if (apparatus.has(subject) || !isIri(subject)) continue;
    const code = codeIn(objects[row] ?? "");
    if (code === undefined || coded.has(subject) || values.has(code)) return new Map();
    coded.add(subject);
    values.add(code);
    // A single letter is a part of too many names.
    if (code.length > 1) found.set(subject, code);
  }
  return found.size < MIN_THINGS ? new Map() : found;
}

/** A text that looks like a code; undefined for words, numbers, dates and whatever has a space or a language. */
function codeIn(node: Node): string | undefined {
  if (isIri(node)) return iriOf(node).startsWith("mailto:") ? iriOf(node).slice("mailto:".length) : undefined;
  const term = termOf(node);
  if (term?.kind !== "literal" || term.language !== undefined || term.datatype !== `${XSD}string`) return undefined;
  const text = term.lexical.trim();
  if (text === "" || text.length > MAX_LENGTH || /\s/u.test(text)) return undefined;
  if (/^[\d.,+-]+$/u.test(text)) return text.replace(/\D/gu, "").length >= MIN_DIGITS ? text : undefined;
  const isMail = /^[^@]+@[^@]+$/u.test(text);
  const isSymbol = /^\p{Lu}\p{L}?$/u.test(text) || /^\p{Lu}\p{Ll}{1,2}$/u.test(text);
  const isInCapitals = /^[\p{Lu}\p{N}][\p{Lu}\p{N}./:-]*$/u.test(text);
  const isMixed = /\p{N}/u.test(text) && /^[\p{L}\p{N}][\p{L}\p{N}./:-]*$/u.test(text);
  return isMail || isSymbol || isInCapitals || isMixed ? text : undefined;
}
