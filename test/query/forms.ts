import type {
  Condition,
  CountTally,
  CountForm,
  DifferenceForm,
  EachForm,
  ExistsForm,
  FollowForm,
  Form,
  InstancesForm,
  LinkCandidate,
  MentionForm,
  NumbersTally,
  RelationCandidate,
  RelationPhrase,
  SetCondition,
  SetForm,
  TimeExpression,
  TotalForm,
  Value,
} from "../../engine/question/form/logical-form.ts";

/** Short ways to write forms over the IRIs `urn:t:…` by hand. */
const local = (name: string): string => `urn:t:${name.replaceAll(" ", "_")}`;

const link = (name: string, score: number): LinkCandidate => ({ iri: local(name), label: name, score });

/** `"Fury"`, or several readings with scores: `["Fury", 1], ["Fury 2012", 0.9]`. */
export const mention = (...names: readonly (string | readonly [string, number])[]): MentionForm => {
  const candidates = names.map((name) => (typeof name === "string" ? link(name, 1) : link(...name)));
  return { kind: "mention", text: candidates[0]?.label ?? "", candidates };
};

export const instances = (...names: readonly (string | readonly [string, number])[]): InstancesForm => ({
  ...mention(...names),
  kind: "instances",
});

export type Named = string | readonly [string, number];

/** `>mascot` leads from subjects to objects, `<mascot` back. */
export const relation = (...names: readonly Named[]): RelationPhrase => {
  const candidates = names.map((name): RelationCandidate => {
    const [text, score] = typeof name === "string" ? [name, 1] : name;
    return {
      iri: local(text.slice(1)),
      label: text.slice(1),
      direction: text.startsWith(">") ? "FORWARD" : "BACKWARD",
      score,
    };
  });
  return { text: candidates[0]?.label ?? "", candidates };
};

export const anyRelation = (text = "of"): RelationPhrase => ({ text, candidates: [], any: true });
export const open = (text: string): RelationPhrase => ({ text, candidates: [] });

export const follow = (from: SetForm, by: RelationPhrase | Named): FollowForm => ({
  kind: "follow",
  from,
  relation: typeof by === "string" || Array.isArray(by) ? relation(by as Named) : (by as RelationPhrase),
});

