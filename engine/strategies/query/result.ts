import { printForm } from "../../question/form/print-form.ts";
import type { Catalogue, EntityDescription } from "../../sources/knowledge-graph.ts";
import type { AnswerValue, Evidence, PathScore, ReasoningPath, StrategyResult } from "../../trace/trace.ts";
import type { StageContext } from "../../investigation/stage.ts";
import type { Outcome } from "./attempt.ts";
import type { Hop, HopNode } from "./execution/hop.ts";
import { LIMITS } from "./limits.ts";
import type { RankedReading } from "./readings.ts";
import { showAnswer, type ShownAnswer } from "./trace/answer.ts";
import { namesFrom } from "./trace/names.ts";
import { kindsOf, listOf } from "./trace/paths.ts";

/** A reading that was decided, by one graph or by several. */
export interface AnsweredReading {
  readonly reading: RankedReading;
  /** Best first; never empty. */
  readonly outcomes: readonly Outcome[];
  /** 0–1. */
  readonly score: number;
}

/** What is said besides the answer itself. */
export interface Remarks {
  readonly complete: boolean;
  /** Titles of the sources, by id. */
  readonly titles: ReadonlyMap<string, string>;
  /** Sentences for the explanation. */
  readonly remarks: readonly string[];
}

/** A reading's answer with everything shown: what several graphs hold is united by IRI. */
export interface ShownReading {
  readonly answered: AnsweredReading;
  readonly values: readonly AnswerValue[];
  readonly paths: readonly ReasoningPath[];
  readonly evidence: readonly Evidence[];
  readonly cut: number;
  readonly sparql: string | undefined;
}

/** Names what a reading found and draws its paths; one call for names to each graph. */
export async function showReading(answered: AnsweredReading, catalogue: Catalogue, context: StageContext): Promise<ShownReading> {
  const shown = await Promise.all(answered.outcomes.map((outcome) => showOutcome(outcome, answered.reading, catalogue, context)));
  const values = new Map<string, AnswerValue>();
  for (const value of shown.flatMap((each) => each.values)) {
    const key = value.node.kind === "entity" ? value.node.iri : value.node.label;
    if (!values.has(key)) values.set(key, value);
  }
  const paths = shown.flatMap((each) => each.paths);
  const evidence = new Map(shown.flatMap((each) => each.evidence).map((each) => [each.id, each]));
  return {
    answered,
    values: [...values.values()],
    paths: paths.slice(0, LIMITS.paths),
    evidence: [...evidence.values()],
    cut: shown.reduce((sum, each) => sum + each.cut, 0) + Math.max(0, paths.length - LIMITS.paths),
    sparql: shown[0]?.sparql,
  };
}

async function showOutcome(outcome: Outcome, reading: RankedReading, catalogue: Catalogue, context: StageContext): Promise<ShownAnswer> {
  const { graph, execution, decision, form, linking } = outcome;
  const descriptions = await describe(outcome, context);
  const scores: readonly PathScore[] = [
    { criterion: "READING", value: reading.score, min: 0, max: 1 },
    { criterion: "LINKING", value: linking, min: 0, max: 1 },
  ];
  const names = namesFrom(descriptions, catalogue);
  return showAnswer({ form, tables: execution.tables, decision, scores }, { graph, retrievedAt: execution.retrievedAt, names });
}

async function describe({ graph, decision }: Outcome, context: StageContext): Promise<ReadonlyMap<string, EntityDescription>> {
  const rows = [...decision.rows, ...(decision.kind === "members" ? (decision.basis ?? []) : [])];
  const nodes: readonly HopNode[] = [
    ...rows.map((row) => row.value),
    ...rows.flatMap((row) => row.hops).flatMap((hop: Hop) => [hop.from, hop.to]),
  ];
  const iris = [...new Set(nodes.flatMap((node) => (node.kind === "iri" ? [node.value] : [])))].slice(0, LIMITS.names);
  return iris.length === 0 ? new Map() : graph.describe(iris, context);
}

