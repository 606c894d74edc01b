import frames from "../language/data/frames.json" with { type: "json" };
import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { phraseText, type Word, wordsOf } from "../language/words.ts";
import { type InOrdinaryWords, withPieces } from "../ordinary-words/put-in-words.ts";
import { frameOf, longest } from "../plain-question/frames.ts";
import { pronounsIn } from "../several/pronouns.ts";
import { clausesOf } from "./clauses.ts";
import { type Clause, questionIn } from "./phrases-of-talk.ts";
import { namesIn } from "./what-clauses-say.ts";

const GRANTING = frames.granting.map(frameOf);
const BUT: ReadonlySet<string> = new Set(["but", "so", "and"]);
const LONGEST_GRANTING = 4;
const LEAST_WORDS = 3;

/**
 * "E is the capital of F right, but what is its currency": what is granted before "but" is known to the asker, and no
 * condition of what he asks. Undefined where what he asks names nothing of its own.
 */
export function withoutGranted<T extends AnalysisInput>(input: T): InOrdinaryWords<T> | undefined {
  const words = wordsOf(input.question);
  const [first, second, ...others] = clausesOf(input, words);
  if (first === undefined || second === undefined || others.length > 0) return undefined;
  if (questionIn(words, first) !== undefined || !isGranted(words, first)) return undefined;
  if (!BUT.has(words[second.from]?.lower ?? "")) return undefined;
  const begin = questionIn(words, { from: second.from + 1, to: second.to });
  if (begin === undefined || namesIn(words, { from: begin, to: second.to }, input).length === 0) return undefined;
  if (pronounsIn(words, begin, second.to).length > 0) return undefined;
  const told = `“${phraseText(words.slice(first.from, first.to))}” was taken as known`;
  return { input: withPieces(input, [{ from: begin, to: words.length }]), readAs: [told], doubts: [] };
}

/** Does a clause end in "right", "yes" or "I know"? */
function isGranted(words: readonly Word[], { from, to }: Clause): boolean {
  const lowers = words.slice(0, to).map(({ lower }) => lower);
  for (let at = Math.max(from + LEAST_WORDS, to - LONGEST_GRANTING); at < to; at += 1)
    if (longest(GRANTING, lowers, at) === to - at) return true;
  return false;
}
