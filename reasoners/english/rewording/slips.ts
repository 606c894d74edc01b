import { SLIPS } from "../weights.ts";

/** Words of more letters are not compared: no word of English that is in use is longer. */
export const MOST_LETTERS = 24;

/**
 * How far two words are apart, in tenths of a slip of pen or keyboard: letters left out, put in, taken for others, or
 * swapped with the next. What is likely costs less than a whole slip.
 * @returns Infinity where it is more than `most`
 */
export function slipsBetween(written: string, meant: string, most: number): number {
  const [rows, columns] = [written.length, meant.length];
  if (rows > MOST_LETTERS || columns > MOST_LETTERS) return Infinity;
  if (Math.abs(rows - columns) * SLIPS.doubled > most) return Infinity;
  const lostInMeant = Array.from({ length: columns }, (_, at) => costOfLosing(meant, at));
  let [before, last]: [number[], number[]] = [[], [0]];
  for (const cost of lostInMeant) last.push((last.at(-1) ?? 0) + cost);
  let leastOfLast = 0;
  for (let row = 1; row <= rows; row += 1) {
    const [letter, letterBefore] = [written.charAt(row - 1), written.charAt(row - 2)];
    const lost = costOfLosing(written, row - 1);
    const next = [(last[0] ?? 0) + lost];
    let least = next[0] ?? 0;
    for (let column = 1; column <= columns; column += 1) {
      const other = meant.charAt(column - 1);
      const diagonal = last[column - 1] ?? 0;
      let cost = letter === other ? diagonal : diagonal + costOfTaking(letter, other);
      cost = Math.min(cost, (last[column] ?? 0) + lost, (next[column - 1] ?? 0) + (lostInMeant[column - 1] ?? 0));
      const isSwapped = row > 1 && column > 1 && letter === meant.charAt(column - 2) && letterBefore === other;
      if (isSwapped) cost = Math.min(cost, (before[column - 2] ?? 0) + SLIPS.swapped);
      next.push(cost);
      least = Math.min(least, cost);
    }
    // A swap reaches back two rows, and no further.
    if (least > most && leastOfLast > most) return Infinity;
    [before, last, leastOfLast] = [last, next, least];
  }
  const cost = last[columns] ?? Infinity;
  return cost > most ? Infinity : cost;
}

/** A letter that one of the words has and the other lacks. */
function costOfLosing(word: string, at: number): number {
  const letter = word.charAt(at);
  if (at > 0 && letter === word.charAt(at - 1)) return SLIPS.doubled;
  return at > 0 && VOWELS.has(letter) ? SLIPS.vowel : SLIPS.any;
}

/** One letter for another. */
function costOfTaking(a: string, b: string): number {
  if (VOWELS.has(a) && VOWELS.has(b)) return SLIPS.vowel;
  return NEIGHBOURS.has(a + b) ? SLIPS.neighbour : SLIPS.any;
}

/** What one slip makes of a word, with its cost: one letter more, less, changed, or swapped with the next. */
export function* oneSlipFrom(word: string): Generator<{ readonly word: string; readonly slips: number }> {
  for (let at = 0; at <= word.length; at += 1) {
    const [before, behind, rest] = [word.slice(0, at), word.slice(at), word.slice(at + 1)];
    const [letter, next] = [word.charAt(at), word.charAt(at + 1)];
    for (const other of LETTERS) {
      const more = before + other + behind;
      // Of two that are the same, the second is the one too many.
      yield { word: more, slips: costOfLosing(more, other === letter ? at + 1 : at) };
      if (behind !== "" && other !== letter) yield { word: before + other + rest, slips: costOfTaking(letter, other) };
    }
    if (behind !== "" && letter !== next) yield { word: before + rest, slips: costOfLosing(word, at) };
    if (next !== "" && next !== letter) yield { word: before + next + letter + rest.slice(1), slips: SLIPS.swapped };
  }
}

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];

const VOWELS: ReadonlySet<string> = new Set("aeiouy");

const ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

/** Letters whose keys touch each other, as pairs. */
const NEIGHBOURS: ReadonlySet<string> = new Set(
  ROWS.flatMap((row, index) =>
    [...row].flatMap((key, at) => {
      const below = ROWS[index + 1] ?? "";
      const touching = [row[at + 1], below[at], below[at - 1]].filter((each) => each !== undefined);
      return touching.flatMap((other) => [key + other, other + key]);
    }),
  ),
);

/**
 * A key that words which sound alike share, as far as English spelling tells: "fotographer" has that of "photographer".
 */
export function soundOf(word: string): string {
  const letters = word
    .slice(0, MOST_LETTERS)
    .replaceAll("ph", "f")
    .replaceAll("ck", "k")
    .replaceAll("gh", "")
    .replaceAll("wh", "w")
    .replace(/^kn/u, "n")
    .replace(/^wr/u, "r")
    .replace(/mb$/u, "m")
    .replaceAll(/c(?=[eiy])/gu, "s")
    .replaceAll(/[cq]/gu, "k")
    .replaceAll("z", "s")
    .replaceAll(/(.)\1/gu, "$1");
  return letters.charAt(0) + letters.slice(1).replaceAll(/[aeiouy]+/gu, "a");
}
