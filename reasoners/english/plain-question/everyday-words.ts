import lists from "../language/data/frames.json" with { type: "json" };
import { gradedAdjective, ordinal } from "../language/adjectives.ts";
import {
  DETERMINERS,
  HAVE,
  isAuxiliary,
  isFunctionWord,
  MARKS,
  NEGATION,
  PREPOSITIONS,
} from "../language/function-words.ts";
import { englishDictionary } from "../dictionary/english-dictionary.ts";
import { isVerb } from "../language/verbs.ts";
import type { Word } from "../language/words.ts";
import { isPast, isPlural } from "../language/word-forms.ts";
import { wordSet } from "../language/word-set.ts";
import type { HoldsName } from "./preambles.ts";
import type { Piece } from "./pieces.ts";

const SHORTENED: ReadonlyMap<string, string> = new Map(Object.entries(lists.shortened));
const HAS: ReadonlyMap<string, string> = new Map(Object.entries(lists.hasGot));
const MOST_BETWEEN = 5;

/**
 * The question in the words of a book, where people write otherwise: "ppl" are people, "has E got" is "does E have" as
 * is "has E" alone, "the very first" is the first, and "per cent" one word. Undefined where there is nothing of the
 * kind.
 */
export function inPlainWords(words: readonly Word[], holdsName: HoldsName): readonly Piece[] | undefined {
  const said = new Map<number, string>();
  words.forEach(({ text, lower }, at) => {
    const full = AGAINST.has(lower) && !words.some(isCompared) ? "and" : SHORTENED.get(lower);
    if (full !== undefined && text === lower && !holdsName(at, at + 1)) said.set(at, full);
    if (lower === "folk" && areCounted(words, at)) said.set(at, "people");
    if (lower === "both" && areHadBoth(words, at, holdsName)) said.set(at, "");
    if (lower === "very" && isRank(words[at + 1]?.lower)) said.set(at, "");
    if (lower === "and")
      words.slice(at + 1, at + 1 + besidesFrom(words, at + 1)).forEach((_, more) => said.set(at + 1 + more, ""));
    if (lower === "all" && at === 1 && WHO.has(words[0]?.lower ?? "") && isSaidOf(words[2])) said.set(at, "");
    if (lower === "per" && words[at + 1]?.lower === "cent") {
      said.set(at, "percent");
      said.set(at + 1, "");
    }
    if (lower === "originally" && words.some((each) => each.lower === "from")) said.set(at, "");
    if (lower === "'s" && at === 1 && isDoing(words)) said.set(at, "does");
    if (isShortened(words[at]) && at === 1 && isDoingIn(words, holdsName)) said.set(at, "does");
    if (lower === "got") hasGot(words, at, said);
    // "Back in 1987": long ago, which the year says.
    if (lower === "back" && words[at + 1]?.lower === "in" && /^\d{4}$/u.test(words[at + 2]?.lower ?? ""))
      said.set(at, "");
    words.slice(at, at + stressFrom(words, at, holdsName)).forEach((_, index) => said.set(at + index, ""));
    if (isHadByName(words, at, holdsName)) hadByName(words, at, said);
  });
  const of = likeness(words, holdsName);
  if (of !== undefined) {
    said.set(of, "of");
    said.set(
      words.findLastIndex(({ lower }) => lower === "like"),
      "",
    );
  }
  return said.size === 0 ? undefined : piecesOf(words.length, said);
}

/** "Have both a lift and a café" is "have a lift and a café". */
function areHadBoth(words: readonly Word[], at: number, holdsName: HoldsName): boolean {
  const before = words[at - 1]?.lower ?? "";
  const and = words.findIndex(({ lower }, index) => index > at && lower === "and");
  const isDenied = words.some(({ lower }) => NEGATION.has(lower) || lower.endsWith("n't"));
  return (HAVE.has(before) || before === "with") && and > at && !isDenied && !holdsName(at, words.length);
}

