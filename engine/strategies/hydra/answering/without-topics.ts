import { queryContextOf } from "../../../query/outcomes.ts";
import { QueryBudget } from "../../../query/query-budget.ts";
import { rankReadings } from "../../../query/readings.ts";
import { tryReadings } from "../../../query/try-readings.ts";
import type { Run } from "../phases/run.ts";
import type { Computed } from "../../../query/over-paths/compute.ts";

/**
 * What comes out of a question that names nothing a search could begin at, only kinds of things ("Which river is the
 * longest?"): the reading that the graphs support best, executed as it is (ours). Nothing is searched, and nobody is
 * asked whether paths answer: there are none. Undefined where the graphs decide no reading, or are not to be searched.
 */
export async function computeWithoutTopics({
  question,
  parts,
  options,
  analysis,
  context,
}: Run): Promise<Computed | undefined> {
  if (!options.searchGraphs) return undefined;
  const queryContext = {
    ...(await queryContextOf(question, parts, context)),
    queryBudget: new QueryBudget(parts.graph),
  };
  const tried = await tryReadings(rankReadings(analysis.readings).readings, queryContext);
  const [best, ...rivals] = tried.answered;
  return best === undefined
    ? undefined
    : {
        answers: [{ first: "KG", answered: best }],
        rivals,
        obstacles: [],
        lacking: [...tried.failures, ...tried.cuts],
      };
}
