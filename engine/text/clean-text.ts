/**
 * Characters that are not seen, and could carry what a reader of the source does not see: zero-width signs, those that
 * turn the direction of writing, tags and variation selectors (all default ignorable), interlinear marks, private use,
 * and halves of pairs.
 */
const HIDDEN = /[\p{Default_Ignorable_Code_Point}\p{Co}\p{Cs}\ufff9-\ufffb]/u;
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/u;

/** A text as a model is shown it, with the place in the original of each of its code units. */
export interface CleanText {
  readonly text: string;
  /** One more than `text` has code units: the last is the end. */
  readonly starts: readonly number[];
}

/** Drops what is not seen; control characters and line breaks become spaces, and runs of white space one space. */
export function cleaned(original: string): CleanText {
  const pieces: string[] = [];
  let afterSpace = true;
  const starts: number[] = [];
  let offset = 0;
  for (const character of original) {
    const start = offset;
    offset += character.length;
    if (HIDDEN.test(character)) continue;
    const space = CONTROL.test(character) || /\s/u.test(character);
    if (space && afterSpace) continue;
    const shown = space ? " " : character;
    for (let unit = 0; unit < shown.length; unit += 1) starts.push(start);
    pieces.push(shown);
    afterSpace = space;
  }
  return { text: pieces.join(""), starts: [...starts, offset] };
}

/** As `cleaned`, at most `maxLength` characters; what is cut off is marked by an ellipsis. */
export function cleanText(original: string, maxLength: number): string {
  // Hidden characters do not count, but a text of nothing else must not take forever.
  const text = cleaned(original.slice(0, maxLength * 4 + 64)).text.trim();
  return text.length <= maxLength ? text : `${text.slice(0, maxLength - 1).replace(/[\ud800-\udbff]$/u, "")}…`;
}
