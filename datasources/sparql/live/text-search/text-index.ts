import { iri, literal } from "../../../../engine/rdf/term.ts";
import { writeTerm } from "../../../../engine/rdf/write-term.ts";

/** A word that a name holds, or that one of its words begins with. */
export interface SoughtWord {
  readonly word: string;
  readonly isBeginning: boolean;
}

/**
 * How a store is asked by its index of texts. Each gives patterns that bind a node `?e`, a predicate `?p` and a literal
 * `?n`, among them all that the index finds; which predicates are meant is added by the caller.
 *
 * Words are lower-case letters and digits alone, so that no text of a question is ever syntax of such an index.
 */
export interface TextIndex {
  readonly name: string;
  /** Names that hold one of the phrases, each of one or more words side by side. */
  phrases(phrases: readonly (readonly string[])[]): readonly string[];
  /** Names that hold all of the words. */
  words(words: readonly SoughtWord[]): string;
}

const quoted = (words: readonly string[]): string => `"${words.join(" ")}"`;
const TRIPLE = "?e ?p ?n .";
const starred = ({ word, isBeginning }: SoughtWord): string => word + (isBeginning ? "*" : "");
const anyOf = (phrases: readonly (readonly string[])[]): string => phrases.map(quoted).join(" OR ");
/** As Lucene asks for all of them. */
const allOf = (words: readonly SoughtWord[]): string => words.map((word) => `+${starred(word)}`).join(" ");
const text = (query: string): string => writeTerm(literal(query));

/** Virtuoso's `bif:contains`, behind the triple whose object it restricts: quoted phrases, AND, OR. */
const VIRTUOSO: TextIndex = {
  name: "bif:contains",
  phrases: (phrases) => [`${TRIPLE} ?n <bif:contains> ${text(anyOf(phrases))} .`],
  words: (words) => `${TRIPLE} ?n <bif:contains> ${text(words.map((word) => quoted([starred(word)])).join(" AND "))} .`,
};

/** Apache Jena's `text:query`, in the syntax of Lucene. */
const JENA: TextIndex = {
  name: "text:query",
  phrases: (phrases) => [`?e <http://jena.apache.org/text#query> ${text(anyOf(phrases))} . ${TRIPLE}`],
  words: (words) => `?e <http://jena.apache.org/text#query> ${text(allOf(words))} . ${TRIPLE}`,
};

const BDS = "http://www.bigdata.com/rdf/search#";
const ALL_TERMS = `<${BDS}matchAllTerms> "true"`;
/** Blazegraph's `bds:search`, which has no OR between phrases. */
const BLAZEGRAPH: TextIndex = {
  name: "bds:search",
  phrases: (phrases) => phrases.map((phrase) => `?n <${BDS}search> ${text(quoted(phrase))} ; ${ALL_TERMS} . ${TRIPLE}`),
  words: (words) => `?n <${BDS}search> ${text(words.map(starred).join(" "))} ; ${ALL_TERMS} . ${TRIPLE}`,
};

const QL = "http://qlever.cs.uni-freiburg.de/builtin-functions/";
const inQlever = (words: string): string =>
  `?text <${QL}contains-word> ${text(words)} . ?text <${QL}contains-entity> ?n . ${TRIPLE}`;
/** QLever's `ql:contains-word`, where literals are texts: all words in any order, without phrases. */
const QLEVER: TextIndex = {
  name: "ql:contains-word",
  phrases: (phrases) => phrases.map((phrase) => inQlever(phrase.join(" "))),
  words: (words) => inQlever(words.map(starred).join(" ")),
};

/** GraphDB's `onto:fts`, in the syntax of Lucene, in the indexes of all languages. */
const GRAPHDB: TextIndex = {
  name: "onto:fts",
  phrases: (phrases) => [`?n <http://www.ontotext.com/fts> (${text(anyOf(phrases))} "*") . ${TRIPLE}`],
  words: (words) => `?n <http://www.ontotext.com/fts> (${text(allOf(words))} "*") . ${TRIPLE}`,
};

const LUC = "http://www.ontotext.com/connectors/lucene#";
const CONNECTOR = "luc:query ";
/** Lists the connectors of GraphDB as `?connector`; none elsewhere. */
export const LISTED_CONNECTORS = `SELECT ?connector WHERE { ?connector <${LUC}listConnectors> ?settings }`;

/**
 * A connector of GraphDB to Lucene, which finds things by any of the fields that it was set up with: which of their
 * names is meant is told by the words.
 * @param connector Its IRI
 */
export function luceneConnector(connector: string): TextIndex {
  const found = (query: string): string =>
    `?search a ${writeTerm(iri(connector))} ; <${LUC}query> ${text(query)} ; <${LUC}entities> ?e . ${TRIPLE}`;
  return {
    name: CONNECTOR + connector,
    phrases: (phrases) => [found(anyOf(phrases))],
    words: (words) =>
      `${found(allOf(words))} FILTER(${words.map(({ word }) => `CONTAINS(LCASE(STR(?n)), ${text(word)})`).join(" && ")})`,
  };
}

export const TEXT_INDEXES: readonly TextIndex[] = [VIRTUOSO, JENA, BLAZEGRAPH, QLEVER, GRAPHDB];

/** The index of this name; undefined for a name that none has. */
export function textIndexNamed(name: string): TextIndex | undefined {
  if (name.startsWith(CONNECTOR)) return luceneConnector(name.slice(CONNECTOR.length));
  return TEXT_INDEXES.find((index) => index.name === name);
}
