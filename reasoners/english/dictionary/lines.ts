/**
 * Finds a line among many in the order of their words, without unpacking any other: "word", or "word|…".
 * @param text Lines that end with a line feed, sorted by the code units of what stands before the first bar
 * @returns Of a word the line without its end; undefined where none has the word
 */
export function linesIn(text: string): (word: string) => string | undefined {
  // Every search begins in the same places, of which these words are kept.
  const places = new Map<number, Place>();
  const widest = text.length / MOST_PLACES;
  const at = (middle: number, width: number): Place | undefined => {
    const known = width > widest ? places.get(middle) : undefined;
    if (known !== undefined) return known;
    const start = text.lastIndexOf("\n", middle - 1) + 1;
    const end = text.indexOf("\n", middle);
    if (end < 0) return undefined;
    const bar = text.indexOf("|", start);
    const place = { start, end, word: text.slice(start, bar < 0 || bar > end ? end : bar) };
    if (width > widest) places.set(middle, place);
    return place;
  };
  return (word) => {
    for (let [low, high] = [0, text.length]; low < high;) {
      const place = at(Math.floor((low + high) / 2), high - low);
      if (place === undefined) return undefined;
      if (place.word === word) return text.slice(place.start, place.end);
      if (place.word < word) low = place.end + 1;
      else high = place.start;
    }
    return undefined;
  };
}

/** The place of a line, and its word. */
interface Place {
  readonly start: number;
  readonly end: number;
  readonly word: string;
}

/** About as many places are kept. */
const MOST_PLACES = 4_096;
