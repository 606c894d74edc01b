import type { EntityCandidate, Mention } from "../../engine/sources/knowledge-graph.ts";
import { normalise } from "../../engine/text/normalise.ts";
import { singularForms } from "../../engine/text/plural.ts";
import { type Token, tokens } from "../../engine/text/tokens.ts";
import { namedCandidates, similarCandidates } from "./candidates.ts";
import { capitalisedRuns, isCapitalised, partsOfRun } from "./capitalised-runs.ts";
import { BEFORE_NUMBERS, BEHIND_NUMBERS, isCommonWord } from "./common-words.ts";
import type { LabelIndex } from "./label-index.ts";
import { quotedSpans, type Span } from "./quoted-spans.ts";

/** Longer names are found only in quotation marks. */
const MAX_WORDS = 20;
const MAX_CANDIDATES = 10;
/** Shorter than this, too many words are similar. */
const MIN_SIMILAR_LENGTH = 4;
/** Names that are looked up by their spelling, each among all names of the graph; a text with more is a list. */
const MAX_SIMILAR = 20;
/** "Grey Orpingtons": of two words at least. */
const WHOLLY_CAPITALISED = /^\p{Lu}\p{Ll}+(?:[ -](?:\p{Lu}?\p{Ll}+))*[ -]\p{Lu}\p{Ll}+s$/u;
const ARTICLE = /^(?:the|an?)\s/iu;

/** A text with what is needed to judge its spans. */
interface TextSpans {
  readonly text: string;
  readonly words: readonly Token[];
  readonly quotations: readonly Span[];
  readonly index: LabelIndex;
}

/**
 * Every span of words that names an entity, overlapping ones included; and of quotations and capitalised runs
 * what no name covers, with candidates of a similar name. In order of start, then end.
 */
export function spotMentions(text: string, index: LabelIndex): readonly Mention[] {
  const words = tokens(text);
  const quotations = quotedSpans(text).map((span) => trimmedToWords(span, words));
  const reading: TextSpans = { text, words, quotations, index };
  const mentions = new Map<string, Mention>();
  const add = (mention: Mention | undefined): void => {
    if (mention !== undefined) mentions.set(`${mention.start} ${mention.end}`, mention);
  };
  for (const span of [...wordSpans(words, Math.min(index.longestName, MAX_WORDS)), ...quotations])
    add(namedMention(span, reading));
  for (const span of unmatchedSpans(reading, [...mentions.values()]).slice(0, MAX_SIMILAR))
    add(similarMention(span, reading));
  return [...mentions.values()].sort((a, b) => a.start - b.start || a.end - b.end);
}

/** Spans from word to word. A possessive ending may belong to a name ("McDonald's") but does not begin one. */
function wordSpans(words: readonly Token[], maxWords: number): readonly Span[] {
  return words.flatMap(({ kind, start }, first) => {
    if (kind === "POSSESSIVE") return [];
    let count = 0;
    return words.slice(first, first + 2 * maxWords).flatMap((word) => {
      if (word.kind === "WORD") count += 1;
      return count > maxWords ? [] : [{ start, end: word.end }];
    });
  });
}

function namedMention(span: Span, reading: TextSpans): Mention | undefined {
  const { text, words, index } = reading;
  const key = normalise(text.slice(span.start, span.end));
  const names = index.named(key).map(({ name }) => name);
  if (names.length === 0) return pluralMention(span, key, reading);
  const whole = widened(span, names, text);
  // Question sets write names as identifiers ("Alan_PULIDO"), which is the same spelling.
  const surfaces = [whole, span].map(({ start, end }) => text.slice(start, end).replaceAll("_", " "));
  // "the film" is no other mention than "film", unless a name has the article.
  if (ARTICLE.test(text.slice(span.start, span.end)) && !names.some((name) => ARTICLE.test(name))) return undefined;
  const candidates = namedCandidates(index, key, surfaces, MAX_CANDIDATES);
  if (!isPlainSpeech(span, reading)) return mentionOf(whole, candidates, text);
  const inside = wordsIn(span, words);
  // "50/50" and "9/11" are written so on purpose, which a number alone is not: what it counts stands behind it.
  const numbers = inside.every((word) => /^\p{N}+$/u.test(word.text));
  if (numbers && (inside.length > 1 || standsForName(span, text, words)))
    return mentionOf(
      whole,
      candidates.filter(({ match }) => match === "EXACT"),
      text,
    );
  if (!isSetApart(span, reading)) return undefined;
  // "US" is the name "U.S.", "us" is not: of such words the letters must be equal as they are written.
  const letters = lettersOf(text.slice(span.start, span.end));
  return mentionOf(
    whole,
    candidates.filter(({ matched }) => lettersOf(matched) === letters),
    text,
  );
}

