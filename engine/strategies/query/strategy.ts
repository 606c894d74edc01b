import { READING_CRITERIA } from "../criteria.ts";
import { readPassages } from "../../documents/read-passages.ts";
import type { StageContext } from "../../investigation/stage.ts";
import { analyseQuestion, type QuestionAnalysis } from "../../question/analysis.ts";
import { vocabularyOf } from "../../question/form/phrases/vocabulary.ts";
import { printForm } from "../../question/form/print-form.ts";
import type { Form } from "../../question/form/logical-form.ts";
import type { Question } from "../../question/question.ts";
import type { Catalogue, Mention } from "../../sources/knowledge-graph.ts";
import { forgivable } from "../../sources/from-all.ts";
import { counted } from "../../values/counted.ts";
import { analysisStage, catalogueStage, mentionsStage } from "../../question/stages.ts";
import type { StrategyResult } from "../../evidence/trace.ts";
import type { StrategyDeclaration } from "../strategy.ts";
import type { Reader } from "./read-about.ts";
import { QueryBudget } from "../../query/query-budget.ts";
import type { Attempt } from "../../query/attempt.ts";
import { linksKindsAlone } from "../../query/plainly-empty.ts";
import { queryContextOf, type QueryContext, reasonsUndecided } from "../../query/outcomes.ts";
import { NONE_COMPARED } from "../../query/execution/extreme.ts";
import { UNDATED } from "../../query/execution/obeying.ts";
import { answerByGraph, type ReadByGraph } from "./by-graph.ts";
import { areTextsMeant, bothRead, newReader, readDocuments } from "./from-documents.ts";
import { atMost, together } from "../../cost-estimate.ts";
import { estimateQuery } from "../../query/estimate.ts";
import { isLeftOpen } from "../../query/execution/unchecked.ts";
import { estimateGraphLed } from "../../query/graph-led/neighbourhood.ts";
import { readByGraph } from "../../query/graph-led/read-by-graph.ts";
import { readInPhrases } from "../../query/graph-led/read-in-phrases.ts";
import { rankReadings, unknownWords, type RankedReading } from "../../query/readings.ts";
import { looseLinks } from "../../query/answers/loose-links.ts";
import { resultOf } from "../../query/answers/result.ts";
import { notKnownResult, type Remarks } from "../../evidence/result.ts";
import { howFar } from "../../query/how-far.ts";
import { notHeld, notLinked } from "../../query/what-is-held.ts";
import { unstatedKinds } from "../../query/answers/unstated-kinds.ts";
import { statedMore } from "../../query/answers/stated-more.ts";
import { showReading, type ShownReading } from "../../query/answers/show-reading.ts";
import { MAX_AGE_MS } from "../../query/stages.ts";
import { estimateRevision } from "../../query/revision/estimate.ts";
import { revise, UNREVISED, type Revised } from "../../query/revision/revise.ts";
import { reviseForm } from "../../question/revise-form.ts";
import { type Tried, tryReadings } from "../../query/try-readings.ts";
import { endsOf, startsAtUntold, unfitEnds } from "../../query/unfit-ends.ts";
import { unstatedOfKinds } from "../../query/unstated-of-kinds.ts";
import { titlesOf, type InvestigationParts } from "../../investigation-parts.ts";
import { todayOf } from "../../graph/today.ts";
import { versionOf } from "../../sources/version.ts";

const NAME = "QUERY";

/**
 * QUERY (methods §6): the question becomes logical forms, the graph says which of them it supports, the best supported
 * one is compiled to SPARQL and run, and paths and evidence are read off the bindings. No model is needed.
 */
