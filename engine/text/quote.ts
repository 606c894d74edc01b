/** Typographic signs that are retyped as plain ones. */
const PLAIN_SIGNS: ReadonlyMap<string, string> = new Map([
  ...[..."‘’‚‛′ʼ`´"].map((sign) => [sign, "'"] as const),
  ...[..."“”„‟″«»"].map((sign) => [sign, '"'] as const),
  ...[..."‐‑‒–—―−"].map((sign) => [sign, "-"] as const),
  ["…", "..."],
]);
/** Signs that are not seen: soft hyphen, zero-width space and joiners, byte order mark. */
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/u;

/** A text in plain signs, with the place in the original of each of its characters. */
interface Folded {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/**
 * Where a quote stands in a text: verbatim, up to white space and typographic quotation marks and dashes. Offsets are
 * those of the text, end exclusive. Undefined when it does not stand there, holds no word, or begins or ends inside a
 * word or number: "1.5 million" does not quote "21.5 million".
 */
export function locateQuote(quote: string, text: string): { readonly start: number; readonly end: number } | undefined {
  const wanted = folded(quote).text.trim();
  if (!/[\p{L}\p{N}]/u.test(wanted)) return undefined;
  const searched = folded(text);
  for (let at = searched.text.indexOf(wanted); at >= 0; at = searched.text.indexOf(wanted, at + 1)) {
    const last = at + wanted.length - 1;
    if (cutsWord(searched.text, at) || cutsWord(searched.text, last + 1)) continue;
    return { start: searched.starts[at] ?? 0, end: searched.ends[last] ?? text.length };
  }
  return undefined;
}

function folded(text: string): Folded {
  const plain: string[] = [];
  let afterSpace = false;
  const starts: number[] = [];
  const ends: number[] = [];
  let offset = 0;
  for (const character of text) {
    const start = offset;
    offset += character.length;
    if (INVISIBLE.test(character)) continue;
    const space = /\s/u.test(character);
    if (space && afterSpace) {
      ends[ends.length - 1] = offset;
      continue;
    }
    const signs = space ? " " : (PLAIN_SIGNS.get(character) ?? character);
    for (let unit = 0; unit < signs.length; unit += 1) {
      starts.push(start);
      ends.push(offset);
    }
    plain.push(signs);
    afterSpace = space;
  }
  return { text: plain.join(""), starts, ends };
}

/** Whether the place between two characters is inside a word, or between the digits of a number. */
function cutsWord(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 2), at);
  const after = text.slice(at, at + 2);
  return (
    (/[\p{L}\p{N}\p{M}]$/u.test(before) && /^[\p{L}\p{N}\p{M}]/u.test(after)) ||
    (/\p{N}[.,]$/u.test(before) && /^\p{N}/u.test(after)) ||
    (/\p{N}$/u.test(before) && /^[.,]\p{N}/u.test(after))
  );
}
