import lists from "../language/data/ordinary-words.json" with { type: "json" };
import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { pluralOf, singularForms } from "../../../engine/text/plural.ts";
import { MARKS } from "../language/function-words.ts";
import { isPlural } from "../language/word-forms.ts";
import { wordSet } from "../language/word-set.ts";
import { type Word, wordsOf } from "../language/words.ts";
import { linkClass } from "../linking/class-linker.ts";
import type { Piece } from "../plain-question/pieces.ts";
import { graphWords } from "../rewording/graph-words.ts";
import { type InOrdinaryWords, withPieces } from "./put-in-words.ts";

const HONOURS = wordSet(lists.honours);
/** What is said of those who win: of two words the second is a particle. */
const WINNING = lists.winning.map((phrase) => phrase.split(" "));
const OF_ALL: ReadonlySet<string> = new Set(["of", "all", "ever", "in", "total"]);
/** Words between the verb and what is won: "picked up the most awards". */
const MOST_BETWEEN = 3;

/**
 * "Most decorated boat" as "boat with the most prizes", and "who has picked up the most awards" as "who has won the
 * most prizes", where prizes are what the graph calls honours of any kind. Undefined where it has several nouns for
 * them, or none.
 */
export function honours<T extends AnalysisInput>(input: T): InOrdinaryWords<T> | undefined {
  const known = [...HONOURS].filter((noun) => graphWords(input.catalogue).isUsedAs("n", noun));
  const words = wordsOf(input.question);
  if (known.length === 0) return undefined;
  const noun = oneKind(known, input.catalogue);
  return (noun === undefined ? undefined : mostDecorated(input, words, noun)) ?? won(input, words, known, noun);
}

/** The noun that the one kind of things is called by which all of the nouns name; undefined where they name several. */
function oneKind(known: readonly string[], catalogue: Catalogue): string | undefined {
  const kinds = known.map((noun) => linkClass(wordsOf(noun), catalogue)[0]);
  const [first] = kinds;
  if (known.length === 1) return known[0];
  if (first === undefined || kinds.some((kind) => kind?.iri !== first.iri)) return undefined;
  const called = wordsOf(first.label).map(({ lower }) => lower);
  return known.find((noun) => called.includes(noun)) ?? known[0];
}

/** A superlative of a kind of things, and nothing else said. */
function mostDecorated<T extends AnalysisInput>(
  input: T,
  words: readonly Word[],
  noun: string,
): InOrdinaryWords<T> | undefined {
  const at = words.findIndex(({ lower }, index) => lower === "most" && words[index + 1]?.lower === "decorated");
  if (at < 0) return undefined;
  let end = words.length;
  while (end > at + 2 && (MARKS.has(words[end - 1]?.lower ?? "") || OF_ALL.has(words[end - 1]?.lower ?? ""))) end -= 1;
  if (end === at + 2) return undefined;
  const pieces: readonly Piece[] = [
    { from: 0, to: at },
    { from: at + 2, to: end },
    { said: `with the most ${pluralOf(noun)}` },
  ];
  return {
    input: withPieces(input, pieces),
    readAs: [`“most decorated” was read as “with the most ${pluralOf(noun)}”`],
    doubts: [],
  };
}

/** "Picked up", and a noun for what is won that the graph does not have. */
function won<T extends AnalysisInput>(
  input: T,
  words: readonly Word[],
  known: readonly string[],
  noun: string | undefined,
): InOrdinaryWords<T> | undefined {
  const place = words.findIndex(({ lower }) => HONOURS.has(singularForms(lower)[0] ?? lower));
  const said = words[place];
  if (said === undefined) return undefined;
  const verb = words.findIndex(
    (_, at) =>
      at < place &&
      place - at <= MOST_BETWEEN + 2 &&
      WINNING.some((each) => each.every((lower, index) => words[at + index]?.lower === lower)),
  );
  const phrase = WINNING.find((each) => each.every((lower, index) => words[verb + index]?.lower === lower));
  const isKnown = known.some((each) => [said.lower, ...singularForms(said.lower)].includes(each));
  const read = isKnown || noun === undefined ? undefined : isPlural(said.lower) ? pluralOf(noun) : noun;
  if (phrase === undefined && read === undefined) return undefined;
  const pieces: Piece[] = [];
  let from = 0;
  if (verb >= 0 && phrase !== undefined) {
    pieces.push({ from, to: verb }, { said: "won" });
    from = verb + phrase.length;
  }
  if (read !== undefined) {
    pieces.push({ from, to: place }, { said: read });
    from = place + 1;
  }
  const told = [
    ...(verb >= 0 && phrase !== undefined ? [`“${phrase.join(" ")}” was read as “won”`] : []),
    ...(read === undefined ? [] : [`“${said.text}” was read as “${read}”`]),
  ];
  return { input: withPieces(input, [...pieces, { from, to: words.length }]), readAs: told, doubts: [] };
}