export const queryStrategy: StrategyDeclaration = {
  name: NAME,
  description:
    "Turns the question into a query of the graph and executes it. What the graph leaves open is looked up in documents. Exact, and needs no language model.",
  tasks: [analyseQuestion, reviseForm, readByGraph, readInPhrases, readPassages],
  criteria: READING_CRITERIA,
  estimate(question, parts) {
    const { stages, most, queriesForNames } = estimateQuery(question, parts);
    const others = [...estimateRevision(parts), ...estimateGraphLed(parts)];
    return {
      strategy: NAME,
      stages: [atMost("query.result", 1, { SPARQL: queriesForNames }), ...stages, ...others],
      most: together([most, ...others.map((stage) => stage.most)]),
    };
  },
  result: (question, parts) => ({
    name: "query.result",
    version: 33,
    inputs: {
      analysis: analysisStage(question, parts).inputs,
      analysisVersion: analyseQuestion.version,
      day: todayOf(parts.graph, parts.clock),
      documents: parts.documents.map(versionOf),
    },
    maxAgeMs: MAX_AGE_MS,
    compute: (context) => answer(question, parts, context),
  }),
};

/**
 * Readings best first; each is grounded, then executed; the first that is decided answers, unless another fits as well.
 * What none of them answers is read by what lies around its names; what the graph leaves open is put to documents.
 */
async function answer(question: Question, parts: InvestigationParts, context: StageContext): Promise<StrategyResult> {
  const analysis = await context.get(analysisStage(question, parts));
  const { readings, forDocuments: asRead, leftOut } = rankReadings(analysis.readings);
  const catalogue = await context.get(catalogueStage(question, parts));
  const queryContext: QueryContext = {
    ...(await queryContextOf(question, parts, context)),
    queryBudget: new QueryBudget(parts.graph),
  };

  const first = await tryReadings(readings, queryContext, { plainly: true });
  // Where something failed, that may be why nothing was found; and who could not read the question can not revise it.
  const isOpen = first.answered.length + first.failures.length + context.shortcomings.length === 0;
  // Who has chosen how the question is read wants no other reading of it.
  const mayReadAnew = question.options.reading === undefined;
  const reader = newReader(queryContext);
  const early =
    isOpen && areTextsMeant(asRead[0], first, parts) ? await readDocuments(asRead, reader, queryContext) : undefined;
  const revised =
    isOpen && mayReadAnew && early?.answered === undefined
      ? await revise(asRead, early?.read ?? new Map(), queryContext)
      : UNREVISED;
  const { givenUp } = revised;
  const result = await resultFrom(
    { analysis, asRead, leftOut, catalogue, first, reader, early, revised },
    queryContext,
  );
  return givenUp.length === 0 ? result : { ...result, givenUp };
}

/** How the question was read, and what came of it up to its being read anew. */
interface AsTried {
  readonly analysis: QuestionAnalysis;
  readonly asRead: readonly RankedReading[];
  readonly leftOut: number;
  readonly catalogue: Catalogue;
  readonly first: Tried;
  readonly reader: Reader;
  /** What documents said before anything was read anew; undefined where they were not asked. */
  readonly early: Awaited<ReturnType<typeof readDocuments>> | undefined;
  readonly revised: Revised;
}

