import { forgivable } from "../sources/from-all.ts";
import { counted } from "../values/counted.ts";
import { reachedIn } from "./query-budget.ts";
import { isFused } from "../graph/fused-graph.ts";
import { attemptOverPlaces, attemptReading, type Attempt } from "./attempt.ts";
import type { QueryContext, Outcome } from "./outcomes.ts";
import { uncheckedIn } from "./execution/unchecked.ts";
import { isPlainlyEmpty } from "./plainly-empty.ts";
import { EQUAL_SCORE_RATIO, LIMITS } from "./limits.ts";
import type { RankedReading } from "./readings.ts";
import type { AnsweredReading } from "./answers/show-reading.ts";

/** How the readings of a question fared. */
export interface Tried {
  /** Decided readings, best first: the best, and those of nearly its score. */
  readonly answered: readonly AnsweredReading[];
  readonly attempts: readonly Attempt[];
  /** Sources that failed, as sentences. */
  readonly failures: readonly string[];
  /** What a bound kept from being tried or shown, as sentences. */
  readonly cuts: readonly string[];
  /** True where what the question plainly says is simply not stated. */
  readonly isPlainlyEmpty: boolean;
}

/**
 * Stops as soon as no reading that is left can come near the best one decided; or, where `plainly` is asked for, near
 * one that is plainly empty.
 */
export async function tryReadings(
  readings: readonly RankedReading[],
  queryContext: QueryContext,
  { plainly = false }: { readonly plainly?: boolean } = {},
): Promise<Tried> {
  const answered: AnsweredReading[] = [];
  const attempts: Attempt[] = [];
  const failures = new Set<string>();
  // A model says by the order of its readings which of them it means.
  const mayBeEmpty = plainly && queryContext.parts.reasoner.mostRequests === undefined;
  let empty = 0;
  for (const reading of readings) {
    if (reading.bound < empty * PLAIN_RATIO) break;
    // What the graph holds and can not check is not answered by what the question hardly says.
    const best = Math.max(uncheckedScore(attempts), ambiguousScore(attempts), ...answered.map(({ score }) => score));
    if (best > 0 && reading.bound < best * EQUAL_SCORE_RATIO) break;
    const attempt = await attemptReading(reading, queryContext).catch((reason: unknown) => {
      failures.add(forgivable(reason, answered.length > 0));
    });
    if (attempt === undefined) continue;
    attempts.push(attempt);
    if (mayBeEmpty && (await isPlainlyEmpty(attempt, queryContext))) empty = Math.max(empty, reading.bound);
    const { status, outcome, rivals } = attempt;
    const decided = status === "ANSWERED" && outcome !== undefined ? [outcome, ...rivals] : rivals;
    answered.push(...decided.map((each) => answeredBy(attempt.reading, each)));
  }
  if (answered.length === 0 && failures.size === 0 && isFused(queryContext.parts.graph)) {
    for (const reading of readings) {
      const attempt = await attemptOverPlaces(reading, queryContext).catch((reason: unknown) => {
        failures.add(forgivable(reason, false));
      });
      if (attempt?.outcome === undefined || attempt.status !== "ANSWERED") continue;
      attempts.push(attempt);
      answered.push(answeredBy(attempt.reading, attempt.outcome));
      break;
    }
  }
  // What is read as well by a name that may mean several things is not answered by another reading of the question.
  const ambiguous = ambiguousScore(attempts);
  if (ambiguous > 0 && answered.some(({ score }) => score * EQUAL_SCORE_RATIO <= ambiguous)) answered.length = 0;
  answered.sort((a, b) => b.score - a.score);
  const best = answered[0]?.score ?? 0;
  const equallyGood = answered.filter(({ score }) => score >= best * EQUAL_SCORE_RATIO);
  const shown = equallyGood.slice(0, LIMITS.readingsShown);
  const untried = attempts.filter(
    ({ reading, unexamined }) => reading.score * unexamined.bound >= best * EQUAL_SCORE_RATIO,
  );
  return {
    answered: shown,
    attempts,
    failures: [...failures],
    cuts: cutsOf(untried, equallyGood.length - shown.length, queryContext),
    isPlainlyEmpty: empty > 0,
  };
}

/** A reading that scores less than this part of one that is plainly empty says something else, 0–1. */
const PLAIN_RATIO = 0.75;

/**
 * What the best reading scores that a graph holds facts of, and has undecided because it can not check them; 0 for
 * none.
 */
function uncheckedScore(attempts: readonly Attempt[]): number {
  const unchecked = attempts.filter(
    ({ status, outcome }) => status === "UNDECIDED" && outcome !== undefined && uncheckedIn([outcome]).length > 0,
  );
  return Math.max(0, ...unchecked.map(({ reading, outcome }) => reading.score * (outcome?.linking ?? 0)));
}

/** What the best reading scores that is open since a part of a name may mean several things; 0 for none. */
function ambiguousScore(attempts: readonly Attempt[]): number {
  const open = attempts.filter(({ isAmbiguous }) => isAmbiguous === true);
  return Math.max(0, ...open.map(({ reading, outcome }) => reading.score * (outcome?.linking ?? 0)));
}

/** What is left out that might have answered, or have answered as well. */
function cutsOf(
  attempts: readonly Attempt[],
  notShown: number,
  { queryBudget, parts }: QueryContext,
): readonly string[] {
  const untried = attempts.reduce((sum, { unexamined }) => sum + unexamined.count, 0);
  return [
    ...(untried > 0
      ? [
          `${counted(untried, "combination of what the words may mean was", "combinations of what the words may mean were")} not tried`,
        ]
      : []),
    ...(notShown > 0
      ? [
          `${counted(notShown, "more reading fits", "more readings fit")} as well and ${notShown === 1 ? "is" : "are"} not shown`,
        ]
      : []),
    ...(queryBudget?.reached === true ? [reachedIn(parts.graph)] : []),
  ];
}

function answeredBy(reading: RankedReading, outcome: Outcome): AnsweredReading {
  return { reading, outcome, score: reading.score * outcome.linking };
}
