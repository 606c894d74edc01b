/**
 * Finds a line among many in the order of their words, without unpacking any other: "word", or "word|…".
 * @param text Lines that end with a line feed, sorted by the code units of what stands before the first bar
 * @returns The line without its end; undefined where none has the word
 */
export function lineWith(word: string, text: string): string | undefined {
  let [low, high] = [0, text.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const start = text.lastIndexOf("\n", middle - 1) + 1;
    const end = text.indexOf("\n", middle);
    if (end < 0) return undefined;
    const line = text.slice(Math.min(start, end), end);
    const bar = line.indexOf("|");
    const found = bar < 0 ? line : line.slice(0, bar);
    if (found === word) return line;
    if (found < word) low = end + 1;
    else high = start;
  }
  return undefined;
}
