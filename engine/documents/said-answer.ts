import type { QueryGraph } from "../graph/fused-graph.ts";
import type { EntityCandidate } from "../sources/knowledge-graph.ts";
import type { UpstreamContext } from "../sources/upstream.ts";
import { locateQuote } from "../text/quote.ts";
import { splitSentences } from "../text/sentences.ts";
import { isNameOfTitle } from "../text/title-name.ts";
import { namesYear, saysYearsOf } from "../text/years.ts";
import type { FactNode } from "../evidence/fact.ts";

/** An answer that somebody read in a passage. */
export interface SaidAnswer {
  readonly answer: string;
  /** The sentence that says it. */
  readonly quote: string;
  /** The text of the passage. */
  readonly passage: string;
  /** What was looked for, in the question's words. */
  readonly relation: string;
  /** Of the passage; none when absent. */
  readonly title?: string;
  /** What else is quoted for it, with its title; nothing when absent. */
  readonly beside?: readonly string[];
}

/**
 * The sentence as it stands in its passage, provided that it stands there, says the answer, and speaks of the years
 * asked about. What its document is called by need not stand in it: "he" is whom the page is about. One that names no
 * year may have it from the title, from what is quoted beside it, or from the sentence before it, which is then quoted
 * with it.
 */
export function sentenceThatSays({
  answer,
  quote,
  passage,
  relation,
  title = "",
  beside = [],
}: SaidAnswer): string | undefined {
  const place = locateQuote(quote, passage);
  if (place === undefined) return undefined;
  const verbatim = passage.slice(place.start, place.end);
  if (locateQuote(answer, verbatim) === undefined && !isNameOfTitle(answer, title)) return undefined;
  if (saysYearsOf(relation, verbatim)) return verbatim;
  // What was so in one year says nothing of another.
  if (namesYear(verbatim)) return undefined;
  if (saysYearsOf(relation, [title, ...beside].join(" "))) return verbatim;
  const sentences = splitSentences(passage);
  const first = sentences.findIndex(({ start, end }) => start <= place.start && place.start < end);
  const before = sentences[first - 1];
  const isOne = (sentences[first]?.end ?? 0) >= place.end;
  if (before === undefined || !isOne) return undefined;
  const both = passage.slice(before.start, place.end);
  return saysYearsOf(relation, `${title} ${both}`) ? both : undefined;
}

/** What the words of a sentence stand for. */
export interface LinkedWords {
  /** An entity of the graph where its name is the very words, else the words. */
  readonly node: FactNode;
  /** What the graph calls the entity. */
  readonly labels: Readonly<Record<string, string>>;
}

/** Entities of one name that are looked at. */
const MOST_NAMESAKES = 8;

/**
 * Links what a sentence says to the things of a graph: the one way in which any strategy does. A similar name is
 * another name: only one that is written so, or equal after normalisation, counts, and an alias of one word is shared
 * by too many things. Where several things bear the name equally well, the sentence does not say which, and its words
 * stay words.
 */
export async function linkWords(words: string, graph: QueryGraph, context: UpstreamContext): Promise<LinkedWords> {
  const candidates = (await graph.searchEntities(words, MOST_NAMESAKES, context)).filter(isNamedSo);
  const [same] = candidates;
  if (same === undefined || candidates.some((other) => other.iri !== same.iri && isAsGood(other, same)))
    return { node: { kind: "words", text: words }, labels: {} };
  return { node: { kind: "iri", value: same.iri }, labels: { [same.iri]: same.label } };
}

function isNamedSo({ match, via, matched }: EntityCandidate): boolean {
  return match !== "FUZZY" && (via === "LABEL" || /\s/u.test(matched));
}

function isAsGood(other: EntityCandidate, best: EntityCandidate): boolean {
  return other.match === best.match && other.via === best.via;
}
