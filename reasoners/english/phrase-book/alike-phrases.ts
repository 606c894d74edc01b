import { isFunctionWord } from "../language/function-words.ts";
import { type Phrase, phraseOf, type Row, ROWS_ALIKE, spokenLine } from "./rows.ts";
import { type Alike, baseOf, LEFT_OUT, saidAlike } from "./said-alike.ts";
import { listed, THING } from "./sayings.ts";

/** What is asked, by what all wordings for it have in common; of another time only where none is of that one. */
export function phrasesSaid({ said, isPast }: Alike): readonly Phrase[] {
  const { past, present } = pageOf(keyOf(said.split(" "))).get(said) ?? NOTHING;
  const [own, other] = isPast ? [past, present] : [present, past];
  return (own.length > 0 ? own : other).map(phraseOf);
}

interface Rows {
  readonly past: readonly Row[];
  readonly present: readonly Row[];
}

const NOTHING: Rows = { past: [], present: [] };

/** Rows by what the wordings of a line have in common. */
type Page = ReadonlyMap<string, Rows>;

const pages = new Map<string, Page>();

/**
 * The lines that have a word of the question: to bring all of the book into one wording takes longer than any question
 * may, and no line without that word is a wording of it.
 */
function pageOf(key: string): Page {
  const known = pages.get(key);
  if (known !== undefined) return known;
  const page = new Map<string, { readonly past: Row[]; readonly present: Row[] }>();
  for (const { words, row } of linesByWord().get(key) ?? []) {
    const { said, isPast } = saidAlike(words);
    const rows = page.get(said) ?? { past: [], present: [] };
    const ofTime = isPast ? rows.past : rows.present;
    if (!ofTime.includes(row)) ofTime.push(row);
    page.set(said, rows);
  }
  pages.set(key, page);
  return page;
}

interface Line {
  readonly words: readonly string[];
  readonly row: Row;
}

let made: ReadonlyMap<string, readonly Line[]> | undefined;

/** Read when it is first asked for, which most questions never do. */
function linesByWord(): ReadonlyMap<string, readonly Line[]> {
  if (made !== undefined) return made;
  const found = new Map<string, Line[]>();
  const bases = new Map<string, string>();
  for (const row of ROWS_ALIKE)
    for (const asked of linesOf(row)) {
      const words = spokenLine(asked);
      const keys = new Set<string>();
      for (const word of words) {
        const base = bases.get(word) ?? baseOf(word);
        bases.set(word, base);
        if (isKey(word) && isKey(base)) keys.add(base);
      }
      for (const key of keys.size === 0 ? [""] : keys) {
        const lines = found.get(key);
        if (lines === undefined) found.set(key, [{ words, row }]);
        else lines.push({ words, row });
      }
    }
  made = found;
  return found;
}

function linesOf(row: Row): readonly string[] {
  const nouns = listed(row.nouns).map((noun) => `${THING}'s ${noun}`);
  const dates = row.kinds.some((line) => line.split(" ").includes("DATE"));
  return [...listed(row.asked), ...nouns, ...(dates ? nouns.map((each) => `when is ${each}`) : [])];
}

/** The longest word by which lines are found; "" where there is none. */
function keyOf(words: readonly string[]): string {
  return words.filter(isKey).reduce((longest, word) => (word.length > longest.length ? word : longest), "");
}

function isKey(word: string): boolean {
  return /^\p{L}/u.test(word) && word !== THING && !LEFT_OUT.has(word) && !isFunctionWord(word);
}