/** How many words from here only stress "and": "and, on top of that,". */
function besidesFrom(words: readonly Word[], at: number): number {
  const start = words[at]?.lower === "," ? at + 1 : at;
  const phrase = BESIDES.find((each) => each.every((word, index) => words[start + index]?.lower === word));
  if (phrase === undefined) return 0;
  const end = start + phrase.length;
  return (words[end]?.lower === "," ? end + 1 : end) - at;
}

const BESIDES = ["on top of that", "in addition", "besides that", "at the same time"].map((words) => words.split(" "));

const AGAINST: ReadonlySet<string> = new Set(["vs", "versus"]);

/** "The height of E vs F" asks for both, and "which is higher, E vs F" for one of them. */
function isCompared({ lower }: Word): boolean {
  return AMOUNTS.has(lower) || CHOOSING.has(lower) || (gradedAdjective(lower)?.degree ?? "base") !== "base";
}

const AMOUNTS = wordSet([...lists.amountsCompared, "most fewest least"]);
const CHOOSING: ReadonlySet<string> = new Set(["which", "who"]);

const WHO: ReadonlySet<string> = new Set(["who", "what", "which"]);

/** "Who all comes", and not "what all comedies". */
function isSaidOf(word: Word | undefined): boolean {
  return word !== undefined && (isAuxiliary(word.lower) || isVerb(word.lower) || isPast(word.lower));
}

/** "What's a room cost": a verb in its base form stands last. */
function isDoing(words: readonly Word[]): boolean {
  return words[0]?.lower === "what" && words[endOf(words) - 1]?.lower === "cost";
}

/** "Where's E start from": behind a name and before a preposition that stands last, a verb in its base form. */
function isDoingIn(words: readonly Word[], holdsName: HoldsName): boolean {
  // "Who's got E to look after" has it.
  if (words[2]?.lower === "got") return false;
  const last = endOf(words) - 1;
  const [verb, preposition] = [words[last - 1]?.lower ?? "", words[last]?.lower ?? ""];
  return (
    WHERE.has(words[0]?.lower ?? "") && PREPOSITIONS.has(preposition) && isBaseForm(verb) && holdsName(2, last - 1)
  );
}

const WHERE: ReadonlySet<string> = new Set(["where", "what", "who"]);

function isShortened(word: Word | undefined): boolean {
  return word?.lower === "'s" || (word?.lower === "is" && word.text.toLowerCase() !== "is");
}

function isBaseForm(verb: string): boolean {
  const dictionary = englishDictionary();
  // "What's E best at" asks for no besting.
  if (isFunctionWord(verb) || ["a", "r"].some((part) => dictionary.lemmasOf(verb, part as "a").length > 0))
    return false;
  return dictionary.lemmasOf(verb, "v").includes(verb);
}

const STRESSED: ReadonlySet<string> = new Set(lists.stressed);
const STRESSES = lists.stresses.map((words) => words.split(" "));

/** How many words from here only stress the question word before them: "who in the world", "what on earth". */
function stressFrom(words: readonly Word[], at: number, holdsName: HoldsName): number {
  if (!STRESSED.has(words[at - 1]?.lower ?? "")) return 0;
  const stress = STRESSES.find((each) => each.every((word, index) => words[at + index]?.lower === word));
  return stress === undefined || holdsName(at, at + stress.length) ? 0 : stress.length;
}

/** "What is the N on E like" asks for the N of E: where the preposition stands, undefined where nothing is asked so. */
function likeness(words: readonly Word[], holdsName: HoldsName): number | undefined {
  const end = MARKS.has(words.at(-1)?.lower ?? "") ? words.length - 1 : words.length;
  const [what, be, article] = words;
  const isAsked = what?.lower === "what" && isBe(be?.lower) && article?.lower === "the";
  if (!isAsked || words[end - 1]?.lower !== "like") return undefined;
  const of = words.findIndex(({ lower }, at) => at > 3 && OF.has(lower));
  return of > 0 && of <= 3 + MOST_OF_NOUN && holdsName(of + 1, end - 1) ? of : undefined;
}

function isBe(lower: string | undefined): boolean {
  return lower === "is" || lower === "'s" || lower === "was";
}

