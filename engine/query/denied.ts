import type {
  Condition,
  ExistsForm,
  Form,
  MentionForm,
  RelationPhrase,
  SetForm,
} from "../question/form/logical-form.ts";
import { mapForm, nodesOf, ROOT } from "../question/form/walk.ts";
import type { FactNode } from "../evidence/fact.ts";
import { isFused } from "../graph/fused-graph.ts";
import { saysWhere } from "../graph/places/locating-relations.ts";
import { satisfies } from "../values/compare-values.ts";
import type { Certainty } from "../values/interval.ts";
import { conditionsDenied, type ConditionDenied, negativeEvidenceFor } from "./negative-evidence.ts";
import { areApart } from "./apart.ts";
import { askedOfWiderPlace } from "./within-asked.ts";
import { valueAt } from "./execution/extreme.ts";
import { membersOf, type Row } from "./execution/hop.ts";
import { uncheckedIn } from "./execution/unchecked.ts";
import { type QueryContext, type Outcome, outcomesOf, isDecided, atlasOf } from "./outcomes.ts";

/** Values of one thing of which each is looked up to deny that one of them is in a set. */
const MOST_VALUES_DENIED = 5;

/** "Yes" to what was asked of a place, where the graph holds it of a place that lies in it. */
export async function inWiderPlace(form: ExistsForm, queryContext: QueryContext): Promise<Outcome | undefined> {
  const members = async (set: SetForm): Promise<readonly FactNode[]> => {
    const { all } = await outcomesOf(set, queryContext);
    return all.filter(isDecided).flatMap(({ decision }) => membersOf(decision.rows));
  };
  const wider = await askedOfWiderPlace(form, members, await atlasOf(queryContext));
  if (wider === undefined) return undefined;
  const { all } = await outcomesOf(wider, queryContext);
  return all.find((each) => isDecided(each) && each.decision.kind === "truth" && each.decision.truth);
}

/** "No", where the graph holds other values of everything that was denied; they are its basis. */
export async function negativeEvidenceIn(form: ExistsForm, queryContext: QueryContext): Promise<Outcome | undefined> {
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
  for (const { values, unless, isTally, besides, unlessAmong, denied, by, deniedOf } of negativeEvidenceFor(
    form,
    queryContext,
  ) ?? []) {
    const { all } = await outcomesOf(values, queryContext);
    const held = all.find(isDecided);
    if (held === undefined) return undefined;
    const rows = besides === undefined ? held.decision.rows : othersThan(besides, held.decision.rows);
    if (rows.length === 0) return undefined;
    if (unlessAmong !== undefined && othersThan(unlessAmong, rows).length < rows.length) return undefined;
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
  const placing = new Set(catalogue.relations.filter((each) => saysWhere(each, catalogue)).map(({ iri }) => iri));
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
