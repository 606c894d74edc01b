import { isRatioOfCounts, isShare, type Form, type SetForm } from "../../question/form/logical-form.ts";
import { nodesOf, ROOT, type Slot } from "../../question/form/walk.ts";
import { LIMITS } from "../limits.ts";
import { setsComputed } from "../structure.ts";
import { evaluateSet } from "./evaluate.ts";
import { exclusionsOf, NOTHING_LEFT_OUT } from "./exclusions.ts";
import { isWithin, membersOf, type Table } from "./hop.ts";
import { withMissingTold } from "./missing-values.ts";
import { reckonedBySource } from "./reckoned-by-source.ts";
import { setsToAskOfOthers, withUnknownTold } from "./shares.ts";
import type { EvaluationSource } from "./source.ts";
import { openExclusions, setsToAsk, statedMembers, withoutUnstated } from "./stated.ts";
import { setsOf } from "../form-sets.ts";
import { forgivable } from "../../sources/from-all.ts";
import { setsLookedThrough, withUnstatedTold } from "./unstated.ts";

/** What a graph gave for a concrete form. All of it survives JSON. */
export interface Execution {
  /** The set of the form; for comparisons the values of the first and of the second. */
  readonly tables: readonly Table[];
  /** ISO 8601: when the graph was asked. */
  readonly retrievedAt: string;
}

/** Computes a set that stands at a slot. */
export type TableOf = (set: SetForm, slot: Slot) => Promise<Table>;

/**
 * Computes the sets of a concrete form in one graph. What is counted, compared or denied is decided from them
 * afterwards.
 */
export async function execute(form: Form, source: EvaluationSource): Promise<Execution> {
  const counting: EvaluationSource =
    form.kind === "count"
      ? { ...source, countsNameless: true }
      : form.kind === "total" && isOfOwnNodes(form.set)
        ? { ...source, countsNameless: true, keepsNodes: true }
        : source;
  const executed = await executeBy(
    form,
    (set, slot) => evaluateSet(set, slot, counting),
    (reason) => source.onCut(forgivable(reason, true)),
  );
  return { ...executed, tables: await reckonedBySource(form, executed.tables, source) };
}

/**
 * Does a thing itself lead to what is added up, as a trip to its calls? Where nodes lead to the thing, they may do so
 * by several relations, and which of them is meant is not said.
 */
function isOfOwnNodes(set: SetForm): boolean {
  if (set.kind === "at") return isOfOwnNodes(set.set);
  return set.kind === "follow" && set.relation.candidates[0]?.direction === "FORWARD";
}

/**
 * Computes the sets of a concrete form, each as a whole.
 * @param onFailed told of what failed that the sets do not need; or throws it
 */
export async function executeBy(form: Form, tableOf: TableOf, onFailed: (reason: unknown) => void): Promise<Execution> {
  const retrievedAt = new Date().toISOString();
  const found = await Promise.all(setsOf(form).map(({ set, slot }) => tableOf(set, slot)));
  const tables = await withUnstatedTold(form, found, tableOf, onFailed);
  if (tables.every(({ rows }) => rows.length === 0)) return { tables, retrievedAt };
  const leftOut = new Map<SetForm, number>();
  for (const { of, set } of exclusionsOf(form)) {
    const { rows } = await tableOf(set, ROOT);
    leftOut.set(of, membersOf(rows).length);
    if (rows.length === 0)
      return {
        tables: tables.map((table) => ({ ...table, rows: [], notes: [...table.notes, NOTHING_LEFT_OUT] })),
        retrievedAt,
      };
  }
  const known = await knownNotToBe(form, tables, tableOf, leftOut);
  const told = await withMissingTold(form, known, tableOf);
  if (!isShare(form)) return { tables: told, retrievedAt };
  return { tables: await withUnknownTold(form, told, tableOf), retrievedAt };
}

/**
 * The tables without what nobody can say is not among those that the form leaves out: a graph states no absence.
 * @param leftOut how many things each exclusion is known to leave out
 */
async function knownNotToBe(
  form: Form,
  tables: readonly Table[],
  tableOf: TableOf,
  leftOut: ReadonlyMap<SetForm, number>,
): Promise<readonly Table[]> {
  let known = tables;
  const sets = setsOf(form);
  for (const exclusion of openExclusions(form)) {
    const asked = await Promise.all(setsToAsk(exclusion).map((set) => tableOf(set, ROOT)));
    const of = exclusion.isWhole ? undefined : membersOf((await tableOf(exclusion.form, ROOT)).rows);
    if (of !== undefined && statedMembers(of, exclusion, asked).length === of.length) continue;
    const isOf = (index: number): boolean =>
      (!isShare(form) && !isRatioOfCounts(form)) || isWithin(exclusion.slot, sets[index]?.slot ?? ROOT);
    known = known.map((table, index) =>
      isOf(index) ? withoutUnstated(table, exclusion, asked, leftOut.get(exclusion.form) ?? 0) : table,
    );
  }
  return known;
}

/** The query of a set, and those for its intervals of validity. */
const QUERIES_PER_SET = 1 + Math.ceil(LIMITS.validityPairs / LIMITS.validityPairsPerQuery);

/**
 * Whether anything has ended, and how many there are, where there is more than can be read; of a total this is asked of
 * the values and of all that might have one.
 */
const QUERIES_TO_COUNT = 4;

function isCounted(node: Form): boolean {
  return node.kind === "count" || node.kind === "total" || ("tally" in node && node.tally !== undefined);
}

/** The most queries that executing a form takes. */
export function mostExecutionQueries(form: Form): number {
  const open = openExclusions(form).flatMap((each) => [...setsToAsk(each), ...(each.isWhole ? [] : [each.form])]);
  const others = isShare(form) ? setsToAskOfOthers(form) : [];
  const sets = [form, ...exclusionsOf(form).map(({ set }) => set), ...open, ...others];
  const tallies = [...nodesOf(form)].filter(({ node }) => isCounted(node)).length;
  const computed = sets.reduce((sum, set) => sum + setsComputed(set), 0) + setsLookedThrough(form);
  return computed * QUERIES_PER_SET + tallies * QUERIES_TO_COUNT;
}
