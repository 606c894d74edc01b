import type { ExtremeForm } from "../../question/form/logical-form.ts";
import { nodesOf } from "../../question/form/walk.ts";
import { counted } from "../../values/counted.ts";
import { nodeKey } from "../../evidence/fact.ts";
import { membersOf, type Row } from "./hop.ts";

/** How the remark of members without a value says what follows for the first of the others. */
export const MAY_BE_FIRST = "so another may come first";

/** How many members of a set are in no row. */
export function missingFrom(members: readonly Row[], rows: readonly Row[]): number {
  const known = new Set(rows.map(({ value }) => nodeKey(value)));
  return membersOf(members).filter((member) => !known.has(nodeKey(member))).length;
}

/**
 * What is to be said of a superlative when some members of its set have no value of what it compares by; undefined when
 * all have one.
 * @param rows those with a value
 * @param members all members of the set
 */
export function remarkOnMissing(
  rows: readonly Row[],
  members: readonly Row[],
  { rank, tally }: ExtremeForm,
): string | undefined {
  const missing = missingFrom(members, rows);
  return missing === 0 ? undefined : remarkOnSoMany(missing, { rank, tally });
}

/** The same of so many of them, at least one. */
export function remarkOnSoMany(
  missing: number,
  { rank, tally }: Pick<ExtremeForm, "rank"> & { readonly tally?: ExtremeForm["tally"] | undefined },
): string {
  const what = tally?.how === "count" ? "none that are stated" : "no value that is stated";
  const without = `${counted(missing, "other has", "others have")} ${what}`;
  return `${without}, ${rank === 1 ? MAY_BE_FIRST : "so another may have that rank"}`;
}

/** "The older of A and B": a choice among things that are told of one by one. */
export function isChoice({ set }: Pick<ExtremeForm, "set">): boolean {
  return (
    set.kind === "union" && set.sets.every((each) => [...nodesOf(each)].some(({ node }) => node.kind === "mention"))
  );
}

/** Does a remark leave open which is the first, but not that what is less than another is not? */
export function leavesFirstOpen(remark: string): boolean {
  return remark.endsWith(MAY_BE_FIRST);
}
