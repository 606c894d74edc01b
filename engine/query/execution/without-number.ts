import { nodeKey } from "../../evidence/fact.ts";
import type { SetForm } from "../../question/form/logical-form.ts";
import { takesNumbers } from "../../question/form/things-tallied.ts";
import type { Slot } from "../../question/form/walk.ts";
import { isNameless } from "../../rdf/nameless-node.ts";
import { counted } from "../../values/counted.ts";
import { endOf, type Row, type Table } from "./hop.ts";
import { MAY_BE_FIRST } from "./without-value.ts";

/** How many things there are whose numbers a set is chosen by, and of how many of them no number is stated. */
export interface WithoutNumber {
  readonly all: number;
  readonly missing: number;
}

const NOT_ALL_READ = "only a part of what may state a number could be read";

/**
 * Of how many things no number is stated; these are in no sum and no mean.
 * @param rows those with a number
 * @param things all that lead to a thing, whether it has a number or not
 */
export function withoutNumber(rows: readonly Row[], things: readonly Row[], slot: Slot): WithoutNumber {
  const [having, all] = [thingsIn(rows, slot), thingsIn(things, slot)];
  const missing = [...all.named].filter((key) => !having.named.has(key)).length;
  // What has no name has another one in each reply, so that only their number tells.
  return {
    all: all.named.size + all.nameless.size,
    missing: missing + Math.max(0, all.nameless.size - having.nameless.size),
  };
}

function thingsIn(rows: readonly Row[], slot: Slot): { readonly named: Set<string>; readonly nameless: Set<string> } {
  const [named, nameless] = [new Set<string>(), new Set<string>()];
  for (const { hops } of rows)
    for (const hop of hops) {
      if (hop.slot !== slot) continue;
      const end = endOf(hop);
      (end.kind === "iri" && isNameless(end.value) ? nameless : named).add(nodeKey(end));
    }
  return { named, nameless };
}

/** What is to be said of the things without a number; undefined where each has one. */
export function remarkOnNumbers(
  form: SetForm,
  { all, missing }: WithoutNumber,
  { truncated }: Pick<Table, "truncated">,
): string | undefined {
  if (!takesNumbers(form)) return undefined;
  if (truncated) return NOT_ALL_READ;
  if (missing === 0) return undefined;
  const { text, candidates } = form.tally.numbers.relation;
  const made = form.tally.how === "sum" ? "are added up" : "go into the mean";
  const told = `of the ${counted(all, "thing", "things")} whose numbers ${made} ${missing.toLocaleString("en-US")}`;
  const without = `${told} ${missing === 1 ? "states" : "state"} no “${candidates[0]?.label ?? text}”`;
  if (form.kind !== "extreme") return without;
  return `${without}, ${form.rank === 1 ? MAY_BE_FIRST : "so another may have that rank"}`;
}
