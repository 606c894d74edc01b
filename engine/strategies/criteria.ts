/** Something that a strategy measures paths by. */
export interface Criterion<Name extends string = string> {
  /** Capitals, digits and underscores, a letter first: a value of `ScoreCriterion` in the schema. */
  readonly name: Name;
  /** What it measures, in a sentence. Strategies that share a criterion say the same of it. */
  readonly description: string;
}

/** Criteria, with their names known to the compiler. */
export function declareCriteria<const Name extends string>(
  criteria: readonly Criterion<Name>[],
): readonly Criterion<Name>[] {
  return Object.freeze(criteria);
}

/** What paths that follow a logical form are measured by. */
export const READING_CRITERIA = declareCriteria([
  { name: "READING", description: "How well the words of the question fit the reading that was executed." },
  {
    name: "LINKING",
    description:
      "How certain it is that the names and relations of the question were linked to the right ones of the graph.",
  },
]);
