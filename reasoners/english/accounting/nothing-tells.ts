import type { Form } from "../../../engine/question/form/logical-form.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { UNTOLD } from "../weights.ts";
import { untoldKinds } from "./account.ts";
import type { AskedQuestion } from "./asked-question.ts";
import { genderOf } from "./by-gender.ts";
import { widerKin } from "./wider-kin.ts";

/** What a question says and nothing in the graph tells, as clauses, and how likely it is as said; see `Reading`. */
export interface Untold {
  readonly untold: readonly string[];
  readonly likely: number | undefined;
}

/**
 * What nothing tells of a reading. A graph without kinds leaves a noun before a name to whoever asks; one with kinds
 * knows some of the thing, and this is none of them. Of sexes nothing is known where a graph states none.
 * @param sexes The words for men or women that no relation says
 */
export function nothingTells(form: Form, asked: AskedQuestion, sexes: readonly string[], catalogue: Catalogue): Untold {
  const kinds = untoldKinds(form, asked, catalogue);
  const kin = widerKin(form, asked, catalogue);
  const isUnlikely =
    (kinds.length > 0 && catalogue.classes.length > 0) ||
    kin.length > 0 ||
    (sexes.length > 0 && genderOf(catalogue) === undefined);
  return {
    untold: [
      ...kinds.map((noun) => `the graph does not tell whether what is named is of the kind “${noun}”`),
      ...kin.map(({ said, label }) => `“${said}” was read as “${label}”, which may be another`),
    ],
    likely: kin.some(({ isOfMany }) => isOfMany) ? UNTOLD.likelyOfKin : isUnlikely ? UNTOLD.likely : undefined,
  };
}
