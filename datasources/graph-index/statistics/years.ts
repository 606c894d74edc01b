import type { RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { normalise } from "../../../engine/text/normalise.ts";
import { parseNumber } from "../../../engine/values/number.ts";
import lists from "../words.json" with { type: "json" };
import { isNumberType } from "./object-kind.ts";
import { type Node, termOf } from "./pairs.ts";

/** Of what is stated as numbers, these are years: ships built are seldom that many, and never all of them. */
const FIRST_YEAR = 1000;
const LAST_YEAR = 2100;

const HAPPENING: ReadonlySet<string> = new Set(lists.happening.join(" ").split(" "));
const COUNTING: ReadonlySet<string> = new Set(lists.counting.join(" ").split(" "));

/**
 * A relation of numbers that are years, as one of dates: its name says what happens once ("built in", "opened", "year
 * of birth"), and nothing that is counted, and all its numbers look like years.
 */
export function withYears<Entry extends Pick<RelationEntry, "label" | "aliases" | "objectKind" | "unit">>(
  entry: Entry,
  objects: readonly Node[],
): Entry {
  if (entry.objectKind !== "NUMBER" || entry.unit !== undefined) return entry;
  const words = normalise(entry.label).split(" ");
  if (!words.some((word) => HAPPENING.has(word)) || words.some((word) => COUNTING.has(word))) return entry;
  return objects.every(isYear) ? { ...entry, objectKind: "DATE" } : entry;
}

/** Is it a number that looks like a year? */
export function isYear(node: Node): boolean {
  const term = termOf(node);
  if (term?.kind !== "literal" || !isNumberType(term.datatype) || !/^\d{4}$/u.test(term.lexical)) return false;
  const year = parseNumber(term.lexical) ?? 0;
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}
