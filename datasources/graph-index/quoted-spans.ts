/** A stretch of a text, end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Pairs of marks by which people set a name apart; brackets too, as question sets write their topics. No name is longer
 * than 300 characters, and a text full of opening marks need not be searched to its end for each.
 */
const QUOTED = [
  /"([^"]{1,300})"/gu,
  /“([^“”]{1,300})”/gu,
  /«([^«»]{1,300})»/gu,
  /\[([^[\]]{1,300})\]/gu,
  /(?<![\p{L}\p{N}])['‘]([^'‘]{1,300})['’](?![\p{L}\p{N}])/gu,
];

/** What stands between quotation marks, without the marks. */
export function quotedSpans(text: string): readonly Span[] {
  return QUOTED.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), (match) => ({ start: match.index + 1, end: match.index + match[0].length - 1 })),
  );
}
