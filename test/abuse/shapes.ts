/** Characters of a hostile text, and of those by which only the kind of character differs. */
export const SIZE = 250_000;
const SMALLER = 20_000;

const UNITS = [
  "a",
  " ",
  "\n",
  "\r\n",
  "<",
  "(",
  '"',
  "'",
  "\\",
  "1",
  "a.",
  "a. ",
  "ab ",
  "\u0301",
  "&amp;",
  "{",
  "\ud800",
  "\u200b",
  "/",
  "-",
  "Ab. ",
  "[",
];
const MORE_UNITS = [
  "A",
  "ab",
  "A ",
  "á",
  "\u{1d400}",
  "漢",
  "\t",
  "\u00a0",
  "\u202e",
  "\0",
  "\udc00",
  "1,",
  "1,111",
  "1.",
  "_",
  ".",
  "!",
  "?",
  "…",
  "#",
  ":",
  "=",
  "*",
  "**",
  "|",
  ";",
  ",",
  "&",
  "%",
  "%41",
  "<a",
  "<a>",
  "<b><i>",
  "<script",
  "<!--",
  "</",
  ")",
  "((",
  "(a",
  "[]",
  "](",
  "![](",
  "[^",
  "`",
  "```\n",
  "# ",
  "#\n",
  "> ",
  "\n- ",
  "“",
  "”",
  "’",
  '\\"',
  "\\u",
  '""',
  '"\\"',
  "?x",
  "@",
  "$",
  "+",
  "^",
  "~",
  "ſ",
  "\u212a",
  "in ",
  "of ",
  "and ",
  "S is a ",
  "a:b",
  "a=b\n",
  "--",
  "---\n",
  "Exception",
  "timeout",
  "charset=",
  "co-a",
  "\n\n ",
  "\n ",
];

/** A text for each shape, by name: units in a row, alone and with an end of another kind; and what is nested. */
export function* hostileTexts(size: number): Generator<readonly [string, string]> {
  const smaller = Math.min(size, SMALLER);
  for (const unit of UNITS) yield [`${JSON.stringify(unit)} in a row`, inARow(unit, size)];
  for (const unit of [...UNITS, ...MORE_UNITS])
    yield [`${JSON.stringify(unit)} in a row, then another character`, `${inARow(unit, smaller - 1)}\u0001`];
  const half = Math.floor(size / 2);
  yield ["nested arrays", "[".repeat(half) + "]".repeat(half)];
  const deep = Math.floor(size / 6);
  yield ["nested objects", '{"a":'.repeat(deep) + "1" + "}".repeat(deep)];
  const elements = Math.floor(size / 11);
  yield ["nested elements", "<div>".repeat(elements) + "</div>".repeat(elements)];
}

function inARow(unit: string, size: number): string {
  return unit.repeat(Math.ceil(size / unit.length)).slice(0, size);
}
