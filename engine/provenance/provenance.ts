import type { LogicTree } from "../evidence/logic-tree.ts";
import type { Evidence, StrategyResult } from "../evidence/trace.ts";
import type { StageRun } from "../investigation/record.ts";
import type { Question } from "../question/question.ts";
import { DCTERMS, iri, literal, type Iri, type Triple } from "../rdf/term.ts";
import { describeActivities } from "./activities.ts";
import { Agents, type NamedSource, type Software } from "./agents.ts";
import { associate, describeAnswer, describeQuery, type AnswerContext } from "./answer.ts";
import { describeEvidence } from "./evidence.ts";
import { describeRevisions } from "./revisions.ts";
import { own, Statements } from "./statements.ts";

/** An answer, and what is known of how it was found. */
export interface Found {
  readonly question: Pick<Question, "id" | "text" | "strategy" | "investigation">;
  readonly result: StrategyResult;
  /** Content key of the stage that gave the result. */
  readonly key: string;
  /** What ran for it, see `runsBehind`. */
  readonly runs: readonly StageRun[];
  /** The tree that the answer was made of, where one was. */
  readonly tree?: { readonly key: string; readonly tree: LogicTree } | undefined;
  readonly sources: readonly (NamedSource & { readonly kind: string })[];
  /** Id of the reasoner. */
  readonly reasoner: string;
  readonly software: Software;
}

/**
 * How an answer was found, in the terms of W3C PROV-O (https://www.w3.org/TR/prov-o/): the answer and its values are
 * entities, derived from paths and evidence, and these from sources; stages and calls are activities, and the program,
 * reasoner, models and sources the agents. IRIs are the same in every process.
 */
export async function provenanceOf(found: Found): Promise<readonly Triple[]> {
  const { question, result, key, runs, tree, sources, software } = found;
  const says = new Statements();
  const agents = new Agents(says, software, sources);
  const reasoner = agents.reasoner(found.reasoner);
  const activities = describeActivities({ investigation: question.investigation, key, runs }, agents, says);
  const cite = (evidence: Evidence): Iri => describeEvidence(evidence, agents, says);
  const context: AnswerContext = {
    question: question.id,
    program: agents.program,
    answering: activities.answering,
    answeredAt: runs.find((run) => run.key === key)?.finishedAt,
    cite,
    consulted: consulted(found).flatMap((id) => agents.contentOf(id) ?? []),
    believedBy: models(runs, agents, reasoner),
  };
  const answer = await describeAnswer(result, context, says);
  describeQuery(result, context, says);

  const asked = own("question", question.id);
  says.is(asked, "Entity", question.text);
  says.value(asked, question.text);
  says.add(asked, iri(`${DCTERMS}identifier`), literal(question.id));
  says.says(activities.answering, "used", asked);
  says.says(activities.answering, "wasAssociatedWith", reasoner);

  const strategy = own("strategy", question.strategy);
  says.is(strategy, "Entity", question.strategy);
  says.is(strategy, "Plan");
  associate(activities.answering, { agent: agents.program, plan: strategy, as: [question.id, "strategy"] }, says);

  if (tree !== undefined) {
    const checked = runs.find((run) => run.key === tree.key);
    const checking = checked === undefined ? activities.answering : activities.of(checked);
    const checkedAt = (checked ?? runs.find((run) => run.key === key))?.finishedAt;
    const findings = describeRevisions(tree.tree, { question: question.id, reasoner, checking, checkedAt, cite }, says);
    says.says(answer, "wasDerivedFrom", ...findings);
  }
  return says.triples;
}

/**
 * Ids of the sources that an answer without evidence rests on, as "none" and "no" do: those that were called, or, where
 * no call of it is known, those of the kinds that it names.
 */
function consulted({ runs, result, sources }: Found): readonly string[] {
  const called = new Set(runs.flatMap(({ upstream }) => upstream.map(({ source }) => source)));
  const known = sources.filter(({ id }) => called.has(id));
  const borne = sources.filter(({ kind }) => result.support.some((each) => each === kind));
  if (result.support.length > 0 && borne.length === 0) return [];
  return (known.length > 0 ? known : borne.length > 0 ? borne : sources).map(({ id }) => id);
}

function models(runs: readonly StageRun[], agents: Agents, reasoner: Iri): readonly Iri[] {
  const called = runs.flatMap(({ upstream }) => upstream.filter(({ kind }) => kind === "MODEL"));
  const named = [...new Set(called.map(({ source }) => source))].map((source) => agents.called(source, "MODEL"));
  return named.length === 0 ? [reasoner] : named;
}
