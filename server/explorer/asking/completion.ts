/** A part of what is typed that may be the beginning of a name. */
export interface NameBeginning {
  readonly text: string;
  /** Where it starts in what is typed. */
  readonly start: number;
}

const SHORTEST = 2;
const LONGEST = 60;

/**
 * The ends of what is typed that may be beginnings of names, the longest first and at most `most`. A name begins with a
 * capital or a number, but where nothing has one, the last word may be one, too. The first word of a question does not
 * count while others do: every question begins with a capital.
 */
export function nameBeginnings(typed: string, most = 2): readonly NameBeginning[] {
  const end = typed.slice(-LONGEST);
  const offset = typed.length - end.length;
  const words: NameBeginning[] = [];
  for (const { index, segment, isWordLike } of new Intl.Segmenter("en", { granularity: "word" }).segment(end)) {
    if (isWordLike === true) words.push({ text: end.slice(index), start: offset + index });
    else if (segment === "?") words.length = 0;
  }
  const capital = words.filter(({ text, start }) => start > 0 && /^[\p{Lu}\p{N}]/u.test(text));
  const chosen = capital.length > 0 ? capital.slice(0, most) : words.slice(-1);
  return chosen.filter(({ text }) => text.trim().length >= SHORTEST);
}
