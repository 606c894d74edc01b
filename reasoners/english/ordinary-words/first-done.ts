import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { isOnlyAlike } from "../../../engine/question/only-alike.ts";
import { englishDictionary } from "../dictionary/english-dictionary.ts";
import { DETERMINERS, isFunctionWord, MARKS } from "../language/function-words.ts";
import { likeVerb } from "../language/inflection.ts";
import { OF_DATES } from "../language/question-words.ts";
import { phraseText, type Word, wordsOf } from "../language/words.ts";
import { phraseList, wordSet } from "../language/word-set.ts";
import { placeOf } from "../measured-wordings/asked.ts";
import { type InOrdinaryWords, withPieces } from "./put-in-words.ts";
import { theOneOfGraph } from "./verbs-of-graph.ts";

const ANYONE = wordSet("someone somebody anyone anybody people they we you");
const PARTICLES = wordSet("up down out off");
const LIKE_PAST = "made";
/** How people say that somebody came up something before all others, behind "who was". */
const FIRST_UP = phraseList([
  "first up",
  "the first up",
  "first to the top of",
  "the first to the top of",
  "first on top of",
  "the first on top of",
  "first to get up",
  "the first to get up",
  "first to get to the top of",
  "the first to get to the top of",
  "the first person up",
  "the first one up",
]);
const CLIMBING = ["climb", "ascend", "scale"];

/**
 * "When did someone first climb E" as "when was E first climbed", and "who was the first up E" as "who first climbed
 * E". Undefined where nothing is asked so of one name, which stands last.
 */
export function firstDone<T extends AnalysisInput>(input: T): InOrdinaryWords<T> | undefined {
  const words = wordsOf(input.question);
  const end = MARKS.has(words.at(-1)?.lower ?? "") ? words.length - 1 : words.length;
  const from = nameLast(words, end, input);
  if (from === undefined) return undefined;
  const before = words.slice(0, DETERMINERS.has(words[from - 1]?.lower ?? "") ? from - 1 : from);
  return whenDone(before, { from, to: end }, input) ?? whoUp(words, before, { from, to: end }, input);
}

/** Where the longest name begins that stands last. */
function nameLast(words: readonly Word[], end: number, { mentions }: AnalysisInput): number | undefined {
  const starts = mentions.flatMap((name) => {
    const [from, to] = placeOf(name, words);
    return to === end && from > 1 && !name.candidates.every(isOnlyAlike) ? [from] : [];
  });
  return starts.length === 0 ? undefined : Math.min(...starts);
}

type Place = { readonly from: number; readonly to: number };

function whenDone<T extends AnalysisInput>(
  before: readonly Word[],
  name: Place,
  input: T,
): InOrdinaryWords<T> | undefined {
  const [asking, did, anyone, ...rest] = before.map(({ lower }) => lower);
  if (asking === undefined || !OF_DATES.has(asking) || did !== "did" || !ANYONE.has(anyone ?? "")) return undefined;
  const first = rest[0] === "first" ? "first " : "";
  const [verb, particle, ...more] = first === "" ? rest : rest.slice(1);
  if (verb === undefined || more.length > 0 || (particle !== undefined && !PARTICLES.has(particle))) return undefined;
  if (isFunctionWord(verb) || !englishDictionary().lemmasOf(verb, "v").includes(verb)) return undefined;
  const done = `${first}${likeVerb(verb, LIKE_PAST, true)}${particle === undefined ? "" : ` ${particle}`}`;
  return {
    input: withPieces(input, [{ from: 0, to: 1 }, { said: "was" }, name, { said: done }]),
    readAs: [],
    doubts: [],
  };
}

function whoUp<T extends AnalysisInput>(
  words: readonly Word[],
  before: readonly Word[],
  name: Place,
  input: T,
): InOrdinaryWords<T> | undefined {
  const lowers = before.map(({ lower }) => lower);
  if (lowers[0] !== "who" || !(lowers[1] === "was" || lowers[1] === "were")) return undefined;
  const said = lowers.slice(2);
  if (!FIRST_UP.some((phrase) => phrase.length === said.length && phrase.every((each, at) => said[at] === each)))
    return undefined;
  const verb = theOneOfGraph(CLIMBING, words, input.catalogue);
  if (verb === undefined) return undefined;
  const read = `first ${likeVerb(verb, LIKE_PAST, false)}`;
  return {
    input: withPieces(input, [{ said: `who ${read}` }, name]),
    readAs: [],
    doubts: [`“${phraseText(before.slice(1))}” was read as “${read}”, which may not be meant`],
  };
}
