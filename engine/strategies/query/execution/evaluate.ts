import { satisfies } from "../../../values/compare-values.ts";
import { literalValue } from "../../../values/literal-value.ts";
import type { Condition, ExtremeForm, SetForm } from "../../../question/form/logical-form.ts";
import { childForms, childSlot, type Slot } from "../../../question/form/walk.ts";
import { literal, type Iri, type Literal } from "../../../rdf/term.ts";
import { compileSet, isPlain, type CompiledSet } from "../compile.ts";
import { LIMITS } from "../limits.ts";
import { serialise } from "../sparql/serialise.ts";
import { variable, type Pattern, type SelectQuery, type Variable } from "../sparql/syntax.ts";
import { extremeRows } from "./extreme.ts";
import { isWithin, nodeKey, type Row, type Table } from "./hop.ts";
import { distinctRows, readRows, type RawRow } from "./read-rows.ts";
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
  if (current.length < kept.length) notes.push(`${kept.length - current.length} rows that no longer hold were left out`);
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

interface Part {
  readonly form: SetForm;
  readonly slot: Slot;
}

/** The outermost parts of a set that have to be computed before it. The events of a time are not among its parts. */
export function separateParts(form: SetForm, slot: Slot): readonly Part[] {
  const children = form.kind === "at" ? [form.set] : childForms(form);
  return children.flatMap((child, index): readonly Part[] => {
    const part = { form: child, slot: childSlot(slot, index) };
    return isSeparate(form, index) ? [part] : separateParts(child, part.slot);
  });
}

/** Is a node's n-th child computed by itself? */
export function isSeparate(form: SetForm, index: number): boolean {
  const child = childForms(form)[index];
  if (child === undefined) return false;
  return child.kind === "extreme" || (form.kind === "except" && index === 1 && !isPlain(child));
}

function graphMembers(table: Table): readonly (Iri | Literal)[] {
  const members = table.rows.flatMap(({ value }) => (value.kind === "words" ? [] : [value]));
  return [...new Map(members.map((member) => [nodeKey(member), member])).values()];
}

/** The query of a compiled set; none when the set is a single entity of the question. */
export function queryOf(compiled: CompiledSet): SelectQuery | undefined {
  if (compiled.patterns.length === 0) return undefined;
  const bound = variablesOf(compiled);
  // A yes/no question may have nothing to bind: then a constant says that there is a row.
  const found = variable("found");
  const holds: Pattern = { kind: "bind", value: literal("yes"), as: found };
  const variables = bound.length === 0 ? [found] : bound;
  return {
    distinct: true,
    variables,
    where: bound.length === 0 ? [...compiled.patterns, holds] : compiled.patterns,
    orderBy: variables,
    limit: LIMITS.rows + 1,
  };
}

function variablesOf(compiled: CompiledSet): readonly Variable[] {
  const bindings = [...compiled.given, ...compiled.values, ...compiled.excluded];
  const terms = [
    compiled.answer,
    ...compiled.hops.flatMap((hop) => [hop.from, hop.relation, hop.to, ...(typeof hop.direction === "string" ? [] : [hop.direction])]),
    ...bindings.map((binding) => binding.term),
    ...[...compiled.hops, ...bindings].flatMap(({ guards }) => guards.map((guard) => guard.branch)),
  ];
  const variables = terms.filter((term) => term.kind === "variable");
  return [...new Map(variables.map((each) => [each.name, each])).values()];
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

/** The rows whose values satisfy every condition and every literal of the question. */
function rowsMeeting(rows: readonly RawRow[], form: SetForm, slot: Slot, source: EvaluationSource, notes: string[]): readonly RawRow[] {
  let kept = rows;
  for (const { slot: at, condition } of conditionsOf(form, slot)) {
    const judged = kept.map((row) => ({ row, certainty: judge(row, at, condition, source) }));
    const undecided = judged.filter(({ certainty }) => certainty === "unknown").length;
    if (undecided > 0) notes.push(`${undecided} rows were left out because their values can not be compared for certain`);
    kept = judged.filter(({ certainty }) => certainty === "yes" || certainty === undefined).map(({ row }) => row);
  }
  return kept;
}

/** The conditions that rows of a set have to meet; parts that are computed by themselves meet their own. */
function conditionsOf(form: SetForm, slot: Slot): readonly { readonly slot: Slot; readonly condition: Condition }[] {
  const parts = form.kind === "at" ? [form.set] : childForms(form);
  const inner = parts.flatMap((part, index) => (isSeparate(form, index) ? [] : conditionsOf(part, childSlot(slot, index))));
  if (form.kind === "where") return [...inner, { slot, condition: form.condition }];
  return form.kind === "value" ? [{ slot, condition: { operator: "=", value: form.value } }] : inner;
}

/** Undefined when the row is of another branch of a union, so that the condition does not concern it. */
function judge(row: RawRow, slot: Slot, condition: Condition, source: EvaluationSource): ReturnType<typeof satisfies> | undefined {
  const hop = row.hops.find((each) => each.slot === slot);
  const term = hop?.to ?? row.terms.get(slot);
  if (term === undefined) return undefined;
  if (term.kind !== "literal") return "no";
  return satisfies(literalValue(term, hop?.kind === "triple" ? source.literals(hop.relation) : {}), condition);
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
