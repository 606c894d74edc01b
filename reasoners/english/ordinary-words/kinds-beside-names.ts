import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { isOnlyAlike } from "../../../engine/question/only-alike.ts";
import type { Catalogue, Mention } from "../../../engine/sources/knowledge-graph.ts";
import { singularForms } from "../../../engine/text/plural.ts";
import { englishDictionary } from "../dictionary/english-dictionary.ts";
import { phraseText, type Word, wordsOf } from "../language/words.ts";
import { kindsSaid, placeOf } from "../measured-wordings/asked.ts";
import { classEntry } from "../linking/known-entries.ts";
import { labelWords } from "../linking/label-words.ts";
import { linkClass } from "../linking/class-linker.ts";
import type { Piece } from "../plain-question/pieces.ts";
import { narrowerWord } from "../rewording/narrower-words.ts";
import { ORDINARY } from "../weights.ts";
import { classMeant, isSort } from "./class-meant.ts";
import { type InOrdinaryWords, withPieces } from "./put-in-words.ts";

const MOST_WORDS_OF_A_KIND = 2;
/** Between a noun and a name that is one of those: "the port at E", "the film called E". */
const BETWEEN: ReadonlySet<string> = new Set(["at", "of", "called", "named"]);

/**
 * The question without what a thing is called beside its name, where it is one of those: "the port at E" and "the E
 * ferry" are E. Where several things have the name, those are meant. Undefined where nothing is said so.
 */
export function kindsBesideNames<T extends AnalysisInput>(input: T): InOrdinaryWords<T> | undefined {
  const words = wordsOf(input.question);
  const left = new Set<number>();
  const narrowed = new Map<Mention, Mention>();
  const untold: string[] = [];
  for (const name of longestNames(input.mentions)) {
    const [from, to] = placeOf(name, words);
    if (to <= from) continue;
    const beside = besideName(words, from, to, name, input.catalogue);
    if (beside === undefined) continue;
    for (let at = beside.from; at < beside.to; at += 1) left.add(at);
    narrowed.set(name, { ...name, candidates: beside.candidates });
    if (beside.isNarrower) untold.push(mayBe(name.text, beside.noun));
  }
  if (left.size === 0) return undefined;
  const pieces = piecesWithout(left, words.length);
  const mentions = input.mentions.map((each) => narrowed.get(each) ?? each);
  return { input: withPieces({ ...input, mentions }, pieces), readAs: [], doubts: [], untold };
}

function mayBe(name: string, noun: readonly Word[]): string {
  return `the graph does not tell whether “${name}” is of the kind “${phraseText(noun)}”`;
}

function longestNames(mentions: readonly Mention[]): readonly Mention[] {
  const isIn = (one: Mention, other: Mention): boolean =>
    other.start <= one.start && one.end <= other.end && other.end - other.start > one.end - one.start;
  return mentions.filter(
    (one) => one.candidates.some((each) => !isOnlyAlike(each)) && !mentions.some((other) => isIn(one, other)),
  );
}

interface Beside {
  readonly from: number;
  readonly to: number;
  readonly candidates: Mention["candidates"];
  readonly noun: readonly Word[];
  /** True where the noun says a kind of what the thing is, so that it may be another one. */
  readonly isNarrower: boolean;
}

/** The noun before or behind a name, and what of the name is one of those. */
function besideName(
  words: readonly Word[],
  from: number,
  to: number,
  { candidates }: Mention,
  catalogue: Catalogue,
): Beside | undefined {
  const areOf = (noun: readonly Word[]): Mention["candidates"] => {
    if (noun.length === 0 || noun.some(({ text, lower }) => text !== lower)) return [];
    return candidates.filter((each) => !isOnlyAlike(each) && isOne(noun, each.types, catalogue));
  };
  for (let length = MOST_WORDS_OF_A_KIND; length > 0; length -= 1) {
    const behind = areOf(words.slice(to, to + length));
    if (behind.length > 0 && to + length <= words.length)
      return besideAs(words.slice(to, to + length), [to, to + length], behind, catalogue);
    const [article, between] = [words[from - length - 2]?.lower, words[from - 1]?.lower ?? ""];
    const before = BETWEEN.has(between) && article === "the" ? areOf(words.slice(from - length - 1, from - 1)) : [];
    if (before.length > 0)
      return besideAs(words.slice(from - length - 1, from - 1), [from - length - 2, from], before, catalogue);
  }
  return undefined;
}

