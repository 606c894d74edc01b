import type { Word } from "../language/words.ts";

/** A part of a question: words of it as they stand, or others in their place. */
export type Piece = { readonly from: number; readonly to: number } | { readonly said: string };

/** A text that was made of a question, and where in the question each part of it stood. */
export interface Reworded {
  readonly text: string;
  /** The place in `text` of a place in the question, where it was kept as it stands. */
  readonly moved: (start: number, end: number) => PlaceInText | undefined;
  /** The places of what was put there more than once. */
  readonly allMoved: (start: number, end: number) => readonly PlaceInText[];
}

interface PlaceInText {
  readonly start: number;
  readonly end: number;
}

/**
 * The pieces of a question as one text.
 *
 * @param pieces by index of words, end exclusive
 */
export function reworded(question: string, words: readonly Word[], pieces: readonly Piece[]): Reworded {
  const kept: { readonly start: number; readonly end: number; readonly at: number }[] = [];
  let text = "";
  for (const piece of pieces) {
    if ("said" in piece) {
      text += `${text === "" ? "" : " "}${piece.said}`;
      continue;
    }
    const [first, last] = [words[piece.from], words[piece.to - 1]];
    if (first === undefined || last === undefined || piece.to <= piece.from) continue;
    if (text !== "") text += " ";
    kept.push({ start: first.start, end: last.end, at: text.length });
    text += question.slice(first.start, last.end);
  }
  const allMoved = (start: number, end: number): readonly PlaceInText[] =>
    kept
      .filter((each) => each.start <= start && end <= each.end)
      .map((piece) => ({ start: start - piece.start + piece.at, end: end - piece.start + piece.at }));
  return { text, moved: (start, end) => allMoved(start, end)[0], allMoved };
}
