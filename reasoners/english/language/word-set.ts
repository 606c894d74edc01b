/** A closed list of words, written as one text, or as the lines of one. */
export function wordSet(text: string | readonly string[]): ReadonlySet<string> {
  return new Set([text].flat().join(" ").trim().split(/\s+/u));
}

/** A closed list of phrases, one to a bar: the words of each, longest first. */
export function phraseList(text: string): readonly (readonly string[])[] {
  return text
    .split("|")
    .map((phrase) => phrase.trim().split(/\s+/u))
    .sort((a, b) => b.length - a.length);
}
