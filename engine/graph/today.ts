import { systemClock, dayOf, type Clock } from "../clock.ts";
import { isoDate, parseDate } from "../values/date.ts";
import type { QueryGraph } from "./fused-graph.ts";

/** The day that "now" means: the day on which the graph's facts hold, else this day. ISO 8601. */
export function todayOf(queryGraph: QueryGraph, clock: Clock = systemClock): string {
  const asOf = queryGraph.asOf === undefined ? undefined : parseDate(queryGraph.asOf);
  return asOf === undefined ? dayOf(clock) : isoDate(asOf);
}
