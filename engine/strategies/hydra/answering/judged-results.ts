import { kindsOf, type TraceSource } from "../../../evidence/evidence.ts";
import type { FactNode } from "../../../evidence/fact.ts";
import { listOf, notKnownResult, sentences, type Remarks } from "../../../evidence/result.ts";
import type { AnswerValue, StrategyResult } from "../../../evidence/trace.ts";
import { distinctValues, sortedValues } from "../../../evidence/values.ts";
import type { KeptPath } from "../phases/judged.ts";
import { showKept } from "./shown-kept.ts";

/** Nodes of paths that a reasoner chose: each step is evidence, but that they answer is the reasoner's word. */
export function chosenResult(
  nodes: readonly FactNode[],
  kept: readonly KeptPath[],
  source: TraceSource,
  { strategy, titles, remarks }: Remarks,
): StrategyResult {
  const values = sortedValues(distinctValues(nodes.map((node): AnswerValue => ({ node: source.names.node(node) }))));
  const shown = showKept(
    kept,
    values.map(({ node }) => node),
    strategy,
    source,
  );
  const leading = shown.paths.filter(({ answers }) => answers.length > 0);
  const paths = leading.length > 0 ? leading : shown.paths;
  const used = new Set(paths.flatMap(({ steps }) => steps.flatMap((step) => step.evidence)));
  const evidence = shown.evidence.filter(({ id }) => used.has(id));
  // Words of the reasoner that stand on no path are no finding.
  if (evidence.length === 0) return notKnownResult(strategy, ["no path leads to what was chosen"], { complete: false });
  const sources = [...new Set(evidence.map((each) => titles.get(each.source) ?? each.source))];
  return {
    strategy,
    status: "ANSWERED",
    text: listOf(values.map(({ node }) => node)),
    values,
    support: kindsOf(evidence),
    complete: false,
    confidence: JUDGED_CONFIDENCE * Math.max(...kept.map(({ crossScore }) => crossScore)),
    explanation: sentences([
      `the paths found in “${sources.join("” and “")}” were judged to answer the question`,
      "whether all that it says holds is the reasoner's reading, and not computed",
      ...remarks,
    ]),
    paths,
    evidence,
  };
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
    confidence: 0,
    explanation: sentences([
      "no source was found to answer this: the answer is what the language model says of its own, and nothing shows that it is so",
      reason ?? "",
      ...remarks,
    ]),
    paths: [],
    evidence: [],
  };
}
