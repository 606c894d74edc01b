import { type FactNode, nodeKey } from "../../evidence/fact.ts";
import type { EachForm, Form, SetForm, TotalForm } from "../../question/form/logical-form.ts";
import { rankedOfEach, stepsOfEach, type StepsOfEach } from "../../question/form/steps-of-each.ts";
import { childSlot, ROOT, type Slot } from "../../question/form/walk.ts";
import { isNameless } from "../../rdf/nameless-node.ts";
import { counted } from "../../values/counted.ts";
import { totalledOf, untimedValues, type PlacedSet } from "../form-sets.ts";
import type { TableOf } from "./execute.ts";
import { membersOf, type Table } from "./hop.ts";
import { startsAt } from "./rows.ts";
import { isChoice } from "./without-value.ts";

/** The totals of a form, each with the place that its values have among the sets of the form. */
function totalsIn(
  form: Form,
): readonly { readonly form: TotalForm | EachForm; readonly slot: Slot; readonly at: number }[] {
  return form.kind === "total" || form.kind === "each" ? [{ form, slot: ROOT, at: 0 }] : [];
}

/**
 * The tables of a form, with what is to be said of the members of which nothing is stated: they are in no total. Of
 * things that are named one by one there is none without each of them.
 */
export async function withMissingTold(
  form: Form,
  tables: readonly Table[],
  tableOf: TableOf,
): Promise<readonly Table[]> {
  if (form.kind === "difference" && form.since !== undefined) return await ofOneOnly(form.a, tables, tableOf);
  const ranked = rankedOfEach(form);
  if (ranked !== undefined) return await withNothingTold(ranked.steps, ranked.form.rank, tables, tableOf);
  let told = tables;
  for (const total of totalsIn(form)) {
    const { members, steps } = totalledOf(total.form, total.slot);
    const table = told[total.at];
    if (table === undefined || table.rows.length === 0) continue;
    const all = await tableOf(members.set, members.slot);
    const having = table.rows.flatMap(startsAt(steps));
    const missing =
      missingOf(membersOf(all.rows), having) + (isNeeded(total.form) ? await partsWithout(members, tableOf) : 0);
    told = told.with(total.at, remarked(table, total.form, missing, all));
  }
  const steps = form.kind === "total" && form.ofEach !== undefined ? stepsOfTotal(form, form.ofEach) : undefined;
  return steps === undefined ? told : await withNothingTold(steps, 1, told, tableOf);
}

/** How many have no value. What has no name has another one in each reply, so that only their number tells. */
function missingOf(all: readonly FactNode[], having: readonly FactNode[]): number {
  const known = new Set(having.map(nodeKey));
  const ofHaving = membersOf(having.map((value) => ({ value, hops: [] }))).filter(isUnnamed).length;
  const nameless = all.filter(isUnnamed).length - ofHaving;
  return all.filter((each) => !isUnnamed(each) && !known.has(nodeKey(each))).length + Math.max(0, nameless);
}

function isUnnamed(node: FactNode): boolean {
  return node.kind === "iri" && isNameless(node.value);
}

/** Of how many of the things of each of which the first is told nothing at all is stated. */
async function withNothingTold(
  { chain, things, slot }: StepsOfEach,
  rank: number,
  tables: readonly Table[],
  tableOf: TableOf,
): Promise<readonly Table[]> {
  const [table] = tables;
  const start = chain[0];
  if (table === undefined || start === undefined || table.rows.length === 0) return tables;
  const all = await tableOf(things, slot);
  const having = new Set(table.rows.flatMap(startsAt(start)).map(nodeKey));
  const missing = membersOf(all.rows).filter((member) => !having.has(nodeKey(member))).length;
  return [
    withRemark(
      table,
      all,
      missing === 0 ? [] : [rank === 1 ? nothingStatedOf(missing, "nothing") : noSuchRank(missing)],
    ),
  ];
}

/** The steps to what is added up, as the rows of its values go them. */
function stepsOfTotal(form: TotalForm, steps: number): StepsOfEach | undefined {
  const { set, slot } = untimedValues(form, ROOT);
  return stepsOfEach(set, childSlot(slot, 0), steps);
}

const OF_SEVERAL = "there are several of what it is to be told of, and of each it may be another";

/** How long one thing took is told of no other beside it, of which no date may be stated. */
async function ofOneOnly(set: SetForm, tables: readonly Table[], tableOf: TableOf): Promise<readonly Table[]> {
  const all = await tableOf(set, childSlot(ROOT, 0));
  if (membersOf(all.rows).length < 2 && !all.truncated) return tables;
  return tables.map((table) => ({ ...table, rows: [], notes: [...table.notes, OF_SEVERAL] }));
}

/** How many of things that are told one by one there are none of. */
async function partsWithout({ set, slot }: PlacedSet, tableOf: TableOf): Promise<number> {
  if (set.kind !== "union") return 0;
  const parts = await Promise.all(
    set.sets.map((part, index) => (part.kind === "mention" ? undefined : tableOf(part, childSlot(slot, index)))),
  );
  return parts.filter((part) => part?.rows.length === 0).length;
}

/** Is there no answer without a value of each? Of pairs there are those that are known. */
function isNeeded(form: TotalForm | EachForm): boolean {
  return form.kind === "total" && isChoice(form);
}

function remarked(table: Table, form: TotalForm | EachForm, missing: number, all: Table): Table {
  const told = withRemark(table, all, missing === 0 ? [] : [remarkOnMissingOf(form, missing)]);
  return missing > 0 && isNeeded(form) ? { ...told, rows: [] } : told;
}

/** Of a part nobody knows how many there are without it. */
function withRemark(table: Table, all: Table, remarks: readonly string[]): Table {
  const truncated = table.truncated || all.truncated;
  const own = truncated ? [] : remarks;
  const notes = [...new Set([...table.notes, ...all.notes, ...own])];
  const unchecked = [...new Set([...(table.unchecked ?? []), ...(all.unchecked ?? []), ...own])];
  return {
    ...table,
    truncated,
    notes,
    ...(unchecked.length === 0 ? {} : { unchecked }),
  };
}

/** What is to be said of a total where some members have no value. */
export function remarkOnMissingOf(form: TotalForm | EachForm, missing: number): string {
  const { tally } = form;
  if (form.kind === "each") return nothingStatedOf(missing, tally === undefined ? "nothing" : "none");
  const { how } = form;
  const what = tally === undefined ? "no value" : "none that is stated";
  if (isChoice(form)) return `of those that are named ${counted(missing, "has", "have")} ${what}`;
  const without = `${counted(missing, "more has", "more have")} ${what}`;
  if (how === "min" || how === "max")
    return `${without}, so that another may be the ${how === "max" ? "greatest" : "least"}`;
  return `${without}, and ${missing === 1 ? "is" : "are"} not counted in`;
}

function nothingStatedOf(missing: number, what: "nothing" | "none"): string {
  return `for ${counted(missing, "more", "more")} ${what} is stated`;
}

/** "The second film of each director": of whom one film is known, no second is. */
function noSuchRank(missing: number): string {
  return `${counted(missing, "more has", "more have")} none of that rank`;
}