function besideAs(
  noun: readonly Word[],
  [from, to]: readonly [number, number],
  candidates: Mention["candidates"],
  catalogue: Catalogue,
): Beside {
  return {
    from,
    to,
    noun,
    candidates,
    isNarrower: !candidates.some((each) => isOne(noun, each.types, catalogue, true)),
  };
}

/**
 * Is a thing of some classes one of what a noun says: of a class that goes by it, or by a word that means the same? May
 * it be, where the noun says a kind of what goes by the class?
 */
function isOne(noun: readonly Word[], types: readonly string[], catalogue: Catalogue, isSure = false): boolean {
  const above = new Set(types.flatMap((iri) => [iri, ...(classEntry(catalogue, iri)?.ancestors ?? [])]));
  const named = kindsSaid(noun, catalogue);
  if (named.some(({ iri }) => above.has(iri))) return true;
  const [only, ...more] = noun;
  if (only === undefined || more.length > 0) return false;
  if ([...above].some((iri) => isPartOfLabel(only, labelWords(iri, catalogue)))) return true;
  if (named.length > 0) return false;
  const meant = classMeant(only.lower, catalogue);
  if (meant !== undefined) return above.has(meant.entry.iri);
  if (!isSure && isNarrowerThan(only, above, catalogue)) return true;
  return sameNouns(only.lower).some((lower) =>
    linkClass([{ ...only, text: lower, lower }], catalogue).some(({ iri }) => above.has(iri)),
  );
}

/** "The Grey Wing schooner" of a ship. */
function isNarrowerThan(only: Word, above: ReadonlySet<string>, catalogue: Catalogue): boolean {
  const kind = narrowerWord(singularForms(only.lower)[0] ?? only.lower, "n", catalogue);
  return [...(kind === undefined ? [] : [kind]), ...kindsOf(only.lower)].some((lower) =>
    linkClass([{ ...only, text: lower, lower }], catalogue).some(({ iri }) => above.has(iri)),
  );
}

/**
 * "The Grey Wing boat" of a lifeboat, "Pallor cloves" of a variety: what is said to be one of those is, as its class
 * says by a part of its name.
 */
function isPartOfLabel({ lower, roots }: Word, label: readonly Word[]): boolean {
  const singular = singularForms(lower)[0] ?? lower;
  const last = label.at(-1)?.lower ?? "";
  const rest = last.endsWith(singular) ? last.slice(0, -singular.length) : "";
  // A lifeboat is a boat, and a mushroom no room; a word that no dictionary has is what its end says.
  const isEnd = isNoun(rest) && (isNoun(last) ? kindsOf(last).includes(singular) : singular.length >= SHORTEST_PART);
  // Of a "clove variety" there are cloves; a beer garden is no beer.
  const heads = label.slice(isSort(last) ? -2 : -1);
  return isEnd || heads.some((word) => word.roots.some((root) => roots.includes(root)));
}

const SHORTEST_PART = 4;

function isNoun(lower: string): boolean {
  return englishDictionary().lemmasOf(lower, "n").length > 0;
}

function kindsOf(lower: string): readonly string[] {
  return englishDictionary()
    .kindsOf(lower, "n")
    .map(({ word }) => word);
}

function sameNouns(lower: string): readonly string[] {
  const dictionary = englishDictionary();
  const ofOne = (noun: string): readonly string[] =>
    dictionary
      .synonymsOf(noun, "n")
      .filter(({ share, shareOfSynonym }) => share * shareOfSynonym >= ORDINARY.leastOfKind)
      .map(({ word }) => word);
  return ofOne(singularForms(lower)[0] ?? lower);
}

function piecesWithout(left: ReadonlySet<number>, length: number): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const at of [...left].sort((a, b) => a - b)) {
    if (at > from) pieces.push({ from, to: at });
    from = at + 1;
  }
  if (from < length) pieces.push({ from, to: length });
  return pieces;
}
