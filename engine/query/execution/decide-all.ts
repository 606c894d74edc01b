import { nodeKey } from "../../evidence/fact.ts";
import type { Form, WhetherAll } from "../../question/form/logical-form.ts";
import { childSlot, nodesOf, relationOf, ROOT, type Slot } from "../../question/form/walk.ts";
import { counted } from "../../values/counted.ts";
import type { Decision } from "./decide.ts";
import { isGraphHop, isWithin, membersOf, type Row, type Table } from "./hop.ts";

/**
 * Yes where all that the sources state to be of the whole are stated to be of the part. That one of them is not stated
 * to be is no "no": that needs something that says so of it.
 */
export function decideAll(form: WhetherAll, [part, whole]: readonly Table[]): Decision {
  if (part === undefined || whole === undefined || whole.rows.length === 0)
    return { kind: "undecided", reason: "nothing was found", rows: [] };
  const rows = [...part.rows, ...whole.rows];
  const untold = untoldIn(form, rows);
  if (untold !== undefined) return { kind: "undecided", reason: untold, rows };
  const such = new Set(part.rows.map(({ value }) => nodeKey(value)));
  const all = membersOf(whole.rows);
  const missing = all.filter((member) => !such.has(nodeKey(member))).length;
  if (missing > 0) {
    const reason = `it is stated of ${all.length - missing} of the ${counted(all.length, "thing")} that this is asked of`;
    return { kind: "undecided", reason, rows };
  }
  const stated = all.length === 1 ? "there is one, and it is so" : `all ${all.length} are so`;
  return { kind: "truth", truth: true, rows, remarks: [`only what the sources state is counted: ${stated}`] };
}

/**
 * Why words that stand for any relation tell nothing. Where they say what the whole is, one relation alone may be what
 * they mean; what is asked of it, they never say.
 */
function untoldIn(form: WhetherAll, rows: readonly Row[]): string | undefined {
  const ofWhole = new Set([...nodesOf(form.outOf)].map(({ node }) => JSON.stringify(node)));
  return wordsUntold(
    form,
    rows,
    ({ node, slot }) => isWithin(slot, childSlot(ROOT, 1)) || ofWhole.has(JSON.stringify(node)),
  );
}

/**
 * The same of the whole alone, or of other sets.
 * @param mayBeOne whether one relation that all rows have in common may be what the words of a node mean
 */
export function wordsUntold(
  form: Form,
  rows: readonly Row[],
  mayBeOne: (place: { readonly node: Form; readonly slot: Slot }) => boolean = () => true,
): string | undefined {
  for (const { node, slot } of nodesOf(form)) {
    const relation = relationOf(node);
    if (relation?.any !== true || relation.candidates.length > 0) continue;
    const hops = rows.flatMap((row) => row.hops.filter((hop) => hop.slot === slot));
    const taken = new Set(hops.map((hop) => (isGraphHop(hop) ? `${hop.direction} ${hop.fact.relation}` : "")));
    if (taken.size > 1 || !mayBeOne({ node, slot }))
      return `what was found may not be what “${relation.text}” means in the question`;
  }
  return undefined;
}
