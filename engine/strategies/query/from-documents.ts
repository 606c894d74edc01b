import { reachedIn } from "../../query/query-budget.ts";
import type { QueryContext } from "../../query/attempt.ts";
import { counted } from "../../values/counted.ts";
import { LIMITS } from "../../query/limits.ts";
import type { RankedReading } from "../../query/readings.ts";
import type { AnsweredReading } from "../../query/answers/show-reading.ts";
import { fillReading } from "../../query/filling/fill-reading.ts";
import type { Filling } from "../../query/filling/filling.ts";
import { readAbout, type Reader } from "./read-about.ts";

export interface ReadAnswer {
  readonly answered: AnsweredReading | undefined;
  /** For the explanation: what was dropped, or could not be checked. */
  readonly remarks: readonly string[];
  /** False when documents could not be read, when a bound was reached, or when a condition could not be checked. */
  readonly complete: boolean;
  /** True when a condition could not be checked. */
  readonly unchecked: boolean;
}

/** Puts what the graphs leave open to documents, reading by reading, until one is answered. */
export async function answerFromDocuments(
  readings: readonly RankedReading[],
  queryContext: QueryContext,
): Promise<ReadAnswer> {
  const remarks = new Set<string>();
  const isReadByModel = queryContext.parts.reasoner.mostRequests !== undefined;
  const reader: Reader = {
    ...(isReadByModel ? { question: queryContext.question.text } : {}),
    lookUpsLeft: isReadByModel ? LIMITS.lookUpsOfModel : Infinity,
  };
  const read = (answered: AnsweredReading | undefined, filling?: Filling): ReadAnswer => {
    const isCut = queryContext.queryBudget?.reached === true;
    return {
      answered,
      remarks: [...remarks, ...(filling?.notes ?? []), ...(isCut ? [reachedIn(queryContext.parts.graph)] : [])],
      complete: !isCut && filling?.unchecked !== true,
      unchecked: filling?.unchecked === true,
    };
  };
  for (const reading of readings) {
    const filling: Filling = {
      queryContext,
      readOpen: (...open) => readAbout(reader, ...open),
      ...(isReadByModel ? { goesBack: true } : {}),
      openRelationsLeft: isReadByModel ? LIMITS.openRelationsOfModel : LIMITS.openRelations,
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
