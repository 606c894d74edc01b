import type { QuestionScore } from "../score/question-score.ts";

/** What questions are grouped by; a question without the property stands in no group. */
const GROUPINGS = {
  hops: ({ hops }) => hops?.toString(),
  kind: ({ kind }) => kind,
  type: ({ type }) => type,
  // Hydra, table 8.
  topics: ({ topicEntities = 0 }) => (topicEntities === 0 ? undefined : topicEntities === 1 ? "one" : "several"),
  // Hydra, figure 7.
  relations: ({ goldRelations = 0 }) => (goldRelations === 0 ? undefined : goldRelations.toString()),
  supportClass: ({ supportClass }) => supportClass,
  phase: ({ phase }) => phase,
} as const satisfies Record<string, (score: QuestionScore) => string | undefined>;

export type Grouping = keyof typeof GROUPINGS;

export const GROUPING_NAMES = Object.keys(GROUPINGS) as Grouping[];

/** Scores by the value of a property, in the order of the values (numbers as numbers). */
export function groupScores(
  scores: readonly QuestionScore[],
  grouping: Grouping,
): readonly (readonly [string, readonly QuestionScore[]])[] {
  const named = scores.map((score) => ({ score, name: GROUPINGS[grouping](score) }));
  const names = [...new Set(named.map(({ name }) => name))].filter((name) => name !== undefined);
  return names
    .toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }))
    .map((name) => [name, named.filter((one) => one.name === name).map(({ score }) => score)] as const);
}
