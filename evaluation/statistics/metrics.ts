import type { LINKING_RANKS, QuestionScore } from "../score/question-score.ts";

type Read = (score: QuestionScore) => number | undefined;

const linking =
  (kind: "entityLinking" | "relationLinking", k: (typeof LINKING_RANKS)[number]): Read =>
  (score) =>
    score[kind]?.[k];

/**
 * Every measure of which a run has a mean, by its name in reports. A question for which one is undefined is left out of
 * that mean alone; failed questions are 0 in all measures of answers.
 */
const METRICS = {
  hits1: ({ answer }) => answer.hits1,
  hitsAny: ({ answer }) => answer.hitsAny,
  precision: ({ answer }) => answer.precision,
  recall: ({ answer }) => answer.recall,
  f1: ({ answer }) => answer.f1,
  exactSet: ({ answer }) => answer.exactSet,
  wordF1: ({ wordF1 }) => wordF1,
  accuracy: ({ accuracy }) => accuracy,
  precisionWhenAnswered: ({ outcome, answer }) => (outcome === "ANSWERED" ? answer.hits1 : undefined),
  abstained: ({ outcome }) => Number(outcome === "ABSTAINED"),
  failed: ({ outcome }) => Number(outcome === "FAILED"),
  relationPrecision: ({ paths }) => paths.relations?.precision,
  relationRecall: ({ paths }) => paths.relations?.recall,
  relationF1: ({ paths }) => paths.relations?.f1,
  relationRecallWhenRight: ({ answer, paths }) => (answer.hits1 === 1 ? paths.relations?.recall : undefined),
  coverage: ({ paths }) => paths.coverage,
  validity: ({ paths }) => paths.validity,
  grounding: ({ paths }) => paths.grounding,
  depth: ({ paths }) => paths.depth,
  goldDepth: ({ paths }) => paths.goldDepth,
  factRecall: ({ factRecall }) => factRecall,
  entityLinkingAt1: linking("entityLinking", 1),
  entityLinkingAt3: linking("entityLinking", 3),
  entityLinkingAt5: linking("entityLinking", 5),
  entityLinkingAt6: linking("entityLinking", 6),
  relationLinkingAt1: linking("relationLinking", 1),
  relationLinkingAt3: linking("relationLinking", 3),
  relationLinkingAt5: linking("relationLinking", 5),
  relationLinkingAt6: linking("relationLinking", 6),
  treeUpdates: ({ treeUpdates }) => treeUpdates,
  factsFetched: ({ fetched }) => fetched?.fetched,
  entitiesFetched: ({ fetched }) => fetched?.entities,
  shareFetched: ({ fetched }) => (fetched && fetched.around > 0 ? fetched.fetched / fetched.around : undefined),
  factsWithinThreeHops: ({ fetched }) => fetched?.neighbourhood?.facts,
  entitiesWithinThreeHops: ({ fetched }) => fetched?.neighbourhood?.entities,
  shareOfThreeHops: ({ fetched: { fetched = 0, neighbourhood } = {} }) =>
    neighbourhood && neighbourhood.facts > 0 ? fetched / neighbourhood.facts : undefined,
  modelCalls: ({ cost }) => cost.modelCalls,
  tokens: ({ cost }) => cost.inputTokens + cost.outputTokens,
  inputTokens: ({ cost }) => cost.inputTokens,
  outputTokens: ({ cost }) => cost.outputTokens,
  money: ({ cost }) => cost.money,
  upstreamQueries: ({ cost }) => cost.upstreamQueries,
  stages: ({ cost }) => cost.stages,
  ms: ({ ms }) => ms,
} as const satisfies Record<string, Read>;

export type MetricName = keyof typeof METRICS;

export const METRIC_NAMES = Object.keys(METRICS) as MetricName[];

/** The measures that are given for each group of questions, too. */
export const GROUP_METRICS = [
  "hits1",
  "hitsAny",
  "f1",
  "exactSet",
  "precisionWhenAnswered",
  "abstained",
  "failed",
  "relationRecall",
  "coverage",
  "depth",
  "goldDepth",
  "factRecall",
  "modelCalls",
  "tokens",
  "ms",
] as const satisfies readonly MetricName[];

/** A measure's value for each question that has one, by its id; repetitions of a question are averaged. */
export function valuesByQuestion(scores: readonly QuestionScore[], metric: MetricName): ReadonlyMap<string, number> {
  const read: Read = METRICS[metric];
  const sums = new Map<string, { sum: number; n: number }>();
  for (const score of scores) {
    const value = read(score);
    if (value === undefined) continue;
    const { sum, n } = sums.get(score.id) ?? { sum: 0, n: 0 };
    sums.set(score.id, { sum: sum + value, n: n + 1 });
  }
  return new Map([...sums].map(([id, { sum, n }]) => [id, sum / n]));
}
