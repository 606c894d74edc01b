import type { GraphFact, QuotedFact } from "../../evidence/fact.ts";
import type { Reading } from "../../question/analysis.ts";
import type { AnsweredReading } from "../answers/show-reading.ts";
import type { Attempt } from "../attempt.ts";
import { reasonsUndecided, type QueryContext } from "../outcomes.ts";
import { fillReading } from "../filling/fill-reading.ts";
import type { Filling, GraphUse } from "../filling/filling.ts";
import { LIMITS } from "../limits.ts";
import { QueryBudget } from "../query-budget.ts";
import { rankReadings } from "../readings.ts";
import { tryReadings, type Tried } from "../try-readings.ts";
import type { Path } from "../../evidence/path.ts";
import type { Searched } from "../../evidence/exploration.ts";
import { borneOut, missingOf } from "./borne-out.ts";
import { narrowedTo } from "./narrowed.ts";
import { fromQuotes } from "./read-quotes.ts";

/** What comes out when the question is computed over paths. */
export interface Computed {
  /** By what counts first where sources say different things: the graphs, and each kind of text. */
  readonly answers: readonly ComputedAnswer[];
  /** Readings that the graphs support as well as the first, and that answer otherwise. */
  readonly rivals: readonly AnsweredReading[];
  /** Why nothing came out, as clauses; empty where something did. */
  readonly obstacles: readonly string[];
  /** What failed or was cut off on the way, as sentences. */
  readonly lacking: readonly string[];
}

interface ComputedAnswer {
  readonly first: Searched;
  readonly answered: AnsweredReading;
  /** True where a text could not be held to all that the question says: it may support, and contests nothing. */
  readonly isUnchecked?: boolean;
}

const TEXTS: readonly Exclude<Searched, "KG">[] = ["DOCUMENTS", "WEB"];

/**
 * Computes the question over paths (ours): the reading that the graphs support best is executed, so that lists, times,
 * conditions and numbers come out as they are and no condition is left out; and it answers when the paths show what it
 * follows. A reading that the graphs support less does not answer in its place because the paths show that: the search
 * has then not found enough. What the graphs leave open is taken from the sentences on the paths; where sentences say
 * what a graph says too, the answer is computed from either.
 * @param graphUse BEFORE_TEXTS where graphs were searched for the paths. Where they were not, they are not asked what
 * they support either, and may fill what texts leave open; or are asked for nothing.
 */
export async function computeOver(
  paths: readonly { readonly path: Path }[],
  readings: readonly Reading[],
  queryContext: QueryContext,
  graphUse: GraphUse,
): Promise<Computed> {
  const facts = paths.flatMap(({ path }) => path.chains.flat().flatMap((step) => step.facts));
  const triples = facts.filter((fact): fact is GraphFact => fact.kind === "triple");
  const quotes = facts.filter((fact): fact is QuotedFact => fact.kind === "quote");
  const shown = new Set(triples.map(({ relation }) => relation));
  const budgeted: QueryContext = { ...queryContext, queryBudget: new QueryBudget(queryContext.parts.graph) };
  const tried = graphUse === "BEFORE_TEXTS" ? await tryReadings(rankReadings(readings).readings, budgeted) : UNTRIED;
  const { answered, attempts, failures, cuts } = tried;
  const lacking = [...failures, ...cuts];
  const nothing = { answers: [], rivals: [], lacking };
  const best = await borneOut(answered, shown, readings, budgeted);
  if (best === undefined && answered.length > 0) return { ...nothing, obstacles: unshown(answered, shown) };

  const forTexts = (some: readonly Reading[]) =>
    rankReadings(some.map((reading) => narrowedTo(shown, reading))).forDocuments;
  if (best !== undefined) {
    const same = readings.filter(({ form }) => form === best.form).slice(0, 1);
    const said = await inTexts(forTexts(same), quotes, budgeted, "BEHIND_TEXTS");
    const answers: readonly ComputedAnswer[] = [{ first: "KG", answered: best.answered }, ...said];
    return { answers, rivals: best.rivals, obstacles: [], lacking };
  }
  if (attempts.some(({ status }) => status === "UNDECIDED")) return { ...nothing, obstacles: obstaclesOf(attempts) };
  const answers = await inTexts(forTexts(readings), quotes, budgeted, graphUse);
  const obstacles = answers.length > 0 ? [] : ["the paths do not say all that the question asks"];
  return { answers, rivals: [], obstacles, lacking };
}

type ReadingsForTexts = ReturnType<typeof rankReadings>["forDocuments"];

/** The first reading that each kind of text answers; where none does alone, the first that all of them do together. */
async function inTexts(
  readings: ReadingsForTexts,
  quotes: readonly QuotedFact[],
  queryContext: QueryContext,
  graph: GraphUse,
): Promise<readonly ComputedAnswer[]> {
  const answers: ComputedAnswer[] = [];
  const kinds = TEXTS.filter((kind) => quotes.some(({ quote }) => quote.kind === kind));
  for (const first of kinds) {
    const own = quotes.filter(({ quote }) => quote.kind === first);
    const said = await saidIn(own, readings, queryContext, graph);
    if (said !== undefined) answers.push({ ...said, first });
  }
  const last = kinds.at(-1);
  if (answers.length > 0 || last === undefined || kinds.length < 2) return answers;
  const together = await saidIn(quotes, readings, queryContext, graph);
  return together === undefined ? [] : [{ ...together, first: last }];
}

async function saidIn(
  quotes: readonly QuotedFact[],
  readings: ReadingsForTexts,
  queryContext: QueryContext,
  graph: GraphUse,
): Promise<Omit<ComputedAnswer, "first"> | undefined> {
  for (const reading of readings) {
    const filling: Filling = {
      queryContext,
      readOpen: fromQuotes(quotes),
      graph,
      openRelationsLeft: LIMITS.formNodes,
      dropped: 0,
      retrievedAt: undefined,
      notes: new Set(),
      unchecked: false,
    };
    const answered = await fillReading(reading, filling);
    if (answered === undefined) continue;
    const doubts = [...(answered.reading.doubts ?? []), ...filling.notes];
    return {
      ...(filling.unchecked ? { isUnchecked: true } : {}),
      answered: doubts.length === 0 ? answered : { ...answered, reading: { ...answered.reading, doubts } },
    };
  }
  return undefined;
}

/** Graphs that were not searched are not asked. */
const UNTRIED: Tried = { answered: [], attempts: [], failures: [], cuts: [], isPlainlyEmpty: false };

/** What no path shows of the reading that the graphs support best. */
function unshown([best]: readonly AnsweredReading[], shown: ReadonlySet<string>): readonly string[] {
  const missing = best === undefined ? [] : missingOf(best, shown);
  return [`no path shows ${[...new Set(missing.map(({ text }) => `“${text}”`))].join(" and ")}`];
}

function obstaclesOf(attempts: readonly Attempt[]): readonly string[] {
  const undecided = attempts.find(({ status }) => status === "UNDECIDED");
  return undecided?.outcome === undefined ? [] : reasonsUndecided(undecided.outcome);
}
