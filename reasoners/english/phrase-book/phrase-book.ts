import { isAuxiliary, MARKS } from "../language/function-words.ts";
import { MOST_WORDS, type Phrase, phraseOf, type Row, ROWS_OF_PEOPLE, ROWS_OF_THINGS, spokenLine } from "./rows.ts";
import { keysOf, listed, saidIn } from "./sayings.ts";

/**
 * What is asked by the words around a name, all of them: as the book has it; but for whom it speaks of in general
 * ("what do they use E for", "what do you use E for"); and, of what is no life, but for the tense as well. What is said
 * closer comes first.
 * @param asked Those of the question, with `THING` in place of the name
 */
export function phrasesFor(asked: readonly string[]): readonly (readonly Phrase[])[] {
  const words = asked.flatMap((word) => word.split(" "));
  if (words.length > MOST_WORDS) return [];
  const { asSaid, ofAnybody, atAnyTime, ofLives, ofThings } = book();
  const anybody = ofAnybodyIn(words);
  const ever = inNoTense(anybody);
  const found = [
    asSaid.get(words.join(" ")) ?? [],
    [...(ofAnybody.get(anybody.join(" ")) ?? []), ...saidOf(ofLives, anybody, ofAnybodyIn)],
    [...(atAnyTime.get(ever.join(" ")) ?? []), ...saidOf(ofThings, ever, (way) => inNoTense(ofAnybodyIn(way)))],
  ];
  return found.filter((phrases) => phrases.length > 0);
}

/** What is asked in one of the usual ways. */
function saidOf(
  rows: ReadonlyMap<string, readonly SaidRow[]>,
  words: readonly string[],
  compared: (words: readonly string[]) => readonly string[],
): readonly Phrase[] {
  const said = saidIn(words, compared).flatMap(({ key, isBack }) =>
    (rows.get(key) ?? []).map((row) => (isBack ? row.back : row.phrase)),
  );
  return [...new Set(said)];
}

type Pages = ReadonlyMap<string, readonly Phrase[]>;

/** A row of the book, by what is said in it; and the same asked of the other end. */
interface SaidRow {
  readonly phrase: Phrase;
  readonly back: Phrase;
}

interface Book {
  readonly asSaid: Pages;
  readonly ofAnybody: Pages;
  readonly atAnyTime: Pages;
  readonly ofLives: ReadonlyMap<string, readonly SaidRow[]>;
  readonly ofThings: ReadonlyMap<string, readonly SaidRow[]>;
}

let made: Book | undefined;

/** Read when it is first asked for, which most questions never do. */
function book(): Book {
  made ??= written();
  return made;
}

function written(): Book {
  const asSaid = new Map<string, Phrase[]>();
  const ofAnybody = new Map<string, Phrase[]>();
  const atAnyTime = new Map<string, Phrase[]>();
  const ofLives = new Map<string, SaidRow[]>();
  const ofThings = new Map<string, SaidRow[]>();
  const writeAll = (rows: readonly Row[], isOfLives: boolean): void => {
    for (const row of rows) {
      const phrase = phraseOf(row);
      const { names, inverse } = phrase;
      const back: Phrase = { kinds: new Set(["ENTITY"]), names: inverse, inverse: names, isOfAnyKind: false };
      const said: SaidRow = { phrase, back };
      for (const words of listed(row.asked).map(withoutMarks)) {
        const anybody = ofAnybodyIn(words);
        write(asSaid, words.join(" "), phrase);
        write(ofAnybody, anybody.join(" "), phrase);
        if (!isOfLives) write(atAnyTime, inNoTense(anybody).join(" "), phrase);
      }
      for (const key of keysOf(row)) write(isOfLives ? ofLives : ofThings, key, said);
      for (const words of listed(row.back).map(withoutMarks)) write(ofAnybody, ofAnybodyIn(words).join(" "), said.back);
    }
  };
  writeAll(ROWS_OF_THINGS, false);
  writeAll(ROWS_OF_PEOPLE, true);
  return { asSaid, ofAnybody, atAnyTime, ofLives, ofThings };
}

function withoutMarks(line: string): readonly string[] {
  return spokenLine(line).filter((word) => !MARKS.has(word));
}

function write<T>(pages: Map<string, T[]>, key: string, entry: T): void {
  const there = pages.get(key);
  if (there === undefined) pages.set(key, [entry]);
  else if (!there.includes(entry)) there.push(entry);
}

/** Behind an auxiliary, those who are anybody. */
const ANYBODY: ReadonlySet<string> = new Set(["they", "you", "we", "people", "folk", "i", "one", "anyone", "anybody"]);

/** "What do you use E for" as "what do they use E for", and "which" as "what". */
function ofAnybodyIn(words: readonly string[]): readonly string[] {
  return words.map((word, at) => {
    if (word === "which") return "what";
    if (word === "whom") return "who";
    return ANYBODY.has(word) && isAuxiliary(words[at - 1] ?? "") ? "they" : word;
  });
}

/** "Who was E run by" as "who is E run by". */
function inNoTense(words: readonly string[]): readonly string[] {
  return words.map((word) => {
    if (word === "was" || word === "were" || word === "are") return "is";
    if (word === "did" || word === "does") return "do";
    if (word === "had" || word === "has") return "have";
    return word === "could" ? "can" : word;
  });
}