async function resultFrom(tried: AsTried, queryContext: QueryContext): Promise<StrategyResult> {
  const { analysis, asRead, leftOut, catalogue, first, reader, early, revised } = tried;
  const { question, parts, context } = queryContext;
  const forDocuments = [...revised.forDocuments, ...(early === undefined ? asRead : [])];
  const { answered, attempts, failures, cuts } = withRevised(first, revised);
  // Beside what failed here: a source that failed before, so that its names or relations were not known.
  const missing = (): readonly string[] => [...new Set([...failures, ...context.shortcomings])];
  const remarks: Remarks = {
    strategy: NAME,
    complete: missing().length + cuts.length === 0,
    titles: titlesOf(parts),
    remarks: [...new Set([...revised.remarks, ...missing(), ...cuts])],
  };
  const atlas = { graph: parts.graph, catalogue, context };
  const shown: ShownReading[] = [];
  for (const each of answered) {
    const reading = await showReading(NAME, each, parts.graph, catalogue, context);
    // What stands in the question alone ("A or B") is no finding.
    if (reading.evidence.length > 0) shown.push(reading);
  }
  const [best, ...rivals] = shown;
  if (best !== undefined) {
    const missed = await missingOf(best, queryContext, catalogue);
    return resultOf(best, rivals, missed === undefined ? remarks : surelyMore(remarks, missed), atlas);
  }

  const undecided = attempts.some(({ status }) => status === "UNDECIDED");
  const isDecided = attempts.every((each) => each.status !== "UNDECIDED" || meansOthers(each));
  const byGraph =
    !isDecided || first.isPlainlyEmpty || question.options.reading !== undefined || early?.answered !== undefined
      ? UNASKED
      : await answerByGraph(queryContext).catch((reason: unknown) => unasked(reason));
  if (byGraph.answered !== undefined) {
    const shownByGraph = await showReading(NAME, byGraph.answered, parts.graph, catalogue, context);
    if (shownByGraph.evidence.length > 0) return resultOf(shownByGraph, [], remarks, atlas);
  }
  const asked = [...revised.forDocuments, ...asRead];
  if (asked.length === 0 && attempts.length === 0)
    return notUnderstood(analysis, leftOut, [...byGraph.remarks, ...missing()]);
  const nothing = async (withRemarks: Remarks): Promise<StrategyResult> =>
    notFound(
      asked,
      attempts,
      { ...withRemarks, remarks: [...withRemarks.remarks, ...byGraph.remarks] },
      catalogue,
      await context.get(mentionsStage(question, parts)),
      queryContext,
      missing().length + cuts.length === 0,
    );
  if (early === undefined && (undecided || parts.documents.length === 0)) return nothing(remarks);
  const late = await readDocuments(early?.answered === undefined ? forDocuments : [], reader, queryContext);
  const read = early === undefined ? late : bothRead(early, late);
  const lacking = [...new Set([...revised.remarks, ...missing(), ...cuts, ...read.remarks])];
  const withReading = {
    ...remarks,
    complete: remarks.complete && read.complete && missing().length === 0,
    remarks: lacking,
  };
  if (read.answered === undefined) return nothing(withReading);
  const shownRead = await showReading(NAME, read.answered, parts.graph, catalogue, context);
  const result = await resultOf(shownRead, [], withReading, atlas);
  return read.unchecked ? { unchecked: "CONDITION", ...result } : result;
}

/**
 * Was something else meant than what was found: has none of it what it would be ranked by, or a date of its own where
 * it is asked about a time, or was somebody asked for, as by "who inspected E", and is all of it of another kind, as
 * inspections are?
 */
function meansOthers({ reading, outcome }: Attempt): boolean {
  if (outcome === undefined) return false;
  const { tables } = outcome.execution;
  const isOfOthers =
    tables.every(({ rows }) => rows.length === 0) && tables.some(({ ofOtherKind }) => ofOtherKind === true);
  if (isOfOthers && reading.asks?.isSomebody === true) return true;
  const reasons = reasonsUndecided(outcome);
  return reasons.length > 0 && reasons.every((reason) => reason === NONE_COMPARED || reason === UNDATED);
}

/** What the graph itself says to be more than was found. */
async function missingOf(
  { answered, values }: ShownReading,
  queryContext: QueryContext,
  catalogue: Catalogue,
): Promise<string | undefined> {
  const { form } = answered.outcome;
  const counted = form.kind === "count" ? Number(values[0]?.node.label) : values.length;
  const more = await statedMore(form, counted, catalogue, queryContext);
  return more ?? unstatedKinds(answered.reading.form, form, catalogue);
}

function surelyMore(remarks: Remarks, missed: string): Remarks {
  return { ...remarks, complete: false, remarks: [missed, ...remarks.remarks] };
}

/** What came of a revision stands in the place of what came before it; what failed then is not forgotten. */
function withRevised(first: Tried, { tried }: Revised): Tried {
  if (tried === undefined) return first;
  return {
    answered: tried.answered,
    attempts: [...tried.attempts, ...first.attempts],
    isPlainlyEmpty: first.isPlainlyEmpty,
    failures: [...new Set([...first.failures, ...tried.failures])],
    cuts: tried.answered.length > 0 ? tried.cuts : [...new Set([...first.cuts, ...tried.cuts])],
  };
}

