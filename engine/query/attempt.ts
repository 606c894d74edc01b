import type { Stage, StageContext } from "../investigation/stage.ts";
import {
  isSet,
  type Condition,
  type ExistsForm,
  type Form,
  type MentionForm,
  type RelationPhrase,
  type SetForm,
} from "../question/form/logical-form.ts";
import { bestCombinationScore, combinationCount } from "../question/form/combinations.ts";
import { mapForm, nodesOf, ROOT } from "../question/form/walk.ts";
import type { KindAsked } from "../question/kind-asked.ts";
import type { Catalogue } from "../sources/knowledge-graph.ts";
import type { Question } from "../question/question.ts";
import { catalogueStage } from "../question/stages.ts";
import { type FactNode, nodeKey } from "../evidence/fact.ts";
import { isFused } from "../graph/fused-graph.ts";
import { saysWhere } from "../graph/places/locating-relations.ts";
import type { Atlas } from "../graph/places/surroundings.ts";
import { satisfies } from "../values/compare-values.ts";
import type { Certainty } from "../values/interval.ts";
import type { LiteralContext } from "../values/literal-value.ts";
import type { QueryBudget } from "./query-budget.ts";
import { valuesOf } from "./form-sets.ts";
import { denyingRelations, relationsOfSeveral } from "./denying-relations.ts";
import { conditionsDenied, type ConditionDenied, negativeEvidenceFor } from "./negative-evidence.ts";
import { areApart } from "./apart.ts";
import { askedOfWiderPlace } from "./within-asked.ts";
import { isOfThings, withoutDates } from "./without-dates.ts";
import { ofKindAsked } from "./of-kind-asked.ts";
import { ofTradeAsked } from "./of-trade-asked.ts";
import { withoutNamed } from "./without-named.ts";
import { ofKindsExpected } from "./of-kind-expected.ts";
import { decide, type Decision } from "./execution/decide.ts";
import { valueAt } from "./execution/extreme.ts";
import { membersOf, type Row } from "./execution/hop.ts";
import type { Execution } from "./execution/execute.ts";
import { leavesFirstOpen } from "./execution/without-value.ts";
import { lessFitting, toldOfLess } from "./less-fitting.ts";
import { uncheckedIn } from "./execution/unchecked.ts";
import { unmetIn, unstatedIn } from "./execution/unstated.ts";
import type { Grounding } from "./grounding/ground.ts";
import { overPlaces } from "./over-places.ts";
import { isBeside, otherRelations, saysOtherwise } from "./other-relations.ts";
import { leftOpen, namesMeant } from "./names-meant.ts";
import { mayMeanSeveral } from "./partial-names.ts";
import { comesBackToItself } from "./there-and-back.ts";
import { EQUAL_SCORE_RATIO, LIMITS } from "./limits.ts";
import type { RankedReading } from "./readings.ts";
import { unpairedNamed } from "./unpaired-named.ts";
import { untimedBetween } from "./untimed-between.ts";
import { executionStage, groundingStage, mostExecution, mostGrounding } from "./stages.ts";
import type { InvestigationParts } from "../investigation-parts.ts";
import { literalsOf } from "../evidence/names.ts";

/** Values of one thing of which each is looked up to deny that one of them is in a set. */
const MOST_VALUES_DENIED = 5;

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

/** How a reading fared. */
export interface Attempt {
  readonly reading: RankedReading;
  /**
   * ANSWERED; UNDECIDED when the graph holds the facts but they do not decide; UNSUPPORTED when it does not hold them.
   */
  readonly status: "ANSWERED" | "UNDECIDED" | "UNSUPPORTED";
  readonly outcome?: Outcome;
  /**
   * The same reading of names that mean something else and fit nearly as well, or of other relations that fit as well
   * and lead to nothing of what was found.
   */
  readonly rivals: readonly Outcome[];
  /** Combinations of candidates that a bound kept from being tried. */
  readonly unexamined: Unexamined;
  /** What of a set in which nothing was found states no value that a condition could be put to, as sentences. */
  readonly unstated?: readonly string[];
  /** True where a part of a name leaves open which of several things is meant. */
  readonly isAmbiguous?: true;
}

/** Combinations of candidates that were not tried. */
interface Unexamined {
  readonly count: number;
  /** What the best of them scores at most, 0–1. */
  readonly bound: number;
}

/** Grounds a reading in the graph and executes what is supported, best first, until something is decided. */
export async function attemptReading(reading: RankedReading, queryContext: QueryContext): Promise<Attempt> {
  return concluded(reading, await widestOutcomes(reading, queryContext), queryContext);
}

