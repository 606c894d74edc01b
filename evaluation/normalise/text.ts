/** Latin letters that Unicode does not take apart, and the Greek letter with two small forms. */
const PLAIN_LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({ ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ħ: "h", ı: "i", ς: "σ" }),
);
const PLAIN_LETTER = new RegExp(`[${[...PLAIN_LETTERS.keys()].join("")}]`, "gu");
/**
 * Only of alphabets in which an accent makes no other letter: й is not и, and vowel signs of Indic scripts are letters.
 */
const ACCENTS = /(?<=[\p{Script=Latin}\p{Script=Greek}])[\u0300-\u036f]+/gu;
const APOSTROPHES = /['’‘ʼ`´]/gu;
const GROUPING_SPACE = /(?<=\d)[\u00a0\u2009\u202f](?=\d{3}(?!\d))/gu;
const GROUPED_DIGITS = /(?<![\d.,])\d{1,3}(?:,\d{3})+(?![\d,])/gu;
/** Of `U.S.` and `Ph.D.`; a point between digits is kept. */
const POINT_IN_ABBREVIATION = /(?<=\p{L})\.(?=\p{L})/gu;
const WORD = /[\p{L}\p{N}\p{M}]+(?:(?<=\d)\.(?=\d)[\p{L}\p{N}\p{M}]+)*[+#]*/gu;
const NEGATIVE = /^[-−]\d/u;
const SINGLE_LETTER = /^[a-z]$/u;
const ARTICLES: ReadonlySet<string> = new Set(["the", "a", "an"]);

/**
 * An answer as answers are compared: NFKC, lower case, without accents, punctuation and leading articles, digits
 * without thousands separators, initials as one word. It is kept apart from how the engine compares names, so that no
 * change of the engine changes how it is judged. Idempotent; never empty unless the text is blank. docs/evaluation.md
 * gives the reasons.
 */
export function normaliseText(text: string): string {
  const once = normalisedOnce(text);
  // What was left out may have kept two characters apart that change together.
  return once === text ? once : normaliseText(once);
}

function normalisedOnce(text: string): string {
  const folded = withoutAccents(lowerCase(text.replace(GROUPING_SPACE, "")));
  const words = joinInitials(wordsOf(folded));
  if (words.length === 0) return folded.split(/\s+/u).filter(Boolean).join(" ");
  const sign = NEGATIVE.test(folded.trim()) ? "-" : "";
  return sign + withoutArticles(words).join(" ");
}

function lowerCase(text: string): string {
  return text.normalize("NFKC").toLowerCase().normalize("NFKC");
}

function withoutAccents(text: string): string {
  return text
    .normalize("NFD")
    .replace(ACCENTS, "")
    .normalize("NFKC")
    .replace(PLAIN_LETTER, (letter) => PLAIN_LETTERS.get(letter) ?? letter);
}

function wordsOf(text: string): readonly string[] {
  return (
    text
      .replace(GROUPED_DIGITS, (digits) => digits.replaceAll(",", ""))
      .replaceAll("%", " percent ")
      .replaceAll("&", " and ")
      .replace(APOSTROPHES, "")
      .replace(POINT_IN_ABBREVIATION, "")
      .match(WORD) ?? []
  );
}

/** `J. R. R. Tolkien` and `JRR Tolkien` are one name. */
function joinInitials(words: readonly string[]): readonly string[] {
  const joined: string[] = [];
  let afterInitial = false;
  for (const word of words) {
    const initial = SINGLE_LETTER.test(word);
    if (initial && afterInitial) joined.push(`${joined.pop() ?? ""}${word}`);
    else joined.push(word);
    afterInitial = initial;
  }
  return joined;
}

/** Articles within a name belong to it: "Vitamin A" is not "Vitamin". A name of articles alone keeps its last. */
function withoutArticles(words: readonly string[]): readonly string[] {
  let first = 0;
  while (first < words.length - 1 && ARTICLES.has(words[first] ?? "")) first += 1;
  return words.slice(first);
}
