import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { singularForms } from "../../../engine/text/plural.ts";
import { knownUnit, unitName } from "../../../engine/values/unit.ts";

/** Units that people call by a part of their names: which of them is meant a graph tells. */
const SHORT: ReadonlyMap<string, readonly string[]> = new Map([
  ["pound", ["pound", "pound sterling"]],
  ["degree", ["degree celsius", "degree fahrenheit"]],
  ["franc", ["franc", "swiss franc"]],
]);

/** Of a name, so much is read. */
const LONGEST_NAME = 100;

/** The units that words may mean, by one name each: "pounds" are a weight and a currency. */
export function unitsMeant(said: string): readonly string[] {
  const names = [unitName(said), ...singularForms(said.toLowerCase())];
  return [...new Set(names.flatMap((name) => SHORT.get(name) ?? [name]))];
}

/**
 * The units in which the numbers of a relation are: one that is known, or what stands in parentheses behind a name of
 * it ("florins"). Empty where nothing tells, or each number has its own.
 */
export function unitsOf({ unit, objectKind, label, aliases, ownUnits = [] }: RelationEntry): readonly string[] {
  if (objectKind !== "NUMBER" || ownUnits.length > 1) return [];
  if (unit !== undefined) return [unitName(unit)];
  return [label, ...aliases].flatMap((name) => inBrackets(name) ?? atTheEnd(name));
}

/** "Duration minutes", "length in metres": a unit that is known, behind what is measured. */
function atTheEnd(name: string): readonly string[] {
  const text = name.slice(0, LONGEST_NAME).trim().toLowerCase();
  const last = text.slice(text.lastIndexOf(" ") + 1);
  return last === text || knownUnit(last) === undefined ? [] : [unitName(last)];
}

/** "Fee (florins)": what stands in the parentheses, as all that may be its singular. */
function inBrackets(name: string): readonly string[] | undefined {
  const text = name.slice(0, LONGEST_NAME).trim();
  const start = text.lastIndexOf("(");
  if (start < 1 || !text.endsWith(")")) return undefined;
  const inside = text
    .slice(start + 1, -1)
    .trim()
    .toLowerCase();
  return inside === "" ? undefined : [...new Set([inside, unitName(inside), ...singularForms(inside)])];
}

const known = new WeakMap<Catalogue, ReadonlySet<string>>();

/** All units in which a graph states numbers, worked out once a catalogue. */
export function unitsIn(catalogue: Catalogue): ReadonlySet<string> {
  const found = known.get(catalogue) ?? new Set(catalogue.relations.flatMap(unitsOf));
  known.set(catalogue, found);
  return found;
}
