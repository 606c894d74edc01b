import { isSet, type Form, type SetForm } from "./logical-form.ts";

/**
 * The form about other sets: itself where it is one, else those that it counts, adds up or compares. Undefined where
 * one of them is left with none.
 */
export function withOuterSets(form: Form, replace: (set: SetForm) => SetForm | undefined): Form | undefined {
  if (isSet(form)) return replace(form);
  if ("set" in form) {
    const set = replace(form.set);
    if (set === undefined) return undefined;
    if (form.kind !== "exists" || form.outOf === undefined) return { ...form, set };
    // What all are to be is asked of all at the same time.
    const outOf = replace(form.outOf);
    return outOf === undefined ? undefined : { ...form, set, outOf };
  }
  if (form.kind === "age") {
    const [since, until] = [form.since, form.until].map((set) => set && replace(set));
    if (since === undefined || (form.until !== undefined && until === undefined)) return undefined;
    return { ...form, since, ...(until === undefined ? {} : { until }) };
  }
  const [a, b] = [replace(form.a), replace(form.b)];
  return a === undefined || b === undefined ? undefined : { ...form, a, b };
}
