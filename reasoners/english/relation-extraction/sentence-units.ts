import capitals from "../language/data/name-words.json" with { type: "json" };
import { wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import type { Stretch } from "./dates-and-numbers.ts";
import { nameRanges } from "./names.ts";
import { sentenceParts } from "./sentence-parts.ts";
import { withoutEnding } from "../../../engine/text/ending.ts";

const BEHIND_NAME = wordSet(capitals.behindName);

type UnitKind = "NAME" | "TITLE" | "DATE" | "NUMBER" | "WORD" | "MARK";

/** What a sentence is read by: a name, a quoted title, a date or a number as a whole, or else one word or mark. */
export interface Unit extends Stretch {
  readonly kind: UnitKind;
  readonly text: string;
  readonly lower: string;
  /** The words in it. */
  readonly words: readonly Word[];
  /** What is said by it is the subject asked about: 0 not, 1 by name, less by a pronoun or the like. */
  readonly subject: number;
}

/** A sentence cut into units, in order. */
export interface ReadSentence {
  readonly text: string;
  readonly units: readonly Unit[];
}

const QUOTED = /["“«](?<title>[^"“”«»]{1,80})["”»]/gu;

/** Cuts a sentence; `mentions` are where the subject is named, which is a unit of its own. */
export function unitsOf(
  sentence: string,
  mentions: readonly (Stretch & { readonly score: number })[] = [],
): ReadSentence {
  const { words, dates, numbers } = sentenceParts(sentence);
  const taken: { readonly stretch: Stretch; readonly kind: UnitKind; readonly subject: number }[] = [];
  const take = (stretch: Stretch, kind: UnitKind, subject = 0): void => {
    if (
      stretch.end > stretch.start &&
      taken.every((other) => other.stretch.end <= stretch.start || other.stretch.start >= stretch.end)
    )
      taken.push({ stretch, kind, subject });
  };
  for (const mention of mentions) take(mention, "NAME", mention.score);
  for (const match of sentence.matchAll(QUOTED)) {
    const title = match.groups?.["title"] ?? "";
    const start = match.index + 1;
    if (/\p{Lu}|\d/u.test(title)) take(withoutEdges(sentence, start, start + title.length), "TITLE");
  }
  for (const date of dates) take(date, "DATE");
  const free = (word: Word): boolean =>
    taken.every(({ stretch }) => word.end <= stretch.start || word.start >= stretch.end);
  for (const run of runsOf(words, free)) {
    for (const [from, to] of nameRanges(run, sentence)) {
      const [first, last] = [run[from], run[to - 1]];
      if (first !== undefined && last !== undefined)
        take({ start: first.start, end: endOfName(sentence, last) }, "NAME");
    }
  }
  for (const number of numbers) take(number, "NUMBER");
  // Quotation marks say nothing beyond the title that they enclose.
  for (const word of words.filter((each) => !/^["“”«»]$/u.test(each.text) && free(each)))
    take(word, /[\p{L}\p{N}]/u.test(word.lower) ? "WORD" : "MARK");
  const units = taken
    .sort((a, b) => a.stretch.start - b.stretch.start)
    .map(({ stretch: { start, end }, kind, subject }): Unit => {
      const text = sentence.slice(start, end);
      return {
        kind,
        text,
        lower: text.toLowerCase().replaceAll("’", "'"),
        start,
        end,
        subject,
        words: words.filter((word) => word.start >= start && word.end <= end),
      };
    });
  return {
    text: sentence,
    units: units.map((unit) =>
      unit.kind === "MARK" && /^'s?$/u.test(unit.lower) ? { ...unit, kind: "WORD", lower: "'s" } : unit,
    ),
  };
}

/** The words between what is already taken: a name does not reach over it. */
function runsOf(words: readonly Word[], free: (word: Word) => boolean): readonly (readonly Word[])[] {
  const runs: Word[][] = [[]];
  for (const word of words) {
    if (free(word)) runs.at(-1)?.push(word);
    else if ((runs.at(-1)?.length ?? 0) > 0) runs.push([]);
  }
  return runs;
}

/** A name keeps the full stop of "Jr." and of initials ("T. S."), unless the sentence ends with it. */
function endOfName(sentence: string, last: Word): number {
  const abbreviated = BEHIND_NAME.has(last.text) && sentence[last.end] === "." && last.end + 1 < sentence.length;
  return abbreviated ? last.end + 1 : last.end;
}

function withoutEdges(sentence: string, from: number, to: number): Stretch {
  const raw = sentence.slice(from, to);
  const trimmed = withoutEnding(raw, /[\s,.;:]/u);
  const start = from + (trimmed.length - trimmed.trimStart().length);
  return { start, end: from + trimmed.length };
}
