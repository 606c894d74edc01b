import type { SetForm } from "../../question/form/logical-form.ts";
import { childSlot, decidingSlot, ROOT, type Slot } from "../../question/form/walk.ts";
import { RDF, type Iri, type Literal } from "../../rdf/term.ts";
import type { ComposedRelation } from "../../sources/knowledge-graph.ts";
import { compileSet } from "../compilation/compile.ts";
import type { CompiledSet, CompileOptions } from "../compilation/compiled-set.ts";
import { LIMITS } from "../limits.ts";
import { queryOf } from "../compilation/query-of.ts";
import type { Pattern, SelectQuery } from "../../sparql/syntax.ts";
import { Turn } from "../../investigation/turn.ts";
import { averagedIn, chosenFrom, chosenRows, isOfEach } from "./choose.ts";
import { comparedIn, sharesTold } from "./compared.ts";
import { rowsMeeting } from "./conditions.ts";
import { PART_LEFT_OUT } from "./exclusions.ts";
import { talliedBySource } from "./tallied-by-source.ts";
import { exclusionsThatEnded } from "./ended-exclusions.ts";
import { nodeKey } from "../../evidence/fact.ts";
import { firstOnTheWay, onTheWay, type OnTheWay } from "./first-on-the-way.ts";
import { isWithin, type Row, type Table } from "./hop.ts";
import { valuesToCompare, withLaterMeasurements } from "./measurements.ts";
import { distinctRows, readRows, type RawRow, type ReadRows } from "./read-rows.ts";
import { withAllThings } from "./tally.ts";
import { separateParts } from "./separate-parts.ts";
import { currentRows, timelyRows, type SetUse, type Settling } from "./settle.ts";
import { selectUpTo, type EvaluationSource } from "./source.ts";
import { timesOf, type TimeSource } from "./time-tests.ts";
import { askedAmong, lacksValue, looksForUnstated, unstatedAmong } from "./unstated.ts";
import type { TimeTest } from "./times.ts";
import { withValidity } from "./validity.ts";

/**
 * Computes a concrete set: one query for all that SPARQL can say, then what it can not, in this order: intervals of
 * validity, what is left out, times, conditions, the present tense, superlatives. Superlatives inside the set are
 * computed before it, and so are the dates of events that its facts must obey.
 * @param outer The times that a part of another set is read at; absent for a set of its own
 * @param use What the set is for
 */
export async function evaluateSet(
  form: SetForm,
  slot: Slot,
  source: EvaluationSource,
  outer?: readonly TimeTest[],
  use: SetUse = outer === undefined ? "WHOLE" : "PART",
): Promise<Table> {
  const tableOf = (set: SetForm, at: Slot, timed?: readonly TimeTest[]): Promise<Table> =>
    evaluateSet(set, at, source, timed);
  const areTurnsNumbered = source.graph.vocabulary.validity?.ordinal !== undefined;
  const turnsOf = (set: SetForm, at: Slot): Promise<Table> => evaluateSet(set, at, { ...source, areNodesDated: true });
  const timing: TimeSource = { today: source.today, tableOf, turnsOf, areTurnsNumbered };
  const times = [...(outer ?? []), ...(await timesOf(form, slot, timing))];
  const apart = await exclusionsThatEnded(form, slot, source);
  const isTimed = times.some(({ kind }) => kind !== "present" && kind !== "any");
  const before = await tablesBefore(separateParts(form, slot, apart), source, times);
  const ways = isTimed ? new Map<Slot, OnTheWay>() : onTheWay(form, slot, before, hasNameless);
  const way = ways.get(slot);
  const given = await withSteps(before, ways, slot, (step, at) =>
    evaluateSet(
      step,
      at,
      source,
      times.filter((time) => isWithin(at, time.slot)),
      "PART",
    ),
  );
  const read = (members?: readonly (Iri | Literal)[]): Promise<Facts> =>
    factsOf(
      form,
      slot,
      { ...(isTimed || source.areNodesDated === true ? source : withoutDatedNodes(source)), apart },
      given,
      (outer ?? []).length > 0,
      members,
    );
  const first = await read();
  const isOpen = first.compiled.unstated.length > 0;
  const counted =
    first.truncated && !isOpen ? await talliedBySource(form, slot, first.compiled, times, source) : undefined;
  const found = await besideLaterMeasurements(form, counted === undefined ? first : await read(counted), source);
  const notes = [...given.values()].flatMap((table) => table.notes);
  const unchecked = [...given.values()].flatMap((table) => table.unchecked ?? []);
  if (found.nameless > 0) {
    notes.push(namelessNote(found.nameless));
    unchecked.push(namelessNote(found.nameless));
  }
  const compared = [comparedIn([...given.values()])];
  const settling: Settling = { ...source, times, use, notes, unchecked, compared };

  // Each step goes through all rows, which may be many.
  const turn = new Turn(source.context.signal);
  const kept = withoutExcluded(found.rows, found.compiled, given, notes);
  await turn.rest();
  const timely = timelyRows(kept, settling);
  await turn.rest();
  const judged = rowsMeeting(timely, form, slot, source, settling);
  await turn.rest();
  const ofAll = currentRows(judged, form, slot, settling);
  const current =
    way === undefined
      ? ofAll
      : await firstOnTheWay(ofAll, way, (await tableOf(way.all, slot, times)).rows, slot, settling, turn);
  const from = current.length > 0 && !isOpen ? chosenFrom(form) : undefined;
  const all = from === undefined ? undefined : await tableOf(from, childSlot(slot, 0), times);

  const wanted = current.length > 0 && !isOpen ? withAllThings(form) : undefined;
  const things = wanted === undefined ? undefined : await tableOf(wanted, slot, times);

  await turn.rest();
  const decidedAt = form.kind === "where" ? decidingSlot(form, slot) : undefined;
  const deciding = decidedAt === undefined ? undefined : given.get(decidedAt);
  const meant = averagedIn(form, slot);
  const averaged = meant === undefined ? undefined : await tableOf(meant.set, meant.slot, times);
  const beside = { all: all?.rows, things, deciding, averaged };
  const chosen = await chosenRows(current, form, slot, settling, turn, beside);
  await turn.rest();
  const distinct = await distinctRows(chosen, turn);
  await turn.rest();
  const unstated = [
    ...[...given.values()].flatMap((table) => table.unstated ?? []),
    ...unstatedAmong(form, slot, current, found),
  ];
  return {
    rows: distinct.map(({ value, hops }) => ({ value, hops })),
    truncated:
      found.truncated ||
      (isOfEach(form) && all?.truncated === true) ||
      [...given.values()].some((table) => table.truncated),
    notes,
    ...(unchecked.length === 0 ? {} : { unchecked }),
    ...sharesTold(compared),
    ...(unstated.length === 0 ? {} : { unstated }),
    ...(found.query === undefined ? {} : { query: { ...found.query, limit: LIMITS.rows } }),
    answer: found.compiled.answer,
    read: found.compiled.hops.map((hop) => hop.slot),
    narrowed: current.length < found.rows.length || (form.kind === "where" && chosen.length < current.length),
  };
}

