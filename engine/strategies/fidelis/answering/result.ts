import type { TraceSource } from "../../../evidence/evidence.ts";
import { namesFrom, type Names } from "../../../evidence/names.ts";
import { nodesOn } from "../../../evidence/path.ts";
import { listOf, notKnownResult, sentences, type Remarks } from "../../../evidence/result.ts";
import type { StrategyResult, TraceNode } from "../../../evidence/trace.ts";
import { membersOf } from "../../../graph/fused-graph.ts";
import { labelsOf } from "../../../graph/neighbourhood/labels.ts";
import { valueKey } from "../../../evidence/values.ts";
import { titlesOf } from "../../../investigation-parts.ts";
import type { StageContext } from "../../../investigation/stage.ts";
import { resultOf } from "../../../query/answers/result.ts";
import { showReading } from "../../../query/answers/show-reading.ts";
import { LIMITS } from "../../../query/limits.ts";
import { drawPaths, type DrawnPaths } from "../../../query/over-paths/draw-paths.ts";
import type { Judged } from "../../../query/over-paths/judge.ts";
import { chosenResult, ownResult } from "../../../query/over-paths/judged-results.ts";
import { counted } from "../../../values/counted.ts";
import { meanScore, mostOfStep, shownScores } from "../beam/beam-path.ts";
import { NAME, type Run } from "../run.ts";
import type { BeamSearch } from "../search.ts";
import type { Answer } from "./answer.ts";

/** What a search and its last step come to, with the paths and all that they were judged by. */
export async function resultFrom(search: BeamSearch, answer: Answer, context: StageContext): Promise<StrategyResult> {
  const { run } = search;
  const { judged, paths, isVerified } = answer;
  const remarks = remarksOf(search, answer, context);
  if (judged === null) return notKnown(search, answer, remarks);
  if (judged.kind === "OWN") return ownResult(judged.answers, answer.reason, remarks);
  const names = await namesOn(search, answer, context);
  const draw = (answers: readonly TraceNode[], retrievedAt: string): DrawnPaths => {
    const source: TraceSource = { graphs: membersOf(run.parts.graph), retrievedAt, names };
    const shown = paths.map((each) => ({ path: each.path, scores: shownScores(each, run.options) }));
    return drawPaths(shown, answers, NAME, source);
  };
  if (judged.kind === "COMPUTED") return computedResult(judged, isVerified, draw, run, remarks);
  const retrievedAt = new Date().toISOString();
  const score = Math.max(...paths.map((each) => meanScore(each) / mostOfStep(run.options)));
  return chosenResult(
    judged.nodes,
    { draw: (answers) => draw(answers, retrievedAt), score },
    { graphs: membersOf(run.parts.graph), retrievedAt, names },
    remarks,
  );
}

function remarksOf(
  { run, finished, depth, remarks, cuts }: BeamSearch,
  answer: Answer,
  context: StageContext,
): Remarks {
  const failed = context.shortcomings;
  const verified = answer.isVerified
    ? `${counted(finished.length, "path was", "paths were")} verified at ${counted(depth, "level")} of the search`
    : answer.paths.length === 0
      ? "no path was verified: nothing that is asked leads from one thing to another"
      : `${finished.length === 0 ? "no path was" : "not all paths were"} verified to the end: the answer rests on unfinished ones`;
  return {
    strategy: NAME,
    complete: failed.length === 0 && answer.lacking.length === 0,
    titles: titlesOf(run.parts),
    remarks: [
      ...new Set([
        ...(answer.judged === null ? [] : [verified]),
        ...remarks,
        ...cuts,
        ...answer.remarks,
        ...answer.lacking,
        ...failed,
      ]),
    ],
  };
}

/** A search is no proof that there is nothing. */
function notKnown(
  { run, finished, failed, depth, open }: BeamSearch,
  { reason }: Answer,
  { remarks }: Remarks,
): StrategyResult {
  const isAnywhere = run.topics.some(({ entities }) => entities.length > 0);
  const reasons = isAnywhere
    ? [
        reason ?? "the paths that were found do not answer",
        `${counted(depth, "level was", "levels were")} searched: ${counted(finished.length, "path was", "paths were")} verified to the end, ${failed} dropped because a step did not follow, and ${open.length} left unfinished`,
      ]
    : ["the question names nothing that a path could begin at"];
  return notKnownResult(NAME, [...reasons, ...remarks], { complete: false });
}

/** Nothing is complete that no verified path leads to. */
async function computedResult(
  { computed, chosen }: Extract<Judged, { kind: "COMPUTED" }>,
  isVerified: boolean,
  draw: (answers: readonly TraceNode[], retrievedAt: string) => DrawnPaths,
  { parts, catalogue, context }: Run,
  remarks: Remarks,
): Promise<StrategyResult> {
  const show = (answered: Parameters<typeof showReading>[1]): ReturnType<typeof showReading> =>
    showReading(NAME, answered, parts.graph, catalogue, context);
  const [main] = computed.answers;
  if (main === undefined) throw new TypeError("What was computed has an answer.");
  const [shown, rivals] = await Promise.all([show(main.answered), Promise.all(computed.rivals.map(show))]);
  const base = await resultOf(shown, rivals, remarks, { graph: parts.graph, catalogue, context });
  // Only what was offered can be passed over: what another reading gives, nobody was asked about.
  const passedOver = new Set(
    chosen === null ? [] : shown.values.filter(({ node }) => !chosen.includes(node.label)).map(valueKey),
  );
  const values = base.values.filter((value) => !passedOver.has(valueKey(value)));
  const isPart = values.length < base.values.length;
  const drawn = draw(
    values.map(({ node }) => node),
    main.answered.outcome.execution.retrievedAt,
  );
  const paths = new Map([...drawn.paths, ...base.paths].map((path) => [path.text, path] as const).toReversed());
  return {
    ...base,
    values,
    text: !isPart || base.status === "CONFLICTING" ? base.text : listOf(values.map(({ node }) => node)),
    complete: base.complete && isVerified && !isPart,
    explanation: sentences([
      base.explanation.replace(/\.$/u, ""),
      ...(!isPart
        ? []
        : [`${counted(values.length, "value was", "values were")} chosen from those that were computed`]),
    ]),
    // Of one text, what was judged comes first, with its scores.
    paths: [...paths.values()].toReversed(),
    evidence: [...new Map([...base.evidence, ...drawn.evidence].map((each) => [each.id, each])).values()],
  };
}

/** Names for all that the judged paths show. */
async function namesOn({ run }: BeamSearch, { paths, judged }: Answer, context: StageContext): Promise<Names> {
  const chosen = judged?.kind === "NODES" ? judged.nodes : [];
  const entities = new Set(chosen.flatMap((node) => (node.kind === "iri" ? [node.value] : [])));
  for (const { path } of paths)
    for (const node of nodesOn(path).values())
      if (node.kind === "iri" && entities.size < LIMITS.names) entities.add(node.value);
  return namesFrom(await labelsOf(run.parts.graph, [...entities], context), run.catalogue);
}
