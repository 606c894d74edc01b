import { forgivable } from "../sources/from-all.ts";
import { isOfSet, isWhetherAll, type Form } from "../question/form/logical-form.ts";
import { nodesOf } from "../question/form/walk.ts";
import { nodeKey } from "../evidence/fact.ts";
import { isFused } from "../graph/fused-graph.ts";
import type { Decision } from "./execution/decide.ts";
import { membersOf } from "./execution/hop.ts";
import { overPlaces } from "./over-places.ts";
import type { RankedReading } from "./readings.ts";
import { type QueryContext, type Outcome, type Outcomes, outcomesOf, isDecided, catalogueOf } from "./outcomes.ts";

/** What is asked of a place is asked of those that lie in it, where the graph tells which do. */
export async function widestOutcomes(reading: RankedReading, queryContext: QueryContext): Promise<Outcomes> {
  const outcomes = await outcomesOf(reading.form, queryContext, reading.asks);
  const held = outcomes.all.find(isDecided);
  // Of several graphs each place between takes many queries, which other readings may need.
  if (held === undefined && isFused(queryContext.parts.graph)) return outcomes;
  if (isWhetherAll(reading.form)) return (await outcomesOfAll(reading, queryContext)) ?? outcomes;
  if (held !== undefined && ofEachIn(held.form)) return withoutNearestAlone(reading, outcomes, held, queryContext);
  const widened = await outcomesOverPlaces(reading, held?.form ?? reading.form, queryContext, held !== undefined);
  if (widened === undefined) return outcomes;
  if (held === undefined) return widened.all.some(isDecided) ? widened : outcomes;
  if (!widened.all.some(isDecided)) return mayNotHoldOfMore(held.form) ? widened : outcomes;
  if (findsNoMore(widened, held)) return outcomes;
  return { ...widened, all: [...widened.all, ...outcomes.all.filter((each) => each !== held)] };
}

/**
 * May what is so of those in a place not be so of all that lie in it: the first of them, or what is so of each? What is
 * found of the nearest alone is then no answer.
 */
function mayNotHoldOfMore(form: Form): boolean {
  return [...nodesOf(form)].some(
    ({ node }) => node.kind === "extreme" || (node.kind === "where" && isOfSet(node.condition)),
  );
}

function ofEachIn(form: Form): boolean {
  return [...nodesOf(form)].some(({ node }) => "ofEach" in node && node.ofEach !== undefined);
}

/**
 * What is first of each of several places is none of those that lie in them directly, where others lie in places
 * between: no form says both.
 */
async function withoutNearestAlone(
  reading: RankedReading,
  outcomes: Outcomes,
  held: Outcome,
  queryContext: QueryContext,
): Promise<Outcomes> {
  const wider = await outcomesOverPlaces(reading, held.form, queryContext, false);
  const found = wider?.all.find(isDecided);
  if (found === undefined || findsNoMore({ all: [found], unexamined: outcomes.unexamined }, held)) return outcomes;
  const decision: Decision = { kind: "undecided", reason: IN_BOTH, rows: held.decision.rows };
  return { ...outcomes, all: outcomes.all.map((each) => (isDecided(each) ? { ...each, decision } : each)) };
}

const IN_BOTH =
  "some are stated to be in places that lie in those that were asked about, and others in these themselves";

/** Whether all are such is asked of all that lie in the places between as well, and not of the nearest alone. */
async function outcomesOfAll({ form, asks }: RankedReading, queryContext: QueryContext): Promise<Outcomes | undefined> {
  const wider = overPlaces(form, await catalogueOf(queryContext), false);
  const widened = wider === undefined ? undefined : await outcomesOf(wider, queryContext, asks);
  return widened?.all.some(({ execution }) => (execution.tables[1]?.rows.length ?? 0) > 0) === true
    ? widened
    : undefined;
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

/** Undefined where no places between are asked for. */
export async function outcomesOverPlaces(
  { asks }: RankedReading,
  form: Form,
  queryContext: QueryContext,
  isHeld = false,
): Promise<Outcomes | undefined> {
  const wider = overPlaces(form, await catalogueOf(queryContext), isHeld);
  if (wider === undefined) return undefined;
  const widened = await outcomesOf(wider, queryContext, asks).catch((reason: unknown) => {
    // What is found without the places between stands, and is not all.
    queryContext.context.markPartial(forgivable(reason, true));
  });
  return widened ?? undefined;
}
