import type { Form } from "../../question/form/logical-form.ts";
import { executeBy, type Execution } from "../execution/execute.ts";
import { forgivable } from "../../sources/from-all.ts";
import type { FusedSource } from "./fused-set.ts";

/** Computes the sets of a concrete form in several graphs that are read as one. */
export function executeFused(form: Form, source: FusedSource): Promise<Execution> {
  return executeBy(
    form,
    (set, slot) => source.partOf(set, slot, [], "WHOLE"),
    (reason) => source.context.markPartial(forgivable(reason, true)),
  );
}
