import { z } from "zod";
import { certainty, maybeText as maybe, neededList, text, textList as idList } from "../forgiving.ts";

const words = z.preprocess((value) => value ?? "", text);
const id = text;

const kinds = z.preprocess(lower, z.enum(["text", "number", "date"]).catch("text"));
/** How many things the relations lead to, in place of their values. */
const counted = { count: z.preprocess((value) => value ?? false, z.boolean()), among: maybe };
/** What the numbers come to that these relations give of the things that the step's own lead to. */
const together = {
  sum: z.preprocess((value) => value ?? [], idList),
  mean: z.preprocess((value) => value ?? [], idList),
};
const direction = z.preprocess(lower, z.enum(["max", "min"]));

/**
 * A reading travels as steps, each of which makes a set out of earlier ones: flat, because small models and servers
 * that enforce a schema cope better with references than with nesting. `form-of-steps` turns it into a logical form.
 */
const step = z.preprocess(
  withLowerOp,
  z.discriminatedUnion("op", [
    z.object({ id, op: z.literal("entity"), words, entities: idList }),
    z.object({ id, op: z.literal("class"), words, classes: idList }),
    z.object({ id, op: z.literal("value"), type: kinds, value: text, unit: maybe }),
    z.object({ id, op: z.literal("follow"), from: id, words, relations: idList, expects: maybe }),
    z.object({
      id,
      op: z.literal("filter"),
      set: id,
      words,
      relations: idList,
      test: z.preprocess(lower, z.enum(["=", "<", ">", "<=", ">=", "between", "contains", "every", "only"])),
      type: kinds,
      value: words,
      of: maybe,
      to: maybe,
      unit: maybe,
      times: z.preprocess((value) => value ?? null, z.coerce.number().positive().nullable()),
      ofCount: z.preprocess((value) => value ?? false, z.boolean()),
      ofMean: z.preprocess((value) => value ?? false, z.boolean()),
      ...counted,
      ...together,
    }),
    z.object({ id, op: z.literal("and"), sets: idList }),
    z.object({ id, op: z.literal("or"), sets: idList }),
    z.object({ id, op: z.literal("minus"), set: id, without: id }),
    z.object({
      id,
      op: z.literal("when"),
      set: id,
      time: z.preprocess(lower, z.enum(["now", "past", "ever", "at", "before", "after", "during", "event"])),
      from: maybe,
      to: maybe,
      event: maybe,
      words,
      relations: idList,
    }),
    z.object({
      id,
      op: z.literal("top"),
      set: id,
      words,
      relations: idList,
      direction,
      rank: z.preprocess((value) => value ?? 1, z.coerce.number()),
      many: z.preprocess((value) => value ?? 1, z.coerce.number().int().min(1).max(1000)),
      each: z.preprocess((value) => value ?? 0, z.coerce.number().int().min(0)),
      ...counted,
      ...together,
    }),
    z.object({ id, op: z.literal("count"), set: id, outOf: maybe, against: maybe }),
    z.object({
      id,
      op: z.literal("total"),
      set: id,
      words,
      relations: idList,
      how: z.preprocess(lower, z.enum(["sum", "mean", "min", "max"])),
      part: maybe,
      each: z.preprocess((value) => value ?? 0, z.coerce.number().int().min(0)),
      ...counted,
    }),
    z.object({
      ...{ id, op: z.literal("each"), set: id, words, relations: idList, ...counted },
      back: z.preprocess((value) => value ?? 0, z.coerce.number().int().min(0)),
    }),
    z.object({
      id,
      op: z.literal("difference"),
      a: id,
      b: id,
      words,
      relations: idList,
      since: z.preprocess((value) => value ?? [], idList),
      how: z.preprocess((value) => lower(value ?? "difference"), z.enum(["difference", "ratio"])),
      direction: z.preprocess((value) => lower(value ?? null), z.enum(["max", "min"]).nullable()),
      unit: maybe,
      ...counted,
    }),
    z.object({
      id,
      op: z.literal("compare"),
      a: id,
      b: id,
      words,
      relations: idList,
      direction,
      whether: z.preprocess((value) => value ?? false, z.boolean()),
      ...counted,
    }),
    z.object({
      id,
      op: z.literal("same"),
      a: id,
      b: id,
      words,
      relations: idList,
      different: z.preprocess((value) => value ?? false, z.boolean()),
    }),
    z.object({ id, op: z.literal("age"), since: id, until: maybe, unit: maybe }),
    z.object({
      ...{ id, op: z.literal("exists"), set: id, outOf: maybe },
      over: z.preprocess((value) => lower(value ?? null), z.enum(["yes", "no"]).nullable()),
    }),
    z.object({ id, op: z.literal("several"), parts: neededList(z.object({ words, answer: id })) }),
  ]),
);

const reading = z.object({
  meaning: words,
  confidence: certainty,
  steps: z.array(step).min(1),
  answer: id,
  /** Which step says words of the question that its operators do not show. */
  covers: z.preprocess((value) => value ?? [], z.array(z.object({ words, step: id }))),
});

export const analysisReply = z.object({
  readings: neededList(reading),
  reason: maybe,
  wouldTell: maybe,
});

export type AnalysisReply = z.infer<typeof analysisReply>;
export type WireReading = z.infer<typeof reading>;
export type WireStep = z.infer<typeof step>;

function lower(value: unknown): unknown {
  return typeof value === "string" ? value.trim().toLowerCase() : value;
}

function withLowerOp(value: unknown): unknown {
  return value !== null && typeof value === "object" && "op" in value ? { ...value, op: lower(value.op) } : value;
}
