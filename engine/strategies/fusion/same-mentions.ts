import type { LiesWithin } from "../../evidence/conflicts/lies-within.ts";
import type { AnswerValue } from "../../evidence/trace.ts";
import { locateQuote } from "../../text/quote.ts";
import type { Party } from "./party.ts";

const MOST_SENTENCES = 64;

/**
 * Do two answers stand at one place of a sentence that was quoted, one of them more fully: "Tarn" and "Tarn, Orland" of
 * "lives in Tarn, Orland"? The fuller says more exactly what the other says. A name that stands elsewhere in the
 * sentence as well ("Jon Ek and Jon Ek, Jr.") may be another thing's.
 */
export function sameMentions(parties: readonly Pick<Party, "result">[]): LiesWithin {
  const sentences = [
    ...new Set(
      parties.flatMap(({ result }) => result.evidence.flatMap(({ kind, text }) => (kind === "KG" ? [] : [text]))),
    ),
  ].slice(0, MOST_SENTENCES);
  return (inner, outer) => {
    const [fuller, shorter] = [wordsOf(inner), wordsOf(outer)];
    if (fuller === undefined || shorter === undefined || fuller.length <= shorter.length) return false;
    if (locateQuote(shorter, fuller) === undefined) return false;
    return sentences.some((sentence) => standsOnlyWithin(shorter, fuller, sentence));
  };
}

function wordsOf({ node }: AnswerValue): string | undefined {
  return node.kind === "text" && node.of === undefined ? node.label : undefined;
}

/** Does each mention of the shorter one belong to one of the fuller? */
function standsOnlyWithin(shorter: string, fuller: string, sentence: string): boolean {
  const place = locateQuote(fuller, sentence);
  if (place === undefined) return false;
  const rest = [sentence.slice(0, place.start), sentence.slice(place.end)];
  return rest.every((part) => locateQuote(shorter, part) === undefined);
}
