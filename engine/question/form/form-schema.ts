import { z } from "zod";
import { CLAUSE_GAPS } from "../../text/clause-gap.ts";
import type { Form, SetForm, TimeExpression } from "./logical-form.ts";

const score = z.number().min(0).max(1);
const linkCandidate = z.object({ iri: z.string(), label: z.string(), score, isPart: z.boolean().optional() });
const relationPhrase = z.object({
  text: z.string(),
  candidates: z.array(
    z.object({
      iri: z.string(),
      label: z.string(),
      direction: z.enum(["FORWARD", "BACKWARD"]),
      score,
      loose: z.boolean().optional(),
      narrower: z.boolean().optional(),
      included: z.boolean().optional(),
      implied: z.boolean().optional(),
    }),
  ),
  any: z.boolean().optional(),
  gap: z.enum(CLAUSE_GAPS).optional(),
});
const dateValue = z.object({
  type: z.literal("date"),
  year: z.number().int(),
  month: z.number().int().min(1).max(12).optional(),
  day: z.number().int().min(1).max(31).optional(),
});
const value = z.union([
  z.object({ type: z.literal("text"), text: z.string() }),
  z.object({ type: z.literal("number"), number: z.number(), unit: z.string().optional() }),
  dateValue,
]);
const condition = z.union([
  z.object({ operator: z.enum(["=", "<", ">", "<=", ">="]), value }),
  z.object({ operator: z.literal("between"), from: value, to: value }),
  z.object({ operator: z.literal("contains"), text: z.string() }),
]);
const timeExpression: z.ZodType<TimeExpression> = z.lazy(() =>
  z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("now"), implied: z.boolean().optional(), still: z.literal(true).optional() }),
    z.object({ kind: z.literal("past") }),
    z.object({ kind: z.literal("instant"), date: dateValue }),
    z.object({
      kind: z.literal("interval"),
      from: dateValue.optional(),
      to: dateValue.optional(),
      strict: z.boolean().optional(),
      throughout: z.boolean().optional(),
    }),
    z.object({ kind: z.literal("dates"), of: setForm, relation: relationPhrase }),
    z
      .object({
        kind: z.literal("turn"),
        counted: z.enum(["FROM FIRST", "FROM LAST", "AFTER", "BEFORE", "LONGEST"]),
        rank: z.number().int().min(1),
        of: setForm.optional(),
      })
      .refine(
        ({ counted, of }) => counted === "BEFORE" || (counted === "AFTER") === (of !== undefined),
        "a turn after another needs `of`, one before another may have it, and no other has it",
      )
      .refine(({ counted, rank }) => counted !== "LONGEST" || rank === 1, "only the longest turn of all is known"),
  ]),
) as z.ZodType<TimeExpression>;

const nestedSet: z.ZodType<SetForm> = z.lazy(() => setForm);
const setCondition = z
  .object({
    operator: z.enum(["=", "<", ">", "<=", ">=", "every", "only"]),
    of: nestedSet,
    times: z.number().positive().optional(),
    counted: z.boolean().optional(),
    mean: z.literal(true).optional(),
  })
  .refine(({ of, mean }) => mean !== true || of.kind === "follow", "a mean is of what one step leads to")
  .refine(({ counted, mean }) => mean !== true || counted !== true, "a mean is no number of things")
  .refine(
    ({ operator, mean }) => mean !== true || (operator !== "every" && operator !== "only"),
    "only values are compared with a mean",
  );
const countTally = z.object({ how: z.literal("count"), among: nestedSet.optional() });
const tally = z.discriminatedUnion("how", [
  countTally,
  z.object({
    how: z.enum(["sum", "mean"]),
    numbers: nestedSet.refine(({ kind }) => kind === "follow", "numbers are what one step leads to"),
  }),
]);

