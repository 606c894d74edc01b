import talk from "../language/data/talk-words.json" with { type: "json" };
import frames from "../language/data/frames.json" with { type: "json" };
import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { isAuxiliary, isFunctionWord, WH } from "../language/function-words.ts";
import { type Word, wordsOf } from "../language/words.ts";
import { phraseList, wordSet } from "../language/word-set.ts";
import { type InOrdinaryWords, withPieces } from "../ordinary-words/put-in-words.ts";
import { frameOf, longest } from "../plain-question/frames.ts";
import { clausesOf } from "./clauses.ts";
import { isCircumstance } from "./circumstances.ts";
import type { Clause } from "./phrases-of-talk.ts";
import { namesIn } from "./what-clauses-say.ts";

const REPORTERS = frames.reporters.map(frameOf);
const ASSENTS = frames.assents.map(frameOf);
const REPORTING = wordSet(frames.reporting);
const OWN: ReadonlySet<string> = new Set(["my", "our"]);
const MOST_WORDS = 40;
const LEAST_OF_A_CLAIM = 3;
const MOST_WORDS_OF_A_NOUN = 2;

/**
 * "My mate reckons E built F. is that right?" as "is it true that E built F": who said so is no part of what is asked.
 * Undefined where it is not asked whether it is so, or more than one claim is told.
 */
export function asClaimed<T extends AnalysisInput>(input: T): InOrdinaryWords<T> | undefined {
  const words = wordsOf(input.question);
  if (words.length > MOST_WORDS) return undefined;
  const clauses = clausesOf(input, words).filter((clause) => !isCircumstance(words, clause) || isAssent(words, clause));
  const [claim, assent, ...others] = clauses;
  if (claim === undefined || assent === undefined || others.length > 0 || !isAssent(words, assent)) return undefined;
  const from = behindReporter(words, claim);
  if (from === undefined || claim.to - from < LEAST_OF_A_CLAIM) return undefined;
  const first = words[from]?.lower ?? "";
  if (WH.has(first) || isAuxiliary(first) || namesIn(words, { from, to: claim.to }, input).length === 0)
    return undefined;
  return {
    input: withPieces(input, [{ said: "is it true that" }, { from, to: claim.to }]),
    readAs: [],
    doubts: [],
  };
}

function isAssent(words: readonly Word[], { from, to }: Clause): boolean {
  const lowers = words.slice(0, to).map(({ lower }) => lower);
  return longest(ASSENTS, lowers, from) === to - from;
}

/** Where what is claimed begins, behind who claims it; undefined where nobody is said to. */
function behindReporter(words: readonly Word[], { from, to }: Clause): number | undefined {
  const lowers = words.slice(0, to).map(({ lower }) => lower);
  const at = from + (lowers[from] === "so" || lowers[from] === "but" ? 1 : 0);
  const told = longest(REPORTERS, lowers, at);
  const end = told > 0 ? at + told : OWN.has(lowers[at] ?? "") ? behindSayer(lowers, at + 1) : undefined;
  if (end === undefined) return undefined;
  return lowers[end] === "that" ? end + 1 : end;
}

/** Where what is asked begins behind who asks it: "my teacher asked us which currency E uses". */
function behindAsker(words: readonly Word[], { from, to }: Clause): number | undefined {
  if (!OWN.has(words[from]?.lower ?? "")) return undefined;
  for (let at = from + 2; at <= from + 1 + MOST_WORDS_OF_A_NOUN; at += 1) {
    if (!ASKED_BY.has(words[at]?.lower ?? "")) continue;
    const rest = words.slice(at + 1, to).map(({ lower }) => lower);
    const know = TO_KNOW.find((phrase) => phrase.every((each, index) => rest[index] === each));
    const begin = at + 1 + (know?.length ?? 0);
    return WH.has(words[begin]?.lower ?? "") && begin < to - 1 ? begin : undefined;
  }
  return undefined;
}

const ASKED_BY = wordSet(talk.askedBy);
const TO_KNOW = phraseList(talk.toKnow);

/** "My teacher asked us which currency E uses", without who asks. */
export function withoutAsker<T extends AnalysisInput>(input: T): InOrdinaryWords<T> | undefined {
  const words = wordsOf(input.question);
  const begin = behindAsker(words, { from: 0, to: words.length });
  if (begin === undefined || namesIn(words, { from: 0, to: begin }, input).length > 0) return undefined;
  return { input: withPieces(input, [{ said: "tell me" }, { from: begin, to: words.length }]), readAs: [], doubts: [] };
}

/** "My grandson says", "my two mates told me". */
function behindSayer(lowers: readonly string[], from: number): number | undefined {
  for (let at = from + 1; at <= from + MOST_WORDS_OF_A_NOUN; at += 1) {
    if (!REPORTING.has(lowers[at] ?? "")) continue;
    if (lowers.slice(from, at).some((lower) => isFunctionWord(lower))) return undefined;
    const isTold = lowers[at + 1] === "me" || lowers[at + 1] === "us";
    return isTold ? at + 2 : at + 1;
  }
  return undefined;
}
