import lists from "../language/data/nouns.json" with { type: "json" };
import { isOnlyAlike } from "../../../engine/question/only-alike.ts";
import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { BE, DETERMINERS, MARKS } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import { ANYONE, GENDERED } from "../language/person-nouns.ts";
import { type Word, wordsOf } from "../language/words.ts";
import { relationNames } from "../linking/relation-names.ts";
import { placeOf } from "../measured-wordings/asked.ts";
import type { Asked } from "./asked.ts";
import type { Piece } from "./pieces.ts";

const MALE = wordSet(lists.male);
const FEMALE = wordSet(lists.female);
const FASTEST: ReadonlySet<string> = new Set(["fastest", "quickest"]);
const OF: ReadonlySet<string> = new Set(["of", "in", "at"]);
const MOST_WORDS_OF_A_KIND = 2;

/** A name of a relation that says whose something is: "men's winner". */
interface OwnedName {
  readonly owner: string;
  readonly noun: Word;
  readonly relation: RelationEntry;
}

/**
 * What a relation says by "men's winner" as people say it: "the men's winner of E", "who won the men's race at E", "who
 * won E mens", "the fastest man of E". The possessive belongs to the name, and owns nothing. Undefined where the graph
 * has no such name, or nothing is said so.
 */
export function possessiveNames({ question, mentions, catalogue }: Asked): readonly Piece[] | undefined {
  const owned = catalogue === undefined ? [] : ownedNames(catalogue);
  if (owned.length === 0) return undefined;
  const words = wordsOf(question);
  const names = mentions
    .filter(({ candidates }) => !candidates.every(isOnlyAlike))
    .map((name) => placeOf(name, words))
    .filter(([from, to]) => to > from);
  for (const each of owned) {
    const pieces =
      asFastest(words, each, names, catalogue === undefined || tellsTimes(each, catalogue)) ??
      asOwned(words, each, names);
    if (pieces !== undefined) return pieces;
  }
  return undefined;
}

type Place = readonly [from: number, to: number];

/** "The fastest lady of E". */
function asFastest(
  words: readonly Word[],
  { owner, noun }: OwnedName,
  names: readonly Place[],
  isTimed: boolean,
): readonly Piece[] | undefined {
  const at = words.findIndex(({ lower }, index) => FASTEST.has(lower) && isOfOwner(words[index + 1], owner));
  // Where times or records are told, the fastest of all may be another one.
  if (at < 0 || isTimed || !noun.roots.includes(WINNING)) return undefined;
  const behind = at + 2 + (OF.has(words[at + 2]?.lower ?? "") ? 1 : 0);
  const start = behind + (DETERMINERS.has(words[behind]?.lower ?? "") ? 1 : 0);
  const name = longestAt(names, start);
  if (name === undefined) return undefined;
  const the = at > 0 && words[at - 1]?.lower === "the" ? at - 1 : at;
  return [{ from: 0, to: the }, { said: `the ${owner} ${noun.lower} of` }, { from: name[0], to: words.length }];
}

const TIMES: ReadonlySet<string> = new Set(["record", "records", "fastest", "speed", "time", "times"]);

/** Does the graph tell times or records of such things as the relation is said of? */
function tellsTimes({ relation }: OwnedName, catalogue: Catalogue): boolean {
  return relationNames(catalogue).names.some(
    ({ words, relation: { subjectClasses } }) =>
      words.some(({ lower }) => TIMES.has(lower)) &&
      subjectClasses.some((iri) => relation.subjectClasses.includes(iri)),
  );
}

const WINNING = wordsOf("winner")[0]?.roots[0] ?? "win";

