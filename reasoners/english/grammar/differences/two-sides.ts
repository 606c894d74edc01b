import type { DifferenceForm, Form, SetForm } from "../../../../engine/question/form/logical-form.ts";
import { isAuxiliary } from "../../language/function-words.ts";
import { COMPARISONS } from "../../weights.ts";
import type { Measured } from "../comparisons/measure.ts";
import { isOneThing } from "../comparisons/whether-more.ts";
import type { Grammar } from "../grammar.ts";
import { type FormParse, parse, type Parse } from "../parse.ts";

/** Words that tell of one thing alone, a verb left over at their end aside: "than E (is)", "as E (did)". */
export function thingsAt(grammar: Grammar, from: number, to: number): readonly Parse<SetForm>[] {
  // "Kemp's" may be a name, and no verb behind "Kemp".
  const isVerb = isAuxiliary(grammar.words[to - 1]?.lower ?? "") && grammar.mention(from, to) === undefined;
  const end = isVerb ? to - 1 : to;
  return grammar.sets(from, end).filter(({ value }) => isOneThing(value));
}

/** What two things are held against each other by, each measure once. */
export function differencesOf(
  a: readonly Parse<SetForm>[],
  b: readonly Parse<SetForm>[],
  measures: readonly (Pick<Measured, "by" | "cost"> & { readonly direction?: "max" | "min" })[],
  said: Pick<DifferenceForm, "how" | "unit">,
): readonly FormParse[] {
  return a.flatMap((one) =>
    b.flatMap((other) =>
      measures.map(({ by, direction, cost }) =>
        parse<Form>(
          {
            kind: "difference",
            a: one.value,
            b: other.value,
            by,
            how: said.how,
            ...(direction === undefined ? {} : { direction }),
            ...(said.unit === undefined ? {} : { unit: said.unit }),
          },
          one.cost + other.cost + cost + COMPARISONS.said,
        ),
      ),
    ),
  );
}