export const intersect = (...sets: readonly SetForm[]): SetForm => ({ kind: "intersect", sets });
export const union = (...sets: readonly SetForm[]): SetForm => ({ kind: "union", sets });
export const except = (set: SetForm, without: SetForm): SetForm => ({ kind: "except", set, without });
export const at = (set: SetForm, time: TimeExpression): SetForm => ({ kind: "at", set, time });
export const where = (set: SetForm, by: Named, condition: Condition): SetForm => ({
  kind: "where",
  set,
  relation: relation(by),
  condition,
});
/** Those of which so many things count, among all or some. */
export const whereCount = (set: SetForm, by: Named, condition: Condition, among?: SetForm): SetForm => ({
  kind: "where",
  set,
  relation: relation(by),
  tally: counting(among),
  condition,
});
export const whereSet = (
  set: SetForm,
  by: Named,
  operator: SetCondition["operator"],
  of: SetForm,
  times?: number,
): SetForm => ({
  kind: "where",
  set,
  relation: relation(by),
  condition: { operator, of, ...(times === undefined ? {} : { times }) },
});
/** Those whose values compare so with the mean of those of some things. */
export const whereMean = (
  set: SetForm,
  by: Named,
  operator: Exclude<SetCondition["operator"], "every" | "only">,
  of: SetForm,
): SetForm => ({
  kind: "where",
  set,
  relation: relation(by),
  condition: { operator, of: follow(of, by), mean: true },
});
/** Those of which there are so many things, of as many as a set has. */
export const whereAsMany = (
  set: SetForm,
  by: Named,
  condition: Omit<SetCondition, "counted">,
  among?: SetForm,
): SetForm => ({
  kind: "where",
  set,
  relation: relation(by),
  tally: counting(among),
  condition: { ...condition, counted: true },
});
export const extremeCount = (
  set: SetForm,
  by: Named,
  direction: "max" | "min",
  rank = 1,
  among?: SetForm,
): SetForm => ({ kind: "extreme", set, by: relation(by), tally: counting(among), direction, rank });
const counting = (among: SetForm | undefined): CountTally => ({
  how: "count",
  ...(among === undefined ? {} : { among }),
});
/** Those by the sum or the mean of whose things' numbers a condition is met. */
export const whereNumbers = (
  set: SetForm,
  by: Named,
  numbers: readonly [how: "sum" | "mean", by: Named, things?: SetForm | undefined],
  condition: Condition,
): SetForm => ({
  kind: "where",
  set,
  relation: relation(by),
  tally: taking(set, by, numbers),
  condition,
});
export const extremeNumbers = (
  set: SetForm,
  by: Named,
  numbers: readonly [how: "sum" | "mean", by: Named, things?: SetForm | undefined],
  direction: "max" | "min",
  rank = 1,
): SetForm => ({ kind: "extreme", set, by: relation(by), tally: taking(set, by, numbers), direction, rank });
const taking = (
  set: SetForm,
  by: Named,
  [how, numbers, things]: readonly [how: "sum" | "mean", by: Named, things?: SetForm | undefined],
): NumbersTally => ({ how, numbers: follow(things ?? follow(set, by), numbers) });
export const count = (set: SetForm): CountForm => ({ kind: "count", set });
export const total = (set: SetForm, by: Named, how: TotalForm["how"] = "sum"): TotalForm => ({
  kind: "total",
  set,
  by: relation(by),
  how,
});
export const totalCount = (set: SetForm, by: Named, how: TotalForm["how"], among?: SetForm): TotalForm => ({
  ...total(set, by, how),
  tally: counting(among),
});
export const each = (set: SetForm, by: Named): EachForm => ({ kind: "each", set, by: relation(by) });
export const eachCount = (set: SetForm, by: Named, among?: SetForm): EachForm => ({
  ...each(set, by),
  tally: counting(among),
});
export const difference = (
  a: SetForm,
  b: SetForm,
  by: Named,
  more: Partial<Pick<DifferenceForm, "how" | "direction" | "unit">> = {},
): DifferenceForm => ({ kind: "difference", a, b, by: relation(by), how: "difference", ...more });
/** By how many things each leads to, among all or some. */
export const differenceCount = (
  a: SetForm,
  b: SetForm,
  by: Named,
  more: Partial<Pick<DifferenceForm, "how" | "direction">> = {},
  among?: SetForm,
): DifferenceForm => ({ ...difference(a, b, by, more), tally: counting(among) });
export const exists = (set: SetForm): ExistsForm => ({ kind: "exists", set });
export const extreme = (set: SetForm, by: Named, direction: "max" | "min", rank = 1): SetForm => ({
  kind: "extreme",
  set,
  by: relation(by),
  direction,
  rank,
});
/** So many that come first. */
export const extremeMany = (set: SetForm, by: Named, direction: "max" | "min", many: number): SetForm => ({
  kind: "extreme",
  set,
  by: relation(by),
  direction,
  rank: 1,
  many,
});
export const compare = (a: SetForm, b: SetForm, by: Named, direction: "max" | "min"): Form => ({
  kind: "compare",
  a,
  b,
  by: relation(by),
  direction,
});
export const same = (a: SetForm, b: SetForm, by: Named, negated = false): Form => ({
  kind: "same",
  a,
  b,
  by: relation(by),
  negated,
});
export const year = (number: number): Extract<Value, { type: "date" }> => ({ type: "date", year: number });
export const day = (y: number, month: number, d: number): Extract<Value, { type: "date" }> => ({
  type: "date",
  year: y,
  month,
  day: d,
});
