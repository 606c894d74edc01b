import { Failure } from "../../failure.ts";
import type { StageContext } from "../../investigation/stage.ts";
import { forgivable } from "../../sources/from-all.ts";
import type { StrategyName } from "../../evidence/trace.ts";
import type { InvestigationParts } from "../../investigation-parts.ts";
import type { Question } from "../../question/question.ts";
import type { Strategy } from "../strategy.ts";
import { WHOLE } from "./name.ts";
import { nestingAmong } from "./nested-places.ts";
import { agree, isGrounded, isVerified, settles, type Party } from "./party.ts";
import { sameMentions } from "./same-mentions.ts";

/** What came of asking other strategies. */
export interface Others {
  /** In the order in which they were asked. */
  readonly parties: readonly Party[];
  /** Those that failed, and why, in words. */
  readonly failures: readonly { readonly strategy: StrategyName; readonly message: string }[];
  /** Why others that might have found it were not asked, as a clause; undefined where all were, or need not be. */
  readonly stopped?: string | undefined;
}

interface Asking {
  readonly question: Question;
  readonly parts: InvestigationParts;
  readonly context: StageContext;
}

/**
 * Requests to a model after which nobody else is asked. Where two have found nothing by then, a third hardly ever does:
 * of 24 questions of MuSiQue none, which cost 20 to 34 requests (docs/tokens.md).
 */
export const MOST_REQUESTS = 10;

/**
 * One after another, until one answers so that nobody else need be asked, or as one before it has, until nobody pays
 * for more, or until as many requests are made as a question is worth.
 * @param first what QUERY found, and the requests that it took
 */
export async function untilSettled(
  strategies: readonly Strategy[],
  { first, requests }: { readonly first: Party; readonly requests: number },
  asking: Asking,
): Promise<Others> {
  const parties: Party[] = [];
  const failures: Others["failures"][number][] = [];
  const isByModel = asking.parts.reasoner.mostRequests !== undefined;
  let made = requests;
  for (const [index, strategy] of strategies.entries()) {
    // What reads the question as a whole is asked for two requests, whatever was spent before it.
    if (made >= MOST_REQUESTS && strategy.name !== WHOLE) {
      const left = strategies.slice(index).map(({ name }) => name);
      return {
        parties,
        failures,
        stopped: `${made} requests were made to the model, and ${left.join(" and ")} not asked`,
      };
    }
    const outcome = await outcomeOf(strategy, asking);
    if ("message" in outcome) {
      failures.push(outcome);
      if (outcome.isSpent) break;
    } else {
      const { requests: its, ...party } = outcome;
      // What reads the question as a whole goes on from what QUERY found, and counts it too.
      made += strategy.name === WHOLE ? its - requests : its;
      const before = [first, ...parties];
      parties.push(party);
      if (settles(party.result) || (isByModel && isVerified(party.result))) break;
      if (await isBorneOut(party, before, asking)) break;
    }
  }
  return { parties, failures };
}

async function isBorneOut(outcome: Party, before: readonly Party[], asking: Asking): Promise<boolean> {
  const alike = sameMentions([...before, outcome]);
  if (before.some((party) => agree(party, outcome, alike))) return true;
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
    parties: outcomes.flatMap((outcome) =>
      "message" in outcome ? [] : [{ strategy: outcome.strategy, result: outcome.result }],
    ),
    failures: outcomes.flatMap((outcome) => ("message" in outcome ? [outcome] : [])),
  };
}

interface Failed {
  readonly strategy: StrategyName;
  readonly message: string;
  /** Is nobody there who pays for more? */
  readonly isSpent: boolean;
}

/** What a strategy found, and the requests to a model that it took, those of the analysis included. */
interface Counted extends Party {
  readonly requests: number;
}

/** QUERY has found what it has: that another strategy fails takes nothing from it. */
async function outcomeOf(strategy: Strategy, { question, parts, context }: Asking): Promise<Counted | Failed> {
  try {
    const { value: result, calls } = await context.getCounted(strategy.result(question, parts));
    return { strategy: strategy.name, result, requests: calls.MODEL ?? 0 };
  } catch (reason) {
    const message = forgivable(reason, true);
    const isSpent = reason instanceof Failure && SPENT.has(reason.code);
    return { strategy: strategy.name, message, isSpent };
  }
}

const SPENT: ReadonlySet<string> = new Set(["BUDGET_EXHAUSTED", "DEADLINE_EXCEEDED"]);
