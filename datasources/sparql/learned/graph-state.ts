import { createHash } from "node:crypto";
import { DCTERMS, iri, OWL, RDF, RDFS, type Term } from "../../../engine/rdf/term.ts";
import { writeTerm } from "../../../engine/rdf/write-term.ts";
import type { Vocabulary } from "../../../engine/sources/knowledge-graph.ts";
import { DATASET_TYPES } from "../../graph-index/statistics/structure.ts";
import { ifAffordable } from "../endpoint/if-affordable.ts";
import { listedIris } from "../endpoint/query-text.ts";
import type { EndpointSession, Rows } from "../endpoint/endpoint-session.ts";

/** What a graph answered when its state was asked for: a digest by the name of each question. */
export type GraphState = Readonly<Record<string, string>>;

/** A question whose answer changes with a graph. */
export interface StateQuestion {
  readonly name: string;
  readonly query: string;
  readonly timeoutMs: number;
  /** Without an answer to it nothing is known of the graph's state. */
  readonly isNeeded: boolean;
}

const VOID = "http://rdfs.org/ns/void#";
/** Hexadecimal digits of a triple's hash that are summed up: one change in 65 536 goes unseen. */
const DIGITS = [1, 2, 3, 4];
const NAMES_PER_PLACE = 5;
/** Where names are taken from, in the order of the graph's index. */
const PLACES = [0, 1_000, 20_000, 100_000];

/** One digit as a number, and as one where there is no hash: SPARQL reads no hexadecimal numbers. */
function digit(place: number): string {
  return `${16 ** (place - 1)} * STRLEN(STRBEFORE("0123456789abcdef", SUBSTR(?h, ${place}, 1)))`;
}

/** Of a graph that is read whole: the number of triples of each predicate, and a sum over their hashes. */
export const CONTENT: StateQuestion = {
  name: "content",
  query: `SELECT ?p (COUNT(*) AS ?n) (SUM(COALESCE(${DIGITS.map(digit).join(" + ")}, 1)) AS ?c) WHERE { ?s ?p ?o BIND(MD5(CONCAT(COALESCE(STR(?s), ""), " ", COALESCE(STR(?o), ""), " ", COALESCE(LANG(?o), ""))) AS ?h) } GROUP BY ?p`,
  timeoutMs: 15_000,
  isNeeded: true,
};

/** Of a graph that is asked: the number of triples of each predicate. */
export const COUNTS: StateQuestion = {
  name: "counts",
  query: "SELECT ?p (COUNT(*) AS ?n) WHERE { ?s ?p ?o } GROUP BY ?p",
  timeoutMs: 2_000,
  isNeeded: false,
};

/** Of a graph that is asked: what it says of itself, and some of its names from several places. */
export function sampleBy({ label: [label = `${RDFS}label`] }: Pick<Vocabulary, "label">): StateQuestion {
  const said = [`${DCTERMS}modified`, `${DCTERMS}issued`, `${OWL}versionInfo`, `${VOID}triples`];
  const names = PLACES.map(
    (offset) => `{ SELECT ?s ?o WHERE { ?s ${writeTerm(iri(label))} ?o } LIMIT ${NAMES_PER_PLACE} OFFSET ${offset} }`,
  );
  return {
    name: "sample",
    query: `SELECT ?s ?o WHERE { ${names.join(" UNION ")} UNION { VALUES ?t { ${listedIris(DATASET_TYPES)} } VALUES ?p { ${listedIris(said)} } ?s ${writeTerm(iri(`${RDF}type`))} ?t ; ?p ?o } }`,
    timeoutMs: 2_000,
    isNeeded: false,
  };
}

/** One call for each question; what takes too long, or is refused, has no answer. */
export async function readState(questions: readonly StateQuestion[], ask: EndpointSession): Promise<GraphState> {
  const answers = await Promise.all(
    questions.map(async ({ name, query, timeoutMs }) => {
      const rows = await ifAffordable(() => ask.within(timeoutMs).part(query));
      return rows === undefined ? [] : [[name, digestOf(rows)] as const];
    }),
  );
  return Object.fromEntries(answers.flat());
}

/** The same, of what is answered alike twice: some servers give a few of many rows, and others each time. */
export async function readLastingState(questions: readonly StateQuestion[], ask: EndpointSession): Promise<GraphState> {
  const [first, second] = [await readState(questions, ask), await readState(questions, ask)];
  return Object.fromEntries(Object.entries(first).filter(([name, digest]) => second[name] === digest));
}

/**
 * Whether a graph answers as it did. What it does not answer in time says nothing, unless that is needed.
 * @param kept By the names of some of the questions
 */
export async function isInState(
  kept: GraphState,
  questions: readonly StateQuestion[],
  ask: EndpointSession,
): Promise<boolean> {
  const now = await readState(
    questions.filter(({ name }) => kept[name] !== undefined),
    ask,
  );
  return questions.every(({ name, isNeeded }) => {
    const [before, after] = [kept[name], now[name]];
    return before === undefined || after === undefined ? !isNeeded : before === after;
  });
}

/** Whatever the order of the rows; a node without a name is called otherwise each time. */
function digestOf(rows: Rows): string {
  const lines = rows.map((row) => JSON.stringify([...row].map(([name, term]) => [name, textOf(term)]).sort()));
  return createHash("sha256").update(lines.sort().join("\n")).digest("hex");
}

function textOf(term: Term): string {
  return term.kind === "blank" ? "_:" : writeTerm(term);
}
