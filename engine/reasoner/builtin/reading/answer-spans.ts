/** A span of a sentence that could be an answer; character offsets in the sentence, end exclusive. */
export interface AnswerSpan {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export type AnswerKind = "NAME" | "DATE" | "NUMBER" | "NOUN";

const MONTH = "(?:January|February|March|April|May|June|July|August|September|October|November|December)";
const DATE = new RegExp(`\\b(?:\\d{1,2} ${MONTH}(?: \\d{3,4})?|${MONTH} \\d{1,2}(?:, \\d{3,4})?|${MONTH} \\d{4}|\\d{3,4} B\\.?C\\.?|[12]\\d{3})\\b`, "gu");
const NUMBER = /\b\d[\d.,]*(?:\s(?:million|billion|thousand))?(?:\s(?:km|m|metres|meters|kilometres|miles|feet|kg|tonnes|people|inhabitants|seconds|minutes|hours|days|years|steps|square kilometres))?(?![\p{L}\d])/gu;
/** Words in capitals, with the small words that stand inside names. */
const NAME =
  /(?:\p{Lu}[\p{L}\p{M}\d.'’]*|\p{Lu}\.)(?:[-/]\p{L}[\p{L}\p{M}]*)*(?:\s+(?:(?:of|the|de|van|von|der|den|da|di|del|la|le|bin|al|y)\s+){0,2}(?:\p{Lu}[\p{L}\p{M}\d.'’]*|\d+(?:\.\d+)?|[IVX]+)(?:[-/]\p{L}[\p{L}\p{M}]*)*)*/gu;
const QUOTED = /["“]([^"”]{2,60})["”]/gu;

/** Everything in the sentence of the kind asked for, in order. */
export function answerSpans(sentence: string, kind: AnswerKind): readonly AnswerSpan[] {
  switch (kind) {
    case "DATE":
      return spans(sentence, DATE);
    case "NUMBER":
      return spans(sentence, NUMBER);
    case "NAME":
      return [...quotedSpans(sentence), ...spans(sentence, NAME).map(trimmedName)].filter(({ text }) => !NOT_NAMES.has(text));
    case "NOUN":
      return [];
  }
}

function spans(sentence: string, pattern: RegExp): readonly AnswerSpan[] {
  return Array.from(sentence.matchAll(pattern), (match) => ({ text: match[0], start: match.index, end: match.index + match[0].length }));
}

function quotedSpans(sentence: string): readonly AnswerSpan[] {
  return Array.from(sentence.matchAll(QUOTED), (match) => ({ text: match[1] ?? "", start: match.index + 1, end: match.index + match[0].length - 1 }));
}

/** Capitals that begin a sentence, not a name. */
const NOT_NAMES = new Set(
  "The A An In On At By After Before During When While It He She They His Her Its Their This That These Those From To For With Under Of As One Most Many Some Both Since Until Although However Although And But Or If".split(" "),
);

/** A name without the word that only begins the sentence, and without the full stop that only ends it. */
function trimmedName(span: AnswerSpan): AnswerSpan {
  let { start, end } = span;
  let text = span.text;
  const first = /^(\p{L}+)\s+/u.exec(text);
  if (first?.[1] !== undefined && NOT_NAMES.has(first[1])) {
    start += first[0].length;
    text = text.slice(first[0].length);
  }
  if (text.endsWith(".") && !/(?:^|[\s.])\p{Lu}\.$/u.test(text)) {
    text = text.slice(0, -1);
    end -= 1;
  }
  if (/['’]s$/u.test(text)) {
    text = text.slice(0, -2);
    end -= 2;
  }
  return { text, start, end };
}
