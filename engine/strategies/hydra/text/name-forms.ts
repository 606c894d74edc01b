import { withoutEnding } from "../../../text/ending.ts";
import { locateQuote } from "../../../text/quote.ts";
import { splitSentences } from "../../../text/sentences.ts";
import { normalise } from "../../../text/normalise.ts";
import type { ReadText } from "./standing.ts";
import { isTitled, withoutBrackets } from "./topic-names.ts";

/** Words of a name; what has more is none. */
const MOST_WORDS = 8;

/**
 * Do words of a page mean a thing, though they are a fuller or shorter form of its names (ours)? "Ada Mary Brook" or
 * "Brook" is Ada Brook where the page is about Ada Brook, by its title or by what it says that it is about, and where
 * nobody else could be meant: no sentence of the page has both forms, and no third form of the name stands on it.
 * @param isAbout Whether the page says that it is about the thing
 */
export function isFormOfName(
  words: string,
  names: readonly string[],
  { paragraph, page }: ReadText,
  isAbout: boolean,
): boolean {
  const said = partsOf(words);
  if (said === undefined) return false;
  const { title } = paragraph.citation;
  return names.some((name) => {
    const own = partsOf(withoutBrackets(name));
    if (own === undefined || own.length < 2) return false;
    const [isFuller, isShorter] = [isFullerForm(said, own), isFullerForm(own, said)];
    const isLast = said.length === 1 && said[0] === own.at(-1) && (own.at(-1)?.length ?? 0) > 3;
    if (!isFuller && !isShorter && !isLast) return false;
    // A page that is called by the shorter name may be about another bearer of it, unless it has the fuller one.
    const isPageOfIt = isAbout || (isTitled(title, [name]) && (isFuller || isLast || holds(page, name)));
    const isBoth = isTitled(title, [words]) && holds(page, name);
    return (isPageOfIt || isBoth) && isAloneOn(page, words, name, own);
  });
}

/** "Ada Mary Brook" of "Ada Brook": the same first and last word, and all words of it in their order. */
function isFullerForm(fuller: readonly string[], shorter: readonly string[]): boolean {
  if (shorter.length < 2 || fuller.length <= shorter.length) return false;
  if (fuller[0] !== shorter[0] || fuller.at(-1) !== shorter.at(-1)) return false;
  let at = 0;
  for (const word of fuller) if (word === shorter[at]) at += 1;
  return at === shorter.length;
}

/** Nobody else who is called so stands on the page, and nobody is told from the bearer of the other form. */
function isAloneOn(page: readonly string[], words: string, name: string, own: readonly string[]): boolean {
  const last = own.at(-1) ?? "";
  const known = new Set([words, name].map(normalise));
  for (const text of page) {
    for (const { text: sentence } of splitSentences(text)) {
      const isShort = words.trim().split(/\s+/u).length === 1;
      if (!isShort && stands(words, sentence) && stands(name, sentence)) return false;
    }
    for (const bearer of bearersOf(last, text)) if (bearer.includes(" ") && !known.has(bearer)) return false;
  }
  return true;
}

/** The names on a text that end with a word, normalised: the capitals in front of it belong to them. */
function bearersOf(last: string, text: string): readonly string[] {
  const words = text.split(/\s+/u);
  return words.flatMap((word, index) => {
    if (normalise(withoutMarks(word)) !== last) return [];
    let from = index;
    while (from > 0 && index - from < MOST_WORDS && isCapital(words[from - 1] ?? "")) from -= 1;
    // What begins a sentence has a capital in any case.
    const name = words.slice(from, index + 1).map(withoutMarks);
    return [normalise(name.join(" "))];
  });
}

/** A word with a capital behind which its sentence goes on; an initial has a full stop. */
function isCapital(word: string): boolean {
  return /^\p{Lu}/u.test(word) && (/^\p{Lu}\.$/u.test(word) || /[\p{L}\p{N}]$/u.test(word)) && !OPENING.has(word);
}

/** Words that begin sentences, and no names. */
const OPENING = new Set("The A An In On At As When While After Before And But Both Mr Mrs Ms Dr Sir Lady".split(" "));

const MARK = /[.,;:!?()"“”]/u;

function withoutMarks(word: string): string {
  return withoutEnding(word, MARK).replace(/[’']s$/u, "");
}

function holds(page: readonly string[], name: string): boolean {
  return page.some((text) => stands(name, text));
}

function stands(name: string, text: string): boolean {
  return locateQuote(name, text) !== undefined;
}

/** The words of a name as they are compared; undefined for what is no name. */
function partsOf(name: string): readonly string[] | undefined {
  const words = name.trim().split(/\s+/u);
  if (words.length > MOST_WORDS || !words.every((word) => /^\p{Lu}/u.test(word))) return undefined;
  return words.map((word) => normalise(withoutMarks(word)));
}