async function concluded(reading: RankedReading, outcomes: Outcomes, queryContext: QueryContext): Promise<Attempt> {
  const { unexamined } = outcomes;
  const [decided, ...others] = outcomes.all.filter(isDecided);
  if (decided !== undefined) {
    const named = await namesMeant(reading.form, outcomes.all.filter(isDecided), queryContext);
    if (named.open.length > 0) {
      const outcome = leftOpen(decided, named.open);
      return { reading, status: "UNDECIDED", outcome, rivals: [], unexamined, isAmbiguous: true };
    }
    const rivals = others.filter(
      (other) => namesOf(other.form) !== namesOf(decided.form) || saysOtherwise(other, decided),
    );
    const leftOut = otherRelations(
      decided,
      others.filter((other) => !rivals.includes(other)),
    );
    const catalogue = await catalogueOf(queryContext);
    // A model that names several relations for the same words means any of them.
    const isOfModel = queryContext.parts.reasoner.mostRequests !== undefined;
    const less = isOfModel ? [] : lessFitting(reading.form, decided.form, catalogue);
    if (less.length > 0) {
      const outcome = leftOpen(decided, less.map(toldOfLess));
      return { reading, status: "UNDECIDED", outcome, rivals: [], unexamined };
    }
    const more = [
      ...leftOut,
      ...unpairedNamed(decided),
      ...untimedBetween(
        decided.form,
        catalogue,
        !isFused(queryContext.parts.graph) && queryContext.parts.graph.vocabulary.validity === undefined,
      ),
    ];
    const told = named.told.length === 0 ? reading : { ...reading, readAs: [...(reading.readAs ?? []), ...named.told] };
    const said = more.length === 0 ? told : { ...told, doubts: [...(reading.doubts ?? []), ...more] };
    return { reading: said, status: "ANSWERED", outcome: decided, rivals, unexamined };
  }
  // Where a condition could not be checked, nobody knows that it is not so.
  const isOneThing = !mayMeanSeveral(reading.form);
  if (isOneThing && reading.form.kind === "exists" && uncheckedIn(outcomes.all).every(leavesFirstOpen)) {
    const wider = await inWiderPlace(reading.form, queryContext);
    if (wider !== undefined) return { reading, status: "ANSWERED", outcome: wider, rivals: [], unexamined };
    const negative = await negativeEvidenceIn(reading.form, queryContext);
    if (negative !== undefined) return { reading, status: "ANSWERED", outcome: negative, rivals: [], unexamined };
  }
  const undecided = outcomes.all.find(({ execution }) => isFilled(execution) || hasNotes(execution));
  if (undecided !== undefined) return { reading, status: "UNDECIDED", outcome: undecided, rivals: [], unexamined };
  const tables = outcomes.all.flatMap(({ execution }) => execution.tables);
  const unstated = [
    ...(outcomes.all.length === 0 ? unmetIn(reading.form) : unstatedIn(tables)),
    ...tables.flatMap(({ leftOut = [] }) => leftOut),
  ];
  return { reading, status: "UNSUPPORTED", rivals: [], unexamined, ...(unstated.length === 0 ? {} : { unstated }) };
}

/** What is asked of a place is asked of those that lie in it, where the graph tells which do. */
async function widestOutcomes(reading: RankedReading, queryContext: QueryContext): Promise<Outcomes> {
  const outcomes = await outcomesOf(reading.form, queryContext, reading.asks);
  const held = outcomes.all.find(isDecided);
  // Of several graphs each place between takes many queries, which other readings may need.
  if (held === undefined && isFused(queryContext.parts.graph)) return outcomes;
  const widened = await outcomesOverPlaces(reading, held?.form ?? reading.form, queryContext);
  if (widened === undefined || (held !== undefined && findsNoMore(widened, held))) return outcomes;
  const rest = held === undefined ? [] : outcomes.all.filter((each) => each !== held);
  return { ...widened, all: [...widened.all, ...rest] };
}

/** Is nothing found by way of the places between but what was found without? */
function findsNoMore({ all }: Outcomes, held: Outcome): boolean {
  const found = all.find(isDecided);
  return found !== undefined && gistOf(found.decision) === gistOf(held.decision);
}

/** What is decided, by whatever it is. */
function gistOf(decision: Decision): string {
  switch (decision.kind) {
    case "members":
      return membersOf(decision.rows).map(nodeKey).sort().join(" ");
    case "pairs":
      return decision.pairs
        .map(({ member, value }) => `${nodeKey(member)} ${typeof value === "number" ? value : nodeKey(value)}`)
        .sort()
        .join(" ");
    case "number":
      return `${decision.number} ${decision.unit ?? ""}`;
    case "truth":
      return String(decision.truth);
    case "undecided":
      return decision.reason;
  }
}

