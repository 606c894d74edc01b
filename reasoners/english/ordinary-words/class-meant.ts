import kindsAlike from "../language/data/kinds-alike.json" with { type: "json" };
import lists from "../language/data/ordinary-words.json" with { type: "json" };
import type { Catalogue, ClassEntry } from "../../../engine/sources/knowledge-graph.ts";
import { singularForms } from "../../../engine/text/plural.ts";
import { englishDictionary } from "../dictionary/english-dictionary.ts";
import { isFunctionWord, MARKS, PREPOSITIONS } from "../language/function-words.ts";
import { isGeneral } from "../language/general-nouns.ts";
import { wordSet } from "../language/word-set.ts";
import { wordsOf } from "../language/words.ts";
import { ORDINARY } from "../weights.ts";

const FACILITIES = wordSet(lists.facilities);

/** A class that people call otherwise than the graph does. */
export interface ClassMeant {
  readonly entry: ClassEntry;
  /** True where the graph itself says so of the class, and nothing else may be meant. */
  readonly isSaidByGraph: boolean;
  /** Is it one of several nouns for the same kind of things, by the lists? */
  readonly isAlike?: true;
}

/** Of a description, so much is read. */
const LONGEST_DESCRIPTION = 200;

/**
 * The one class that is meant by a noun which no class goes by: one that the graph describes by it ("a bread of the
 * house"), that it is the usual word for by the dictionary ("boat" for "vessel"), or that is put together as it is
 * ("lighthouse" and "light station"), that people say for the same, or whose members
 * are sorts of it. Undefined where none is, or several may be.
 * @param lower a noun that neither class nor relation goes by, in lower case
 * @param areCounted is it asked how many there are? Two types of rooms may be twenty rooms
 */
export function classMeant(lower: string, catalogue: Catalogue, areCounted = false): ClassMeant | undefined {
  if (isGeneral(lower) || isFunctionWord(lower)) return undefined;
  const nouns = [...new Set([...singularForms(lower), ...englishDictionary().lemmasOf(lower, "n")])];
  const described = only(catalogue.classes.filter((entry) => nouns.some((noun) => genusOf(entry) === noun)));
  if (described !== undefined) return { entry: described, isSaidByGraph: true };
  const ofItself = only(above(nouns, catalogue)) ?? only(compoundsOf(nouns, catalogue));
  const other = ofItself === undefined ? only(alike(nouns, catalogue)) : undefined;
  const found = ofItself ?? other ?? (areCounted ? undefined : only(sortsOf(nouns, catalogue)));
  // Where the graph tells such things apart by a text, the text is meant.
  if (found === undefined || isText(nouns, catalogue)) return undefined;
  return { entry: found, isSaidByGraph: false, ...(found === other ? { isAlike: true } : {}) };
}

function only(entries: readonly ClassEntry[]): ClassEntry | undefined {
  const [first, ...others] = new Set(entries);
  return others.length > 0 ? undefined : first;
}

const genera = new WeakMap<ClassEntry, string>();

/** The noun of what a description says it is: "bread" of "A bread of the house", "" where it says nothing so. */
function genusOf(entry: ClassEntry): string {
  const known = genera.get(entry);
  if (known !== undefined) return known;
  const words = wordsOf((entry.description ?? "").slice(0, LONGEST_DESCRIPTION));
  const isArticle = ARTICLES.has(words[0]?.lower ?? "");
  const end = words.findIndex(
    ({ lower }, at) => at > 0 && (isFunctionWord(lower) || PREPOSITIONS.has(lower) || MARKS.has(lower)),
  );
  const noun = isArticle ? (words[(end < 0 ? words.length : end) - 1]?.lower ?? "") : "";
  const genus = noun === "" || isGeneral(noun) ? "" : (singularForms(noun)[0] ?? noun);
  genera.set(entry, genus);
  return genus;
}

const ARTICLES: ReadonlySet<string> = new Set(["a", "an"]);

