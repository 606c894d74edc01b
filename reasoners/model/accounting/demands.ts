import { isDeniedBeside } from "./denied-beside.ts";
import type { Finding } from "./finding.ts";
import type { FormContent } from "./form-content.ts";
import { hasPart } from "./needs.ts";
import type { SaidQuestion } from "./said-words.ts";
import {
  ASKING_TRUTH,
  DEMANDS,
  IDIOMS,
  LARGE_FIRST,
  LISTING,
  SMALL_FIRST,
  TENS,
  UNITS,
  type WordsDemanded,
} from "./word-lists.ts";

/** Words that deny, count, rank, compare or time what is asked, and for which a form has no part. */
export function demandFindings(said: SaidQuestion, content: FormContent, inNames: ReadonlySet<number>): Finding[] {
  const found: Finding[] = [];
  for (let at = 0; at < said.words.length;) {
    const idiom = inNames.has(at) ? undefined : IDIOMS.find((phrase) => stands(phrase, said, at));
    const demand = inNames.has(at) || idiom !== undefined ? undefined : demandAt(said, at);
    const finding = demand === undefined ? undefined : findingOf(demand, at, said, content);
    if (finding !== undefined) found.push(finding);
    at += idiom?.length ?? demand?.phrase.length ?? 1;
  }
  return found;
}

function demandAt(said: SaidQuestion, at: number): WordsDemanded | undefined {
  const lower = said.words[at]?.lower ?? "";
  if (lower.endsWith("n't")) return at === 0 && ASKING_TRUTH.has(lower) ? undefined : DENIAL;
  return DEMANDS.find(
    ({ phrase, beforeNumber }) =>
      stands(phrase, said, at) &&
      (!beforeNumber || isNumber(said, at + phrase.length)) &&
      !isHarmless(phrase, said, at),
  );
}

const DENIAL = DEMANDS.find(({ phrase }) => phrase.join(" ") === "not");

function findingOf(demand: WordsDemanded, at: number, said: SaidQuestion, content: FormContent): Finding | undefined {
  if (hasPart(demand.needs, content) || isCalled(demand, content)) return undefined;
  const [first, last] = [said.words[at], said.words[at + demand.phrase.length - 1]];
  const denies = demand.needs.includes("difference") && !demand.needs.includes("comparison");
  const does = denies ? "DENY" : "OTHER";
  const isBeside = denies && isDeniedBeside(first?.lower ?? "", content.nodes);
  const lack = isBeside ? "REMARKED" : demand.lack;
  return { lack, words: said.text.slice(first?.start, last?.end), kind: "LEFT_OUT", does };
}

/** Does a relation or class of the graph say it by its name, or is it looked up in texts that may say it? */
function isCalled({ phrase, words }: WordsDemanded, { labels, lookedUp }: FormContent): boolean {
  const texts = words === "MATCHED" ? labels : [...labels, ...lookedUp];
  return texts.some((text) => phrase.every((word) => text.some((each) => isSameWord(each, word))));
}

/** "Shares border with" says "share a border". */
function isSameWord(one: string, other: string): boolean {
  return one === other || one === `${other}s` || other === `${one}s`;
}

function stands(phrase: readonly string[], { words }: SaidQuestion, at: number): boolean {
  return phrase.every((word, index) => words[at + index]?.lower === word);
}

function isNumber({ words }: SaidQuestion, at: number): boolean {
  const word = words[at];
  return word !== undefined && (/^\p{Nd}/u.test(word.text) || UNITS.includes(word.lower) || TENS.includes(word.lower));
}

/** Where a word of the list stands for something else. */
function isHarmless([first = "", second = ""]: readonly string[], said: SaidQuestion, at: number): boolean {
  const [before, next] = [said.words[at - 1]?.lower ?? "", said.words[at + 1]?.lower ?? ""];
  switch (first) {
    case "at":
      // "At least one" is any, and "at least one hundred" is not.
      return second === "least" && ANY.has(said.words[at + 2]?.lower ?? "") && !isNumber(said, at + 3);
    case "no":
      // "No. 5" is a number.
      return /^\p{Nd}/u.test(next);
    case "all":
    case "every":
    case "each":
      return isOfList(said, at);
    case "last":
      // "How long did it last?"
      return said.words[0]?.lower === "how" && before !== "the";
    case "first":
      // "In what year was it first shown" asks for the date that there is of it.
      return asksWhen(said) && !["the", "his", "her", "its", "their"].includes(before);
    case "co":
      // "The co-founders of E" are its founders.
      return !said.words.slice(at).some(({ lower }) => lower === "with");
    case "most":
    case "least":
      return before === "at" || LARGE_FIRST.has(next) || SMALL_FIRST.has(next);
    default:
      return false;
  }
}

const ANY: ReadonlySet<string> = new Set(["one", "once"]);

function asksWhen({ words }: SaidQuestion): boolean {
  return words.slice(0, 3).some(({ lower }) => lower === "when" || lower === "year" || lower === "date");
}

/** "List all films by E", "what are all the films by E": the answer is a list in any case. */
function isOfList({ words }: SaidQuestion, at: number): boolean {
  const before = words.slice(0, at).map(({ lower }) => lower);
  return before.every((lower) => LISTING.has(lower));
}
