import type { Stage, StageContext } from "../investigation/stage.ts";
import { isRatioOfCounts, isSet, isShare, type Form, type SetForm } from "../question/form/logical-form.ts";
import { bestCombinationScore, combinationCount } from "../question/form/combinations.ts";
import { nodesOf } from "../question/form/walk.ts";
import type { KindAsked } from "../question/kind-asked.ts";
import type { Catalogue } from "../sources/knowledge-graph.ts";
import type { Question } from "../question/question.ts";
import { catalogueStage } from "../question/stages.ts";
import { membersOf as graphsOf } from "../graph/fused-graph.ts";
import type { Atlas } from "../graph/places/surroundings.ts";
import type { LiteralContext } from "../values/literal-value.ts";
import type { QueryBudget } from "./query-budget.ts";
import { valuesOf } from "./form-sets.ts";
import { dayOfAsking } from "./day-of-asking.ts";
import { denyingRelations, relationsOfSeveral } from "./denying-relations.ts";
import { isOfThings, withoutDates } from "./without-dates.ts";
import { ofKindAsked } from "./of-kind-asked.ts";
import { ofTradeAsked } from "./of-trade-asked.ts";
import { inOwnLanguages } from "./in-own-languages.ts";
import { withoutNamed } from "./without-named.ts";
import { ofKindsExpected } from "./of-kind-expected.ts";
import { decide, type Decision } from "./execution/decide.ts";
import type { Execution } from "./execution/execute.ts";
import type { Grounding } from "./grounding/ground.ts";
import { isBeside } from "./other-relations.ts";
import { comesBackToItself } from "./there-and-back.ts";
import { EQUAL_SCORE_RATIO, LIMITS } from "./limits.ts";
import { executionStage, groundingStage, mostExecution, mostGrounding } from "./stages.ts";
import type { InvestigationParts } from "../investigation-parts.ts";
import { literalsOf } from "../evidence/names.ts";

/** What the stages of one question need to know of it. */
export interface QueryContext {
  readonly question: Question;
  readonly parts: InvestigationParts;
  readonly context: StageContext;
  readonly literals: (relation: string) => LiteralContext;
  /** The relations of which one value of a subject denies all others. */
  readonly denying: ReadonlySet<string>;
  /** The relations of which a subject may have several values, so that one says nothing against another. */
  readonly several: ReadonlySet<string>;
  /** What may still be asked of the graph; all the readings of a question share one. Not bounded when absent. */
  readonly queryBudget?: QueryBudget;
}

/** What the stages of a question need to know of it, with what the catalogue of its graphs says of relations. */
export async function queryContextOf(
  question: Question,
  parts: InvestigationParts,
  context: StageContext,
): Promise<Omit<QueryContext, "queryBudget">> {
  const catalogue = await context.get(catalogueStage(question, parts));
  const [denying, several] = [denyingRelations(catalogue), relationsOfSeveral(catalogue)];
  return { question, parts, context, literals: literalsOf(catalogue), denying, several };
}

/** A concrete form with what a graph gave for it and what follows. */
export interface Outcome {
  readonly form: Form;
  /** Product of the candidates' scores, 0–1. */
  readonly linking: number;
  readonly execution: Execution;
  readonly decision: Decision;
}

/** Combinations of candidates that were not tried. */
export interface Unexamined {
  readonly count: number;
  /** What the best of them scores at most, 0–1. */
  readonly bound: number;
}

export interface Outcomes {
  readonly all: readonly Outcome[];
  readonly unexamined: Unexamined;
}

/**
 * Executes the supported combinations of a form's candidates, best first, up to the first that decides, and those of
 * nearly its score in which a name means something else, or a relation of the same score is another: which of them was
 * meant, nobody can tell.
 * @param kind what answers must be, where the question says so
 */
