import type { AnswerStatus, AnswerValue } from "../../evidence/trace.ts";
import { fullestOf, sameValues } from "../../evidence/conflicts/same-value.ts";
import { nothingWithin, type LiesWithin } from "../../evidence/conflicts/lies-within.ts";
import { sidesOf, type Side } from "../../evidence/conflicts/sides.ts";
import { valueKey } from "../../evidence/values.ts";
import type { Claim } from "./party.ts";

/** Claims that share an answer, and what their paths weigh together. */
export interface WeighedSide extends Side<Claim> {
  /** 0–1. */
  readonly weight: number;
  /** The claim that is shown for all of them. */
  readonly first: Claim;
}

export interface Decision {
  readonly status: AnswerStatus;
  /** Heaviest first, the one that is taken before all. Empty where nothing was claimed. */
  readonly sides: readonly WeighedSide[];
  /** What claims of the side that is taken give beyond it. */
  readonly beyond: readonly AnswerValue[];
  /** What stands for each claimed value, by `valueKey`: the entity for its name, the day for the year. */
  readonly standing: ReadonlyMap<string, AnswerValue>;
}

/** Do some claims exclude each other? */
export function isContested(claims: readonly Claim[], liesWithin: LiesWithin = nothingWithin): boolean {
  return sidesOf(claims, standingFor(claims, liesWithin)).length > 1;
}

/** What else is known when it is decided. */
export interface Known {
  /** Has QUERY decided? */
  readonly isDecided: boolean;
  /** Which places lie within others. */
  readonly liesWithin?: LiesWithin;
  /** Which answers are others more fully, whoever has checked them. */
  readonly alike?: LiesWithin;
  /** The claim that was chosen where some exclude each other. */
  readonly preferred?: Claim | undefined;
}

/**
 * Decides between what several strategies say. Claims that share an answer are on one side; of lists that are not the
 * same, the checked one is taken, or else that of the strategy that was asked first. Sides that exclude each other are
 * CONFLICTING, unless one of them alone is checked: by QUERY, which is asked first and decides where it can, or else by
 * any strategy. No number of paths makes an answer out of what nobody could check. A place and one that lies within it
 * are on one side, and the inner one is taken, unless the outer one alone is checked.
 * @param weightOf what the paths of a claim weigh together, 0–1
 */
export function decide(
  claims: readonly Claim[],
  weightOf: (claims: readonly Claim[]) => number,
  { isDecided, liesWithin = nothingWithin, alike = nothingWithin, preferred }: Known,
): Decision {
  if (claims.length === 0) return { status: "NOT_KNOWN", sides: [], beyond: [], standing: new Map() };
  const same = standingFor(claims, alike);
  const nested = standingFor(claims, (inner, outer) => alike(inner, outer) || liesWithin(inner, outer));
  const weighed = sidesOf(claims, nested)
    .map((side) => ({ ...side, weight: weightOf(side.sayings), first: firstOf(side.sayings, same) }))
    .sort((a, b) => b.weight - a.weight || claims.indexOf(a.first) - claims.indexOf(b.first));
  const taken = takenOf(weighed, claims, isDecided, preferred);
  if (taken === undefined) return { status: "CONFLICTING", sides: weighed, beyond: [], standing: same };
  const known = new Set(keysOf(taken.first, nested));
  return {
    status: "ANSWERED",
    sides: [
      { ...taken, first: mostExact(taken, nested) },
      ...weighed.filter(({ sayings }) => sayings !== taken.sayings),
    ],
    beyond: taken.values.filter((value) => !known.has(valueKey(value))),
    standing: same,
  };
}

function standingFor(claims: readonly Claim[], liesWithin: LiesWithin): ReadonlyMap<string, AnswerValue> {
  return sameValues(
    claims.flatMap(({ values }) => values),
    { liesWithin },
  );
}

/** The claim that says the same as the first of a side and lies within it, if it is checked as well as that one. */
function mostExact({ first, sayings }: WeighedSide, nested: ReadonlyMap<string, AnswerValue>): Claim {
  const keys = keysOf(first, nested).join("\n");
  const isExact = ({ values }: Claim): boolean => values.map(valueKey).join("\n") === keys;
  if (isExact(first)) return first;
  return sayings.find((claim) => isExact(claim) && (claim.isChecked || !first.isChecked)) ?? first;
}

function takenOf(
  sides: readonly WeighedSide[],
  [first]: readonly Claim[],
  isDecided: boolean,
  preferred: Claim | undefined,
): WeighedSide | undefined {
  if (preferred !== undefined) return sides.find(({ sayings }) => sayings.includes(preferred));
  if (isDecided) {
    const side = sides.find(({ sayings }) => sayings.some((claim) => claim === first));
    return side === undefined || first === undefined ? undefined : { ...side, first };
  }
  // A strategy that is open between its own sides has not chosen, whoever has.
  const [only, ...more] = sides;
  if (more.length === 0) return only;
  const checked = sides.filter(({ sayings }) => sayings.some(({ isChecked }) => isChecked));
  return checked.length === 1 ? checked[0] : undefined;
}

/** The first that is checked, or one before it that says the same in all. */
function firstOf(sayings: readonly Claim[], same: ReadonlyMap<string, AnswerValue>): Claim {
  const checked = sayings.find(({ isChecked }) => isChecked) ?? sayings[0];
  if (checked === undefined) throw new TypeError("A side has claims.");
  const keys = keysOf(checked, same).sort().join("\n");
  return sayings.find((claim) => keysOf(claim, same).sort().join("\n") === keys) ?? checked;
}

function keysOf({ values }: Claim, same: ReadonlyMap<string, AnswerValue>): string[] {
  return fullestOf(values, same).map(valueKey);
}
