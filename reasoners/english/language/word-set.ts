/** A closed list of words, written as one text, or as the lines of one. */
export function wordSet(text: string | readonly string[]): ReadonlySet<string> {
  return new Set([text].flat().join(" ").trim().split(/\s+/u));
}

/** A closed list of phrases, one to a line: the words of each, longest first. */
export function phraseList(lines: readonly string[]): readonly (readonly string[])[] {
  return lines.map((phrase) => phrase.split(" ")).sort((a, b) => b.length - a.length);
}

/** The words of a list as one part of a regular expression, which matches any of them. */
export function anyOf(lines: readonly string[]): string {
  return `(?:${[...wordSet(lines)].join("|")})`;
}
