import type { SetForm } from "../../../../engine/question/form/logical-form.ts";
import { type Parse, parse, type Predicate } from "../parse.ts";

export function among(set: SetForm, cost: number): Parse<Predicate> {
  return parse({ kind: "among", set }, cost);
}
