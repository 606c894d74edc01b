import { count, milliseconds, percent } from "../compare/table.ts";
import type { Estimate } from "../statistics/bootstrap.ts";
import type { MetricName } from "../statistics/metrics.ts";
import { endingFrom } from "../../engine/text/ending.ts";

interface Measure {
  /** As tables and plots call it. */
  readonly label: string;
  readonly unit: "share" | "count" | "ms" | "money";
  /** In a sentence; docs/evaluation.md has the formula and the source. */
  readonly about: string;
}

/** How measures are called and written, in the order of the tables. */
export const MEASURES: Readonly<Record<MetricName, Measure>> = {
  hits1: { label: "Hits@1", unit: "share", about: "The first value of the answer is a gold answer." },
  hitsAny: { label: "Hits@any", unit: "share", about: "Any value of the answer is a gold answer." },
  precision: { label: "precision", unit: "share", about: "Share of the values that are gold answers." },
  recall: { label: "recall", unit: "share", about: "Share of the gold answers that are among the values." },
  f1: { label: "F1", unit: "share", about: "Harmonic mean of precision and recall, averaged over questions." },
  exactSet: { label: "exact set", unit: "share", about: "The values are all gold answers and nothing else." },
  wordF1: {
    label: "word F1",
    unit: "share",
    about: "Overlap of the words of the answer with those of a gold answer in text.",
  },
  accuracy: { label: "accuracy", unit: "share", about: "Hits@1 of yes/no questions and choices only." },
  precisionWhenAnswered: {
    label: "right when answered",
    unit: "share",
    about: "Hits@1 of those questions that were answered.",
  },
  abstained: { label: "abstained", unit: "share", about: "Answered with “not known”, or with no value." },
  failed: { label: "failed", unit: "share", about: "Ended with an error; counts as wrong everywhere." },
  relationPrecision: {
    label: "relation precision",
    unit: "share",
    about: "Share of the relations on the paths that are gold relations.",
  },
  relationRecall: {
    label: "relation recall",
    unit: "share",
    about: "Share of the gold relations that are on the paths.",
  },
  relationF1: { label: "relation F1", unit: "share", about: "Harmonic mean of the two." },
  relationRecallWhenRight: {
    label: "relation recall when right",
    unit: "share",
    about: "Relation recall of right answers only.",
  },
  coverage: { label: "coverage", unit: "share", about: "Share of the gold relations among all that were looked at." },
  validity: { label: "validity", unit: "share", about: "Share of the steps that are triples of a graph." },
  grounding: {
    label: "grounding",
    unit: "share",
    about: "Share of the steps backed by a triple or a quoted sentence.",
  },
  depth: { label: "depth", unit: "count", about: "Mean number of steps of the paths." },
  goldDepth: { label: "gold depth", unit: "count", about: "Hops of the gold, or its number of relations." },
  factRecall: { label: "fact recall", unit: "share", about: "Share of the gold facts in what was retrieved." },
  entityLinkingAt1: entityLinking(1),
  entityLinkingAt3: entityLinking(3),
  entityLinkingAt5: entityLinking(5),
  entityLinkingAt6: entityLinking(6),
  relationLinkingAt1: relationLinking(1),
  relationLinkingAt3: relationLinking(3),
  relationLinkingAt5: relationLinking(5),
  relationLinkingAt6: relationLinking(6),
  treeUpdates: { label: "tree updates", unit: "count", about: "Corrections of the logic tree." },
  factsFetched: { label: "facts fetched", unit: "count", about: "Facts of graphs that the first search fetched." },
  entitiesFetched: { label: "entities fetched", unit: "count", about: "Entities that these facts are about." },
  shareFetched: {
    label: "share fetched",
    unit: "share",
    about: "Facts fetched, of all that are around what was expanded.",
  },
  factsWithinThreeHops: {
    label: "facts within 3 hops",
    unit: "count",
    about: "Facts within three hops of what the question names: what fetching all would take.",
  },
  entitiesWithinThreeHops: { label: "entities within 3 hops", unit: "count", about: "Entities that these are about." },
  shareOfThreeHops: {
    label: "share of 3 hops",
    unit: "share",
    about: "Facts fetched, of all within three hops of what the question names.",
  },
  modelCalls: { label: "model calls", unit: "count", about: "Calls of a language model, per question." },
  tokens: { label: "tokens", unit: "count", about: "Input and output tokens together, per question." },
  inputTokens: { label: "input tokens", unit: "count", about: "Per question." },
  outputTokens: { label: "output tokens", unit: "count", about: "Per question." },
  money: { label: "money", unit: "money", about: "Per question, in the currency of the configured prices." },
  upstreamQueries: {
    label: "upstream queries",
    unit: "count",
    about: "Queries and requests to sources other than models, per question.",
  },
  stages: { label: "stages", unit: "count", about: "Stages that were computed, per question." },
  ms: { label: "time", unit: "ms", about: "Wall time, per question." },
};

/** A value as tables write it, with its unit; a dash where there is none. */
function written(metric: MetricName, value: number | null | undefined): string {
  const { unit } = MEASURES[metric];
  if (value == null) return "–";
  if (unit === "share") return percent(value);
  if (unit === "ms") return milliseconds(value);
  if (unit === "money") return value.toPrecision(3);
  // A tenth of a token says nothing.
  return count(value >= 100 ? Math.round(value) : value);
}

/** `71.3 % (68.1–74.2)`: a mean with its 95 % interval; a dash where there is none. */
export function writtenEstimate(metric: MetricName, estimate: Estimate | undefined): string {
  if (estimate === undefined) return "–";
  const { mean, low, high } = estimate;
  if (low === high) return written(metric, mean);
  const [from, to] = [written(metric, low), written(metric, high)];
  // A unit that all three have is written once.
  const unit = unitIn(written(metric, mean));
  const isOne = from.endsWith(unit) && to.endsWith(unit);
  const bare = (text: string): string => (isOne ? text.slice(0, text.length - unit.length) : text);
  return `${written(metric, mean)} (${bare(from)}–${bare(to)})`;
}

/** With the space before it; "" where the last digit ends the text. */
function unitIn(text: string): string {
  const behind = text.slice(endingFrom(text, /\D/u));
  return behind.startsWith(" ") ? behind : "";
}

function entityLinking(k: number): Measure {
  return {
    label: `entity linking @${k}`,
    unit: "share",
    about: `Share of the gold topic entities among the first ${k} candidates.`,
  };
}

function relationLinking(k: number): Measure {
  return {
    label: `relation linking @${k}`,
    unit: "share",
    about: `Share of the gold relations among the first ${k} candidates.`,
  };
}
