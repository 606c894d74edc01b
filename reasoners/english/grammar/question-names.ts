import type { Mention } from "../../../engine/sources/knowledge-graph.ts";

/** The names that a graph knows in a question, by where they stand in its text. */
export class QuestionNames {
  readonly #byPlace: ReadonlyMap<number, Mention>;
  /** Without those that are only written similarly. */
  readonly #sure: readonly Mention[];

  constructor(mentions: readonly Mention[]) {
    const named = mentions.filter((mention) => !isOwner(mention, mentions));
    this.#byPlace = new Map(named.map((mention) => [place(mention.start, endOfWords(mention)), mention]));
    this.#sure = [...this.#byPlace.values()].filter(({ candidates }) => candidates[0]?.match !== "FUZZY");
  }

  /** The name whose words stand exactly between these offsets. */
  at(start: number, end: number): Mention | undefined {
    return this.#byPlace.get(place(start, end));
  }

  /** Does a name cover all of this? */
  cover(start: number, end: number): boolean {
    return this.#sure.some((mention) => mention.start <= start && mention.end >= end);
  }

  /** Does a longer name stand around this one? */
  standAround({ start, end }: Mention): boolean {
    return this.#sure.some(
      (other) => other.start <= start && other.end >= end && other.end - other.start > end - start,
    );
  }
}

/**
 * Is a name that is known without it read with the possessive ending behind it? What the owner has is said behind that,
 * and not what it is.
 */
function isOwner({ text, start, end, candidates }: Mention, mentions: readonly Mention[]): boolean {
  const ending = /['’]s$/u.exec(text)?.[0];
  if (ending === undefined || candidates.some(({ matched }) => /['’]s?$/u.test(matched))) return false;
  return mentions.some((other) => other.start === start && other.end === end - ending.length);
}

/** More than any question has characters. */
const MOST_CHARACTERS = 2 ** 20;

function place(start: number, end: number): number {
  return start * MOST_CHARACTERS + end;
}

/** Marks that end a name and are no words: "Salaam Bombay!", "Jr.". */
const NO_WORD = /[^\p{L}\p{N}\p{M}]/u;
/** A word that ends in a point: "U.S.". */
const INITIALS = /^\p{L}\.\p{L}\.$/u;

/** Where the words of a name end. */
function endOfWords({ text, end }: Mention): number {
  let length = text.length;
  while (length > 0 && NO_WORD.test(text.charAt(length - 1)) && !INITIALS.test(text.slice(length - 4, length)))
    length -= 1;
  return end - (text.length - length);
}
