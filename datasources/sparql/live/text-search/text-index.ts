import { literal } from "../../../../engine/rdf/term.ts";
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
const text = (query: string): string => writeTerm(literal(query));

/** Virtuoso's `bif:contains`, behind the triple whose object it restricts: quoted phrases, AND, OR. */
const VIRTUOSO: TextIndex = {
  name: "bif:contains",
  phrases: (phrases) => [`${TRIPLE} ?n <bif:contains> ${text(phrases.map(quoted).join(" OR "))} .`],
  words: (words) =>
    `${TRIPLE} ?n <bif:contains> ${text(words.map(({ word, isBeginning }) => quoted([isBeginning ? `${word}*` : word])).join(" AND "))} .`,
};

/** Apache Jena's `text:query`, in the syntax of Lucene. */
const JENA: TextIndex = {
  name: "text:query",
  phrases: (phrases) => [
    `?e <http://jena.apache.org/text#query> ${text(phrases.map(quoted).join(" OR "))} . ${TRIPLE}`,
  ],
  words: (words) =>
    `?e <http://jena.apache.org/text#query> ${text(words.map(({ word, isBeginning }) => `+${word}${isBeginning ? "*" : ""}`).join(" "))} . ${TRIPLE}`,
};

const BDS = "http://www.bigdata.com/rdf/search#";
const ALL_TERMS = `<${BDS}matchAllTerms> "true"`;
/** Blazegraph's `bds:search`, which has no OR between phrases. */
const BLAZEGRAPH: TextIndex = {
  name: "bds:search",
  phrases: (phrases) => phrases.map((phrase) => `?n <${BDS}search> ${text(quoted(phrase))} ; ${ALL_TERMS} . ${TRIPLE}`),
  words: (words) =>
    `?n <${BDS}search> ${text(words.map(({ word, isBeginning }) => `${word}${isBeginning ? "*" : ""}`).join(" "))} ; ${ALL_TERMS} . ${TRIPLE}`,
};

export const TEXT_INDEXES: readonly TextIndex[] = [VIRTUOSO, JENA, BLAZEGRAPH];
