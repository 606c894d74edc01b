import { type CitedSentences, MOST_CITED } from "../../../engine/documents/cited-sentences.ts";
import { bm25 } from "../../../engine/text/bm25.ts";
import { cleanText } from "../../../engine/text/clean-text.ts";
import { normalise } from "../../../engine/text/normalise.ts";
import { locateQuote } from "../../../engine/text/quote.ts";
import { splitSentences } from "../../../engine/text/sentences.ts";
import { isNameOfTitle, nameOfTitle } from "../../../engine/text/title-name.ts";

/** Passages as a model is shown them: sentence by sentence, each with an id by which it is cited. */

const MOST_PASSAGES = 8;
/** Characters of one passage. */
export const MOST_CHARACTERS = 2_400;
/** Characters of all passages together: what the best ones leave of them the others share, each with a sentence. */
const MOST_IN_ALL = 8_000;
/** Characters of a passage behind those that are shown from their beginning: what answers stands in few of them. */
const MOST_OF_OTHERS = 260;
/** Characters of the sentence that says what such a passage is about, which is shown beside them. */
const MOST_OF_NAMING = 240;
/** Before a sentence, where others were left out. */
const LEFT_OUT = "… ";

/** A passage as a task is given it. */
export interface Passage {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** A passage as a model is shown it. */
export interface ShownPassage {
  readonly id: string;
  readonly title: string;
  readonly original: Passage;
  readonly sentences: readonly ShownSentence[];
}

interface ShownSentence {
  readonly id: string;
  readonly shown: string;
  /** Were sentences before it left out? */
  readonly isBehindGap: boolean;
  /** Its place among all sentences of the passage. */
  readonly place: number;
  /** Where it stands in the text of the passage. */
  readonly start: number;
  readonly end: number;
}

/** What is looked for in passages. */
export interface LookedFor {
  /** What is asked, in words: of passages that are not shown whole, it tells which sentences are. */
  readonly words: string;
  /** Passages that are shown whole; those that are short anyhow do not count. */
  readonly whole: number;
}

/**
 * The best passages from their beginning, and of those behind them the sentences that share most words with it, beside
 * the one that says what the passage is about: "he" is told by no other.
 */
export function shownPassages(passages: readonly Passage[], { words, whole }: LookedFor): readonly ShownPassage[] {
  let [left, wholeLeft] = [MOST_IN_ALL, whole];
  return passages.slice(0, MOST_PASSAGES).map((passage, index) => {
    const most = Math.min(MOST_CHARACTERS, Math.max(0, left));
    const all = sentencesOf(passage);
    const isLong = all.reduce((sum, { shown }) => sum + shown.length, 0) > MOST_OF_OTHERS;
    const isWhole = !isLong || wholeLeft > 0 || isAbout(passage, words);
    if (isLong) wholeLeft -= 1;
    const kept = isWhole
      ? fromBeginning(all, most)
      : nearest(all, { words, title: passage.title }, Math.min(most, MOST_OF_OTHERS));
    left -= kept.reduce((sum, { shown }) => sum + shown.length, 0);
    return { id: `p${index + 1}`, title: passage.title, original: passage, sentences: numbered(kept, index) };
  });
}

/** Is it the page of what is looked for? It may say it in any words. */
function isAbout({ title }: Passage, words: string): boolean {
  const name = normalise(title);
  return name !== "" && ` ${normalise(words)} `.includes(` ${name} `);
}

type Unnumbered = Omit<ShownSentence, "id" | "isBehindGap">;

function sentencesOf({ text }: Passage): readonly Unnumbered[] {
  return splitSentences(text)
    .map(({ text: words, start, end }) => ({ shown: cleanText(words, MOST_CHARACTERS), start, end }))
    .filter(({ shown }) => shown !== "")
    .map((sentence, place) => ({ ...sentence, place }));
}

/** One at least, however long it is. */
function fromBeginning(sentences: readonly Unnumbered[], most: number): readonly Unnumbered[] {
  let left = most;
  const end = sentences.findIndex(({ shown }, index) => {
    left -= shown.length;
    return left < 0 && index > 0;
  });
  return end < 0 ? sentences : sentences.slice(0, end);
}

/**
 * Those that share most words with what is looked for, in the order of the text; one at least, however long it is. And
 * the one that names what the passage is about.
 */
function nearest(
  sentences: readonly Unnumbered[],
  { words, title }: { readonly words: string; readonly title: string },
  most: number,
): readonly Unnumbered[] {
  const scores = bm25(
    words,
    sentences.map(({ shown }) => shown),
  );
  let left = most;
  const kept = new Set<Unnumbered>();
  for (const sentence of sentences.toSorted((a, b) => (scores[b.place] ?? 0) - (scores[a.place] ?? 0))) {
    if (kept.size > 0 && sentence.shown.length > left) continue;
    left -= sentence.shown.length;
    kept.add(sentence);
  }
  const naming = sentences.find(({ shown }) => isNamedIn(title, shown));
  if (most > 0 && naming !== undefined && naming.shown.length <= MOST_OF_NAMING) kept.add(naming);
  return sentences.filter((each) => kept.has(each));
}

/** Has a sentence all words of a title's name? "Ada Maria Krall (born 1931)" tells who "Ada Krall" is. */
function isNamedIn(title: string, sentence: string): boolean {
  const name = nameOfTitle(title);
  const said = new Set(normalise(sentence).split(" "));
  return name !== "" && name.split(" ").every((word) => said.has(word));
}

function numbered(sentences: readonly Unnumbered[], passage: number): readonly ShownSentence[] {
  return sentences.map((sentence, index) => ({
    ...sentence,
    id: `p${passage + 1}s${index + 1}`,
    isBehindGap: sentence.place > (sentences[index - 1]?.place ?? -1) + 1,
  }));
}

/** The passages as they travel: each sentence behind its id, which is all that a reply has to name. */
export function passagesAsData(shown: readonly ShownPassage[]) {
  return shown.map(({ title, sentences }) => ({
    title: cleanText(title, 120),
    sentences: Object.fromEntries(
      sentences.map(({ id, shown: text, isBehindGap }) => [id, isBehindGap ? `${LEFT_OUT}${text}` : text]),
    ),
  }));
}

/** What is quoted for the ids that a reply gives. */
export interface Cited extends CitedSentences {
  /** Of the passage. */
  readonly title: string;
  /** The other sentences that were cited, each as it stands in its passage. */
  readonly beside: readonly CitedSentences[];
  /** Were more sentences cited than are quoted? */
  readonly isPart: boolean;
}

/**
 * What is quoted for sentences of one passage or of several: those that follow one another as one stretch, and first of
 * all the one that holds most of what is said of them, be it in its title. Undefined where an id is none that was
 * given, or where several stand apart and none holds any of it.
 * @param said the words that are to stand there, those that matter most first
 */
export function citedIn(
  ids: readonly string[],
  passages: readonly ShownPassage[],
  said: readonly string[],
): Cited | undefined {
  const wanted = new Set(ids.map((id) => id.trim()));
  const cited = passages.flatMap(({ original, sentences }) =>
    sentences.filter(({ id }) => wanted.has(id)).map((sentence) => ({ original, sentence })),
  );
  if (cited.length === 0 || cited.length < wanted.size) return undefined;
  const order = [...wanted];
  const few = cited.length > MOST_CITED ? nearestTo(order, cited, said) : cited;
  const runs: Run[] = [];
  for (const { original, sentence } of few) {
    const last = runs.at(-1);
    if (last?.original === original && last.place === sentence.place - 1) {
      last.end = sentence.end;
      last.place = sentence.place;
    } else runs.push({ original, start: sentence.start, end: sentence.end, place: sentence.place });
  }
  const quotes = runs.map(({ original, start, end }) => ({ original, quote: original.text.slice(start, end) }));
  const main = quotes.length === 1 ? quotes[0] : fullest(quotes, said);
  if (main === undefined) return undefined;
  return {
    ...{ passage: main.original.id, title: main.original.title, quote: main.quote },
    beside: quotes.filter((each) => each !== main).map(({ original, quote }) => ({ passage: original.id, quote })),
    isPart: few.length < cited.length,
  };
}

interface Run {
  readonly original: Passage;
  readonly start: number;
  end: number;
  place: number;
}

interface CitedSentence {
  readonly original: Passage;
  readonly sentence: ShownSentence;
}

/** As many as may be cited: the one that holds most of what is said, and of the others those that were named first. */
function nearestTo(
  ids: readonly string[],
  cited: readonly CitedSentence[],
  said: readonly string[],
): readonly CitedSentence[] {
  const best = fullest(
    cited.map((each) => ({ ...each, quote: each.sentence.shown })),
    said,
  );
  const first = ids.filter((id) => id !== best?.sentence.id).slice(0, MOST_CITED - (best === undefined ? 0 : 1));
  const kept = new Set([...(best === undefined ? [] : [best.sentence.id]), ...first]);
  return cited.filter(({ sentence }) => kept.has(sentence.id));
}

/** What stands in a sentence says more than the title of its passage. */
const OF_TITLE = 0.5;

/**
 * The quote with most of some words in it or as its title, the first of them before all; undefined where none has any.
 */
function fullest<Quoted extends { readonly original: Passage; readonly quote: string }>(
  quotes: readonly Quoted[],
  words: readonly string[],
): Quoted | undefined {
  const heldOf = (each: string, { original, quote }: Quoted): number => {
    if (each.trim() === "") return 0;
    return locateQuote(each, quote) !== undefined ? 1 : isNameOfTitle(each, original.title) ? OF_TITLE : 0;
  };
  const held = (quoted: Quoted): number =>
    words.reduce((sum, each, index) => sum + heldOf(each, quoted) * (words.length - index), 0);
  const [best] = quotes.toSorted((a, b) => held(b) - held(a));
  return best === undefined || held(best) === 0 ? undefined : best;
}
