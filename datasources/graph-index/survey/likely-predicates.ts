import { literal, RDF, XSD, type Literal } from "../../../engine/rdf/term.ts";
import type { UsedPredicate } from "../../../engine/sources/survey.ts";
import { nameFromIri } from "../local-name.ts";
import { objectKind } from "../statistics/object-kind.ts";
import { isIri, type Node, type PairReader, termOf } from "../statistics/pairs.ts";
import type { Structure } from "../statistics/structure.ts";

/** Longer texts describe, and do not name. */
const LONGEST_NAME = 100;
/** Share of the things that a predicate must be stated of to be named as the likely one. */
const LEAST_COVERED = 0.3;
/** Share of its texts that must differ from each other: what many share is no name. */
const LEAST_DISTINCT = 0.5;
const SAYS_NAME = /\b(?:name|title|label|called|heading)\b/u;
const SAYS_KIND = /\b(?:type|kind|class|category|instance)\b/u;

/** The predicate by which most of some nodes have a short text of their own each. */
export function likelyName(
  reader: PairReader,
  { relations }: Structure,
  nodes: ReadonlySet<Node>,
): UsedPredicate | undefined {
  const scored = relations.flatMap((iri) => {
    const { subjects, objects } = reader.pairs(iri);
    const rows = subjects.flatMap((subject, row) => (nodes.has(subject) ? [row] : []));
    const texts = rows.flatMap((row) => nameIn(objects[row] ?? "") ?? []);
    const count = new Set(rows.map((row) => subjects[row])).size;
    const distinct = new Set(texts).size / Math.max(1, rows.length);
    if (count / nodes.size < LEAST_COVERED || texts.length < rows.length || distinct < LEAST_DISTINCT) return [];
    return [{ iri, count, score: (count / nodes.size) * distinct + (SAYS_NAME.test(wordsOf(iri)) ? 1 : 0) }];
  });
  return best(scored);
}

function nameIn(node: Node): string | undefined {
  const term = termOf(node);
  if (term?.kind !== "literal" || !isText(term) || term.lexical.length > LONGEST_NAME) return undefined;
  return objectKind([`"${term.lexical}"`]) === "TEXT" && /\p{L}/u.test(term.lexical) ? term.lexical : undefined;
}

function isText({ datatype }: Literal): boolean {
  return datatype === literal("").datatype || datatype === `${RDF}langString` || datatype === `${XSD}normalizedString`;
}

/** The predicate whose name says so and that leads from most of some nodes to a few others. */
export function likelyKind(
  reader: PairReader,
  { relations }: Structure,
  nodes: ReadonlySet<Node>,
): UsedPredicate | undefined {
  const scored = relations.flatMap((iri) => {
    const { subjects, objects } = reader.pairs(iri);
    const count = new Set(subjects.filter((subject) => nodes.has(subject))).size;
    const isToThings = objects.length > 0 && objects.every(isIri);
    const isOften = count / nodes.size >= LEAST_COVERED && new Set(objects).size <= Math.max(1, count / 2);
    return isToThings && isOften && SAYS_KIND.test(wordsOf(iri)) ? [{ iri, count, score: count }] : [];
  });
  return best(scored);
}

/** The predicates by which statements lead to dates. */
export function likelyTimes(reader: PairReader, statements: ReadonlySet<Node>): readonly string[] {
  return reader.predicates
    .filter((iri) => {
      const { subjects, objects } = reader.pairs(iri);
      const said = objects.filter((_, row) => statements.has(subjects[row] ?? ""));
      return said.length > 0 && objectKind(said) === "DATE";
    })
    .slice(0, 4);
}

function wordsOf(iri: string): string {
  return nameFromIri(iri).toLowerCase();
}

/** Of equals the first by its IRI. */
function best(scored: readonly (UsedPredicate & { readonly score: number })[]): UsedPredicate | undefined {
  const [first] = [...scored].sort((a, b) => b.score - a.score || (a.iri < b.iri ? -1 : 1));
  return first === undefined ? undefined : { iri: first.iri, count: first.count };
}
