import type { Table } from "./hop.ts";
import { tellsItIsOver } from "./settle.ts";
import { leavesTurnOpen } from "./turns.ts";
import { leavesFirstOpen } from "./without-value.ts";

/** What of the question could not be checked in what was executed, as sentences, each once. */
export function uncheckedIn(
  outcomes: readonly { readonly execution: { readonly tables: readonly Pick<Table, "unchecked">[] } }[],
): readonly string[] {
  return [...new Set(outcomes.flatMap(({ execution }) => execution.tables.flatMap((table) => table.unchecked ?? [])))];
}

/**
 * Is it open whether what was executed is all that the sources tell: could something not be checked, was there nothing
 * to check it by, or was all that was found of another kind than is asked for, so that another relation may lead to
 * that kind?
 */
export function isLeftOpen(
  outcomes: readonly {
    readonly execution: { readonly tables: readonly Pick<Table, "unchecked" | "ofOtherKind" | "unstated">[] };
  }[],
): boolean {
  const tables = outcomes.flatMap(({ execution }) => execution.tables);
  return uncheckedIn(outcomes).length > 0 || tables.some(isPart);
}

/**
 * The same, but for what is told of and answers all the same: things without a value or a turn to rank them by, which
 * come last, and what held once.
 */
export function isLeftOpenButForTold(
  outcomes: readonly { readonly execution: { readonly tables: readonly Pick<Table, Told>[] } }[],
): boolean {
  const tables = outcomes.flatMap(({ execution }) => execution.tables);
  const isTold = (remark: string): boolean =>
    leavesFirstOpen(remark) || leavesTurnOpen(remark) || tellsItIsOver(remark);
  return !uncheckedIn(outcomes).every(isTold) || tables.some(isPart);
}

type Told = "unchecked" | "ofOtherKind" | "unstated";

function isPart({ ofOtherKind, unstated = [] }: Pick<Table, "ofOtherKind" | "unstated">): boolean {
  return ofOtherKind === true || unstated.length > 0;
}
