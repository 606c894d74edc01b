import type { AnswerConflict, AnswerStatus, AnswerValue } from "../trace.ts";
import { sortedValues } from "../values.ts";
import type { Ground } from "./grounds.ts";
import { fullestOf, sameValues, type Sameness } from "./same-value.ts";
import { sidesOf, type Saying, type Side } from "./sides.ts";
import { weightOf } from "./weight.ts";

/** What one judged path says the answer is. */
export interface Claim extends Saying {
  /** What it rests on: all of it must hold. Empty for what no source says. */
  readonly grounds: readonly Ground[];
  /** Ids of its evidence. */
  readonly evidence: readonly string[];
  /** Id of the path as it is shown. */
  readonly path: string;
}

export interface ClaimsRead extends Sameness {
  /** True where there is one answer only: a place of birth, a year. A list's answers exclude nothing. */
  readonly excludes: boolean;
}

export interface Decided {
  /** NOT_KNOWN where nothing was claimed. A conflict is never complete. */
  readonly status: AnswerStatus;
  /** The answer; where it is CONFLICTING, what all sides say. Sorted as people sort. */
  readonly values: readonly AnswerValue[];
  /** Empty where nothing excludes anything; else every side, heaviest first. */
  readonly conflicts: readonly AnswerConflict[];
  /** Sides that are not among them, for their number. */
  readonly cut: number;
  /**
   * What stands for each claimed value, by `valueKey`: the entity for its name, the day for the year. Paths name their
   * answers so.
   */
  readonly standing: ReadonlyMap<string, AnswerValue>;
}

/** Sides that are told of. */
export const MOST_SIDES = 10;

/**
 * Decides between answers that exclude one another (ours: the paper leaves that to a model). The heaviest side is taken
 * if no other would outweigh it were the most trusted origin of that other there twice: one more voice such as the
 * others have must not turn the answer. So a graph and a document outweigh a wrong page of the web, and two pages
 * outweigh one; one source against one is CONFLICTING, whichever kinds they are, unless the other is trusted half as
 * much or less. Whatever more speaks for the side that is taken never takes it back.
 */
export function decideBetween(claims: readonly Claim[], { excludes, liesWithin, ...sameness }: ClaimsRead): Decided {
  if (claims.length === 0) return { status: "NOT_KNOWN", values: [], conflicts: [], cut: 0, standing: new Map() };
  const claimed = claims.flatMap(({ values }) => values);
  // Of a list both a town and its country may be part.
  const same = sameValues(claimed, excludes && liesWithin !== undefined ? { ...sameness, liesWithin } : sameness);
  const sides = excludes ? sidesOf(claims, same) : [];
  if (sides.length < 2)
    return {
      status: "ANSWERED",
      values: sortedValues(fullestOf(claimed, same)),
      conflicts: [],
      cut: 0,
      standing: same,
    };
  const agreed = agreedBy(sides);
  const weighed = sides
    .map((side) => weighedSide(side, agreed))
    .sort((a, b) => b.weight - a.weight || (a.key < b.key ? -1 : 1));
  const [first, ...others] = weighed;
  const isTaken = first !== undefined && others.every((other) => first.weight - other.weight >= leadOver(other));
  return {
    status: isTaken ? "ANSWERED" : "CONFLICTING",
    values: sortedValues((isTaken ? [first] : weighed).flatMap(({ side }) => side.values)),
    conflicts: weighed
      .slice(0, MOST_SIDES)
      .map(({ side, weight }, index) => shownSide(side, weight, isTaken && index === 0)),
    cut: Math.max(0, weighed.length - MOST_SIDES),
    standing: same,
  };
}

interface WeighedSide {
  readonly side: Side<Claim>;
  readonly weight: number;
  /** Trust of the most trusted of its origins. */
  readonly strongest: number;
  /** The same whatever the order of the claims. */
  readonly key: string;
}

/** Sums of trust are not exact; and what weighs nothing must be outweighed by something. */
const ROUNDING = 1e-9;

function leadOver({ strongest }: WeighedSide): number {
  return Math.max(strongest - ROUNDING, ROUNDING);
}

function weighedSide(side: Side<Claim>, agreed: ReadonlySet<string>): WeighedSide {
  const paths = side.sayings.map(({ grounds }) => {
    const contested = grounds.filter(({ says }) => !agreed.has(says));
    return contested.length === 0 ? grounds : contested;
  });
  return {
    side,
    weight: weightOf(paths),
    strongest: Math.max(0, ...originsOf(side).map(({ trust }) => trust)),
    key: JSON.stringify(side.values.map(({ node }) => [node.label, node.kind === "entity" ? node.iri : ""]).sort()),
  };
}

/** Steps that some path of every side goes through: if they are wrong, all sides are, so they tell nothing. */
function agreedBy(sides: readonly Side<Claim>[]): ReadonlySet<string> {
  const [first, ...others] = sides.map(
    ({ sayings }) => new Set(sayings.flatMap(({ grounds }) => grounds.map(({ says }) => says))),
  );
  return new Set([...(first ?? [])].filter((says) => others.every((other) => other.has(says))));
}

function originsOf({ sayings }: Side<Claim>) {
  return sayings.flatMap(({ grounds }) => grounds.flatMap(({ origins }) => origins));
}

function shownSide(side: Side<Claim>, weight: number, taken: boolean): AnswerConflict {
  return {
    values: sortedValues(side.values),
    taken,
    weight,
    support: [...new Set(originsOf(side).map(({ kind }) => kind))].sort(),
    evidence: [...new Set(side.sayings.flatMap(({ evidence }) => evidence))],
    paths: [...new Set(side.sayings.map(({ path }) => path))],
  };
}