const UNASKED: ReadByGraph = { answered: undefined, remarks: [] };

/** A second reader that fails leaves the question as open as it was. */
function unasked(reason: unknown): ReadByGraph {
  return { answered: undefined, remarks: [forgivable(reason, true)] };
}

function notUnderstood(analysis: QuestionAnalysis, leftOut: number, missing: readonly string[]): StrategyResult {
  const tooLarge = leftOut > 0 ? [`${counted(leftOut, "reading was", "readings were")} too large to be executed`] : [];
  return notKnownResult(NAME, ["the question was not understood", analysis.reason ?? "", ...tooLarge, ...missing], {
    complete: false,
  });
}

async function notFound(
  readings: readonly RankedReading[],
  attempts: readonly Attempt[],
  { complete, remarks }: Remarks,
  catalogue: Catalogue,
  mentions: readonly Mention[],
  queryContext: QueryContext,
  isWhole: boolean,
): Promise<StrategyResult> {
  const { parts, context } = queryContext;
  const undecided = attempts.find(({ status }) => status === "UNDECIDED");
  const form = undecided?.outcome?.form ?? readings[0]?.form;
  const reading = form === undefined ? undefined : printForm(form, vocabularyOf(catalogue));
  const unstated = attempts.flatMap((attempt) => attempt.unstated ?? []);
  const unknown = unknownWords({ forDocuments: readings });
  const doubts = [
    ...((undecided?.reading ?? readings[0])?.doubts ?? []),
    ...(form === undefined ? [] : [...looseLinks(form), ...unfitEnds(form, endsOf(mentions, catalogue))]),
  ];
  const isOfKinds = form !== undefined && linksKindsAlone(form);
  const isSure = complete && doubts.length + unstated.length + unknown.length === 0 && undecided === undefined;
  // What is not complete anyway needs no further query to say so.
  if (form !== undefined && isSure)
    doubts.push(...(await unstatedOfKinds(form, endsOf(mentions, catalogue), parts.graph, context)));
  const [first] = readings;
  // What failed is not told as missing.
  const linked =
    first === undefined || !isWhole || undecided !== undefined || unknown.length > 0
      ? undefined
      : await howFar(first, catalogue, queryContext);
  // Of the question as it is best understood nothing was looked for, and of others something that may not be meant.
  const isUnread = unknown.length > 0;
  return notKnownResult(
    NAME,
    [
      ...(reading === undefined ? [] : [`read as “${reading}”`]),
      ...(undecided?.outcome === undefined
        ? isUnread
          ? []
          : [
              complete && !isOfKinds
                ? "the sources hold nothing that answers this"
                : "nothing was found that answers this",
              ...(unstated.length > 0 ? unstated : linked === undefined ? notLinkedIn(form) : [linked]),
            ]
        : reasonsUndecided(undecided.outcome)),
      ...unknown.map((point) => notHeld(point, { catalogue, mentions })),
      ...(readings.length > 1 ? [`${readings.length} readings were tried`] : []),
      ...((undecided?.reading ?? readings[0])?.readAs ?? []),
      ...doubts,
      ...remarks,
    ],
    {
      complete:
        complete &&
        !isUnread &&
        doubts.length + unstated.length === 0 &&
        !isOfKinds &&
        (form === undefined || !startsAtUntold(form, endsOf(mentions, catalogue))) &&
        !(undecided?.outcome?.decision.kind === "undecided" && undecided.outcome.decision.isOpen === true) &&
        (undecided?.outcome === undefined || !isLeftOpen([undecided.outcome])),
      ...(reading === undefined ? {} : { reading }),
    },
  );
}

function notLinkedIn(form: Form | undefined): readonly string[] {
  const clause = form === undefined ? undefined : notLinked(form);
  return clause === undefined ? [] : [clause];
}
