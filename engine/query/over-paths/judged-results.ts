import { kindsOf, type TraceSource } from "../../evidence/evidence.ts";
import type { Decided } from "../../evidence/conflicts/decide.ts";
import type { FactNode } from "../../evidence/fact.ts";
import { listOf, notKnownResult, sentences, type Remarks } from "../../evidence/result.ts";
import type { AnswerValue, StrategyResult, TraceNode } from "../../evidence/trace.ts";
import { distinctValues, sortedValues, valueKey } from "../../evidence/values.ts";
import { truthOf } from "./answers-to.ts";
import type { DrawnPaths } from "./draw-paths.ts";

/** The paths that something was chosen from. */
export interface ChosenFrom {
  /** Draws them, each with those of some answers that stand on it. */
  readonly draw: (answers: readonly TraceNode[]) => DrawnPaths;
  /** 0–1: how good the best of them is. */
  readonly score: number;
  /** What weighing comes to where sources give other values for the same, of which one is right; absent otherwise. */
  readonly decided?: Decided | undefined;
  /** What sources say besides, in sentences. */
  readonly besides?: readonly string[];
}

/**
 * Nodes of paths that a reasoner chose: each step is evidence, but that they answer is the reasoner's word. It does not
 * outweigh sources that say otherwise.
 */
export function chosenResult(
  nodes: readonly FactNode[],
  { draw, score, decided, besides = [] }: ChosenFrom,
  source: TraceSource,
  { strategy, titles, remarks }: Remarks,
): StrategyResult {
  const chosen = sortedValues(
    distinctValues(nodes.map((node): AnswerValue => ({ node: truthOf(node) ?? source.names.node(node) }))),
  );
  const own = new Set(chosen.map(valueKey));
  const agrees = decided?.status === "ANSWERED" && decided.values.some((value) => own.has(valueKey(value)));
  const isOpen = decided !== undefined && !agrees;
  const values = isOpen ? sortedValues(distinctValues([...decided.values, ...sidesIn(decided), ...chosen])) : chosen;
  const shown = draw(values.map(({ node }) => node));
  const leading = shown.paths.filter(({ answers }) => answers.length > 0);
  const paths = leading.length > 0 ? leading : shown.paths;
  const used = new Set(paths.flatMap(({ steps }) => steps.flatMap((step) => step.evidence)));
  const evidence = shown.evidence.filter(({ id }) => used.has(id));
  // Words of the reasoner that stand on no path are no finding.
  if (evidence.length === 0) return notKnownResult(strategy, ["no path leads to what was chosen"], { complete: false });
  const sources = [...new Set(evidence.map((each) => titles.get(each.source) ?? each.source))];
  return {
    strategy,
    status: isOpen ? "CONFLICTING" : "ANSWERED",
    text: isOpen
      ? decided.conflicts.map((side) => listOf(side.values.map(({ node }) => node))).join(" / ")
      : listOf(values.map(({ node }) => node)),
    values,
    support: kindsOf(evidence),
    complete: false,
    unchecked: "CONDITION",
    confidence: JUDGED_CONFIDENCE * score,
    explanation: sentences([
      `the paths found in “${sources.join("” and “")}” were judged to answer the question`,
      "that they answer all of it is a judgement of the reasoner, and was not computed",
      ...(isOpen
        ? [
            `the sources do not agree, and ${listOf(chosen.map(({ node }) => node))} was judged to be right, though the sources that say so do not weigh more`,
          ]
        : []),
      ...besides,
      ...remarks,
    ]),
    paths,
    evidence,
    ...(decided === undefined
      ? {}
      : { conflicts: decided.conflicts.map((side) => (isOpen ? { ...side, taken: false } : side)) }),
  };
}

function sidesIn({ conflicts }: Decided): readonly AnswerValue[] {
  return conflicts.flatMap(({ values }) => values);
}

/** Each step is a fact, but that together they answer the question is the reasoner's word. */
const JUDGED_CONFIDENCE = 0.8;

/** What the reasoner knows itself: shown as that, with no evidence. */
export function ownResult(
  answers: readonly string[],
  reason: string | null,
  { strategy, remarks }: Remarks,
): StrategyResult {
  const values = distinctValues(answers.map((label): AnswerValue => ({ node: { kind: "text", label } })));
  return {
    strategy,
    status: "ANSWERED",
    text: listOf(values.map(({ node }) => node)),
    values,
    support: ["MODEL"],
    complete: false,
    unchecked: "CONDITION",
    confidence: 0,
    explanation: sentences([
      "no source answers this: the answer is what the language model says, and no source confirms it",
      reason ?? "",
      ...remarks,
    ]),
    paths: [],
    evidence: [],
  };
}
