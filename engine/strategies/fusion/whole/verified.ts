import type { TitledQuote } from "../../../documents/cited-sentences.ts";
import type { ReadStep } from "../../../documents/read-question.ts";
import { normalise } from "../../../text/normalise.ts";
import { locateQuote } from "../../../text/quote.ts";
import { isNameOfTitle } from "../../../text/title-name.ts";

/**
 * Do sentences state a step as it is told? One end of it stands in them, and the other there too, in a title, or in the
 * question.
 * @param quotes verbatim, the one that says most first
 */
export function isStated(
  { subject, object }: Pick<ReadStep, "subject" | "object">,
  quotes: readonly TitledQuote[],
  question: string,
): boolean {
  const [first, second] = [subject, object].map((words) =>
    quotes.some(({ quote }) => locateQuote(words, quote) !== undefined),
  );
  if (first === true && second === true) return true;
  if (first !== true && second !== true) return false;
  const other = first === true ? object : subject;
  return [...quotes.map(({ title }) => title), question].some((text) => speaksOf(other, text));
}

/** Names that a title writes otherwise are told by one word in capitals or of some length: "M. Ward" is "Ward". */
function speaksOf(words: string, text: string): boolean {
  if (locateQuote(words, text) !== undefined) return true;
  const said = new Set(normalise(text).split(" "));
  return contentOf(words).some((word) => said.has(word));
}

function contentOf(words: string): readonly string[] {
  return normalise(words)
    .split(" ")
    .filter((word) => word.length > 3);
}

/** The steps that hang together with what the question names, nearest first. */
export function reachedFrom(question: string, steps: readonly ReadStep[]): readonly ReadStep[] {
  const reached: ReadStep[] = [];
  let left = steps;
  for (;;) {
    const next = left.filter(({ subject, object }) =>
      [subject, object].some(
        (end) =>
          speaksOf(end, question) || reached.some((step) => isSame(step.subject, end) || isSame(step.object, end)),
      ),
    );
    if (next.length === 0) return reached;
    reached.push(...next);
    left = left.filter((step) => !next.includes(step));
  }
}

/** One name, or one that holds the other as a part of it. */
function isSame(one: string, other: string): boolean {
  return (
    normalise(one) === normalise(other) ||
    locateQuote(one, other) !== undefined ||
    locateQuote(other, one) !== undefined
  );
}

/** A step with what states it. */
export interface TitledStep extends Pick<ReadStep, "subject" | "object"> {
  readonly quotes: readonly TitledQuote[];
}

/**
 * Does an answer stand at an end of one of the steps, and word for word in its sentences or the question, or is it what
 * the page of one of its sentences is called?
 */
export function standsIn(answer: string, steps: readonly TitledStep[], question: string): boolean {
  return steps.some(
    ({ subject, object, quotes }) =>
      [subject, object].some((end) => isSame(end, answer)) &&
      ([...quotes.map(({ quote }) => quote), question].some((text) => locateQuote(answer, text) !== undefined) ||
        quotes.some(({ title }) => isNameOfTitle(answer, title))),
  );
}
