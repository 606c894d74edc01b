import { deniesTruth } from "../grammar/verb-phrase/truth.ts";
import {
  isOfSet,
  isRatioOfCounts,
  isShare,
  isWhetherAll,
  type Condition,
  type DateValue,
  type DifferenceForm,
  type Form,
  type RelationPhrase,
  type SetCondition,
  type TimeExpression,
  type TotalForm,
  type Value,
  type WhetherAll,
} from "../../../engine/question/form/logical-form.ts";
import { takesNumbers, type TakingNumbers } from "../../../engine/question/form/things-tallied.ts";

/** What one node of a form does to its sets, as far as words can ask for it. */
export type Carried =
  | {
      readonly kind: "rank";
      readonly direction: "max" | "min";
      readonly rank: number;
      /** So many from the first on, in place of those of the rank. */
      readonly many?: number | undefined;
      readonly by: string;
      /** True where it is by how many there are of something. */
      readonly counted?: boolean;
    }
  /** Which of two is more: a choice, or whether the one is. */
  | { readonly kind: "compare"; readonly by: string }
  | { readonly kind: "same" }
  /** Whether all are such; `only` where it is whether all are one. */
  | { readonly kind: "all"; readonly only: boolean }
  | {
      readonly kind: "condition";
      readonly operator: Condition["operator"] | SetCondition["operator"];
      readonly numbers: readonly number[];
      readonly dates: readonly DateValue[];
      /** What is looked for in a text, or the text that it is. */
      readonly text?: string | undefined;
      /** With how many times that of others it is compared. */
      readonly times?: number | undefined;
      /** What of others it is compared with: the value of each, or their mean. */
      readonly others?: "EACH" | "MEAN" | undefined;
    }
  /** Takes away; `named` where that is one thing by its name, `ofNamed` where it is taken from such a one. */
  | { readonly kind: "except"; readonly named: boolean; readonly ofNamed: boolean }
  | { readonly kind: "time"; readonly time: TimeExpression["kind"] | "present"; readonly dates: readonly DateValue[] }
  | { readonly kind: "union" }
  /** Who or what comes next, or came before, by a relation that says so: "after", "before". */
  | { readonly kind: "order"; readonly after: boolean }
  /** `parts` says of how many of its sets something is said, beside what kind of thing they are. */
  | { readonly kind: "intersect"; readonly parts: number }
  /** `united` where it is that of all members of several sets. */
  | { readonly kind: "count"; readonly united: boolean; readonly isShare: boolean }
  /** What is told of each of several things. */
  | {
      readonly kind: "each";
      /** True where what is first of each of several things is told. */
      readonly ranked?: boolean;
      /** True where it is how many of something each has. */
      readonly counted?: boolean;
    }
  /** What lies between two, in what it is told. */
  | {
      readonly kind: "difference";
      readonly how: DifferenceForm["how"];
      readonly unit: string | undefined;
      readonly by: string;
    }
  /** Many values made one; `counted` where it is of how many there are of something. */
  | { readonly kind: "total"; readonly how: TotalForm["how"]; readonly counted: boolean; readonly isShare?: boolean };

