/**
 * Characters that are obeyed or not seen, instead of being shown: controls of C0 and C1 with the escapes of terminals,
 * separators of lines, marks that turn the direction of writing, characters without width, tags, and halves of a pair.
 */
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u{ad}\u{61c}\u{180e}\u{200b}-\u{200f}\u{202a}-\u{202e}\u{2060}-\u{206f}\u{feff}\u{fff9}-\u{fffb}\u{e0000}-\u{e007f}]/gu;

/** Those of them that are a gap between words. */
const GAP = /[\t\n\v\f\r\u{85}\u{2028}\u{2029}]/u;

/**
 * A text of others as one line of plain text: gaps are spaces, and what would not be seen is written out, such as
 * `\u{202e}`. Letters stay what they are, whichever way they are written.
 */
export function visible(text: string): string {
  return text.replace(UNSEEN, (character) => (GAP.test(character) ? " " : `\\u{${codePoint(character)}}`));
}

/** The same, but line feeds stay. */
export function visibleLines(text: string): string {
  return text.split("\n").map(visible).join("\n");
}

/** A value of JSON with all its texts, names of members among them, as `visible` gives them. */
export function visibleValue<T>(value: T): T {
  return shown(value) as T;
}

function shown(value: unknown): unknown {
  if (typeof value === "string") return visible(value);
  if (Array.isArray(value)) return value.map(shown);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [visible(name), shown(member)]));
}

/** JSON in one line that reads as the same value, and in which everything is seen: `\u202e`. */
export function visibleJson(value: unknown): string {
  return JSON.stringify(value).replace(UNSEEN, (character) =>
    [...Array(character.length).keys()].map((index) => escaped(character.charCodeAt(index))).join(""),
  );
}

function escaped(unit: number): string {
  return `\\u${unit.toString(16).padStart(4, "0")}`;
}

function codePoint(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16);
}
