import type { StrategyName, StrategyResult } from "../../evidence/trace.ts";
import type { InvestigationParts } from "../../investigation-parts.ts";
import type { Stage } from "../../investigation/stage.ts";
import type { Json } from "../../json.ts";
import { readQuestion } from "../../documents/read-question.ts";
import { MAX_AGE_MS } from "../../query/stages.ts";
import { parametersOf } from "../../question/parameters.ts";
import { nodesOf } from "../../question/form/walk.ts";
import type { Question } from "../../question/question.ts";
import { analysisStage } from "../../question/stages.ts";
import { relativeTimeIn } from "../../text/relative-time.ts";
import type { Task } from "../../task.ts";
import type { Strategy, StrategyDeclaration } from "../strategy.ts";
import { estimateFusion } from "./estimate.ts";
import { FUSION_ABLATIONS } from "./ablations.ts";
import { allOf, untilSettled, type Others } from "./go-on.ts";
import { MQPF_TASKS } from "./mqpf/tasks/tasks.ts";
import { HYDRA, KNOWN, NAME, QUERY, WHOLE } from "./name.ts";
import { mayBeNext, nextStrategies } from "./next-strategies.ts";
import { FUSION_PARAMETERS, type FusionOptions } from "./parameters.ts";
import type { Party } from "./party.ts";
import { together, type Asked } from "./together.ts";
import { isDecided, leftOpen, worldOf, type Opening } from "./undecided.ts";
import { FUSION_CRITERIA } from "./weights.ts";
import { compareAnswers } from "./whole/compare-answers.ts";
import { readsWhole, wholeStrategy } from "./whole/strategy.ts";

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
  const whole = wholeStrategy(query);
  // What somebody else's may find nobody knows: it is tried where those that are known have not settled it.
  const guests = others.filter(({ name }) => !KNOWN.has(name));
  const known = (names: readonly StrategyName[]): readonly Strategy[] =>
    names.flatMap((name) => (name === WHOLE ? [whole] : named([name]).map(withoutPredictions)));
  /** All that may be asked beside QUERY. */
  const reachable = ({ thoroughness }: FusionOptions, parts: InvestigationParts): readonly Strategy[] => {
    switch (thoroughness) {
      case "FAST":
        return [];
      case "BALANCED":
        return [...known(mayBeNext(worldOf(parts))), ...guests];
      case "EXHAUSTIVE":
        return readsWhole(parts) ? [whole, ...others] : others;
    }
  };
  const optionsOf = (question: Question): FusionOptions => parametersOf(question, NAME, FUSION_PARAMETERS);

  return {
    name: NAME,
    description:
      "Asks the strategy QUERY first, and stops there if the graphs give the whole answer. Otherwise asks the other strategies that may find what is missing, and weighs their answers by the quality of their paths. With a language model, it also reads the question as a whole in texts, for one to three requests. `thoroughness` says how far to go.",
    parameters: FUSION_PARAMETERS,
    criteria: FUSION_CRITERIA,
    tasks: [readQuestion, compareAnswers, ...MQPF_TASKS] as readonly Task<unknown, unknown>[],
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
        version: 6,
        inputs: {
          options: { ...options },
          asked: [query, ...asked].map((strategy) => identityOf(strategy.result(question, parts))),
        },
        maxAgeMs: MAX_AGE_MS,
        compute: (context) =>
          answer({
            ...{ question, parts, context, options, query, whole, others: asked },
            next: (opening) => [...known(nextStrategies(opening)), ...guests],
          }),
      };
    },
  };
}

/**
 * What a model predicts is not searched for where it has read the question in the texts already: it has said there
 * what it supposes. Nor is it asked which sources to begin with: graphs and texts have been read, and what is left is
 * what both say together. A question that asks for either has it.
 */
function withoutPredictions(strategy: Strategy): Strategy {
  if (strategy.name !== HYDRA) return strategy;
  const steered = (question: Question, parts: InvestigationParts): Question => {
    if (!readsWhole(parts)) return question;
    const { parameters = {} } = question.options;
    return {
      ...question,
      options: {
        ...question.options,
        parameters: { ...parameters, [HYDRA]: { predictions: 0, selectSources: false, ...parameters[HYDRA] } },
      },
    };
  };
  return {
    name: strategy.name,
    result: (question, parts) => strategy.result(steered(question, parts), parts),
    estimate: (question, parts) => strategy.estimate(steered(question, parts), parts),
  };
}

function identityOf({ name, version, inputs }: Stage<StrategyResult>): Json {
  return { name, version, inputs };
}

interface Asking extends Asked {
  readonly query: Strategy;
  readonly whole: Strategy;
  /** All that may be asked beside QUERY. */
  readonly others: readonly Strategy[];
  /** Those to go on with one after another. */
  readonly next: (opening: Opening) => readonly Strategy[];
}

async function answer(asking: Asking): Promise<StrategyResult> {
  const { question, parts, context, query } = asking;
  const { value, calls } = await context.getCounted(query.result(question, parts));
  const first: Party = { strategy: query.name, result: value };
  const opening = isDecided(first.result)
    ? undefined
    : leftOpen(first.result, await context.get(analysisStage(question, parts)), worldOf(parts));

  const unsettled = opening === undefined ? undefined : await timeOfAsking(asking);
  const others: Others =
    unsettled === undefined
      ? await goOn({ first, requests: calls.MODEL ?? 0 }, opening, asking)
      : {
          parties: [],
          failures: [],
          stopped: `“${unsettled}” is told by the day of asking alone, which no text says`,
        };
  return together([first, ...others.parties], others, opening, asking);
}

/**
 * Words of the question for a time that is told by the day of asking, and are no part of a name. What the graphs date
 * was asked first; of what is left, no reader of texts can say which season was the last. Undefined without a model:
 * nothing is spent then, and where everybody is to be asked.
 */
async function timeOfAsking({ question, parts, context, options }: Asking): Promise<string | undefined> {
  const time = relativeTimeIn(question.text);
  if (time === undefined || options.thoroughness !== "BALANCED" || !readsWhole(parts)) return undefined;
  const { readings } = await context.get(analysisStage(question, parts));
  const isNamed = readings.some(({ form }) =>
    [...nodesOf(form)].some(({ node }) => node.kind === "mention" && node.text.includes(time)),
  );
  return isNamed ? undefined : time;
}

function goOn(
  asked: { readonly first: Party; readonly requests: number },
  opening: Opening | undefined,
  asking: Asking,
): Promise<Others> {
  switch (asking.options.thoroughness) {
    case "FAST":
      return untilSettled([], asked, asking);
    case "BALANCED":
      return untilSettled(
        opening === undefined ? bearingOut(asked.first, asking) : asking.next(opening),
        asked,
        asking,
      );
    case "EXHAUSTIVE":
      return allOf(asking.others, asking);
  }
}

/**
 * An answer that was read in texts, step by step, is held against the whole question: a step may lead to a thing that
 * another part of the question does not fit.
 */
function bearingOut({ result }: Party, { parts, whole }: Asking): readonly Strategy[] {
  const isRead = result.support.some((kind) => kind === "DOCUMENTS" || kind === "WEB");
  return isRead && readsWhole(parts) ? [whole] : [];
}
