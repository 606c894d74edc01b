import {
  isRatioOfCounts,
  isShare,
  type CountForm,
  type Form,
  type RatioOfCounts,
  type SetForm,
  type ShareForm,
  type TotalForm,
} from "../../question/form/logical-form.ts";
import { ROOT, type Slot } from "../../question/form/walk.ts";
import { variable, type Aggregate, type QueryTerm, type SelectQuery, type Variable } from "../../sparql/syntax.ts";
import { compileSet } from "../compilation/compile.ts";
import type { CompiledSet } from "../compilation/compiled-set.ts";
import { setsOf, totalledOf } from "../form-sets.ts";
import { areNumbers } from "./are-numbers.ts";
import { countsAllRows } from "./counts-all-rows.ts";
import { exclusionsThatEnded, relationsOf, statesEnds } from "./ended-exclusions.ts";
import type { Table } from "./hop.ts";
import { remarkOnMissingOf } from "./missing-values.ts";
import { separateParts } from "./separate-parts.ts";
import { selectUpTo, type EvaluationSource } from "./source.ts";
import { timesIn } from "./times.ts";

/** What a source says of a set of which more is found than can be read. */
export interface Reckoning {
  /** Things that are counted, or members that have a value. */
  readonly members: number;
  /** All members, those without a value among them. */
  readonly all: number;
  /** What the values of all of them come to; absent where things are counted. */
  readonly sum?: number;
}

/**
 * The tables of a count or a total, with what the source itself reckons where there are more rows than can be read.
 * Left as they are where it can not: where facts may have ended, the engine takes something out of the rows or converts
 * them, or a member has several values.
 */
export async function reckonedBySource(
  form: Form,
  tables: readonly Table[],
  source: EvaluationSource,
): Promise<readonly Table[]> {
  if (isShare(form) || isRatioOfCounts(form)) return await shareReckoned(form, tables, source);
  const [table, ...others] = tables;
  if (form.kind === "total" && (form.ofEach !== undefined || form.part !== undefined)) return tables;
  if (table?.truncated !== true || (form.kind !== "count" && form.kind !== "total")) return tables;
  const reckoning = await (form.kind === "count" ? counted(form, source) : totalled(form, source));
  if (reckoning === undefined) return tables;
  const missing = reckoning.all - reckoning.members;
  const told = form.kind === "total" && missing > 0 ? [remarkOnMissingOf(form, missing)] : [];
  const unchecked = [...(table.unchecked ?? []), ...told];
  return [
    {
      ...table,
      truncated: false,
      reckoning,
      notes: [...table.notes, RECKONED, ...told],
      ...(unchecked.length === 0 ? {} : { unchecked }),
    },
    ...others,
  ];
}

/** Both sides of a share or a ratio, each counted where there is more of it than can be read. */
async function shareReckoned(
  form: ShareForm | RatioOfCounts,
  tables: readonly Table[],
  source: EvaluationSource,
): Promise<readonly Table[]> {
  const sets = setsOf(form);
  return await Promise.all(
    tables.map(async (table, index): Promise<Table> => {
      const placed = sets[index];
      if (!table.truncated || placed === undefined) return table;
      const members = await sizeOf(placed.set, placed.slot, source);
      if (members === undefined) return table;
      const notes = [...table.notes, RECKONED];
      return { ...table, truncated: false, reckoning: { members, all: members }, notes };
    }),
  );
}

const RECKONED = "there is more than can be read, and the source itself counted it";

async function counted(form: CountForm, source: EvaluationSource): Promise<Reckoning | undefined> {
  const [placed] = setsOf(form);
  const members = placed === undefined ? undefined : await sizeOf(placed.set, placed.slot, source);
  return members === undefined ? undefined : { members, all: members };
}

async function totalled(form: TotalForm, source: EvaluationSource): Promise<Reckoning | undefined> {
  if (form.how === "min" || form.how === "max") return undefined;
  const { values, members, steps } = totalledOf(form, ROOT);
  const compiled = await compiledWhole(values.set, values.slot, source);
  const value = compiled?.answer;
  const member = compiled?.hops.find(({ slot }) => slot === steps)?.from;
  if (compiled === undefined || value?.kind !== "variable" || member?.kind !== "variable") return undefined;
  if (form.tally === undefined && !areNumbers(form.by, source)) return undefined;
  const row = await aggregated(
    compiled,
    [member, value],
    [
      { function: "COUNT", of: member, distinct: true, as: MEMBERS },
      { function: "COUNT", of: value, as: VALUES },
      { function: "NUMBERS", of: value, as: NUMBERS },
      { function: "BLANKS", of: member, as: BLANKS },
      ...(form.tally === undefined ? [{ function: "SUM", of: value, as: SUM } as const] : []),
    ],
    source,
  );
  const all = await sizeOf(members.set, members.slot, source);
  if (row === undefined || all === undefined || row(BLANKS) !== 0) return undefined;
  const [having, of] = [row(MEMBERS), row(VALUES)];
  if (having === undefined || of === undefined) return undefined;
  if (form.tally !== undefined) return { members: having, all, sum: of };
  const sum = row(SUM);
  return sum === undefined || having !== of || row(NUMBERS) !== of ? undefined : { members: having, all, sum };
}

async function sizeOf(set: SetForm, slot: Slot, source: EvaluationSource): Promise<number | undefined> {
  const compiled = await compiledWhole(set, slot, source);
  // Things that are named one by one need nobody to count them.
  if (compiled?.answer.kind !== "variable") return undefined;
  const { answer } = compiled;
  const row = await aggregated(
    compiled,
    [answer],
    [
      { function: "COUNT", of: answer, as: VALUES },
      { function: "BLANKS", of: answer, as: BLANKS },
    ],
    source,
  );
  return row?.(BLANKS) === 0 ? row(VALUES) : undefined;
}

/** The set as one query that says all of it; undefined where there is none. */
async function compiledWhole(set: SetForm, slot: Slot, source: EvaluationSource): Promise<CompiledSet | undefined> {
  if (timesIn(set, slot).some(({ kind }) => kind !== "any" && kind !== "present")) return undefined;
  if (separateParts(set, slot, await exclusionsThatEnded(set, slot, source)).length > 0) return undefined;
  if (await statesEnds(relationsOf(set), source)) return undefined;
  const compiled = compileSet(set, { vocabulary: source.graph.vocabulary, literals: source.literals, slot });
  return countsAllRows(set, compiled) ? compiled : undefined;
}

const [MEMBERS, VALUES, NUMBERS, BLANKS, SUM] = ["members", "values", "numbers", "blanks", "sum"].map(variable) as [
  Variable,
  Variable,
  Variable,
  Variable,
  Variable,
];

/** Numbers that a source makes of the different rows of some terms. */
async function aggregated(
  { patterns }: CompiledSet,
  terms: readonly QueryTerm[],
  aggregates: readonly Aggregate[],
  source: EvaluationSource,
): Promise<((of: Variable) => number | undefined) | undefined> {
  const variables = terms.filter((term) => term.kind === "variable");
  const query: SelectQuery = {
    variables: [],
    aggregates,
    where: [{ kind: "select", query: { distinct: true, variables, where: patterns } }],
    limit: 1,
  };
  const { rows, truncated } = await selectUpTo(source, query, 1);
  const [row] = rows;
  if (row === undefined || truncated) return undefined;
  return ({ name }) => {
    const term = row.get(name);
    const number = term?.kind === "literal" ? Number(term.lexical) : undefined;
    return number !== undefined && Number.isFinite(number) ? number : undefined;
  };
}
