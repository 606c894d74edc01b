import type { StrategyName, StrategyResult } from "../../evidence/trace.ts";
import type { InvestigationParts } from "../../investigation-parts.ts";
import type { Stage } from "../../investigation/stage.ts";
import type { Json } from "../../json.ts";
import { MAX_AGE_MS } from "../../query/stages.ts";
import { parametersOf } from "../../question/parameters.ts";
import type { Question } from "../../question/question.ts";
import { analysisStage } from "../../question/stages.ts";
import type { Strategy, StrategyDeclaration } from "../strategy.ts";
import { estimateFusion } from "./estimate.ts";
import { FUSION_ABLATIONS } from "./ablations.ts";
import { allOf, untilSettled, type Others } from "./go-on.ts";
import { MQPF_TASKS } from "./mqpf/tasks/tasks.ts";
import { KNOWN, NAME, QUERY } from "./name.ts";
import { mayBeNext, nextStrategies } from "./next-strategies.ts";
import { FUSION_PARAMETERS, type FusionOptions } from "./parameters.ts";
import type { Party } from "./party.ts";
import { together, type Asked } from "./together.ts";
import { isDecided, leftOpen, worldOf, type Opening } from "./undecided.ts";
import { FUSION_CRITERIA } from "./weights.ts";

/**
 * FUSION (methods §7): QUERY is asked first. What it leaves open is put to the strategies that may find it, one after
 * another, and what they find is weighed against each other by the quality of its paths (methods §4). A question that
 * QUERY decides costs what QUERY costs.
 * @param strategies those that it asks, QUERY among them, each by its result alone; one that it does not know is asked
 * behind the others, in their order, of whatever QUERY leaves open
 */
export function fusionOf(strategies: readonly Strategy[]): StrategyDeclaration {
  const named = (names: readonly StrategyName[]): readonly Strategy[] =>
    names.flatMap((name) => strategies.filter((strategy) => strategy.name === name));
  const [query] = named([QUERY]);
  if (query === undefined) throw new TypeError(`${NAME} begins with ${QUERY}, which is not among its strategies.`);
  const others = strategies.filter((strategy) => strategy !== query);
  // What somebody else's may find nobody knows: it is tried where those that are known have not settled it.
  const guests = others.filter(({ name }) => !KNOWN.has(name));
  /** All that may be asked beside QUERY. */
  const reachable = ({ thoroughness }: FusionOptions, parts: InvestigationParts): readonly Strategy[] => {
    switch (thoroughness) {
      case "FAST":
        return [];
      case "BALANCED":
        return [...named(mayBeNext(worldOf(parts))), ...guests];
      case "EXHAUSTIVE":
        return others;
    }
  };
  const optionsOf = (question: Question): FusionOptions => parametersOf(question, NAME, FUSION_PARAMETERS);

  return {
    name: NAME,
    description:
      "Asks QUERY first. If QUERY decides the answer, the cost is that of QUERY. Otherwise asks the strategies that may find what is open, and weighs their results by the quality of their paths. `thoroughness` says how far to go.",
    parameters: FUSION_PARAMETERS,
    criteria: FUSION_CRITERIA,
    tasks: MQPF_TASKS,
    ablations: FUSION_ABLATIONS,
    estimate: (question, parts) => {
      const options = optionsOf(question);
      const asked = reachable(options, parts);
      return estimateFusion(
        query.estimate(question, parts),
        asked.map((strategy) => strategy.estimate(question, parts)),
        options,
        parts,
      );
    },
    result: (question, parts) => {
      const options = optionsOf(question);
      const asked = reachable(options, parts);
      return {
        name: "fusion.result",
        version: 3,
        inputs: {
          options: { ...options },
          asked: [query, ...asked].map((strategy) => identityOf(strategy.result(question, parts))),
        },
        maxAgeMs: MAX_AGE_MS,
        compute: (context) =>
          answer({
            ...{ question, parts, context, options, query, others: asked },
            next: (opening) => [...named(nextStrategies(opening)), ...guests],
          }),
      };
    },
  };
}

function identityOf({ name, version, inputs }: Stage<StrategyResult>): Json {
  return { name, version, inputs };
}

interface Asking extends Asked {
  readonly query: Strategy;
  /** All that may be asked beside QUERY. */
  readonly others: readonly Strategy[];
  /** Those to go on with one after another. */
  readonly next: (opening: Opening) => readonly Strategy[];
}

async function answer(asking: Asking): Promise<StrategyResult> {
  const { question, parts, context, query } = asking;
  const first: Party = { strategy: query.name, result: await context.get(query.result(question, parts)) };
  const opening = isDecided(first.result)
    ? undefined
    : leftOpen(first.result, await context.get(analysisStage(question, parts)), worldOf(parts));

  const others = await goOn(first, opening, asking);
  return together([first, ...others.parties], others, opening, asking);
}

function goOn(first: Party, opening: Opening | undefined, asking: Asking): Promise<Others> {
  switch (asking.options.thoroughness) {
    case "FAST":
      return untilSettled([], first, asking);
    case "BALANCED":
      return untilSettled(opening === undefined ? [] : asking.next(opening), first, asking);
    case "EXHAUSTIVE":
      return allOf(asking.others, asking);
  }
}