const OF: ReadonlySet<string> = new Set(["of", "on", "in", "at"]);

/** "How many folk live on E", and not "how many folk songs". */
function areCounted(words: readonly Word[], at: number): boolean {
  const behind = words[at + 1]?.lower ?? "";
  return words[at - 1]?.lower === "many" && (isAuxiliary(behind) || isVerb(behind) || isPast(behind));
}

function isRank(lower: string | undefined): boolean {
  return lower !== undefined && (ordinal(lower) !== undefined || gradedAdjective(lower)?.degree === "superlative");
}

/** "Has got" is "has", "how many moons has E got" asks how many it has. */
function hasGot(words: readonly Word[], got: number, said: Map<number, string>): void {
  // "Which town's got the most": nobody has a got, and who is got is "who is got".
  if (words[got - 1]?.lower === "'s" || (isShortened(words[got - 1]) && !isPast(words[got + 1]?.lower ?? ""))) {
    said.set(got - 1, "has");
    said.set(got, "");
    return;
  }
  for (let at = got - 1; at >= 0 && got - at <= MOST_BETWEEN + 1; at -= 1) {
    const does = HAS.get(words[at]?.lower ?? "");
    if (does === undefined) continue;
    said.set(got, at === got - 1 ? "" : "have");
    if (at < got - 1) said.set(at, does);
    return;
  }
}

/** "How many moons has E?": behind the noun and the verb there is nothing but a name. */
function isHadByName(words: readonly Word[], has: number, holdsName: HoldsName): boolean {
  // "How many isles have E" is asked of the isles.
  const verb = words[has]?.lower ?? "";
  if (!HAS.has(verb) || verb === "have") return false;
  const many = words.findLastIndex(({ lower }, at) => at < has && lower === "many");
  const noun = words.slice(many + 1, has);
  if (words[many - 1]?.lower !== "how" || noun.length === 0 || noun.length > MOST_OF_NOUN) return false;
  const end = endOf(words);
  const name = words.slice(has + 1, end);
  if (isOneThatDoes(name)) return true;
  const isOpen = ({ lower }: Word): boolean => isFunctionWord(lower) && !DETERMINERS.has(lower);
  if (name.length === 0 || name.length > MOST_BETWEEN || name.some((word) => isOpen(word) && word.lower !== "of"))
    return false;
  if (name.some(({ text, lower }) => text === lower && isPast(lower))) return false;
  return holdsName(has + 1, end) || name.every(({ text, lower }) => text !== lower || DETERMINERS.has(lower));
}

/** "The club that owns E", and not "the club that owns E scored": behind one thing only what tells it from others. */
function isOneThatDoes(said: readonly Word[]): boolean {
  const that = said.findIndex(({ lower }) => THAT.has(lower));
  const last = said.at(-1);
  const isOne =
    said[0]?.lower === "the" && that > 1 && that <= 1 + MOST_OF_NOUN && !isPlural(said[that - 1]?.lower ?? "");
  return isOne && last !== undefined && last.text !== last.lower && said.length <= MOST_OF_CLAUSE;
}

const THAT: ReadonlySet<string> = new Set(["that", "which", "who"]);
const MOST_OF_CLAUSE = 12;

const MOST_OF_NOUN = 3;

function endOf(words: readonly Word[]): number {
  return MARKS.has(words.at(-1)?.lower ?? "") ? words.length - 1 : words.length;
}

function hadByName(words: readonly Word[], has: number, said: Map<number, string>): void {
  const end = endOf(words);
  said.set(has, HAS.get(words[has]?.lower ?? "") ?? "");
  // Behind the last word, or before the mark in its place.
  said.set(end, `have${words[end]?.text ?? ""}`);
}

function piecesOf(length: number, said: ReadonlyMap<number, string>): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const [at, word] of [...said].sort(([one], [other]) => one - other)) {
    pieces.push({ from, to: at }, ...(word === "" ? [] : [{ said: word }]));
    from = at + 1;
  }
  return [...pieces, { from, to: length }];
}
