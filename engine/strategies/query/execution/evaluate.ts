import { counted } from "../../../values/counted.ts";
import type { ExtremeForm, SetForm } from "../../../question/form/logical-form.ts";
import type { Slot } from "../../../question/form/walk.ts";
import type { Iri, Literal } from "../../../rdf/term.ts";
import { compileSet } from "../compile.ts";
import type { CompiledSet } from "../compiled-set.ts";
import { LIMITS } from "../limits.ts";
import { queryOf } from "../query-of.ts";
import { serialise } from "../../../sparql/serialise.ts";
import type { SelectQuery } from "../../../sparql/syntax.ts";
import { rowsMeeting } from "./conditions.ts";
import { extremeRows } from "./extreme.ts";
import { isWithin, nodeKey, type Row, type Table } from "./hop.ts";
import { distinctRows, readRows, type RawRow } from "./read-rows.ts";
import { separateParts } from "./separate-parts.ts";
import { selectUpTo, type EvaluationSource } from "./source.ts";
import { timesOf } from "./time-tests.ts";
import { preferCurrent, rowsAt, type TimeTest } from "./times.ts";
import { withValidity } from "./validity.ts";

/**
 * Computes a concrete set: one query for all that SPARQL can say, then what it can not, in this order: intervals of
 * validity, times, conditions, what is left out, the present tense, superlatives. Superlatives inside the set are
 * computed before it, and so are the dates of events that its facts must obey.
 */
export async function evaluateSet(form: SetForm, slot: Slot, source: EvaluationSource, outer: readonly TimeTest[] = []): Promise<Table> {
  const times = [...outer, ...(await timesOf(form, slot, source))];
  const given = await tablesBefore(form, slot, source, times);
  const compiled = compileSet(form, {
    vocabulary: source.graph.vocabulary,
    slot,
    given: new Map([...given].map(([inner, table]) => [inner, graphMembers(table)])),
  });
  const query = queryOf(compiled);
  const found = await rowsOf(compiled, query, given, source);
  const dated = await withValidity(found.rows, source);
  const notes = [...given.values()].flatMap((table) => table.notes);

  const timely = rowsAt(dated.rows, times);
  if (dated.rows.length > 0 && timely.rows.length === 0) notes.push("none of the facts found holds at the time asked about");
  if (timely.rows.length > 0 && !timely.certain) notes.push("the dates are too coarse to be certain of the time");
  const judged = rowsMeeting(timely.rows, form, slot, source, notes);
  const kept = judged.filter((row) => !isExcluded(row, compiled, given));
  const current = preferCurrent(kept, source.today, (inner) => times.some((time) => time.isToday !== true && isWithin(inner, time.slot)));
  if (current.length < kept.length) notes.push(`${counted(kept.length - current.length, "row that no longer holds was", "rows that no longer hold were")} left out`);
  const chosen = form.kind === "extreme" ? pickExtreme(form, slot, current, source, notes) : current;

  return {
    rows: distinctRows(chosen).map(({ value, hops }) => ({ value, hops })),
    truncated: found.truncated || dated.truncated || [...given.values()].some((table) => table.truncated),
    notes,
    ...(query === undefined ? {} : { query: { ...query, limit: LIMITS.rows } }),
    answer: compiled.answer,
    read: compiled.hops.map((hop) => hop.slot),
    narrowed: current.length < found.rows.length,
  };
}

/** Superlatives below the root, and sets to leave out that SPARQL can not say: each computed by itself. */
async function tablesBefore(form: SetForm, slot: Slot, source: EvaluationSource, times: readonly TimeTest[]): Promise<ReadonlyMap<Slot, Table>> {
  const inner = separateParts(form, slot);
  const tables = await Promise.all(
    inner.map(async (part) => [part.slot, await evaluateSet(part.form, part.slot, source, times.filter((time) => isWithin(part.slot, time.slot)))] as const),
  );
  return new Map(tables);
}

function graphMembers(table: Table): readonly (Iri | Literal)[] {
  const members = table.rows.flatMap(({ value }) => (value.kind === "words" ? [] : [value]));
  return [...new Map(members.map((member) => [nodeKey(member), member])).values()];
}

async function rowsOf(
  compiled: CompiledSet,
  query: SelectQuery | undefined,
  given: ReadonlyMap<Slot, Table>,
  source: EvaluationSource,
): Promise<{ readonly rows: readonly RawRow[]; readonly truncated: boolean }> {
  const known = new Map([...given].map(([slot, table]) => [slot, table.rows]));
  if (query === undefined) {
    return { rows: readRows(compiled, { variables: [], rows: [new Map()], truncated: false }, known), truncated: false };
  }
  const result = await selectUpTo(source, serialise(query), LIMITS.rows);
  return { rows: readRows(compiled, result, known), truncated: result.truncated };
}

function isExcluded(row: RawRow, compiled: CompiledSet, given: ReadonlyMap<Slot, Table>): boolean {
  return compiled.excluded.some(({ slot }) => {
    const term = row.terms.get(slot);
    return term !== undefined && given.get(slot)?.rows.some(({ value }) => nodeKey(value) === nodeKey(term)) === true;
  });
}

function pickExtreme<Kind extends Row>(form: ExtremeForm, slot: Slot, rows: readonly Kind[], source: EvaluationSource, notes: string[]): readonly Kind[] {
  const extreme = extremeRows(rows, slot, form, source.literals);
  notes.push(...extreme.notes);
  return extreme.rows;
}
