/** A stretch of a text, end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Pairs of marks by which people set a name apart; brackets too, as question sets write their topics. */
const QUOTED = [/"([^"]+)"/gu, /“([^”]+)”/gu, /«([^»]+)»/gu, /\[([^\]]+)\]/gu, /(?<![\p{L}\p{N}])['‘]([^'‘]+)['’](?![\p{L}\p{N}])/gu];

/** What stands between quotation marks, without the marks. */
export function quotedSpans(text: string): readonly Span[] {
  return QUOTED.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), (match) => ({ start: match.index + 1, end: match.index + match[0].length - 1 })),
  );
}
