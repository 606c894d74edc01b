import type { SetForm } from "../../question/form/logical-form.ts";
import { nodesOf } from "../../question/form/walk.ts";
import type { CompiledSet } from "../compilation/compiled-set.ts";

/** Is there nothing that the engine itself takes out of the rows? */
export function countsAllRows(form: SetForm, { excluded, values }: CompiledSet): boolean {
  const isConditional = [...nodesOf(form)].some(
    ({ node }) => node !== form && node.kind === "where" && node.tally === undefined,
  );
  return excluded.length === 0 && values.length === 0 && !isConditional;
}
