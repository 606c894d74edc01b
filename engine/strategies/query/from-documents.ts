import { reachedIn } from "../../query/query-budget.ts";
import type { QueryContext } from "../../query/attempt.ts";
import { counted } from "../../values/counted.ts";
import { decide, restsOnQuotes } from "../../query/execution/decide.ts";
import type { Table } from "../../query/execution/hop.ts";
import { LIMITS } from "../../query/limits.ts";
import type { RankedReading } from "../../query/readings.ts";
import type { AnsweredReading } from "../../query/answers/show-reading.ts";
import { fillSet } from "./fill.ts";
import type { Filling } from "./filling.ts";
import { setsOf } from "../../query/form-sets.ts";
import { DOCUMENT_TRUST } from "../../documents/trust.ts";

export interface ReadAnswer {
  readonly answered: AnsweredReading | undefined;
  /** For the explanation: what was dropped, or could not be checked. */
  readonly remarks: readonly string[];
  /** False when documents could not be read, when a bound was reached, or when a condition could not be checked. */
  readonly complete: boolean;
}

/** Puts what the graphs leave open to documents, reading by reading, until one is answered. */
export async function answerFromDocuments(
  readings: readonly RankedReading[],
  queryContext: QueryContext,
): Promise<ReadAnswer> {
  const remarks = new Set<string>();
  const read = (answered: AnsweredReading | undefined, filling?: Filling): ReadAnswer => {
    const isCut = queryContext.queryBudget?.reached === true;
    return {
      answered,
      remarks: [...remarks, ...(filling?.notes ?? []), ...(isCut ? [reachedIn(queryContext.parts.graph)] : [])],
      complete: !isCut && filling?.unchecked !== true,
    };
  };
  for (const reading of readings) {
    const filling: Filling = {
      queryContext,
      openRelationsLeft: LIMITS.openRelations,
      dropped: 0,
      retrievedAt: undefined,
      notes: new Set(),
      unchecked: false,
    };
    const answered = await fillReading(reading, filling);
    if (filling.dropped > 0)
      remarks.add(
        `${counted(filling.dropped, "finding was", "findings were")} dropped: no passage says it word for word`,
      );
    if (answered !== undefined) return read(answered, filling);
  }
  return read(undefined);
}

async function fillReading(reading: RankedReading, filling: Filling): Promise<AnsweredReading | undefined> {
  const { form } = reading;
  // What documents say is never all there is, so that nothing can be counted from it.
  if (form.kind === "count") return undefined;
  const tables: Table[] = [];
  let score = DOCUMENT_TRUST;
  for (const { set, slot } of setsOf(form)) {
    const filled = await fillSet(set, slot, filling);
    if (filled === undefined || filled.rows.length === 0) return undefined;
    tables.push({ rows: filled.rows, truncated: false, notes: [] });
    score *= filled.score;
  }
  const decision = decide(form, tables, filling.queryContext.literals);
  if (decision.kind === "undecided" || !restsOnQuotes(decision)) return undefined;
  const retrievedAt = filling.retrievedAt ?? new Date().toISOString();
  const outcome = { form, linking: score, execution: { tables, retrievedAt }, decision };
  return { reading, outcome, score: reading.score * score };
}
