import lists from "../language/data/measured-wordings.json" with { type: "json" };
import parts from "../language/data/described-words.json" with { type: "json" };
import { dimensionOf, knownUnit } from "../../../engine/values/unit.ts";
import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { englishDictionary } from "../dictionary/english-dictionary.ts";
import { isFunctionWord } from "../language/function-words.ts";
import { compared } from "../language/word-forms.ts";
import { wordSet } from "../language/word-set.ts";
import { wordsOf } from "../language/words.ts";

type MeasureName = keyof typeof lists;

/** What people measure by verbs and adjectives, for which graphs have a noun: "cost" is said of a price. */
export interface Measure {
  readonly name: MeasureName;
  /** The verbs in their base form, one or several words. */
  readonly verbs: readonly string[];
  /** Verbs that say it where a time is told: "makes 300 a week". */
  readonly byPeriod: readonly string[];
  /** Superlatives of several words: "best paid", by the end of the scale. */
  readonly ranked: { readonly max: readonly string[]; readonly min: readonly string[] };
  /** Nouns for what is counted, without which its verbs say something else: "drew the most visitors". */
  readonly counted: ReadonlySet<string>;
  /** Adjectives, by the end of the scale that they name. */
  readonly max: ReadonlySet<string>;
  readonly min: ReadonlySet<string>;
  readonly nouns: ReadonlySet<string>;
  /** The dimension that its units have, where its nouns say other things as well. */
  readonly dimension: string | undefined;
  /** Dates, of which the earlier and the later are told, or numbers. */
  readonly kind: "NUMBER" | "DATE";
  /** May something else be meant by its adjectives: is the biggest hall the one with the most seats? */
  readonly isLoose: boolean;
  /** Nouns that say more than the verbs do: what a choir costs may be its dues. */
  readonly loose: ReadonlySet<string>;
  /** Of what a rate is one of this measure: a day rate is a price, and a growth rate none. */
  readonly rates: ReadonlySet<string>;
}

interface Row {
  readonly nouns: readonly string[];
  readonly verbs: readonly string[];
  readonly phrasal?: readonly string[];
  readonly byPeriod?: readonly string[];
  readonly ranked?: { readonly max: readonly string[]; readonly min: readonly string[] };
  readonly counted?: readonly string[];
  readonly max: readonly string[];
  readonly min: readonly string[];
  readonly unit?: string;
  readonly kind?: string;
  readonly isLoose?: boolean;
  readonly loose?: readonly string[];
  readonly rates?: readonly string[];
}

export const MEASURES: readonly Measure[] = (Object.entries(lists) as [MeasureName, Row][]).map(([name, row]) => ({
  name,
  verbs: [...(row.phrasal ?? []), ...wordSet(row.verbs)].filter((verb) => verb !== ""),
  byPeriod: row.byPeriod ?? [],
  ranked: row.ranked ?? { max: [], min: [] },
  counted: row.counted === undefined ? new Set<string>() : wordSet(row.counted),
  max: wordSet(row.max),
  min: wordSet(row.min),
  nouns: wordSet(row.nouns),
  dimension: row.unit,
  kind: row.kind === "DATE" ? "DATE" : "NUMBER",
  isLoose: row.isLoose === true,
  loose: wordSet(row.loose ?? []),
  rates: wordSet(row.rates ?? []),
}));

/** A relation whose numbers are of a measure, and what it is called without its unit. */
export interface Measured {
  readonly relation: RelationEntry;
  readonly noun: string;
  /** Its unit as it is written in the name or known otherwise, in lower case; undefined where there is none. */
  readonly unit: string | undefined;
}

/** May something else be meant by what is read as this? */
export function isLooselySaid({ isLoose, loose, name }: Measure, { noun }: Measured, said: string): boolean {
  if (EXTENTS.has(name) && isOfPart(noun, said)) return true;
  return (isLoose && !saysSize(noun)) || wordsOf(noun).some(({ lower }) => loose.has(lower) && !said.includes(lower));
}

const EXTENTS: ReadonlySet<MeasureName> = new Set<MeasureName>(["size", "weight"]);

/** "Tank size", "ladder length": how large or long a part of the thing is, as a noun before the measure says. */
export function isOfPart(noun: string, said: string): boolean {
  const dictionary = englishDictionary();
  return wordsOf(withoutUnit(noun))
    .slice(0, -1)
    .some(
      ({ lower }) =>
        !OF_WHOLE.has(lower) &&
        !said.includes(lower) &&
        dictionary.lemmasOf(lower, "n").length > 0 &&
        dictionary.lemmasOf(lower, "a").length === 0,
    );
}

const OF_WHOLE = wordSet(parts.ofWhole);

/** Is it how large something is that an adjective tells, in its base form: "big"? */
export function isOfSize(adjective: string): boolean {
  return SIZE !== undefined && (SIZE.max.has(adjective) || SIZE.min.has(adjective));
}

