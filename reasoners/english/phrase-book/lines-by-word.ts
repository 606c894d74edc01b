import { isFunctionWord } from "../language/function-words.ts";
import { baseOf } from "./alike/in-one-form.ts";
import { LEFT_OUT, saidAlike } from "./alike/said-alike.ts";
import { type Row, ROWS } from "./rows.ts";
import { listed, spokenLine, THING, wordsIn } from "./spoken.ts";

/** A row of the book, and whether it is asked for its other end: "what belongs to E". */
export interface RowAsked {
  readonly row: Row;
  readonly isBack: boolean;
}

/** Rows that have a question as one of their lines, by what all wordings of it have in common. */
export interface RowsAsked {
  /** What was done and what is done may be told by two relations. */
  readonly past: readonly RowAsked[];
  readonly present: readonly RowAsked[];
}

/**
 * The rows that have such a line.
 * @param said One wording for all, as {@link saidAlike} makes it
 */
export function rowsWithLine(said: string): RowsAsked {
  return pageOf(keyOf(said.split(" "))).get(said) ?? NOTHING;
}

const NOTHING: RowsAsked = { past: [], present: [] };

type Page = ReadonlyMap<string, RowsAsked>;

const pages = new Map<string, Page>();

/**
 * The lines that have a word of the question: to bring all of the book into one wording takes longer than any question
 * may, and no line without that word is a wording of it.
 */
function pageOf(key: string): Page {
  const known = pages.get(key);
  if (known !== undefined) return known;
  const page = new Map<string, { readonly past: RowAsked[]; readonly present: RowAsked[] }>();
  for (const { line, asked } of linesByWord().get(key) ?? []) {
    const { said, isPast } = saidAlike(spokenLine(line));
    const rows = page.get(said) ?? { past: [], present: [] };
    const ofTime = isPast ? rows.past : rows.present;
    if (!ofTime.includes(asked)) ofTime.push(asked);
    page.set(said, rows);
  }
  pages.set(key, page);
  return page;
}

interface Line {
  readonly line: string;
  readonly asked: RowAsked;
}

let made: ReadonlyMap<string, readonly Line[]> | undefined;

/** Read when it is first asked for, which most questions never do. */
function linesByWord(): ReadonlyMap<string, readonly Line[]> {
  if (made !== undefined) return made;
  const found = new Map<string, Line[]>();
  const keys = new Map<string, string>();
  const write = (line: string, asked: RowAsked): void => {
    const entry: Line = { line, asked };
    let isFound = false;
    for (const word of wordsIn(line)) {
      const known = keys.get(word);
      const key = known ?? keyOfWord(word);
      if (known === undefined) keys.set(word, key);
      if (key === "") continue;
      isFound = true;
      writeUnder(key, entry, found);
    }
    if (!isFound) writeUnder("", entry, found);
  };
  for (const row of ROWS) {
    const asked: RowAsked = { row, isBack: false };
    for (const line of linesOf(row)) write(line, asked);
    if (row.back === undefined) continue;
    const back: RowAsked = { row, isBack: true };
    for (const line of listed(row.back)) write(line, back);
  }
  made = found;
  return found;
}

function writeUnder(key: string, entry: Line, found: Map<string, Line[]>): void {
  const lines = found.get(key);
  if (lines === undefined) found.set(key, [entry]);
  else if (lines.at(-1) !== entry) lines.push(entry);
}

/** In what form a word of a line is looked for; "" where it is not. */
function keyOfWord(word: string): string {
  const lower = word.toLowerCase();
  const base = baseOf(lower);
  return !word.startsWith(THING) && isKey(lower) && isKey(base) ? base : "";
}

function linesOf(row: Row): readonly string[] {
  const nouns = listed(row.nouns).map((noun) => `${THING}'s ${noun}`);
  const isDated = row.kinds.some((line) => line.split(" ").includes("DATE"));
  return [...listed(row.asked), ...nouns, ...(isDated ? nouns.map((each) => `when is ${each}`) : [])];
}

/** The longest word by which lines are found; "" where there is none. */
function keyOf(words: readonly string[]): string {
  return words.filter(isKey).reduce((longest, word) => (word.length > longest.length ? word : longest), "");
}

function isKey(word: string): boolean {
  return /^\p{L}/u.test(word) && word !== THING && !LEFT_OUT.has(word) && !isFunctionWord(word);
}