/** The parts that are known, with steps that leave nodes without IRIs in place of these; but for the outermost step. */
async function withSteps(
  before: ReadonlyMap<Slot, Table>,
  ways: ReadonlyMap<Slot, OnTheWay>,
  outermost: Slot,
  tableOf: (step: SetForm, at: Slot) => Promise<Table>,
): Promise<ReadonlyMap<Slot, Table>> {
  const given = new Map(before);
  for (const [at, way] of ways) {
    given.delete(way.slot);
    if (at !== outermost) given.set(at, await tableOf(way.step, at));
  }
  return given;
}

/** What bears dates of its own is read with them only where a question says a time. */
function withoutDatedNodes({ datedNodes: _datedNodes, ...source }: EvaluationSource): EvaluationSource {
  return source;
}

/** What one query gave for a set, as rows with their intervals of validity. */
export interface Facts {
  readonly rows: readonly RawRow[];
  readonly truncated: boolean;
  /** How many nodes without a name were found and left out. */
  readonly nameless: number;
  readonly compiled: CompiledSet;
  /** Absent when none was needed. */
  readonly query: SelectQuery | undefined;
  /** How many things there are to whose values a condition is put, by its slot; none unless some may be without one. */
  readonly asked: ReadonlyMap<Slot, number>;
}

/**
 * Runs the query of a set; parts that are given are not asked for again. `timed` says that the set is read at a time.
 * @param members Those that are asked about alone; absent for all
 */
export async function factsOf(
  form: SetForm,
  slot: Slot,
  source: EvaluationSource & Pick<CompileOptions, "apart" | "symmetric">,
  given: ReadonlyMap<Slot, Pick<Table, "rows">>,
  timed: boolean,
  members?: readonly (Iri | Literal)[],
): Promise<Facts> {
  const all = compileSet(form, {
    vocabulary: source.graph.vocabulary,
    literals: source.literals,
    slot,
    timed,
    ...(source.apart === undefined ? {} : { apart: source.apart }),
    ...(source.symmetric === undefined ? {} : { symmetric: source.symmetric }),
    ...(source.keepsNodes === undefined ? {} : { keepsNodes: source.keepsNodes }),
    given: new Map([...given].map(([inner, table]) => [inner, graphMembers(table)])),
  });
  const compiled = members === undefined ? all : withMembers(all, members);
  const query = queryOf(compiled);
  const isCounted = source.countsNameless === true && slot === COUNTED;
  const found = await rowsOf(compiled, query, given, source, isCounted);
  // Of those that have a value it is known already whether they belong to it.
  const rows = looksForUnstated(form, compiled) ? found.rows.filter(lacksValue) : found.rows;
  const dated = await withValidity(rows, source);
  return {
    ...dated,
    truncated: found.truncated || dated.truncated,
    nameless: found.nameless,
    compiled,
    query,
    asked: askedAmong(found.rows),
  };
}

