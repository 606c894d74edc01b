/** A word of a text with its character offsets, end exclusive. */
export interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** `'s` after a word is a token of its own, so that "Bieber's father" names Bieber. `&` stands for a word. */
  readonly kind: "WORD" | "POSSESSIVE";
}

const TOKEN =
  /(?<word>[\p{L}\p{N}\p{M}]+(?:['’](?!s(?![\p{L}\p{N}]))[\p{L}\p{N}\p{M}]+)*[+#]*|&)|(?<possessive>['’]s(?![\p{L}\p{N}]))/giu;

/**
 * The words of a text in order. Punctuation, hyphens and underscores separate; an apostrophe inside a word does not.
 */
export function tokens(text: string): readonly Token[] {
  return Array.from(text.matchAll(TOKEN), (match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
    kind: match.groups?.["possessive"] === undefined ? ("WORD" as const) : ("POSSESSIVE" as const),
  }));
}
