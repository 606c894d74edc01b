import { mapInTurns, Turn } from "../../engine/investigation/turn.ts";
import type { Term } from "../../engine/rdf/term.ts";
import type { SelectResult } from "../../engine/sources/knowledge-graph.ts";

/** Characters of a piece of terms, roughly: what is read from JSON in less than a millisecond. */
const PIECE = 64 * 1024;

/** Variables and rows of a result. */
export type Table = Pick<SelectResult, "variables" | "rows">;

/**
 * A table as it goes from one thread to another: few texts and one block of numbers, so that who gets it may take it
 * apart when there is time, however many rows it has.
 */
export interface PackedRows {
  readonly variables: readonly string[];
  /** Each term once, in pieces: lists in JSON. */
  readonly terms: readonly string[];
  /** Row by row, for each variable the number of its term, counted from 1; 0 for one that is unbound. */
  readonly cells: Uint32Array<ArrayBuffer>;
  /** How many rows there are: a table without variables has rows, too. */
  readonly rows: number;
}

/** To be called in the thread that has the rows. */
export function packRows({ variables, rows }: Table): PackedRows {
  const numbers = new Map<string, number>();
  const cells = new Uint32Array(rows.length * variables.length);
  rows.forEach((row, index) => {
    variables.forEach((variable, column) => {
      const term = row.get(variable);
      if (term === undefined) return;
      const text = JSON.stringify(term);
      const number = numbers.get(text) ?? numbers.size + 1;
      numbers.set(text, number);
      cells[index * variables.length + column] = number;
    });
  });
  return { variables, terms: inPieces([...numbers.keys()]), cells, rows: rows.length };
}

function inPieces(texts: readonly string[]): readonly string[] {
  const pieces: string[] = [];
  let piece: string[] = [];
  let length = 0;
  for (const text of texts) {
    piece.push(text);
    length += text.length;
    if (length < PIECE) continue;
    pieces.push(`[${piece.join()}]`);
    piece = [];
    length = 0;
  }
  return piece.length === 0 ? pieces : [...pieces, `[${piece.join()}]`];
}

/** Holds nothing else up. Equal terms are one object. */
export async function unpackRows({ variables, terms: pieces, cells, rows }: PackedRows): Promise<Table> {
  const turn = new Turn();
  const terms = (await mapInTurns(pieces, (piece) => JSON.parse(piece) as readonly Term[], turn)).flat();
  const unpacked = await mapInTurns(
    Array.from({ length: rows }),
    (_row, index) => {
      const row = new Map<string, Term>();
      variables.forEach((variable, column) => {
        const term = terms[(cells[index * variables.length + column] ?? 0) - 1];
        if (term !== undefined) row.set(variable, term);
      });
      return row;
    },
    turn,
  );
  return { variables, rows: unpacked };
}