/**
 * "physicists" names what "physicist" does. Of names with capitals a plural may be another name, which is for those to
 * tell who read it: what was found is called otherwise than the text says.
 */
function pluralMention(span: Span, key: string, { text, index }: TextSpans): Mention | undefined {
  const words = key.split(" ");
  const last = words.at(-1) ?? "";
  const said = text.slice(span.start, span.end);
  // With an article, or words before it that are no part of a name, it is no name.
  if (said !== said.toLowerCase() && !WHOLLY_CAPITALISED.test(said)) return undefined;
  for (const singular of singularForms(last)) {
    const name = [...words.slice(0, -1), singular].join(" ");
    if (singular === last || index.named(name).length === 0) continue;
    return mentionOf(span, namedCandidates(index, name, [], MAX_CANDIDATES), text);
  }
  return undefined;
}

function similarMention(span: Span, { text, index }: TextSpans): Mention | undefined {
  const name = text.slice(span.start, span.end);
  if (normalise(name).length < MIN_SIMILAR_LENGTH) return undefined;
  return mentionOf(span, similarCandidates(index, name, MAX_CANDIDATES), text);
}

function mentionOf({ start, end }: Span, candidates: readonly EntityCandidate[], text: string): Mention | undefined {
  return candidates.length === 0 ? undefined : { text: text.slice(start, end), start, end, candidates };
}

/** With the punctuation that a name begins or ends with, where the text has it too: "Mamma Mia!", "(500) Days". */
function widened(span: Span, names: readonly string[], text: string): Span {
  let { start, end } = span;
  for (const name of names) {
    const words = tokens(name);
    const before = name.slice(0, words[0]?.start ?? 0);
    const after = name.slice(words.at(-1)?.end ?? name.length);
    const fits = text.startsWith(before, span.start - before.length) && text.startsWith(after, span.end);
    if (!fits || span.start < before.length) continue;
    start = Math.min(start, span.start - before.length);
    end = Math.max(end, span.end + after.length);
  }
  return { start, end };
}

/** One or two words of a question's frame, or a number. */
function isPlainSpeech(span: Span, { words }: TextSpans): boolean {
  const inside = wordsIn(span, words);
  return inside.length <= 2 && inside.every((word) => isCommonWord(normalise(word.text)));
}

/** A number that counts nothing and is no time: last, before a verb or with a possessive ending. */
function standsForName({ start, end }: Span, text: string, words: readonly Token[]): boolean {
  // "1.5", "12,000" and "2001-05-01" are one number.
  if (!/^\s?$/u.test(text.charAt(start - 1)) || /^\S\p{N}/u.test(text.slice(end, end + 2))) return false;
  const at = words.findIndex((word) => word.start === start && word.end === end);
  const [before, behind] = [words[at - 1], words[at + 1]];
  if (at < 1 || before === undefined || BEFORE_NUMBERS.has(normalise(before.text)) || isCapitalised(before))
    return false;
  return behind === undefined || behind.kind === "POSSESSIVE" || BEHIND_NUMBERS.has(normalise(behind.text));
}

/** In quotation marks, or with a capital where nothing but a name has one. */
function isSetApart(span: Span, { text, words, quotations }: TextSpans): boolean {
  if (quotations.some(({ start, end }) => start === span.start && end === span.end)) return true;
  return wordsIn(span, words).some(
    (word) => isCapitalised(word) && !/(?:^|[.?!]["”')]*)\s*$/u.test(text.slice(0, word.start)),
  );
}

/** Quotations and runs of capitals, and the parts of such runs, with a word that no mention covers. */
function unmatchedSpans({ text, words, quotations }: TextSpans, mentions: readonly Mention[]): readonly Span[] {
  const within = (inner: Span): boolean => mentions.some(({ start, end }) => start <= inner.start && inner.end <= end);
  const runs = capitalisedRuns(text, words).flatMap((run) => [run, ...partsOfRun(run)]);
  const open = runs.filter((run) =>
    run.some((word) => isCapitalised(word) && !isCommonWord(normalise(word.text)) && !within(word)),
  );
  return [
    ...quotations.filter((span) => !within(span)),
    ...open.map((run) => ({ start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 })),
  ];
}

function lettersOf(name: string): string {
  return name.replace(/[^\p{L}\p{N}\p{M}]/gu, "");
}

function wordsIn({ start, end }: Span, words: readonly Token[]): readonly Token[] {
  return words.filter((word) => word.kind === "WORD" && word.start >= start && word.end <= end);
}

function trimmedToWords(span: Span, words: readonly Token[]): Span {
  const inside = words.filter((word) => word.start >= span.start && word.end <= span.end);
  return { start: inside[0]?.start ?? span.start, end: inside.at(-1)?.end ?? span.end };
}
