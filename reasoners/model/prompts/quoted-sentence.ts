import { locateQuote } from "../../../engine/text/quote.ts";
import { cleaned } from "../../../engine/text/clean-text.ts";

/**
 * The sentence of a text that a model quotes, verbatim as it stands there: the model was shown the text without what is
 * not seen. Undefined when it does not stand there, or does not hold the answer.
 */
export function quotedSentence(quote: string, answer: string, original: string): string | undefined {
  const { text, starts } = cleaned(original);
  const place = locateQuote(quote, text);
  if (place === undefined) return undefined;
  if (locateQuote(answer, text.slice(place.start, place.end)) === undefined) return undefined;
  return original.slice(
    starts[place.start],
    starts[place.end - 1] === undefined ? undefined : endOf(original, starts[place.end - 1] ?? 0),
  );
}

/** The end of the character that starts at an offset. */
function endOf(original: string, start: number): number {
  return start + String.fromCodePoint(original.codePointAt(start) ?? 0).length;
}
