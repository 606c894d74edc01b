import { cleanText } from "../../../engine/text/clean-text.ts";
import { locateQuote } from "../../../engine/text/quote.ts";
import { splitSentences } from "../../../engine/text/sentences.ts";

/** Passages as a model is shown them: sentence by sentence, each with an id by which it is cited. */

const MOST_PASSAGES = 8;
/** Characters of one passage. */
export const MOST_CHARACTERS = 2_400;
/** Characters of all passages together: what the best ones leave of them the others share, each with a sentence. */
const MOST_IN_ALL = 8_000;
/** Sentences that state a fact together. */
const MOST_SENTENCES = 2;
/** Sentences that are looked at where those that are cited stand apart. */
const MOST_APART = 4;

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
  /** Where it stands in the text of the passage. */
  readonly start: number;
  readonly end: number;
}

export function shownPassages(passages: readonly Passage[]): readonly ShownPassage[] {
  let left = MOST_IN_ALL;
  return passages.slice(0, MOST_PASSAGES).map((passage, index) => {
    const shown = sentencesOf(passage, `p${index + 1}`, Math.min(MOST_CHARACTERS, Math.max(0, left)));
    left -= shown.sentences.reduce((sum, sentence) => sum + sentence.shown.length, 0);
    return shown;
  });
}

function sentencesOf(original: Passage, id: string, most: number): ShownPassage {
  const sentences: ShownSentence[] = [];
  let left = most;
  for (const { text: words, start, end } of splitSentences(original.text)) {
    const shown = cleanText(words, MOST_CHARACTERS);
    if (shown === "") continue;
    left -= shown.length;
    if (left < 0 && sentences.length > 0) break;
    sentences.push({ id: `${id}s${sentences.length + 1}`, shown, start, end });
  }
  return { id, title: original.title, original, sentences };
}

/** The sentence with most of some words in it, the first of them before all; undefined where none has any. */
function fullest(
  places: readonly number[],
  sentences: readonly ShownSentence[],
  words: readonly string[],
): ShownSentence | undefined {
  const held = (place: number): number =>
    words.reduce((sum, each, index) => {
      const isHeld = each !== "" && locateQuote(each, sentences[place]?.shown ?? "") !== undefined;
      return isHeld ? sum + words.length - index : sum;
    }, 0);
  const [best] = places.toSorted((a, b) => held(b) - held(a));
  return best === undefined || held(best) === 0 ? undefined : sentences[best];
}

/** The passages as they travel. */
export function passagesAsData(shown: readonly ShownPassage[]) {
  return shown.map(({ id, title, sentences }) => ({
    id,
    title: cleanText(title, 120),
    sentences: sentences.map((sentence) => ({ id: sentence.id, text: sentence.shown })),
  }));
}

/**
 * What stands in one sentence, or in two that follow one another. Of sentences of one passage that stand apart the one
 * is quoted that holds most of what is said of it: that it speaks of the right thing the title has to show, or it is
 * not believed.
 * @param said the words that are to stand there, those that matter most first
 */
export function citedIn(
  ids: readonly string[],
  passages: readonly ShownPassage[],
  said: readonly string[] = [],
): { readonly passage: Passage; readonly quote: string } | undefined {
  for (const { original, sentences } of passages) {
    const places = ids.map((id) => sentences.findIndex((each) => each.id === id)).sort((a, b) => a - b);
    const [first, last] = [places[0] ?? -1, places.at(-1) ?? -1];
    const [from, to] = [sentences[first], sentences[last]];
    if (from === undefined || to === undefined) continue;
    const isTogether = last - first < MOST_SENTENCES;
    const apart = isTogether ? undefined : fullest(places.slice(0, MOST_APART), sentences, said);
    const { start, end } = apart ?? { start: from.start, end: to.end };
    if (isTogether || apart !== undefined) return { passage: original, quote: original.text.slice(start, end) };
  }
  return undefined;
}
