import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { singularForms } from "../../../engine/text/plural.ts";
import { knownUnit } from "../../../engine/values/unit.ts";
import { ANYONE, MANKIND } from "../language/person-nouns.ts";
import { type Word, wordsOf } from "../language/words.ts";
import { saysOtherEnd } from "../linking/end-said.ts";
import { type Measure, type Measured, relationsOf } from "./measures.ts";
import { isToldBy, PERIODS } from "./periods.ts";

/**
 * The one relation of a measure that things of some classes have, in the unit that is asked for.
 * @param end that which an adjective means: what is dearest the lowest price does not tell
 */
export function theOne(
  measure: Measure,
  types: readonly string[],
  catalogue: Catalogue,
  counted: readonly Word[],
  end?: "max" | "min",
): Measured | undefined {
  const found = relationsOf(measure, catalogue).filter(({ relation }) => {
    const { subjectClasses } = relation;
    if (end !== undefined && saysOtherEnd(relation, end)) return false;
    return types.length === 0 || subjectClasses.length === 0 || subjectClasses.some((iri) => types.includes(iri));
  });
  // What is known to be measured of such things comes before what is measured of nobody knows what.
  const told = found.filter(({ relation }) => relation.subjectClasses.length > 0);
  const [only, ...others] = types.length > 0 && told.length > 0 ? told : found;
  if (only === undefined || others.length > 0) return undefined;
  return measure.name === "capacity" || measure.name === "staff"
    ? countsThem(only, counted)
      ? only
      : undefined
    : counted.length === 0 || isInUnit(only, counted)
      ? only
      : undefined;
}

/** The same of those alone that are stated by something: "per kilo", or a period. */
export function theOneBy(
  rate: string | undefined,
  measure: Measure,
  types: readonly string[],
  catalogue: Catalogue,
  end?: "max" | "min",
): Measured | undefined {
  if (rate === undefined) return theOne(measure, types, catalogue, [], end);
  const relations = catalogue.relations.filter(
    ({ label, objectKind }) => objectKind === measure.kind && isBy(rate, label),
  );
  return theOne(measure, types, { ...catalogue, relations }, [], end);
}

/** "Price per kilo", "cost per kilo (crowns)". */
function isBy(rate: string, label: string): boolean {
  if (PERIODS.has(rate)) return isToldBy(rate, label);
  const name = label.toLowerCase();
  const at = name.indexOf(rate);
  return at > 0 && !/^\p{L}/u.test(name.slice(at + rate.length));
}

/** "(Costs 30) per kilo": by what an amount is stated, where that ends the question. */
export function rateAt(words: readonly Word[], at: number, end: number): string | undefined {
  const [per, by] = words.slice(at, end);
  return per?.lower === "per" && by !== undefined && at + 2 === end ? `per ${by.lower}` : undefined;
}

/** How many a thing holds or employs, which a class is asked for without saying who they are. */
export function anyCounted(measure: Measure, types: readonly string[], catalogue: Catalogue): Measured | undefined {
  if (measure.name !== "capacity" && measure.name !== "staff") return undefined;
  const [only, ...others] = relationsOf(measure, catalogue).filter(({ relation }) =>
    relation.subjectClasses.some((iri) => types.includes(iri)),
  );
  return others.length > 0 ? undefined : only;
}

/** "How many people", or of what the name says that there is room for. */
function countsThem({ noun }: Measured, counted: readonly Word[]): boolean {
  const [last] = counted.slice(-1);
  if (last === undefined || counted.length > 1) return false;
  if (MANKIND.has(last.lower) || ANYONE.has(last.lower) || PASSENGERS.has(last.lower)) return true;
  return wordsOf(noun).some((word) => word.roots.some((root) => last.roots.includes(root)));
}

const PASSENGERS: ReadonlySet<string> = new Set([
  "passengers",
  "guests",
  "visitors",
  "spectators",
  "staff",
  "employees",
]);

function isInUnit({ unit }: Measured, counted: readonly Word[]): boolean {
  const word = counted.map(({ lower }) => lower).join(" ");
  const said = SHORT_UNITS.get(word) ?? word;
  if (unit === undefined) return false;
  const forms = singularForms(said);
  return singularForms(unit).some((form) => forms.includes(form)) || (knownUnit(said) ?? said) === unit;
}

const SHORT_UNITS: ReadonlyMap<string, string> = new Map([
  ["kilo", "kilogram"],
  ["kilos", "kilogram"],
  ["mins", "minute"],
  ["hrs", "hour"],
  ["secs", "second"],
]);