export async function outcomesOf(form: Form, queryContext: QueryContext, kind?: KindAsked): Promise<Outcomes> {
  const { context, question, parts, literals } = queryContext;
  const { graph } = parts;
  const spend = async <T>(most: number, stage: Stage<T>): Promise<T | undefined> =>
    queryContext.queryBudget === undefined
      ? context.get(stage)
      : queryContext.queryBudget.spend(most, () => context.getCounted(stage));
  const grounded = await spend(mostGrounding(form, graph), groundingStage(form, question, parts));
  if (grounded === undefined)
    return { all: [], unexamined: { count: combinationCount(form), bound: bestCombinationScore(form) } };
  const all: Outcome[] = [];
  let decided: Outcome | undefined;
  let open = grounded.groundings;
  while (all.length < LIMITS.executionsPerReading) {
    const [next, ...others] = open;
    if (next === undefined) break;
    const executed = await spend(mostExecution(next.form, graph), executionStage(next.form, question, parts));
    if (executed === undefined) break;
    const execution = await asAsked(executed, next.form, kind, queryContext);
    const outcome: Outcome = {
      form: next.form,
      linking: next.score,
      execution,
      decision: decide(next.form, execution.tables, literals, await dayOfAsking(next.form, parts, context)),
    };
    all.push(outcome);
    const best = (decided ??= isDecided(outcome) ? outcome : undefined);
    open = best === undefined ? others : others.filter((other) => isRival(best, other) || isBeside(best, other));
  }
  const notGrounded = decided === undefined ? grounded.combinations - grounded.examined : 0;
  return {
    all,
    unexamined: { count: open.length + notGrounded, bound: open[0]?.score ?? (notGrounded > 0 ? grounded.bound : 0) },
  };
}

/** What was executed without members that are of another kind than is asked for. */
async function asAsked(
  execution: Execution,
  form: Form,
  kind: KindAsked | undefined,
  queryContext: QueryContext,
): Promise<Execution> {
  const { context, parts } = queryContext;
  const catalogue = await catalogueOf(queryContext);
  const ofKinds = await Promise.all(
    execution.tables.map((table) => ofKindsExpected(table, form, parts.graph, catalogue, context)),
  );
  const set = membersAsked(form, kind);
  const vocabularies = graphsOf(parts.graph).map(({ vocabulary }) => vocabulary);
  const expected =
    set === undefined
      ? ofKinds
      : ofKinds.map((table) => inOwnLanguages(withoutNamed(table, set, catalogue), set, catalogue, vocabularies));
  if (set === undefined || (kind === undefined && !isOfThings(set))) return { ...execution, tables: expected };
  const tables = expected.map(async (table) => {
    const undated = await withoutDates(table, set, parts.graph, catalogue, context);
    if (kind === undefined) return undated;
    const ofKind = await ofKindAsked(undated, set, kind, parts.graph, catalogue, context);
    return kind.trades === undefined
      ? ofKind
      : ofTradeAsked(ofKind, set, kind.trades, { graph: parts.graph, catalogue, context });
  });
  return { ...execution, tables: await Promise.all(tables) };
}

/** The set whose members answer: itself, the values that are told of each, or those of a kind that are counted. */
function membersAsked(form: Form, kind: KindAsked | undefined): SetForm | undefined {
  if (isSet(form)) return form;
  if (form.kind === "count" && kind !== undefined && !isShare(form) && !isRatioOfCounts(form)) return form.set;
  return form.kind === "each" && form.tally === undefined ? valuesOf(form.set, form.by) : undefined;
}

function isRival(decided: Outcome, { form, score }: Grounding): boolean {
  return score >= decided.linking * EQUAL_SCORE_RATIO && namesOf(form) !== namesOf(decided.form);
}

/** What the names of a concrete form mean. */
export function namesOf(form: Form): string {
  return [...nodesOf(form)]
    .map(({ node }) => (node.kind === "mention" ? (node.candidates[0]?.iri ?? "") : ""))
    .join(" ");
}

export function isDecided(outcome: Outcome): boolean {
  return outcome.decision.kind !== "undecided" && !comesBackToItself(outcome);
}

/** Why what a graph holds does not decide, as sentences, each once. */
export function reasonsUndecided({ execution, decision }: Outcome): readonly string[] {
  const notes = execution.tables.flatMap((table) => table.notes);
  return [...new Set(notes.length > 0 ? notes : decision.kind === "undecided" ? [decision.reason] : [])];
}

export async function atlasOf(queryContext: QueryContext): Promise<Atlas> {
  const { parts, context } = queryContext;
  return { graph: parts.graph, catalogue: await catalogueOf(queryContext), context };
}

export async function catalogueOf({ question, parts, context }: QueryContext): Promise<Catalogue> {
  return context.get(catalogueStage(question, parts));
}