/** Undefined where nothing is found by way of the places between. */
async function outcomesOverPlaces(
  { asks }: RankedReading,
  form: Form,
  queryContext: QueryContext,
): Promise<Outcomes | undefined> {
  const wider = overPlaces(form, await catalogueOf(queryContext));
  const widened = wider === undefined ? undefined : await outcomesOf(wider, queryContext, asks);
  return widened?.all.some(isDecided) === true ? widened : undefined;
}

/** The same as `attemptReading` by way of the places between; undefined where nothing is found so. */
export async function attemptOverPlaces(
  reading: RankedReading,
  queryContext: QueryContext,
): Promise<Attempt | undefined> {
  const outcomes = await outcomesOverPlaces(reading, reading.form, queryContext);
  return outcomes === undefined ? undefined : concluded(reading, outcomes, queryContext);
}

interface Outcomes {
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
      decision: decide(next.form, execution.tables, literals),
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
  const set = membersAsked(form);
  const expected = set === undefined ? ofKinds : ofKinds.map((table) => withoutNamed(table, set));
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

/** The set whose members answer: itself, or the values that are told of each. */
function membersAsked(form: Form): SetForm | undefined {
  if (isSet(form)) return form;
  return form.kind === "each" && form.tally === undefined ? valuesOf(form.set, form.by) : undefined;
}

function isRival(decided: Outcome, { form, score }: Grounding): boolean {
  return score >= decided.linking * EQUAL_SCORE_RATIO && namesOf(form) !== namesOf(decided.form);
}

/** What the names of a concrete form mean. */
function namesOf(form: Form): string {
  return [...nodesOf(form)]
    .map(({ node }) => (node.kind === "mention" ? (node.candidates[0]?.iri ?? "") : ""))
    .join(" ");
}

function isDecided(outcome: Outcome): boolean {
  return outcome.decision.kind !== "undecided" && !comesBackToItself(outcome);
}

/** Are there facts on every side, so that only what they say is in the way? */
function isFilled(execution: Execution): boolean {
  return execution.tables.every((table) => table.rows.length > 0);
}

function hasNotes(execution: Execution): boolean {
  return execution.tables.some((table) => table.notes.length > 0);
}

/** "Yes" to what was asked of a place, where the graph holds it of a place that lies in it. */
async function inWiderPlace(form: ExistsForm, queryContext: QueryContext): Promise<Outcome | undefined> {
  const members = async (set: SetForm): Promise<readonly FactNode[]> => {
    const { all } = await outcomesOf(set, queryContext);
    return all.filter(isDecided).flatMap(({ decision }) => membersOf(decision.rows));
  };
  const wider = await askedOfWiderPlace(form, members, await atlasOf(queryContext));
  if (wider === undefined) return undefined;
  const { all } = await outcomesOf(wider, queryContext);
  return all.find((each) => isDecided(each) && each.decision.kind === "truth" && each.decision.truth);
}

async function atlasOf(queryContext: QueryContext): Promise<Atlas> {
  const { parts, context } = queryContext;
  return { graph: parts.graph, catalogue: await catalogueOf(queryContext), context };
}

async function catalogueOf({ question, parts, context }: QueryContext): Promise<Catalogue> {
  return context.get(catalogueStage(question, parts));
}

/** "No", where the graph holds other values of everything that was denied; they are its basis. */
async function negativeEvidenceIn(form: ExistsForm, queryContext: QueryContext): Promise<Outcome | undefined> {
  const { graph } = queryContext.parts;
  const isTimed = [...nodesOf(form)].some(({ node }) => node.kind === "at");
  const ended = isTimed ? await outcomesOf(atAnyTime(form), queryContext) : undefined;
  const former = ended?.all.find(({ decision }) => decision.kind === "truth" && decision.truth);
  // It held at another time: that it does not hold at this one is known.
  if (former !== undefined) return { ...former, decision: { kind: "truth", truth: false, rows: former.decision.rows } };
  if (!isTimed) {
    for (const denied of conditionsDenied(form)) {
      const outcome = await certainlyDenied(denied, queryContext);
      if (outcome !== undefined) return outcome;
    }
  }
  let negative: Outcome | undefined;
  for (const { values, unless, isTally, besides, denied, by, deniedOf } of negativeEvidenceFor(form, queryContext) ??
    []) {
    const { all } = await outcomesOf(values, queryContext);
    const held = all.find(isDecided);
    if (held === undefined) return undefined;
    const rows = besides === undefined ? held.decision.rows : othersThan(besides, held.decision.rows);
    if (rows.length === 0) return undefined;
    if (unless !== undefined && mayMeet(rows, unless, isTally === true, queryContext.literals)) return undefined;
    if (deniedOf !== undefined && !(await areNoneOf(rows, deniedOf, queryContext))) return undefined;
    if (denied !== undefined) {
      const mayDenyIt = async (): Promise<boolean> => by === undefined || mayDeny(by, denied, queryContext);
      if (!(await areApart(denied, membersOf(rows), await atlasOf(queryContext), mayDenyIt))) return undefined;
    }
    if (
      denied !== undefined &&
      isFused(graph) &&
      !(await graph.areToldApart(
        denied.candidates.map((each) => each.iri),
        entitiesOf(rows),
        queryContext.context,
      ))
    )
      return undefined;
    negative ??= { ...held, decision: { kind: "truth", truth: false, rows } };
  }
  return negative;
}

/** Is it known of each of some values that it is not in a set? */
async function areNoneOf(rows: readonly Row[], set: SetForm, queryContext: QueryContext): Promise<boolean> {
  const members = membersOf(rows);
  if (members.length > MOST_VALUES_DENIED) return false;
  for (const member of members) {
    if (member.kind !== "iri") return false;
    const named: MentionForm = {
      kind: "mention",
      text: member.value,
      candidates: [{ iri: member.value, label: member.value, score: 1 }],
    };
    const form: ExistsForm = { kind: "exists", set: { kind: "intersect", sets: [named, set] } };
    const { all } = await outcomesOf(form, queryContext);
    if (all.some(isDecided) || uncheckedIn(all).length > 0) return false;
    if ((await negativeEvidenceIn(form, queryContext)) === undefined) return false;
  }
  return true;
}

/**
 * May one value of relations deny another thing, of which nothing tells what it is? Where they say where something is,
 * the thing may be a place around that; not so where they lead to it from something else.
 */
async function mayDeny(by: RelationPhrase, thing: MentionForm, queryContext: QueryContext): Promise<boolean> {
  const { catalogue } = await atlasOf(queryContext);
  const placing = new Set(catalogue.relations.filter(saysWhere).map(({ iri }) => iri));
  if (!by.candidates.some(({ iri }) => placing.has(iri))) return true;
  const candidates = by.candidates.map((each) => ({
    ...each,
    direction: each.direction === "FORWARD" ? ("BACKWARD" as const) : ("FORWARD" as const),
  }));
  const { all } = await outcomesOf({ kind: "follow", from: thing, relation: { ...by, candidates } }, queryContext);
  return all.some(({ execution }) => execution.tables.some(({ rows }) => rows.length > 0));
}

/** Nothing of what the thing has meets the condition, nothing could not be compared, and there is something. */
async function certainlyDenied(
  { met, values, unless }: ConditionDenied,
  queryContext: QueryContext,
): Promise<Outcome | undefined> {
  const [meeting, otherwise] = [await outcomesOf(met, queryContext), await outcomesOf(values, queryContext)];
  const held = otherwise.all.find(isDecided);
  if (held === undefined || meeting.all.some(isDecided)) return undefined;
  if (uncheckedIn([...meeting.all, ...otherwise.all]).length > 0) return undefined;
  const { rows } = held.decision;
  if (unless !== undefined && mayMeet(rows, unless, false, queryContext.literals)) return undefined;
  return { ...held, decision: { kind: "truth", truth: false, rows } };
}

function atAnyTime(form: Form): Form {
  return mapForm(form, (node) => (node.kind === "at" ? { ...node, time: { kind: "interval" } } : node));
}

/** Why what a graph holds does not decide, as sentences, each once. */
export function reasonsUndecided({ execution, decision }: Outcome): readonly string[] {
  const notes = execution.tables.flatMap((table) => table.notes);
  return [...new Set(notes.length > 0 ? notes : decision.kind === "undecided" ? [decision.reason] : [])];
}

/** The rows that lead to things, and to none that a name may mean. */
function othersThan({ candidates }: MentionForm, rows: readonly Row[]): readonly Row[] {
  const named = new Set(candidates.map(({ iri }) => iri));
  return rows.filter(({ value }) => value.kind === "iri" && !named.has(value.value));
}

function entitiesOf(rows: readonly Row[]): readonly string[] {
  return membersOf(rows).flatMap((member) => (member.kind === "iri" ? [member.value] : []));
}

/** May the values of a thing, or how many there are of them, satisfy a condition? */
function mayMeet(
  rows: readonly Row[],
  condition: Condition,
  isTally: boolean,
  literals: QueryContext["literals"],
): boolean {
  return isTally
    ? satisfies({ type: "number", number: membersOf(rows).length }, condition) !== "no"
    : rows.some((row) => meets(row, condition, literals) !== "no");
}

function meets(row: Row, condition: Condition, literals: QueryContext["literals"]): Certainty {
  const value = valueAt(row, ROOT, literals);
  return value === undefined ? "unknown" : satisfies(value, condition);
}