/** By their kind: what is nested deeply is then looked at once, and not once for each kind that it could be. */
const SET_FORMS = [
  z.object({
    kind: z.literal("mention"),
    text: z.string(),
    candidates: z.array(linkCandidate),
    answerOf: z.number().int().min(0).optional(),
  }),
  z.object({ kind: z.literal("value"), text: z.string(), value }),
  z.object({ kind: z.literal("instances"), text: z.string(), candidates: z.array(linkCandidate) }),
  z.object({
    kind: z.literal("follow"),
    from: nestedSet,
    relation: relationPhrase,
    expects: z.string().optional(),
    expectsThing: z.literal(true).optional(),
    expectsKind: z.string().optional(),
  }),
  z.object({
    kind: z.literal("where"),
    set: nestedSet,
    relation: relationPhrase,
    tally: tally.optional(),
    condition: z.union([condition, setCondition]),
    orUnstated: z.literal(true).optional(),
  }),
  z.object({
    kind: z.enum(["intersect", "union"]),
    sets: z.array(nestedSet).min(2),
    nesting: z.enum(["INWARD", "OUTWARD"]).optional(),
  }),
  z.object({ kind: z.literal("except"), set: nestedSet, without: nestedSet }),
  z.object({ kind: z.literal("at"), set: nestedSet, time: timeExpression }),
  z.object({
    kind: z.literal("extreme"),
    set: nestedSet,
    by: relationPhrase,
    tally: tally.optional(),
    direction: z.enum(["max", "min"]),
    rank: z.number().int().min(1),
    many: z.number().int().min(2).optional(),
    ofEach: z.number().int().min(1).optional(),
  }),
] as const;

/** Checks a set form that comes from outside: a model's reply, a stored stage. */
const setForm = z.discriminatedUnion("kind", SET_FORMS) as unknown as z.ZodType<SetForm>;

/** How many follows are the outermost of a set, one inside another. */
function stepsTo(set: SetForm): number {
  const inner = set.kind === "at" ? set.set : set;
  return inner.kind === "follow" ? 1 + stepsTo(inner.from) : 0;
}

/** Checks a form that comes from outside. */
export const form = z.discriminatedUnion("kind", [
  ...SET_FORMS,
  z
    .object({ kind: z.literal("count"), set: setForm, outOf: setForm.optional(), against: setForm.optional() })
    .refine(({ outOf, against }) => outOf === undefined || against === undefined, "a share is no ratio"),
  z
    .object({
      kind: z.literal("total"),
      set: setForm,
      by: relationPhrase,
      tally: countTally.optional(),
      how: z.enum(["sum", "mean", "min", "max"]),
      ofEach: z.number().int().min(1).optional(),
      part: setForm.optional(),
    })
    .refine(
      ({ how, ofEach, part }) => part === undefined || (how === "sum" && ofEach === undefined),
      "only of a sum of all together there is a part",
    ),
  z
    .object({
      kind: z.literal("each"),
      set: setForm,
      by: relationPhrase,
      tally: countTally.optional(),
      stepsBack: z.number().int().min(1).optional(),
    })
    .refine(({ set, stepsBack = 0 }) => stepsTo(set) >= stepsBack, "there are fewer steps to the set than stepsBack"),
  z.object({
    kind: z.literal("compare"),
    a: setForm,
    b: setForm,
    by: relationPhrase,
    tally: countTally.optional(),
    direction: z.enum(["max", "min"]),
    whether: z.boolean().optional(),
  }),
  z.object({
    kind: z.literal("difference"),
    a: setForm,
    b: setForm,
    by: relationPhrase,
    since: relationPhrase.optional(),
    tally: countTally.optional(),
    how: z.enum(["difference", "ratio"]),
    direction: z.enum(["max", "min"]).optional(),
    unit: z.string().optional(),
  }),
  z.object({ kind: z.literal("same"), a: setForm, b: setForm, by: relationPhrase, negated: z.boolean() }),
  z
    .object({
      kind: z.literal("age"),
      since: setForm,
      until: setForm.optional(),
      held: z.literal(true).optional(),
      atMost: z.number().positive().optional(),
      unit: z.string().optional(),
    })
    .refine(
      ({ until, held }) => until === undefined || held === undefined,
      "facts tell themselves until when they hold",
    ),
  z
    .object({
      kind: z.literal("exists"),
      set: setForm,
      outOf: setForm.optional(),
      over: z.enum(["YES", "NO"]).optional(),
      ofLife: z.literal(true).optional(),
    })
    .refine(({ outOf, over }) => outOf === undefined || over === undefined, "what all are is not what is over"),
]) as unknown as z.ZodType<Form>;
