import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { politeOpening } from "../grammar/questions/politeness.ts";
import { DETERMINERS, isAuxiliary, MARKS, WH } from "../language/function-words.ts";
import { wordsOf, type Word } from "../language/words.ts";
import { linkClass } from "../linking/class-linker.ts";
import { reworded, type Piece } from "../plain-question/pieces.ts";
import { namedInOrder, type NamedSpan } from "../plain-question/named-in-order.ts";
import { graphWords } from "../rewording/graph-words.ts";
import { isPronoun } from "../several/pronouns.ts";
import { LINKING } from "../weights.ts";

/** More words are no headline. */
const MOST_WORDS = 16;
const MOST_WORDS_OF_A_KIND = 2;
/** What parts and joins things says more than a headline does. */
const JOINING: ReadonlySet<string> = new Set(["and", "or", ",", ":", ";", "not", "no", "without", "except"]);

/** A question without a verb that asks, as its words: articles, politeness and marks at its ends aside. */
export interface Headline {
  /** All words of the question: what `at` counts. */
  readonly all: readonly Word[];
  /** By their places among all, in order. */
  readonly said: readonly number[];
  readonly names: readonly NamedSpan[];
}

/** Undefined for sentences, and for what joins several things. */
export function headlineOf(
  { question, mentions }: Pick<AnalysisInput, "question" | "mentions">,
  catalogue?: Catalogue,
): Headline | undefined {
  const all = wordsOf(question);
  const found = namedInOrder(all, mentions);
  // "Film E director", where something is called "director": beside another name, a word of the graph is one.
  const others = catalogue === undefined ? found : found.filter((name) => !isWordOf(name, catalogue));
  const names = others.length === 0 ? found : others;
  const inName = (at: number): boolean => names.some(({ from, to }) => from <= at && at < to);
  const said = all.flatMap(({ lower }, at) =>
    at >= politeOpening(all, 0) && (inName(at) || !(DETERMINERS.has(lower) || isEndMark(lower))) ? [at] : [],
  );
  const isSentence = said.some((at) => !inName(at) && !isOfHeadline(all, at, said[0] ?? 0));
  return isSentence || said.length > MOST_WORDS ? undefined : { all, said, names };
}

function isWordOf({ mention: { text } }: NamedSpan, catalogue: Catalogue): boolean {
  return /^\p{Ll}+$/u.test(text) && graphWords(catalogue).written.has(text);
}

function isEndMark(lower: string): boolean {
  return MARKS.has(lower) && lower !== "," && lower !== ":" && lower !== ";";
}

/** No verb of a sentence, question word or pronoun: but for "how many", which begins one. */
function isOfHeadline(all: readonly Word[], at: number, first: number): boolean {
  const lower = all[at]?.lower ?? "";
  if (lower === "how" && at === first) return all[at + 1]?.lower === "many";
  return !(WH.has(lower) || isAuxiliary(lower) || isPronoun(lower) || JOINING.has(lower));
}

/** Words that name a kind of things, by index, end exclusive; none of them is of a name. */
export function kindAt(
  { all, names }: Headline,
  from: number,
  { catalogue }: AnalysisInput,
): { readonly from: number; readonly to: number; readonly iris: readonly string[] } | undefined {
  for (let length = MOST_WORDS_OF_A_KIND; length > 0; length -= 1) {
    const words = all.slice(from, from + length);
    if (words.length < length || names.some((name) => name.from < from + length && from < name.to)) continue;
    if (words.some(({ text, lower, start }) => text !== lower && start > 0)) continue;
    const iris = linkClass(words, catalogue).flatMap(({ iri, score }) => (score >= LINKING.classAlias ? [iri] : []));
    if (iris.length > 0) return { from, to: from + length, iris };
  }
  return undefined;
}

/** The headline put in other words, with its names where they stand then. */
export function putAs<T extends AnalysisInput>(input: T, pieces: readonly Piece[]): T {
  const { text, moved } = reworded(input.question, wordsOf(input.question), pieces);
  const mentions = input.mentions.flatMap((mention) => {
    const place = moved(mention.start, mention.end);
    return place === undefined ? [] : [{ ...mention, ...place }];
  });
  return { ...input, question: text, mentions };
}
