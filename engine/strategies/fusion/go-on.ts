import { Failure } from "../../failure.ts";
import type { StageContext } from "../../investigation/stage.ts";
import { forgivable } from "../../sources/from-all.ts";
import { nothingWithin } from "../../evidence/conflicts/lies-within.ts";
import type { StrategyName } from "../../evidence/trace.ts";
import type { InvestigationParts } from "../../investigation-parts.ts";
import type { Question } from "../../question/question.ts";
import type { Strategy } from "../strategy.ts";
import { nestingAmong } from "./nested-places.ts";
import { agree, isGrounded, isVerified, settles, type Party } from "./party.ts";

/** What came of asking other strategies. */
export interface Others {
  /** In the order in which they were asked. */
  readonly parties: readonly Party[];
  /** Those that failed, and why, in words. */
  readonly failures: readonly { readonly strategy: StrategyName; readonly message: string }[];
}

interface Asking {
  readonly question: Question;
  readonly parts: InvestigationParts;
  readonly context: StageContext;
}

/**
 * One after another, until one answers so that nobody else need be asked, or as one before it has, or until nobody pays
 * for more.
 * @param first what QUERY found
 */
export async function untilSettled(strategies: readonly Strategy[], first: Party, asking: Asking): Promise<Others> {
  const parties: Party[] = [];
  const failures: Others["failures"][number][] = [];
  const isByModel = asking.parts.reasoner.mostRequests !== undefined;
  for (const strategy of strategies) {
    const outcome = await outcomeOf(strategy, asking);
    if ("message" in outcome) {
      failures.push(outcome);
      if (outcome.isSpent) break;
    } else {
      const before = [first, ...parties];
      parties.push(outcome);
      if (settles(outcome.result) || (isByModel && isVerified(outcome.result))) break;
      if (await isBorneOut(outcome, before, asking)) break;
    }
  }
  return { parties, failures };
}

async function isBorneOut(outcome: Party, before: readonly Party[], asking: Asking): Promise<boolean> {
  if (before.some((party) => agree(party, outcome, nothingWithin))) return true;
  const grounded = [...before, outcome].filter(({ result }) => isGrounded(result) && result.values.length > 0);
  if (!grounded.includes(outcome) || grounded.length < 2) return false;
  const liesWithin = await nestingAmong(
    grounded.map(({ result }) => result),
    asking,
  );
  return before.some((party) => agree(party, outcome, liesWithin));
}

/** All at once. */
export async function allOf(strategies: readonly Strategy[], asking: Asking): Promise<Others> {
  const outcomes = await Promise.all(strategies.map((strategy) => outcomeOf(strategy, asking)));
  return {
    parties: outcomes.filter((outcome): outcome is Party => !("message" in outcome)),
    failures: outcomes.flatMap((outcome) => ("message" in outcome ? [outcome] : [])),
  };
}

interface Failed {
  readonly strategy: StrategyName;
  readonly message: string;
  /** Is nobody there who pays for more? */
  readonly isSpent: boolean;
}

/** QUERY has found what it has: that another strategy fails takes nothing from it. */
async function outcomeOf(strategy: Strategy, { question, parts, context }: Asking): Promise<Party | Failed> {
  try {
    return { strategy: strategy.name, result: await context.get(strategy.result(question, parts)) };
  } catch (reason) {
    const message = forgivable(reason, true);
    const isSpent = reason instanceof Failure && SPENT.has(reason.code);
    return { strategy: strategy.name, message, isSpent };
  }
}

const SPENT: ReadonlySet<string> = new Set(["BUDGET_EXHAUSTED", "DEADLINE_EXCEEDED"]);
