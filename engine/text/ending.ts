/**
 * Where the last characters of a text that belong together begin; the length of the text when its last one does not. It
 * goes back from the end, because an expression such as `/\p{L}+$/u` begins anew at each letter: quadratic in a text
 * that ends otherwise.
 * @param belongs matches one character (code point)
 */
export function endingFrom(text: string, belongs: RegExp): number {
  let from = text.length;
  while (from > 0) {
    const isPair = from > 1 && (text.codePointAt(from - 2) ?? 0) > 0xffff;
    const before = from - (isPair ? 2 : 1);
    if (!belongs.test(text.slice(before, from))) break;
    from = before;
  }
  return from;
}

/** The text without the last characters that match. */
export function withoutEnding(text: string, dropped: RegExp): string {
  return text.slice(0, endingFrom(text, dropped));
}