const SIZE = MEASURES.find(({ name }) => name === "size");

/** Does a name call what it measures a size: "area", "surface area (ha)"? */
export function saysSize(name: string): boolean {
  return wordsOf(withoutUnit(name)).some(({ lower }) => SAYING_SIZE.has(lower));
}

const SAYING_SIZE: ReadonlySet<string> = new Set(["size", "area", "extent", "acreage", "diameter", "surface"]);

const known = new WeakMap<Catalogue, Map<MeasureName, readonly Measured[]>>();

/** The relations of a graph that tell a measure, worked out once a catalogue. */
export function relationsOf(measure: Measure, catalogue: Catalogue): readonly Measured[] {
  const all = known.get(catalogue) ?? new Map<MeasureName, readonly Measured[]>();
  known.set(catalogue, all);
  const found = all.get(measure.name) ?? catalogue.relations.flatMap((relation) => asMeasured(relation, measure));
  all.set(measure.name, found);
  return found;
}

function asMeasured(relation: RelationEntry, measure: Measure): readonly Measured[] {
  if (relation.objectKind !== measure.kind) return [];
  const unit = unitOf(relation);
  if (measure.dimension !== undefined && isUnitOf(relation.label, measure.dimension))
    return [{ relation, noun: relation.label, unit: knownUnit(relation.label.toLowerCase()) }];
  if (measure.dimension !== undefined && (unit === undefined || dimensionOf(unit) !== measure.dimension)) return [];
  const noun = [relation.label, ...relation.aliases]
    .map(withoutUnit)
    .find((name) => (measure.kind === "DATE" ? saysBeginning(name, measure) : isCalledAfter(name, measure)));
  return noun === undefined ? [] : [{ relation, noun, unit }];
}

/** "Minutes": it is called by nothing but its unit. */
function isUnitOf(label: string, dimension: string): boolean {
  const unit = knownUnit(label.slice(0, LONGEST_NAME).toLowerCase());
  return unit !== undefined && dimensionOf(unit) === dimension;
}

/** "Planted", "year of foundation", "date of the opening": of beginnings any word of the name tells. */
function saysBeginning(name: string, { nouns }: Measure): boolean {
  const words = wordsOf(name).filter(({ lower }) => !isFunctionWord(lower) && !SAYING_DATES.has(lower));
  return words.length === 1 && words.every(({ lower }) => nouns.has(lower));
}

const SAYING_DATES: ReadonlySet<string> = new Set(["year", "date", "day", "official"]);

/** "Sailing time", "price", "number of employees": the noun that the name ends in, or that a number is of. */
function isCalledAfter(name: string, { nouns, rates }: Measure): boolean {
  const words = wordsOf(name).map(({ lower }) => lower);
  const until = words.findIndex((lower, at) => at > 0 && (lower === "per" || lower === "of" || lower === "for"));
  const head = (until < 0 ? words : words.slice(0, until)).at(-1) ?? "";
  const [before, last] = words.slice(-2);
  if (before !== undefined && RATES.has(last ?? "")) return rates.has(before);
  return nouns.has(head) || (COUNTS.has(head) && words.some((lower) => nouns.has(lower)));
}

const RATES: ReadonlySet<string> = new Set(["rate", "rates"]);
const COUNTS: ReadonlySet<string> = new Set(["number", "count", "total"]);

/** Of a name, so much is read. */
const LONGEST_NAME = 100;

function withoutUnit(name: string): string {
  const start = name.lastIndexOf("(");
  return (start > 0 && name.trimEnd().endsWith(")") ? name.slice(0, start) : name).trim().slice(0, LONGEST_NAME);
}

/** The unit of a relation's numbers: one that is known, or what stands in parentheses behind its name ("florins"). */
function unitOf({ unit, label }: Pick<RelationEntry, "unit" | "label">): string | undefined {
  if (unit !== undefined) return unit;
  const text = label.trim();
  const start = text.lastIndexOf("(");
  const inside =
    start > 0 && text.endsWith(")")
      ? text
          .slice(start + 1, -1)
          .trim()
          .toLowerCase()
      : "";
  return inside === "" || inside.length > LONGEST_NAME ? undefined : (knownUnit(inside) ?? inside);
}

/** An adjective in any degree, with the measure whose end it names. */
export interface SaidOfMeasure {
  readonly measure: Measure;
  readonly end: "max" | "min";
  readonly degree: "base" | "comparative" | "superlative";
}

/** "Dearest", "cheaper", "long": undefined for words that measure none of these. */
export function adjectiveOf(lower: string): SaidOfMeasure | undefined {
  const form = compared(lower);
  const forms = [
    [lower, "base"] as const,
    ...(form?.bases ?? []).map((base) => [base, form?.degree ?? "base"] as const),
  ];
  for (const [base, degree] of forms)
    for (const measure of MEASURES)
      for (const end of ["max", "min"] as const) if (measure[end].has(base)) return { measure, end, degree };
  return undefined;
}
