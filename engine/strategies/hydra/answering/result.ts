import type { TraceSource } from "../../../evidence/evidence.ts";
import type { FactNode } from "../../../evidence/fact.ts";
import { namesFrom } from "../../../evidence/names.ts";
import { notKnownResult, type Remarks } from "../../../evidence/result.ts";
import type { StrategyResult, TraceNode } from "../../../evidence/trace.ts";
import { membersOf } from "../../../graph/fused-graph.ts";
import { labelsOf } from "../../../graph/neighbourhood/labels.ts";
import { titlesOf } from "../../../investigation-parts.ts";
import type { StageContext } from "../../../investigation/stage.ts";
import { contestedIn } from "../sides/contested-in.ts";
import type { Exploration } from "../explore-in-phases.ts";
import { computedResult } from "./computed-result.ts";
import { foundIn } from "./found-in.ts";
import { chosenResult, ownResult } from "../../../query/over-paths/judged-results.ts";
import { decidedAmong, otherwiseSaid } from "./decided-sides.ts";
import { showKept } from "./shown-kept.ts";

/** What an exploration comes to, with its paths and all that they were judged by. */
export async function resultFrom(exploration: Exploration, context: StageContext): Promise<StrategyResult> {
  const { answeredIn } = exploration;
  const result = await resultOf(exploration, context);
  return answeredIn === null ? result : { ...result, phase: answeredIn };
}

async function resultOf(exploration: Exploration, context: StageContext): Promise<StrategyResult> {
  const { run, selection, outcomes, judged, reason, kept } = exploration;
  const cuts = [...outcomes.flatMap((outcome) => outcome.cuts), ...exploration.cuts];
  // What is computed is asked of the graphs anew, or stands in sentences: the search has only shown the way.
  const searchCuts = judged?.kind === "COMPUTED" ? [] : outcomes.flatMap((outcome) => outcome.searchCuts);
  const noted = [
    ...outcomes.flatMap((outcome) => outcome.remarks),
    ...searchCuts,
    ...exploration.remarks,
    ...selection.shortcomings,
  ];
  const failed = context.shortcomings;
  const remarks: Remarks = {
    strategy: run.variant,
    complete: failed.length === 0 && selection.shortcomings.length === 0,
    titles: titlesOf(run.parts),
    remarks: [...new Set([...noted, ...failed])],
  };
  if (judged === null) {
    const reasons = [
      ...(run.topics.length === 0 ? ["the question names nothing where a search could begin"] : []),
      reason ?? "the paths that were found do not answer",
      outcomes.length > 1 ? `${outcomes.length} phases of search were tried` : "",
      ...remarks.remarks,
    ];
    // A search is no proof that there is nothing.
    return notKnownResult(run.variant, reasons, { complete: false });
  }
  switch (judged.kind) {
    case "COMPUTED":
      return computedResult(judged, exploration, { ...remarks, complete: remarks.complete && cuts.length === 0 });
    case "NODES": {
      const labels = await labelsWith(judged.nodes, exploration, context);
      const source: TraceSource = {
        graphs: membersOf(run.parts.graph),
        retrievedAt: new Date().toISOString(),
        names: namesFrom(labels, run.catalogue),
      };
      const contested = await contestedIn(kept, source.names, "SIDES", run);
      const chosenFrom = {
        draw: (answers: readonly TraceNode[]) => showKept(kept, answers, run.variant, source),
        score: Math.max(...kept.map(({ crossScore }) => crossScore)),
        decided: await decidedAmong(judged.nodes, contested, kept, source, run),
        besides: otherwiseSaid(contested, judged.nodes, source),
      };
      return chosenResult(judged.nodes, chosenFrom, source, {
        ...remarks,
        remarks: [...foundIn(outcomes), ...remarks.remarks],
      });
    }
    case "OWN":
      return ownResult(judged.answers, reason, remarks);
  }
}

/** What is on the paths by name, and what was chosen beside them: one call for names where there is any. */
async function labelsWith(
  nodes: readonly FactNode[],
  { run, outcomes }: Exploration,
  context: StageContext,
): Promise<ReadonlyMap<string, string>> {
  const known = new Map(outcomes.flatMap((outcome) => Object.entries(outcome.labels)));
  const others = nodes.flatMap((node) => (node.kind === "iri" && !known.has(node.value) ? [node.value] : []));
  return others.length === 0 ? known : new Map([...known, ...(await labelsOf(run.parts.graph, others, context))]);
}
