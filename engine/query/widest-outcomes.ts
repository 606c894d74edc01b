import { forgivable } from "../sources/from-all.ts";
import type { Form } from "../question/form/logical-form.ts";
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
  const widened = await outcomesOverPlaces(reading, held?.form ?? reading.form, queryContext, held !== undefined);
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
  return widened?.all.some(isDecided) === true ? widened : undefined;
}
