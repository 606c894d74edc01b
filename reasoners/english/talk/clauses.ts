import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { isOnlyAlike } from "../../../engine/question/only-alike.ts";
import { overlaps } from "../../../engine/question/mentions.ts";
import { isAuxiliary, WH } from "../language/function-words.ts";
import type { Word } from "../language/words.ts";
import { type Clause, isOfAsker, wondersAt } from "./phrases-of-talk.ts";

const PARTING: ReadonlySet<string> = new Set([",", ";", ":", "?", "!"]);
/** Between two words these part as a comma does: a full stop, dots, a dash. */
const GAP = /\.\s|\.\.|…|\s[-–—]/u;

/** The clauses of what somebody wrote as he speaks, as marks, dots and dashes part them; no name is cut. */
export function clausesOf({ question, mentions }: AnalysisInput, words: readonly Word[]): readonly Clause[] {
  const names = mentions.filter(({ candidates }) => !candidates.every(isOnlyAlike));
  const isParted = (start: number, end: number): boolean => !names.some((name) => overlaps(name, { start, end }));
  const found: Clause[] = [];
  let from = 0;
  words.forEach((word, at) => {
    const last = words[at - 1];
    if (last !== undefined && at > from && GAP.test(question.slice(last.end, word.start)))
      if (isParted(last.end, word.start)) {
        found.push({ from, to: at });
        from = at;
      }
    if (!PARTING.has(word.lower) || !isParted(word.start, word.end)) return;
    if (at > from) found.push({ from, to: at });
    from = at + 1;
  });
  if (from < words.length) found.push({ from, to: words.length });
  return found.flatMap((clause) => partedInside(words, clause));
}

/** "I have E in my hands and was wondering who drew it", "if i walk E to its end how high is the hut there". */
function partedInside(words: readonly Word[], { from, to }: Clause): readonly Clause[] {
  for (let at = from + LEAST_BEFORE; at < to - 1; at += 1) {
    const begin = JOINING.has(words[at]?.lower ?? "") ? at + 1 : at;
    const asks = begin > at ? wondersAt(words, { from: begin, to }) : isCondition(words, from) && asksAt(words, at);
    if (asks)
      return [
        { from, to: at },
        { from: begin, to },
      ];
  }
  return [{ from, to }];
}

const LEAST_BEFORE = 3;
const JOINING: ReadonlySet<string> = new Set(["and", "but", "so"]);
const CONDITIONS: ReadonlySet<string> = new Set(["if", "when", "since", "because", "as", "once", "after"]);
const OF_MEASURE: ReadonlySet<string> = new Set(["many", "much", "long", "high", "far", "old", "deep", "big", "tall"]);

function isCondition(words: readonly Word[], from: number): boolean {
  return CONDITIONS.has(words[from]?.lower ?? "") && isOfAsker(words[from + 1]);
}

/** "What is", "how high is": a question word with its verb, or what it measures, right behind it. */
function asksAt(words: readonly Word[], at: number): boolean {
  const [first, second] = [words[at]?.lower ?? "", words[at + 1]?.lower ?? ""];
  return WH.has(first) && (isAuxiliary(second) || (first === "how" && OF_MEASURE.has(second)));
}
