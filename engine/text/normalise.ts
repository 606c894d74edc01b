/** Letters that Unicode does not take apart, as people type them on an English keyboard. */
const PLAIN_LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({ ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ħ: "h", ı: "i", ς: "σ" }),
);
const PLAIN_LETTER = new RegExp(`[${[...PLAIN_LETTERS.keys()].join("")}]`, "gu");
const COMBINING_MARK = /[\u0300-\u036f]/gu;
const APOSTROPHE = /['’‘ʼ`´]/gu;
/** `C++` and `C#` are other names than `C`. */
const WORD = /[\p{L}\p{N}\p{M}]+[+#]*/gu;
const PLAIN_NAME = /^[A-Za-z0-9 ]*$/u;
/** Of which nothing is left out or joined: words of two letters or more, parted by one blank, without an article. */
const PLAINEST_NAME = /^(?!(?:[Tt][Hh][Ee]|[Aa][Nn]) )[A-Za-z0-9]{2,}(?: [A-Za-z0-9]{2,})*$/u;
const SINGLE_LETTER = /^\p{L}$/u;
const ARTICLES: ReadonlySet<string> = new Set(["the", "a", "an"]);

/**
 * A name as names are compared: lower case, without accents, punctuation and leading article; `&` is "and", initials
 * are one word (`J. R. R. Tolkien`, `JRR Tolkien`; `U.S.`, `US`). Two names that differ in meaning may come out equal;
 * a name never comes out empty unless it is blank. Idempotent.
 */
export function normalise(name: string): string {
  if (PLAINEST_NAME.test(name)) return name.toLowerCase();
  const words = joinInitials(wordsOf(name));
  if (words.length === 0) return name.normalize("NFKD").toLowerCase().split(/\s+/u).filter(Boolean).join(" ");
  return withoutArticles(words).join(" ");
}

function wordsOf(name: string): readonly string[] {
  // Most names are of letters, digits and blanks alone, of which nothing is taken apart.
  if (PLAIN_NAME.test(name)) return name.toLowerCase().split(" ").filter(Boolean);
  return (
    name
      .normalize("NFKD")
      .toLowerCase()
      .normalize("NFKD")
      .replace(COMBINING_MARK, "")
      .replace(PLAIN_LETTER, (letter) => PLAIN_LETTERS.get(letter) ?? letter)
      .replaceAll("&", " and ")
      .replace(APOSTROPHE, "")
      .match(WORD) ?? []
  );
}

function joinInitials(words: readonly string[]): readonly string[] {
  const joined: string[] = [];
  let afterInitial = false;
  for (const word of words) {
    const initial = word.length <= 2 && SINGLE_LETTER.test(word);
    if (initial && afterInitial) joined.push(`${joined.pop() ?? ""}${word}`);
    else joined.push(word);
    afterInitial = initial;
  }
  return joined;
}

/** "The Who" is "who", but "The The" keeps its last word: a name of articles alone is still a name. */
function withoutArticles(words: readonly string[]): readonly string[] {
  let first = 0;
  while (first < words.length - 1 && ARTICLES.has(words[first] ?? "")) first += 1;
  return words.slice(first);
}