/** Classes that the nouns say kinds of, the nearest of them. */
function above(nouns: readonly string[], catalogue: Catalogue): readonly ClassEntry[] {
  const named = classesByNoun(catalogue);
  let level: readonly { readonly noun: string; readonly likely: number }[] = nouns.map((noun) => ({ noun, likely: 1 }));
  for (let steps = 0; steps < ORDINARY.mostStepsUp; steps += 1) {
    level = level.flatMap(({ noun, likely }) =>
      englishDictionary()
        .kindsOf(noun, "n")
        // Who says "boat" may mean any vessel, and who says "hotel" no other building.
        .filter(({ usual }) => usual >= ORDINARY.leastUsual)
        .map(({ word, share, shareOfWider }) => ({ noun: word, likely: likely * share * shareOfWider }))
        .filter((each) => each.likely >= ORDINARY.leastOfKind),
    );
    const found = level.flatMap(({ noun }) => named.get(noun) ?? []);
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * Classes that go by another noun for the same kind of things, as "lift" and "cable car" are said for each other, or by
 * one that people have another word for, of which no dictionary says that it is the same: "show" of a production.
 */
function alike(nouns: readonly string[], catalogue: Catalogue): readonly ClassEntry[] {
  const kinds = new Set(
    KINDS_ALIKE.flatMap(({ said, kinds: called = said }) => (nouns.some((noun) => said.includes(noun)) ? called : [])),
  );
  if (kinds.size === 0) return [];
  return catalogue.classes.filter((entry) =>
    [entry.label, ...entry.aliases].some((name) => {
      const words = wordsOf(name.slice(0, LONGEST_DESCRIPTION)).map(({ lower }) => lower);
      return kinds.has(words.join(" ")) || kinds.has(words.at(-1) ?? "");
    }),
  );
}

interface KindAlike {
  readonly said: readonly string[];
  /** What a graph calls those; the same nouns where it is absent. */
  readonly kinds?: readonly string[];
}

const KINDS_ALIKE: readonly KindAlike[] = kindsAlike;

/** Classes of two words that begin as one of the nouns does, where the rest of both is called a facility. */
function compoundsOf(nouns: readonly string[], catalogue: Catalogue): readonly ClassEntry[] {
  return shortNames(catalogue).flatMap(({ entry, first, second }) => {
    if (first.length < SHORTEST_PART || !FACILITIES.has(second)) return [];
    return nouns.some((noun) => noun.startsWith(first) && FACILITIES.has(noun.slice(first.length))) ? [entry] : [];
  });
}

const SHORTEST_PART = 3;

/** Classes of which the graph says that they are sorts of what a noun says: "apples" of an apple variety. */
function sortsOf(nouns: readonly string[], catalogue: Catalogue): readonly ClassEntry[] {
  return shortNames(catalogue).flatMap(({ entry, first, second }) =>
    nouns.includes(first) && isSort(second) ? [entry] : [],
  );
}

/** A name of a class that has two words at most, in lower case; the second is empty where there is one. */
interface ShortName {
  readonly entry: ClassEntry;
  readonly first: string;
  readonly second: string;
}

const shortNamesKnown = new WeakMap<Catalogue, readonly ShortName[]>();

function shortNames(catalogue: Catalogue): readonly ShortName[] {
  const made = shortNamesKnown.get(catalogue);
  if (made !== undefined) return made;
  const found = catalogue.classes.flatMap((entry) =>
    [entry.label, ...entry.aliases].flatMap((name): readonly ShortName[] => {
      const words = wordsOf(name.slice(0, LONGEST_DESCRIPTION));
      const [first = "", second = "", ...others] = words.map(({ lower }) => lower);
      return others.length === 0 ? [{ entry, first, second }] : [];
    }),
  );
  shortNamesKnown.set(catalogue, found);
  return found;
}

/** Is it a noun for a sort of something: "variety", "breed"? */
export function isSort(lower: string): boolean {
  const noun = singularForms(lower)[0] ?? lower;
  return (
    SORTS.has(noun) ||
    englishDictionary()
      .kindsOf(noun, "n")
      .some(({ word }) => SORTS.has(word))
  );
}

const SORTS = wordSet(lists.sorts);

const known = new WeakMap<Catalogue, ReadonlyMap<string, readonly ClassEntry[]>>();

/** Classes by names of one word. */
function classesByNoun(catalogue: Catalogue): ReadonlyMap<string, readonly ClassEntry[]> {
  const made = known.get(catalogue);
  if (made !== undefined) return made;
  const found = new Map<string, ClassEntry[]>();
  for (const entry of catalogue.classes)
    for (const name of [entry.label, ...entry.aliases]) {
      const noun = name.toLowerCase();
      if (/^\p{L}+$/u.test(noun)) found.set(noun, [...(found.get(noun) ?? []), entry]);
    }
  known.set(catalogue, found);
  return found;
}

function isText(nouns: readonly string[], catalogue: Catalogue): boolean {
  const said = nounsOfTexts(catalogue);
  return nouns.some((noun) => said.has(noun));
}

const nounsKnown = new WeakMap<Catalogue, ReadonlySet<string>>();

/** The words of all texts that tell things apart, in the singular. */
function nounsOfTexts(catalogue: Catalogue): ReadonlySet<string> {
  const made = nounsKnown.get(catalogue);
  if (made !== undefined) return made;
  const found = new Set<string>();
  for (const { values = [] } of catalogue.relations)
    for (const value of values) for (const { lower } of wordsOf(value)) found.add(singularForms(lower)[0] ?? lower);
  nounsKnown.set(catalogue, found);
  return found;
}
