import { nodeKey } from "../../evidence/fact.ts";
import type { Reading } from "../../question/analysis.ts";
import type { AnsweredReading } from "../../query/answers/show-reading.ts";
import { attemptReading } from "../../query/attempt.ts";
import { catalogueOf, type Outcome, type QueryContext, reasonsUndecided } from "../../query/outcomes.ts";
import { membersOf } from "../../query/execution/hop.ts";
import { isLeftOpenButForTold, uncheckedIn } from "../../query/execution/unchecked.ts";
import { graphLedStage, inPhrasesStage } from "../../query/graph-led/stage.ts";
import { readByGraph } from "../../query/graph-led/read-by-graph.ts";
import { readInPhrases } from "../../query/graph-led/read-in-phrases.ts";
import { rankReadings, type RankedReading } from "../../query/readings.ts";
import { isToldOutright } from "../../query/told-outright.ts";

/** What came of reading a question by what lies around its names. */
export interface ReadByGraph {
  readonly answered: AnsweredReading | undefined;
  /** For the explanation: why none of what was found is taken, and what failed. */
  readonly remarks: readonly string[];
}

const RIVALS = "the names can be connected in several ways that fit all the words, and these give different answers";

/**
 * Reads the question by what lies around its names, where the reasoner can. All readings are tried: two that lead to
 * different answers say all the words as well as each other, and neither is taken. What is not known in full is not
 * taken either. Where none of them is answered, it is read in phrases that are known as a whole.
 */
export async function answerByGraph(queryContext: QueryContext): Promise<ReadByGraph> {
  const { question, parts, context } = queryContext;
  if (parts.reasoner.answers?.(readByGraph) !== true) return { answered: undefined, remarks: [] };
  const { readings } = await context.get(graphLedStage(question, parts));
  const tried = await tryAll(readings, queryContext);
  if (!tried.isOpen || !parts.reasoner.answers(readInPhrases)) return tried;
  const inPhrases = await context.get(inPhrasesStage(question, parts));
  return inPhrases.length > 0 ? tryAll(inPhrases, queryContext) : tried;
}

/** What came of several readings; open where none of them was answered and none may mean several things. */
async function tryAll(
  readings: readonly Reading[],
  queryContext: QueryContext,
): Promise<ReadByGraph & { readonly isOpen: boolean }> {
  const answered: AnsweredReading[] = [];
  const open: string[] = [];
  const known = new Set(readings.flatMap(({ doubts = [] }) => doubts));
  for (const reading of rankReadings(readings).readings) {
    const attempt = await attemptReading(reading, queryContext);
    // One that says all the words and may mean several things leaves the others no surer.
    if (attempt.isAmbiguous === true && attempt.outcome !== undefined)
      return { answered: undefined, remarks: reasonsUndecided(attempt.outcome), isOpen: false };
    if (attempt.status !== "ANSWERED" || attempt.outcome === undefined) {
      open.push(...uncheckedIn(attempt.outcome === undefined ? [] : [attempt.outcome]));
      continue;
    }
    for (const outcome of [attempt.outcome, ...attempt.rivals]) answered.push(answeredBy(attempt.reading, outcome));
  }
  const [best] = answered;
  // Why the only way to understand it leads to nothing is told; of several nobody knows which one is meant.
  if (best === undefined) return { answered: undefined, remarks: readings.length === 1 ? open : [], isOpen: true };
  if (answered.some(({ outcome }) => whatIsFound(outcome) !== whatIsFound(best.outcome)))
    return { answered: undefined, remarks: [RIVALS], isOpen: false };
  // That something is not so would rest on having read each word rightly. What a reader doubts by itself, it tells.
  const catalogue = await catalogueOf(queryContext);
  const isWhole = answered.every(
    ({ reading: { doubts = [], form }, outcome }) =>
      doubts.every((doubt) => known.has(doubt)) &&
      !isLeftOpenButForTold([outcome]) &&
      (!isDenied(outcome) || isToldOutright(form, catalogue)),
  );
  return { answered: isWhole ? best : undefined, remarks: [], isOpen: false };
}

function isDenied({ decision }: Outcome): boolean {
  return decision.kind === "truth" && !decision.truth;
}

function answeredBy(reading: RankedReading, outcome: Outcome): AnsweredReading {
  return { reading, outcome, score: reading.score * outcome.linking };
}

/** Equal for outcomes that answer the same. */
function whatIsFound({ decision }: Outcome): string {
  switch (decision.kind) {
    case "members":
      return membersOf(decision.rows).map(nodeKey).sort().join(" ");
    case "number":
      return String(decision.number);
    case "pairs":
      return decision.pairs
        .map(({ member, value }) => `${nodeKey(member)} ${typeof value === "number" ? value : nodeKey(value)}`)
        .sort()
        .join(" ");
    case "truth":
      return String(decision.truth);
    case "undecided":
      return "";
  }
}