function asOwned(
  words: readonly Word[],
  { owner, noun }: OwnedName,
  names: readonly Place[],
): readonly Piece[] | undefined {
  const at = words.findIndex(
    (word, index) =>
      saysOwner(words, index, owner) && !names.some(([from, to]) => from <= index && index < to && word !== undefined),
  );
  if (at < 0) return undefined;
  const next = at + (words[at + 1]?.lower === "'s" ? 2 : 1);
  if (words[next]?.roots.some((root) => noun.roots.includes(root)) === true)
    return [{ from: 0, to: at }, { said: owner }, { from: next, to: words.length }];
  const name = nameBehind(words, next, names) ?? nameBefore(words, at, next, names);
  if (name === undefined) return undefined;
  const first = Math.min(at, name[0]);
  const the = words[first - 1]?.lower === "the" ? first - 1 : first;
  const verb = words[the - 1];
  if (verb === undefined || BE.has(verb.lower) || !verb.roots.some((root) => noun.roots.includes(root)))
    return undefined;
  const to = Math.max(next, name[1]);
  const somebody = somebodyBefore(words, the - 2);
  if (somebody !== undefined)
    return [
      { from: 0, to: somebody },
      { said: `the ${owner} ${noun.lower} of` },
      { from: name[0], to: name[1] },
      { from: somebody + 2, to: the - 2 },
      { from: to, to: words.length },
    ];
  return [
    { from: 0, to: the - 1 },
    { said: `is the ${owner} ${noun.lower} of` },
    { from: name[0], to: name[1] },
    { from: to, to: words.length },
  ];
}

/** Where "the guy" stands of "the guy live that won the men's E"; undefined where no clause says who it is. */
function somebodyBefore(words: readonly Word[], relative: number): number | undefined {
  if (!RELATIVE.has(words[relative]?.lower ?? "")) return undefined;
  const at = words.findLastIndex(
    ({ lower }, index) =>
      index < relative && words[index - 1]?.lower === "the" && (GENDERED.has(lower) || ANYONE.has(lower)),
  );
  return at < 1 || relative - at > MOST_BETWEEN ? undefined : at - 1;
}

const RELATIVE: ReadonlySet<string> = new Set(["who", "that"]);
const MOST_BETWEEN = 3;

/** "Men's", "mens" and "ladies'", of the same sex whatever the graph calls them. */
function saysOwner(words: readonly Word[], at: number, owner: string): boolean {
  const [lower, next] = [words[at]?.lower ?? "", words[at + 1]?.lower ?? ""];
  if (next === "'s") return lower === owner || isOfOwner(words[at], owner);
  const sex = sexOf(owner);
  return lower === `${owner}s` || (lower === "ladies" && sex === FEMALE) || isInOneWord(lower, sex);
}

/** "Womens", "gentlemens". */
function isInOneWord(lower: string, sex: ReadonlySet<string> | undefined): boolean {
  return lower.endsWith("mens") && sex?.has(lower.slice(0, -1)) === true;
}

function isOfOwner(word: Word | undefined, owner: string): boolean {
  return word !== undefined && sexOf(owner)?.has(word.lower) === true;
}

function sexOf(lower: string): ReadonlySet<string> | undefined {
  return [MALE, FEMALE].find((words) => words.has(lower));
}

/** The name behind "the men's", or behind "the men's race at". */
function nameBehind(words: readonly Word[], from: number, names: readonly Place[]): Place | undefined {
  const at = longestAt(names, from);
  if (at !== undefined) return at;
  for (let length = 1; length <= MOST_WORDS_OF_A_KIND; length += 1) {
    if (!OF.has(words[from + length]?.lower ?? "")) continue;
    const start = from + length + 1;
    return longestAt(names, start + (DETERMINERS.has(words[start]?.lower ?? "") ? 1 : 0));
  }
  return undefined;
}

/** "E mens": at the end, or before a mark. */
function nameBefore(words: readonly Word[], at: number, next: number, names: readonly Place[]): Place | undefined {
  if (next < words.length && !MARKS.has(words[next]?.lower ?? "")) return undefined;
  return [...names].filter(([, to]) => to === at).sort(([one], [other]) => one - other)[0];
}

function longestAt(names: readonly Place[], start: number): Place | undefined {
  return [...names].filter(([from]) => from === start).sort(([, one], [, other]) => other - one)[0];
}

const known = new WeakMap<Catalogue, readonly OwnedName[]>();

/** The names "X's Y" of the relations of a graph, once a catalogue. */
function ownedNames(catalogue: Catalogue): readonly OwnedName[] {
  const made = known.get(catalogue);
  if (made !== undefined) return made;
  const found = [...relationNames(catalogue).byRelation.values()]
    .flat()
    .flatMap(({ words, relation }): readonly OwnedName[] => {
      const [owner, mark, noun, ...others] = words;
      return owner === undefined || mark?.lower !== "'s" || noun === undefined || others.length > 0
        ? []
        : [{ owner: owner.lower, noun, relation }];
    });
  known.set(catalogue, found);
  return found;
}