/** What a node of a form carries. */
export function carriedBy(node: Form): readonly Carried[] {
  switch (node.kind) {
    case "follow": {
      const { text } = node.relation;
      return text === "successor" || text === "predecessor" ? [{ kind: "order", after: text === "successor" }] : [];
    }
    case "extreme": {
      const { direction, many } = node;
      const rank: Carried = { kind: "rank", direction, rank: node.rank, many, by: wordsOfPhrase(node.by) };
      const ofEach: readonly Carried[] = node.ofEach === undefined ? [] : [{ kind: "each", ranked: true }];
      if (takesNumbers(node)) {
        const { numbers } = node.tally;
        return [{ ...rank, by: wordsOfPhrase(numbers.relation) }, takenTogether(node), ...ofEach];
      }
      if (node.tally !== undefined) return [{ ...rank, counted: true }, ...ofEach];
      if (ofEach.length > 0) return [rank, ...ofEach];
      return node.set.kind === "union" ? [rank, { kind: "compare", by: wordsOfPhrase(node.by) }] : [rank];
    }
    case "compare":
      return [{ kind: "compare", by: wordsOfPhrase(node.by) }];
    case "each":
      return [{ kind: "each", counted: node.tally !== undefined }];
    case "difference":
      return [{ kind: "difference", how: node.how, unit: node.unit, by: wordsOfPhrase(node.by) }];
    case "same":
      return [{ kind: "same" }];
    case "where": {
      const condition: Carried = {
        kind: "condition",
        operator: node.condition.operator,
        ...valuesIn(node.condition),
        text: textIn(node.condition),
        ...(isOfSet(node.condition) ? { times: node.condition.times, others: othersIn(node.condition) } : {}),
      };
      if (takesNumbers(node)) return [condition, takenTogether(node)];
      return deniesTruth(node) ? [condition, { kind: "except", named: false, ofNamed: false }] : [condition];
    }
    case "value":
      return [{ kind: "condition", operator: "=", ...split([node.value]), text: node.text }];
    case "except":
      return [{ kind: "except", named: node.without.kind === "mention", ofNamed: node.set.kind === "mention" }];
    case "at":
      if (node.time.kind === "turn") return turnIn(node.time);
      return [
        {
          kind: "time",
          time: node.time.kind === "now" && node.time.implied === true ? "present" : node.time.kind,
          dates: datesIn(node.time),
        },
      ];
    case "intersect":
      return [{ kind: "intersect", parts: node.sets.filter(({ kind }) => kind !== "instances").length }];
    case "total":
      return [
        { kind: "total", how: node.how, counted: node.tally !== undefined, isShare: node.part !== undefined },
        ...(node.ofEach === undefined ? [] : [{ kind: "each", ranked: true } as const]),
      ];
    case "count":
      if (isRatioOfCounts(node)) return [{ kind: "difference", how: "ratio", unit: undefined, by: "" }];
      return [
        {
          kind: "count",
          united: (node.set.kind === "at" ? node.set.set : node.set).kind === "union",
          isShare: isShare(node),
        },
      ];
    case "exists":
      return isWhetherAll(node) ? [{ kind: "all", only: namesOne(node) }] : [];
    case "union":
      return [{ kind: node.kind }];
    default:
      return [];
  }
}

function namesOne({ set }: WhetherAll): boolean {
  const said = set.kind === "at" ? set.set : set;
  return said.kind === "intersect" && said.sets.some(({ kind }) => kind === "mention");
}

function othersIn({ operator, counted, mean }: SetCondition): "EACH" | "MEAN" | undefined {
  if (mean === true) return "MEAN";
  return operator === "every" || operator === "only" || counted === true ? undefined : "EACH";
}

/** "In total", "on average": numbers of things made one. */
function takenTogether({ tally }: TakingNumbers): Carried {
  return { kind: "total", how: tally.how, counted: false };
}

/** "The second", "the last", "before E". */
function turnIn({ counted, rank, of }: Extract<TimeExpression, { kind: "turn" }>): readonly Carried[] {
  if (counted === "LONGEST") return [{ kind: "rank", direction: "max", rank, by: "long" }];
  if (counted === "BEFORE" && of === undefined) return [{ kind: "order", after: false }];
  if (counted === "AFTER" || counted === "BEFORE") {
    const order: Carried = { kind: "order", after: counted === "AFTER" };
    return rank === 1 ? [order] : [order, { kind: "rank", direction: "min", rank, by: "early" }];
  }
  return [{ kind: "rank", direction: counted === "FROM LAST" ? "max" : "min", rank, by: "early" }];
}

function wordsOfPhrase({ text }: RelationPhrase): string {
  return text.toLowerCase();
}

function datesIn(time: TimeExpression): readonly DateValue[] {
  if (time.kind === "instant") return [time.date];
  return time.kind === "interval" ? [time.from, time.to].flatMap((date) => (date === undefined ? [] : [date])) : [];
}

function valuesIn(condition: Condition | SetCondition): ReturnType<typeof split> {
  if (isOfSet(condition)) return split([]);
  if (condition.operator === "between") return split([condition.from, condition.to]);
  return condition.operator === "contains" ? split([]) : split([condition.value]);
}

function textIn(condition: Condition | SetCondition): string | undefined {
  if (isOfSet(condition) || condition.operator === "between") return undefined;
  if (condition.operator === "contains") return condition.text;
  return condition.value.type === "text" ? condition.value.text : undefined;
}

function split(values: readonly Value[]): {
  readonly numbers: readonly number[];
  readonly dates: readonly DateValue[];
} {
  return {
    numbers: values.flatMap((value) => (value.type === "number" ? [value.number] : [])),
    dates: values.flatMap((value) => (value.type === "date" ? [value] : [])),
  };
}
