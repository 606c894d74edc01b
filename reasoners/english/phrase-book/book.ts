import { saidAlike } from "./alike/said-alike.ts";
import { type RowAsked, rowsWithLine } from "./lines-by-word.ts";
import { type Phrase, phraseOf, ROWS } from "./rows.ts";
import { keysOf, saidIn } from "./sayings.ts";

/**
 * What is asked by the words around a name, all of them, where a row of the book has a line that is a wording of the
 * same, or what the question says in one of the usual ways. A line of another time counts
 * where none is of that one.
 * @param words Those of the question, with `THING` in place of the name
 */
export function phrasesFor(words: readonly string[]): readonly Phrase[] {
  const { said, isPast } = saidAlike(words);
  const { past, present } = rowsWithLine(said);
  const [own, other] = isPast ? [past, present] : [present, past];
  const inUsualWays = saidIn(words).flatMap(({ key, isBack }) =>
    (rowsBySaying().get(key) ?? []).map((row): RowAsked => ({ row, isBack })),
  );
  const rows = [...(own.length > 0 ? own : inUsualWays.length > 0 ? [] : other), ...inUsualWays];
  return [...new Set(rows.map(phraseAsked))];
}

function phraseAsked({ row, isBack }: RowAsked): Phrase {
  return isBack ? backOf(phraseOf(row)) : phraseOf(row);
}

const backs = new WeakMap<Phrase, Phrase>();

/** The same asked of the other end. */
function backOf(phrase: Phrase): Phrase {
  const known = backs.get(phrase);
  if (known !== undefined) return known;
  const { names, inverse } = phrase;
  const back: Phrase = {
    kinds: new Set(["ENTITY"]),
    names: inverse,
    inverse: names,
    isOfAnyKind: false,
    isOfAgents: false,
  };
  backs.set(phrase, back);
  return back;
}

type RowOfBook = (typeof ROWS)[number];

let made: ReadonlyMap<string, readonly RowOfBook[]> | undefined;

/** Rows by what people do, what happens and what things are called, of which questions are made in the usual ways. */
function rowsBySaying(): ReadonlyMap<string, readonly RowOfBook[]> {
  if (made !== undefined) return made;
  const found = new Map<string, RowOfBook[]>();
  for (const row of ROWS)
    for (const key of keysOf(row)) {
      const rows = found.get(key);
      if (rows === undefined) found.set(key, [row]);
      else if (!rows.includes(row)) rows.push(row);
    }
  made = found;
  return found;
}
