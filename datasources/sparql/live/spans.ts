import { isCommonWord } from "../../graph-index/common-words.ts";
import { quotedSpans } from "../../graph-index/quoted-spans.ts";
import { normalise } from "../../../engine/text/normalise.ts";
import { singularForms } from "../../../engine/text/plural.ts";
import { tokens } from "../../../engine/text/tokens.ts";
import { endingFrom } from "../../../engine/text/ending.ts";

/** Words of the longest name that is looked for outside quotation marks. */
const MOST_WORDS = 6;
/** Names that are looked for in one question; what comes later in a long text is not. */
const MOST_SPANS = 200;

/**
 * Every stretch of a text that may be the name of an entity, as a graph may write it. Labels are compared as exact
 * terms, which needs no index of texts, so that each is tried as it stands and with capitals where names have them.
 */
export function namesToLookFor(text: string): readonly string[] {
  const words = tokens(text);
  const spans = words.flatMap((first, index) => {
    if (first.kind === "POSSESSIVE") return [];
    const ends: string[] = [];
    let count = 0;
    for (const word of words.slice(index, index + 2 * MOST_WORDS)) {
      if (word.kind === "WORD") count += 1;
      if (count > MOST_WORDS) break;
      ends.push(text.slice(first.start, word.end), withEnd(text, first.start, word.end));
    }
    return ends;
  });
  const quotations = quotedSpans(text).map(({ start, end }) => text.slice(start, end).trim());
  const sought = [...new Set([...quotations, ...spans])].filter((span) => !isPlainSpeech(span)).slice(0, MOST_SPANS);
  return [...new Set(sought.flatMap(spellings))];
}

/** With the mark that a name may end in, "Mamma Mia!", or with its bracket: "Proceedings (1952)". */
function withEnd(text: string, start: number, end: number): string {
  const name = text.slice(start, end);
  if (text[end] === ")" && name.lastIndexOf("(") > name.lastIndexOf(")")) return text.slice(start, end + 1);
  return /[!.]/u.test(text[end] ?? "") && end + 1 < text.length ? text.slice(start, end + 1) : text.slice(start, end);
}

function isPlainSpeech(span: string): boolean {
  const words = tokens(span).map((word) => normalise(word.text));
  return (
    words.every((word) => isCommonWord(word)) ||
    (words.length > 2 && words.filter((word) => !isCommonWord(word)).length === 0)
  );
}

/** A name as it stands, with a capital, with capitals, and the singular of a noun. */
export function spellings(name: string): readonly string[] {
  const spaced = name.replaceAll("_", " ");
  const capital = upper(spaced);
  const title = inCapitals(spaced);
  const lower = spaced.toLowerCase();
  const last = spaced.slice(endingFrom(spaced, /\p{L}/u));
  const isNameInPlural = spaced !== lower && spaced.includes(" ") && /^\p{Lu}\p{Ll}+s$/u.test(last);
  const singular =
    (spaced === lower && last !== "") || isNameInPlural
      ? singularForms(last.toLowerCase()).map(
          (form) => spaced.slice(0, spaced.length - last.length) + (isNameInPlural ? upper(form) : form),
        )
      : [];
  return [...new Set([spaced, capital, title, ...singular, ...singular.map(upper)])];
}

/** With a capital for each word but small ones, as names have them. */
export function inCapitals(name: string): string {
  return name.replaceAll(/(?<![\p{L}\p{N}'’])\p{Ll}/gu, (letter, at: number) =>
    at > 0 && SMALL.test(name.slice(at)) ? letter : letter.toUpperCase(),
  );
}

const SMALL = /^(?:of|the|and|in|on|for|to|de|la|le|von|van|der|a|an|at)(?![\p{L}\p{N}])/u;

function upper(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
