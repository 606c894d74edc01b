import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { BE, MARKS } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import { type Word, wordsOf } from "../language/words.ts";
import { kindsSaid } from "../measured-wordings/asked.ts";
import { MEASURES, relationsOf } from "../measured-wordings/measures.ts";
import { isToldBy, periodBefore } from "../measured-wordings/periods.ts";
import { type InOrdinaryWords, withPieces } from "./put-in-words.ts";

const PRICE = MEASURES.find(({ name }) => name === "price");
const OPENING = wordSet("which what all the any");
const COSTING = wordSet("cost costs charge charges");
const CLAUSE = wordSet("that which who");
const BOUNDS: ReadonlyMap<string, string> = new Map([
  ["under", "less than"],
  ["below", "less than"],
  ["over", "more than"],
  ["above", "more than"],
  ["less than", "less than"],
  ["more than", "more than"],
  ["no more than", "at most"],
  ["no less than", "at least"],
  ["at most", "at most"],
  ["at least", "at least"],
  ["up to", "at most"],
]);
const MOST_WORDS_OF_A_KIND = 3;

/**
 * "Which huts cost under 32 a night" as "which huts have a price per night less than 32": the one price of such things
 * that is told for that. Undefined where nothing is asked so, or several prices may be meant.
 */
export function costingUnder<T extends AnalysisInput>(input: T): InOrdinaryWords<T> | undefined {
  const words = wordsOf(input.question);
  const end = MARKS.has(words.at(-1)?.lower ?? "") ? words.length - 1 : words.length;
  const lower = (at: number): string => words[at]?.lower ?? "";
  const from = words.findIndex((word) => !OPENING.has(word.lower));
  for (let length = MOST_WORDS_OF_A_KIND; length > 0 && from >= 0; length -= 1) {
    const types = kindsSaid(words.slice(from, from + length), input.catalogue).map(({ iri }) => iri);
    if (types.length === 0) continue;
    let at = from + length;
    if (CLAUSE.has(lower(at)) || BE.has(lower(at))) at += 1;
    const costs = COSTING.has(lower(at));
    if (costs) at += 1;
    const bound = boundAt(words, at);
    if (bound === undefined || !/^\d/u.test(lower(bound.to))) return undefined;
    const period = periodBehind(words, bound.to + 1, end);
    if (period === undefined || (!costs && period === "")) return undefined;
    const noun = thePrice(types, period, input);
    if (noun === undefined) return undefined;
    return {
      input: withPieces(input, [
        { said: "which" },
        { from, to: from + length },
        { said: `have a ${noun} ${bound.said}` },
        { from: bound.to, to: bound.to + 1 },
        { from: end, to: words.length },
      ]),
      readAs: [`what it costs was read as “${noun}”`],
      doubts: [],
    };
  }
  return undefined;
}

function boundAt(words: readonly Word[], at: number): { readonly said: string; readonly to: number } | undefined {
  for (const length of [3, 2, 1]) {
    const said = BOUNDS.get(
      words
        .slice(at, at + length)
        .map(({ lower }) => lower)
        .join(" "),
    );
    if (said !== undefined) return { said, to: at + length };
  }
  return undefined;
}

/** The period that ends the question, "" where none does; undefined where something else stands there. */
function periodBehind(words: readonly Word[], from: number, end: number): string | undefined {
  if (from === end) return "";
  const found = periodBefore(words, end);
  return found?.from === from ? found.period : undefined;
}

function thePrice(types: readonly string[], period: string, { catalogue }: AnalysisInput): string | undefined {
  if (PRICE === undefined) return undefined;
  const found = relationsOf(PRICE, catalogue).filter(
    ({ relation, noun }) =>
      relation.subjectClasses.some((iri) => types.includes(iri)) && (period === "" || isToldBy(period, noun)),
  );
  const [only, ...others] = found;
  return others.length > 0 ? undefined : only?.noun;
}
