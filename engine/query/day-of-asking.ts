import { dayOf, restOfDayMs, systemClock } from "../clock.ts";
import { membersOf } from "../graph/fused-graph.ts";
import type { InvestigationParts } from "../investigation-parts.ts";
import type { Stage, StageContext } from "../investigation/stage.ts";
import { isOfTheDay, type Form } from "../question/form/logical-form.ts";
import { compareDates, parseDate } from "../values/date.ts";
import type { DayOfAsking } from "./execution/asked-on.ts";

/**
 * The day of asking, as a stage: whatever is made of it may be used again for as long as the day lasts, and no longer.
 */
function dayStage({ clock = systemClock }: InvestigationParts): Stage<string> {
  // Read once: between two readings the day may end.
  const now = clock();
  const day = dayOf(() => now);
  return {
    name: "query.day",
    version: 1,
    inputs: { day },
    maxAgeMs: restOfDayMs(() => now),
    compute: () => Promise.resolve(day),
  };
}

/** When a form is asked that is decided by that; undefined for any other, which holds as long as its facts do. */
export async function dayOfAsking(
  form: Form,
  parts: InvestigationParts,
  context: StageContext,
): Promise<DayOfAsking | undefined> {
  if (!isOfTheDay(form)) return undefined;
  const day = parseDate(await context.get(dayStage(parts)));
  if (day === undefined) return undefined;
  const [factsOf] = membersOf(parts.graph)
    .flatMap(({ asOf }) => (asOf === undefined ? [] : [parseDate(asOf)]))
    .flatMap((date) => (date !== undefined && compareDates(date, day) === "before" ? [date] : []))
    .sort((a, b) => (compareDates(a, b) === "before" ? -1 : 1));
  return factsOf === undefined ? { day } : { day, factsOf };
}
