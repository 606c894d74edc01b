import { nodeKey } from "../../evidence/fact.ts";
import type { ExceptForm, SetForm, ShareForm } from "../../question/form/logical-form.ts";
import { ROOT } from "../../question/form/walk.ts";
import { counted } from "../../values/counted.ts";
import { sharesTold } from "./compared.ts";
import type { TableOf } from "./execute.ts";
import { membersOf, type Table } from "./hop.ts";
import { openExclusions, setsToAsk, statedMembers, type OpenExclusion } from "./stated.ts";

/** How many members a set has, by its source where its rows are but a part. */
export function sizeOf(table: Table | undefined): number {
  return table?.reckoning?.members ?? membersOf(table?.rows ?? []).length;
}

/** Are all members of one set also members of the other, as far as their rows tell? */
export function isPartOf(part: Table, whole: Table): boolean {
  if (part.reckoning !== undefined || whole.reckoning !== undefined) return true;
  const all = new Set(whole.rows.map(({ value }) => nodeKey(value)));
  return part.rows.every(({ value }) => all.has(nodeKey(value)));
}

/** What is asked to find out of which other members of the whole it is known that they are not in the part. */
export function setsToAskOfOthers(form: ShareForm): readonly SetForm[] {
  return othersIn(form).flatMap(setsToAsk);
}

/** None where the part is told by a name or a kind alone. */
function othersIn({ set, outOf }: ShareForm): readonly OpenExclusion[] {
  const others: ExceptForm = { kind: "except", set: outOf, without: set };
  return openExclusions(others).filter(({ form }) => form === others);
}

/**
 * The tables of a share, with how many of the whole are neither known to be in the part nor known not to be: they may
 * make it another share.
 */
export async function withUnknownTold(
  form: ShareForm,
  tables: readonly Table[],
  tableOf: TableOf,
): Promise<readonly Table[]> {
  const [part, whole] = tables;
  if (part === undefined || whole === undefined || part.rows.length === 0) return tables;
  if (part.truncated || whole.truncated) return [part, remarked(whole, NOT_ALL_READ)];
  const inPart = new Set(part.rows.map(({ value }) => nodeKey(value)));
  const all = membersOf(whole.rows);
  let known = all.filter((member) => !inPart.has(nodeKey(member)));
  const others = known.length;
  for (const exclusion of othersIn(form)) {
    const asked = await Promise.all(setsToAsk(exclusion).map((set) => tableOf(set, ROOT)));
    if (asked.some(({ truncated }) => truncated)) return [part, remarked(whole, NOT_ALL_READ)];
    known = [...statedMembers(known, exclusion, asked)];
  }
  const unknown = others - known.length;
  // Of things without a value it is told by itself.
  if (unknown <= Math.max(0, ...(part.unstated ?? []).map(({ missing }) => missing))) return tables;
  const remark = `for ${counted(unknown, "other")} nothing is stated that tells whether ${unknown === 1 ? "it is one" : "they are some"} of these`;
  return [
    part,
    { ...remarked(whole, remark), ...sharesTold([whole.compared ?? 1, (all.length - unknown) / all.length]) },
  ];
}

const NOT_ALL_READ = "there is more than can be read, so that nobody looked how many are known not to be of these";

function remarked(table: Table, remark: string): Table {
  return { ...table, notes: [...table.notes, remark], unchecked: [...(table.unchecked ?? []), remark] };
}

/** A part of a whole in percent, with as many digits as tell it from nothing and from all. */
export function percentOf(part: number, whole: number): number {
  const few = Math.min(part, whole - part);
  if (100 * few >= whole) return Math.round((1000 * part) / whole) / 10;
  const told = Number(((100 * few) / whole).toPrecision(2));
  return Number((few === part ? told : 100 - told).toPrecision(12));
}
