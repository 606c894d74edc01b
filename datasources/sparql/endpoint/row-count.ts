import { HttpProblem, httpProblemIn } from "../../http/http-problem.ts";
import type { SelectResult } from "../../../engine/sources/knowledge-graph.ts";

/** From so many rows on a result is counted, whatever its size: to count is cheap beside what it took to send it. */
const LARGE = 1_000;
/** Below this nobody bounds results. */
const SMALLEST_BOUND = 100;

/**
 * Whether a result of so many rows may have been cut off without a word: many servers and proxies bound results
 * (Virtuoso's ResultSetMaxRows, commonly 10 000) and not all say so.
 */
export function mayBeCut(rows: number): boolean {
  return rows >= LARGE || (rows >= SMALLEST_BOUND && isRound(rows));
}

/** What people write into settings: 100, 200, 250, 500; 128, 256, 512. */
function isRound(rows: number): boolean {
  return [100, 200, 250, 500, 128, 256, 512].includes(rows);
}

/** A query of ours as it is sent: comments, then SELECT. */
export interface SentQuery {
  readonly text: string;
  /** Rows that it asks for at most; all of them when absent. */
  readonly limit?: number | undefined;
}

/**
 * Whether a result is only a part: it says so, or it is of a size at which results are cut off and a count says more.
 * What can not be counted may have been cut.
 * @param ask Called for the count, where one is needed
 * @throws what is no HttpProblem
 */
export async function isCut(
  query: SentQuery,
  { rows, truncated }: SelectResult,
  ask: (query: string) => Promise<SelectResult>,
): Promise<boolean> {
  if (truncated || !mayBeCut(rows.length) || rows.length >= (query.limit ?? Number.POSITIVE_INFINITY)) return truncated;
  try {
    return countIn(await ask(countingQuery(query))) > rows.length;
  } catch (error) {
    if (httpProblemIn(error) === undefined) throw error;
    return true;
  }
}

/** The query that counts the rows of another one, its own LIMIT included; its result has one row with `?rowsInAll`. */
export function countingQuery({ text }: SentQuery): string {
  return `SELECT (COUNT(*) AS ?rowsInAll) WHERE { {\n${text}\n} }`;
}

/** @throws HttpProblem `MALFORMED` where there is no number: an endpoint that drops rows may drop this one, too */
export function countIn({ rows }: Pick<SelectResult, "rows">, name = "rowsInAll"): number {
  const term = rows[0]?.get(name);
  const number = term?.kind === "literal" ? Number(term.lexical) : Number.NaN;
  if (!Number.isFinite(number)) throw new HttpProblem("MALFORMED", "it answers a COUNT without a number");
  return number;
}
