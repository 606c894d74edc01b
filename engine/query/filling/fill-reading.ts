import { DOCUMENT_TRUST } from "../../documents/trust.ts";
import { dayOfAsking } from "../day-of-asking.ts";
import { setsOf } from "../form-sets.ts";
import { decide, restsOnQuotes } from "../execution/decide.ts";
import type { Table } from "../execution/hop.ts";
import type { AnsweredReading } from "../answers/show-reading.ts";
import type { RankedReading } from "../readings.ts";
import { fillSet } from "./fill.ts";
import type { Filling } from "./filling.ts";
import { valueAsked, withValueAsked } from "./value-asked.ts";

/** Fills all sets of a reading and decides it; undefined where a set stays empty, or no text was needed. */
export async function fillReading(reading: RankedReading, filling: Filling): Promise<AnsweredReading | undefined> {
  const { form } = reading;
  // What documents say is never all there is, so that nothing can be counted or added up from it.
  if (form.kind === "count" || form.kind === "total") return undefined;
  if ((form.kind === "difference" || form.kind === "each") && form.tally !== undefined) return undefined;
  const tables: Table[] = [];
  let score = DOCUMENT_TRUST;
  // By rules "number or date" would be a word like others.
  const expects = filling.goesBack === true ? valueAsked(form) : undefined;
  for (const { set, slot } of setsOf(form)) {
    const filled = await fillSet(withValueAsked(set, expects), slot, filling);
    if (filled === undefined || filled.rows.length === 0) return undefined;
    tables.push({ rows: filled.rows, truncated: false, notes: [] });
    score *= filled.score;
  }
  const { parts, context, literals } = filling.queryContext;
  const decision = decide(form, tables, literals, await dayOfAsking(form, parts, context));
  if (decision.kind === "undecided" || !restsOnQuotes(decision)) return undefined;
  const retrievedAt = filling.retrievedAt ?? new Date().toISOString();
  const outcome = { form, linking: score, execution: { tables, retrievedAt }, decision };
  return { reading, outcome, score: reading.score * score };
}