/** The members of a set that are among these. */
function withMembers(compiled: CompiledSet, members: readonly (Iri | Literal)[]): CompiledSet {
  const { answer, patterns } = compiled;
  if (answer.kind !== "variable") return compiled;
  const among: Pattern = { kind: "values", variables: [answer], rows: members.map((member) => [member]) };
  return { ...compiled, patterns: [among, ...patterns] };
}

/** Which measurements among the rows are not the last ones: a condition on the values keeps the others out. */
async function besideLaterMeasurements(form: SetForm, found: Facts, source: EvaluationSource): Promise<Facts> {
  const values = await Promise.all(
    valuesToCompare(form, found.rows).map((wanted) => {
      const rows = wanted.subjects.map((value): Row => ({ value, hops: [] }));
      return factsOf(wanted.form, ROOT, source, new Map([[childSlot(ROOT, 0), { rows }]]), false);
    }),
  );
  const rows = withLaterMeasurements(
    found.rows,
    values.flatMap((each) => each.rows),
  );
  return { ...found, rows, truncated: found.truncated || values.some(({ truncated }) => truncated) };
}

/** Superlatives below the root, and sets to leave out of which SPARQL can not say all: each computed by itself. */
async function tablesBefore(
  parts: ReturnType<typeof separateParts>,
  source: EvaluationSource,
  times: readonly TimeTest[],
): Promise<ReadonlyMap<Slot, Table>> {
  const tables = await Promise.all(
    parts.map(
      async (part) =>
        [
          part.slot,
          await evaluateSet(
            part.form,
            part.slot,
            source,
            times.filter((time) => isWithin(part.slot, time.slot)),
            part.use,
          ),
        ] as const,
    ),
  );
  return new Map(tables);
}

function graphMembers(table: Pick<Table, "rows">): readonly (Iri | Literal)[] {
  const members = table.rows.flatMap(({ value }) => (value.kind === "words" ? [] : [value]));
  return [...new Map(members.map((member) => [nodeKey(member), member])).values()];
}

async function rowsOf(
  compiled: CompiledSet,
  query: SelectQuery | undefined,
  given: ReadonlyMap<Slot, Pick<Table, "rows">>,
  source: EvaluationSource,
  isCounted: boolean,
): Promise<ReadRows & { readonly truncated: boolean }> {
  const known = new Map([...given].map(([slot, table]) => [slot, table.rows]));
  const turn = new Turn(source.context.signal);
  const readThrough = relationsReadThrough(source.graph.vocabulary.composed ?? []);
  if (query === undefined)
    return { ...(await readRows(compiled, [new Map()], known, readThrough, turn, isCounted)), truncated: false };
  const result = await selectUpTo(source, query, LIMITS.rows);
  return {
    ...(await readRows(compiled, result.rows, known, readThrough, turn, isCounted)),
    truncated: result.truncated,
  };
}

/** Where those stand that a form counts. */
const COUNTED = childSlot(ROOT, 0);

/** Relations that lead on from the node at their end, and those to the beginning of a list, which is no thing. */
function relationsReadThrough(composed: readonly ComposedRelation[]): ReadonlySet<string> {
  const toLists = composed.flatMap(({ ways }) =>
    ways.flatMap((way) =>
      way.flatMap(({ relation }, at) => (way[at + 1]?.relation === `${RDF}rest` ? [relation] : [])),
    ),
  );
  return new Set([...composed.map(({ relation }) => relation), ...toLists]);
}

/** Does a set hold things, none of which has a name of its own? */
export function isNameless({ rows, unchecked = [] }: Pick<Table, "rows" | "unchecked">): boolean {
  return rows.length === 0 && hasNameless({ unchecked });
}

function hasNameless({ unchecked = [] }: Pick<Table, "unchecked">): boolean {
  return unchecked.some((note) => NAMELESS.some((end) => note.endsWith(end)));
}

/** What is said where nodes without a name had to be left out. */
const NAMELESS = ["has no name of its own, and is left out", "have no names of their own, and are left out"] as const;

function namelessNote(count: number): string {
  return count === 1 ? `one of what was found ${NAMELESS[0]}` : `${count} of what was found ${NAMELESS[1]}`;
}

function withoutExcluded(
  rows: readonly RawRow[],
  compiled: CompiledSet,
  given: ReadonlyMap<Slot, Table>,
  notes: string[],
): readonly RawRow[] {
  if (compiled.excluded.some(({ slot }) => given.get(slot)?.truncated === true)) {
    notes.push(PART_LEFT_OUT);
    return [];
  }
  const excluded = compiled.excluded.map(({ slot }) => ({
    slot,
    members: new Set(given.get(slot)?.rows.map(({ value }) => nodeKey(value))),
  }));
  return rows.filter((row) =>
    excluded.every(({ slot, members }) => {
      const term = row.terms.get(slot);
      return term === undefined || !members.has(nodeKey(term));
    }),
  );
}
