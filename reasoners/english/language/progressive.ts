import { verbsOfForm } from "../dictionary/deeds.ts";
import { englishDictionary } from "../dictionary/english-dictionary.ts";
import lists from "./data/word-forms.json" with { type: "json" };
import { BE, DETERMINERS, isAuxiliary, PREPOSITIONS } from "./function-words.ts";
import { rootsOf } from "./roots.ts";
import { isVerb } from "./verbs.ts";
import { isPast } from "./word-forms.ts";
import { wordSet } from "./word-set.ts";

/** What a word is looked at for. */
interface Said {
  readonly text: string;
  readonly lower: string;
  readonly roots: readonly string[];
  readonly start: number;
  readonly isProgressive?: true;
}

/**
 * The words, of which those that say what somebody is doing ("is building") belong to the families of their verb: a
 * noun of the same form ("building") is a kind of things, and is of no use where somebody builds.
 */
export function withProgressives<W extends Said>(words: readonly W[]): readonly W[] {
  if (!words.some(({ lower }) => lower.endsWith("ing"))) return words;
  return words.map((each, at) => {
    if (!each.lower.endsWith("ing") || isCapital(each) || !isInProgress(words, at)) return each;
    const verbs = verbsOfForm(each.lower);
    if (verbs.length === 0) return each;
    return { ...each, roots: [...new Set(verbs.flatMap(rootsOf))], isProgressive: true as const };
  });
}

/**
 * "Whose looking after E", for "who's": a possessive and its noun ("whose painting hangs in E") would have a verb
 * behind them.
 */
export function withWhoIs<W extends Said & { readonly end: number }>(words: readonly W[]): readonly W[] {
  const [first, doing, next] = words;
  if (first?.lower !== "whose" || doing === undefined || next === undefined || !doing.lower.endsWith("ing"))
    return words;
  const isObject = PREPOSITIONS.has(next.lower) || DETERMINERS.has(next.lower) || isCapital(next);
  const isClause = words.slice(2).some(({ lower }) => isAuxiliary(lower) || isVerb(lower) || isPast(lower));
  if (!isObject || isClause || verbsOfForm(doing.lower).length === 0) return words;
  const at = first.start + WHO.length;
  const who = { ...first, text: first.text.slice(0, WHO.length), lower: WHO, roots: rootsOf(WHO), end: at };
  return [
    who,
    { ...first, text: first.text.slice(WHO.length), lower: IS, roots: rootsOf(IS), start: at },
    ...words.slice(1),
  ];
}

const OF = "of";
const OF_OWNER = "'s";
const WHO = "who";
const IS = "is";

function isInProgress(words: readonly Said[], at: number): boolean {
  return isBehindBe(words, at) || isBehindSubject(words, at);
}

/** "Who is building E", "boats that E is still building"; in "what is building" it is asked what that is. */
function isBehindBe(words: readonly Said[], at: number): boolean {
  let be = at - 1;
  while (be > 0 && BESIDE_VERB.has(words[be]?.lower ?? "")) be -= 1;
  if (!BE.has(words[be]?.lower ?? "") || words[be]?.lower === OF_OWNER) return false;
  if (be === 0) return words.length === at + 1;
  const before = words[be - 1];
  const isOfDoer = RELATIVE.has(before?.lower ?? "") || BE.has(before?.lower ?? "") || isCapital(before);
  return isOfDoer || (before?.lower !== "what" && !isEnd(words[at + 1]));
}

/** "What is E building", "which boats is E building in F", "is E building the F", "is anyone building E". */
function isBehindSubject(words: readonly Said[], at: number): boolean {
  const be = words.findIndex(({ lower }) => BE.has(lower));
  const behind = words[at + 1];
  if (be < 0 || be + 1 >= at) return false;
  const isAsked = be > 0 && ASKING.has(words[0]?.lower ?? "");
  // "What is main building of E": a noun.
  const isClosed = isEnd(behind) || (PREPOSITIONS.has(behind?.lower ?? "") && behind?.lower !== OF);
  const isOpen = isCapital(behind) || DETERMINERS.has(behind?.lower ?? "");
  return (isAsked ? isClosed : be === 0 && isOpen) && isSubject(words.slice(be + 1, at), words);
}

/** Somebody, or a name: in "what is the main building" nobody is named. */
function isSubject(subject: readonly Said[], words: readonly Said[]): boolean {
  const first = subject[0]?.lower ?? "";
  if (subject.length === 1 && ANYBODY.has(first)) return true;
  if (DETERMINERS.has(first) || subject.some(({ lower }) => lower === OF_OWNER || isAuxiliary(lower))) return false;
  if (words.some(isCapital))
    return isCapital(subject[0]) && subject.every((word) => isCapital(word) || IN_NAMES.has(word.lower));
  return subject.every(({ lower }) => !PREPOSITIONS.has(lower) && !isAdjective(lower));
}

/** "Oldest" and "large" are no names; "honey" is a noun as well. */
function isAdjective(lower: string): boolean {
  const dictionary = englishDictionary();
  const adjectives = dictionary.lemmasOf(lower, "a");
  return adjectives.length > 0 && !(adjectives.includes(lower) && dictionary.lemmasOf(lower, "n").length > 0);
}

function isCapital(word: Said | undefined): boolean {
  return word !== undefined && word.start > 0 && /^\p{Lu}/u.test(word.text);
}

function isEnd(word: Said | undefined): boolean {
  return word === undefined || !/[\p{L}\p{N}]/u.test(word.lower);
}

const IN_NAMES = wordSet(lists.insideNames);
const BESIDE_VERB = wordSet(lists.besideProgressive);
const RELATIVE = wordSet(lists.doingProgressive);
const ASKING = wordSet(lists.askingProgressive);
const ANYBODY = wordSet(lists.anybodyProgressive);
