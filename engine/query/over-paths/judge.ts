import { ask, type OnBadReply } from "../../ask.ts";
import type { FactNode } from "../../evidence/fact.ts";
import type { Names } from "../../evidence/names.ts";
import type { StrategyName } from "../../evidence/trace.ts";
import type { InvestigationParts } from "../../investigation-parts.ts";
import type { StageContext } from "../../investigation/stage.ts";
import type { Question } from "../../question/question.ts";
import type { Topic } from "../../question/skyline/topics.ts";
import type { Catalogue } from "../../sources/knowledge-graph.ts";
import { counted } from "../../values/counted.ts";
import { answersTo, misfitOf, type Asked } from "./answers-to.ts";
import { topicsCalledOtherwise } from "./called-otherwise.ts";
import type { Computed } from "./compute.ts";
import { judgePaths, type ContestedShown, type JudgePathsInput } from "./judge-paths.ts";
import { offeredValues, type Offered, type OfferedValue } from "./offered-values.ts";
import { shownPaths, type RatedPath } from "./shown-paths.ts";

/** What answers. */
export type Judged =
  /** What was computed over the paths, and those of its values that were chosen; all where that is null. */
  | { readonly kind: "COMPUTED"; readonly computed: Computed; readonly chosen: readonly string[] | null }
  /** Nodes of the paths that a reasoner holds to be the answer. */
  | { readonly kind: "NODES"; readonly nodes: readonly FactNode[] }
  /** What the reasoner knows itself. */
  | { readonly kind: "OWN"; readonly answers: readonly string[] };

/** What came of asking whether paths answer. */
export interface Verdict {
  readonly judged: Judged | null;
  readonly reason: string | null;
}

/** The question that paths are judged for, and who asks. */
export interface Judging {
  readonly question: Question;
  readonly parts: InvestigationParts;
  readonly context: StageContext;
  readonly analysis: Asked;
  readonly outline: { readonly subQuestions: readonly string[] };
  /** What the question names is no answer to it. */
  readonly topics: readonly Topic[];
  readonly catalogue: Catalogue;
  readonly strategy: StrategyName;
}

/** What is known of the paths. */
export interface JudgedWith {
  readonly computed: Computed;
  /** What they say, in short; empty where nobody has put it so. */
  readonly facts: readonly string[];
  /** Where the paths disagree, by ids of the values that are offered; nowhere when absent. */
  readonly contested?: (idOf: Offered["idOf"]) => readonly ContestedShown[];
  /** True where the reasoner may tell what it knows itself, as its own. */
  readonly mayUseOwnKnowledge: boolean;
}

/** A reasoner judges whether paths answer the question, and by which values: one call. */
export async function judge(
  kept: readonly RatedPath[],
  names: Names,
  judging: Judging,
  { computed, facts, contested = () => [], mayUseOwnKnowledge }: JudgedWith,
  onBadReply: OnBadReply,
): Promise<Verdict> {
  const { question, parts, context, outline } = judging;
  const { values, computed: computedShown, idOf } = await offeredValues(kept, computed, names, judging);
  const input: JudgePathsInput = {
    question: question.text,
    subQuestions: outline.subQuestions,
    names: topicsCalledOtherwise(judging.topics),
    paths: shownPaths(kept, names, judging.catalogue),
    facts,
    values: values.map(({ id, label, paths: on }) => ({ id, label, paths: on })),
    computed: computedShown,
    contested: contested(idOf),
    obstacle: computed.obstacles.length === 0 ? null : computed.obstacles.join("; "),
    mayUseOwnKnowledge,
  };
  const reply = await ask(judgePaths, input, parts.reasoner, context, onBadReply);
  if (reply === undefined) return { judged: null, reason: "nobody could judge the paths" };
  const answers = new Set(reply.answers);
  const chosen = values.filter(({ id }) => answers.has(id));
  const strangers = answers.size - chosen.length;
  if (strangers > 0)
    onBadReply(
      `${counted(strangers, "answer was", "answers were")} dropped, because a reply referred to something that was not in its request`,
    );
  if (reply.verdict === "NO" || chosen.length === 0) {
    if (mayUseOwnKnowledge && reply.ownAnswers.length > 0)
      return { judged: { kind: "OWN", answers: reply.ownAnswers }, reason: reply.reason };
    return { judged: null, reason: reply.reason ?? input.obstacle };
  }
  const judged = judgedBy(chosen, computed);
  const misfit = judged.kind === "NODES" ? misfitOf(judged.nodes, answersTo(judging.analysis)) : undefined;
  return misfit === undefined ? { judged, reason: null } : { judged: null, reason: misfit };
}

/** A choice among computed values counts as computed; one that goes beyond them rests on the reasoner's reading. */
function judgedBy(chosen: readonly OfferedValue[], computed: Computed): Judged {
  return chosen.every(({ isComputed }) => isComputed)
    ? { kind: "COMPUTED", computed, chosen: chosen.map(({ label }) => label) }
    : { kind: "NODES", nodes: chosen.map(({ node }) => node) };
}
