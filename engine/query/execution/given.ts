import type { SetForm } from "../../question/form/logical-form.ts";

/** Stands for a part whose members are known. */
export const GIVEN: SetForm = { kind: "union", sets: [] };
