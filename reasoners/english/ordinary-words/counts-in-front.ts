import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { MARKS } from "../language/function-words.ts";
import { wordsOf } from "../language/words.ts";
import { kindsSaid } from "../measured-wordings/asked.ts";
import { type InOrdinaryWords, withPieces } from "./put-in-words.ts";

const NUMBERS: ReadonlySet<string> = new Set(["number", "no", "nr", "count", "amount"]);
const BEHIND: ReadonlySet<string> = new Set(["of", "."]);
/** Of what class they are is said by so many words at most. */
const MOST_WORDS_OF_A_KIND = 3;

/**
 * "Number of sailors who …" as "how many sailors …", where sailors are things of the graph: what is told of each by a
 * number is another question. Undefined for all others.
 */
export function countsInFront<T extends AnalysisInput>(input: T): InOrdinaryWords<T> | undefined {
  const words = wordsOf(input.question);
  const lower = (at: number): string => words[at]?.lower ?? "";
  const first = lower(0) === "the" || lower(0) === "total" ? 1 : 0;
  if (!NUMBERS.has(lower(first))) return undefined;
  let at = first + 1;
  while (BEHIND.has(lower(at))) at += 1;
  if (lower(at - 1) !== "of") return undefined;
  if (lower(at) === "our" || lower(at) === "the" || lower(at) === "all") at += 1;
  const isKind = [...Array(MOST_WORDS_OF_A_KIND).keys()].some(
    (more) => kindsSaid(words.slice(at, at + more + 1), input.catalogue).length > 0,
  );
  if (!isKind || words.slice(at + 1).every(({ lower: each }) => MARKS.has(each))) return undefined;
  return {
    input: withPieces(input, [{ said: "how many" }, { from: at, to: words.length }]),
    readAs: [],
    doubts: [],
  };
}
