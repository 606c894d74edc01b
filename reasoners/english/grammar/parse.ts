import type {
  Condition,
  Form,
  RelationPhrase,
  SetCondition,
  SetForm,
  Tally,
  TimeExpression,
} from "../../../engine/question/form/logical-form.ts";
import { sameValue } from "./same-value.ts";

/** A way to read a span of words, and how much had to be forgiven for it: 0 is a perfect fit, costs add up. */
export interface Parse<T> {
  readonly value: T;
  readonly cost: number;
}

/** A noun phrase. A noun that the graph has no class for denotes anything ("thing"): `set` is then absent. */
export interface Nominal {
  readonly set: SetForm | undefined;
  /** The head noun as written, for what an answer is expected to be. */
  readonly noun?: string | undefined;
}

/** What is said of the members of a set: by a relative clause, a verb phrase, a prepositional phrase. */
export type Predicate =
  | { readonly kind: "among"; readonly set: SetForm }
  | { readonly kind: "not-among"; readonly set: SetForm }
  | {
      readonly kind: "where";
      readonly relation: RelationPhrase;
      readonly tally?: Tally;
      readonly condition: Condition | SetCondition;
      readonly domain: SetForm;
      /** True where the mean that is compared with is that of those themselves of which it is said. */
      readonly isOwnMean?: true;
    }
  | {
      readonly kind: "extreme";
      readonly by: RelationPhrase;
      readonly tally?: Tally;
      readonly direction: "max" | "min";
      readonly rank: number;
      /** All of which it can be said, where no noun says it; without it, it is said of nothing alone. */
      readonly domain?: SetForm;
    }
  | { readonly kind: "at"; readonly time: TimeExpression }
  | { readonly kind: "all"; readonly predicates: readonly Predicate[] };

/** Readings of a noun phrase, and those that are made only where they are cheap enough. */
export type Nominals = readonly Parse<Nominal>[];
export type NominalDrafts = readonly (Parse<Nominal> | Draft<Nominal>)[];

/** Readings of what is said of a set. */
export type Predicates = readonly Parse<Predicate>[];

export function parse<T>(value: T, cost: number): Parse<T> {
  return { value, cost };
}

/**
 * A parse whose value is made when it is wanted: of the many ways to combine two parts few are cheap enough to be kept.
 * Undefined where the parts do not go together.
 */
export interface Draft<T> {
  readonly make: () => T | undefined;
  readonly cost: number;
}

export function draft<T>(cost: number, make: () => T | undefined): Draft<T> {
  return { make, cost };
}

/** The cheapest few, equal values once. */
export function cheapest<T>(parses: readonly (Parse<T> | Draft<T>)[], most: number): readonly Parse<T>[] {
  const kept: Parse<T>[] = [];
  for (const each of [...parses].sort((a, b) => a.cost - b.cost)) {
    const value = "make" in each ? each.make() : each.value;
    if (value !== undefined && !kept.some((other) => sameValue(other.value, value))) kept.push(parse(value, each.cost));
    if (kept.length >= most) break;
  }
  return kept;
}

/** The members of `base` of which the predicate is true; all of which it is true where there is no base. */
export function applied(base: SetForm | undefined, predicate: Predicate): SetForm | undefined {
  switch (predicate.kind) {
    case "among":
      return base === undefined ? predicate.set : intersection([base, predicate.set]);
    case "not-among":
      return base === undefined ? undefined : { kind: "except", set: base, without: predicate.set };
    case "where": {
      const condition = predicate.isOwnMean === true ? withOwnMean(predicate.condition, base) : predicate.condition;
      if (condition === undefined) return undefined;
      return {
        kind: "where",
        set: base ?? predicate.domain,
        relation: predicate.relation,
        ...tallyOf(predicate),
        condition,
      };
    }
    case "extreme": {
      const { by, direction, rank, domain } = predicate;
      const set = base ?? domain;
      return set === undefined ? undefined : { kind: "extreme", set, by, ...tallyOf(predicate), direction, rank };
    }
    case "at":
      // A name does not change with time: what is said of it does.
      return base === undefined || isName(base) ? undefined : { kind: "at", set: base, time: predicate.time };
    case "all": {
      // Sets first: what narrows by value, rank or time is said of what the sets leave.
      const ordered = [...predicate.predicates].sort((a, b) => Number(a.kind !== "among") - Number(b.kind !== "among"));
      return ordered.reduce<SetForm | undefined>((set, each) => applied(set, each) ?? set, base);
    }
  }
}

/**
 * Compared with the mean of those of which it is said: of all of a kind. Of the dogs of one kennel that are "heavier
 * than average" nobody tells whether the average of that kennel is meant.
 */
function withOwnMean(condition: Condition | SetCondition, base: SetForm | undefined): SetCondition | undefined {
  if (base?.kind !== "instances" || !("of" in condition) || condition.of.kind !== "follow") return undefined;
  return { ...condition, of: { ...condition.of, from: base } };
}

function tallyOf({ tally }: { readonly tally?: Tally }): { readonly tally?: Tally } {
  return tally === undefined ? {} : { tally };
}

function isName(set: SetForm): boolean {
  return set.kind === "mention" || set.kind === "instances" || (set.kind === "intersect" && set.sets.every(isName));
}

export function intersection(sets: readonly SetForm[]): SetForm {
  const flat = sets.flatMap((set) => (set.kind === "intersect" ? set.sets : [set]));
  const distinct: SetForm[] = [];
  for (const set of flat) if (!distinct.some((other) => sameValue(other, set))) distinct.push(set);
  const [only] = distinct;
  return distinct.length === 1 && only !== undefined ? only : { kind: "intersect", sets: distinct };
}

/** 0–1, 1 for a cost of 0. */
export function scoreOf(cost: number): number {
  return Math.exp(-cost);
}

export function costOf(score: number): number {
  return -Math.log(Math.max(score, 1e-6));
}

export type FormParse = Parse<Form>;