/** The result of a decided question. */
export function answeredResult(shown: ShownReading, { complete, remarks, titles }: Remarks): StrategyResult {
  const { values, answered, paths, evidence, cut, sparql } = shown;
  const [best] = answered.outcomes;
  const reading = printForm(best?.form ?? answered.reading.form);
  const truncated = answered.outcomes.some(({ execution }) => execution.tables.some((table) => table.truncated));
  const notes = answered.outcomes.flatMap(({ execution }) => execution.tables.flatMap((table) => table.notes));
  const asOf = answered.outcomes.flatMap(({ graph }) => graph.asOf ?? []).sort()[0];
  return {
    strategy: "QUERY",
    status: "ANSWERED",
    text: listOf(values.map(({ node }) => node)),
    values,
    support: kindsOf(evidence),
    complete: complete && !truncated,
    confidence: answered.score,
    explanation: sentences([
      `Read as “${reading}”`,
      `${sourcesOf(evidence, titles)} ${foundOf(values)}`,
      ...[...new Set(notes)],
      ...(truncated ? [`a query gave more than ${LIMITS.rows} rows, and the rest was cut off`] : []),
      ...(cut > 0 ? [`${cut} more paths are not shown`] : []),
      ...remarks,
    ]),
    paths,
    evidence,
    reading,
    ...(sparql === undefined ? {} : { sparql }),
    ...(asOf === undefined ? {} : { asOf }),
  };
}

function sourcesOf(evidence: readonly Evidence[], titles: ReadonlyMap<string, string>): string {
  const sources = [...new Set(evidence.map(({ source }) => titles.get(source) ?? source))];
  return sources.length === 0 ? "the question itself" : `“${sources.join("” and “")}”`;
}

function foundOf(values: readonly AnswerValue[]): string {
  return values.length === 1 ? `gives ${values[0]?.node.label ?? ""}` : `gives ${values.length} answers`;
}

/** The same with two or more readings that fit equally well and disagree. */
export function conflictingResult(shown: readonly ShownReading[], remarks: Remarks): StrategyResult {
  const [best] = shown;
  if (best === undefined) throw new TypeError("A conflict has at least two readings.");
  const first = answeredResult(best, remarks);
  const others = shown.slice(1);
  const evidence = new Map(shown.flatMap((each) => each.evidence).map((each) => [each.id, each]));
  const alternatives = others.map(
    ({ values, answered }) => `read as “${printForm(answered.outcomes[0]?.form ?? answered.reading.form)}” the answer is ${listOf(values.map(({ node }) => node))}`,
  );
  return {
    ...first,
    status: "CONFLICTING",
    text: shown.map(({ values }) => listOf(values.map(({ node }) => node))).join(" / "),
    values: shown.flatMap(({ values }) => values),
    paths: shown.flatMap(({ paths }) => paths).slice(0, LIMITS.paths),
    evidence: [...evidence.values()],
    explanation: sentences([first.explanation.replace(/\.$/, ""), "the question can be read in another way equally well", ...alternatives]),
  };
}

/** "Not known", with the reason in plain words. */
export function notKnownResult(reasons: readonly string[], options: { readonly complete: boolean; readonly reading?: string; readonly asOf?: string | undefined }): StrategyResult {
  return {
    strategy: "QUERY",
    status: "NOT_KNOWN",
    text: "Not known",
    values: [],
    support: [],
    complete: options.complete,
    confidence: 0,
    explanation: sentences(reasons),
    paths: [],
    evidence: [],
    ...(options.reading === undefined ? {} : { reading: options.reading }),
    ...(options.asOf === undefined ? {} : { asOf: options.asOf }),
  };
}

/** Clauses as sentences: each begins with a capital and ends with a full stop. */
export function sentences(clauses: readonly string[]): string {
  return clauses
    .filter((clause) => clause !== "")
    .map((clause) => `${clause.charAt(0).toUpperCase()}${clause.slice(1).replace(/\.$/, "")}.`)
    .join(" ");
}
