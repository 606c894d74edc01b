/** Units by name, as factors of a base unit of their dimension. Temperatures are left out: they have no common zero. */
const DIMENSIONS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  length: {
    metre: 1,
    kilometre: 1_000,
    centimetre: 0.01,
    millimetre: 0.001,
    foot: 0.3048,
    inch: 0.0254,
    yard: 0.9144,
    mile: 1_609.344,
  },
  area: {
    "square metre": 1,
    "square kilometre": 1_000_000,
    hectare: 10_000,
    acre: 4_046.8564224,
    "square mile": 2_589_988.110336,
  },
  mass: { kilogram: 1, gram: 0.001, tonne: 1_000, pound: 0.45359237 },
  duration: { second: 1, minute: 60, hour: 3_600, day: 86_400 },
};

const SPELLINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    m: "metre",
    meter: "metre",
    km: "kilometre",
    kilometer: "kilometre",
    cm: "centimetre",
    centimeter: "centimetre",
    mm: "millimetre",
    millimeter: "millimetre",
    ft: "foot",
    feet: "foot",
    in: "inch",
    inches: "inch",
    mi: "mile",
    "square meter": "square metre",
    "square kilometer": "square kilometre",
    km2: "square kilometre",
    "km²": "square kilometre",
    "m²": "square metre",
    ha: "hectare",
    "square miles": "square mile",
    kg: "kilogram",
    g: "gram",
    lb: "pound",
    ton: "tonne",
    s: "second",
    min: "minute",
    h: "hour",
  }),
);

/** A unit's one name: British spelling, singular. A unit that is not listed keeps its name. */
export function unitName(unit: string): string {
  const lower = unit.trim().toLowerCase();
  const singular = lower.length > 3 && lower.endsWith("s") ? lower.slice(0, -1) : lower;
  return SPELLINGS.get(lower) ?? SPELLINGS.get(singular) ?? singular;
}

/** The number in another unit of the same dimension; undefined when the two can not be converted. */
export function convert(number: number, from: string, to: string): number | undefined {
  const [source, target] = [unitName(from), unitName(to)];
  if (source === target) return number;
  for (const units of Object.values(DIMENSIONS)) {
    const [mine, yours] = [units[source], units[target]];
    if (mine !== undefined && yours !== undefined) return (number * mine) / yours;
  }
  return undefined;
}

/** Reads a number of XSD or of English prose ("8,849"); undefined for anything else, and for what no double holds. */
export function parseNumber(lexical: string): number | undefined {
  const text = lexical.trim().replace(/^\+/, "");
  const plain = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(",", "") : text;
  if (!/^-?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?$/.test(plain)) return undefined;
  const number = Number(plain);
  return Number.isFinite(number) ? number : undefined;
}

/** To make one takes far longer than to use it. */
const DIGITS = new Intl.NumberFormat("en-US", { maximumFractionDigits: 6 });

/** `8,849 metres`: digits in groups, the unit in the plural where the number is not one. */
export function numberLabel(number: number, unit?: string): string {
  const digits = DIGITS.format(number);
  if (unit === undefined) return digits;
  return `${digits} ${Math.abs(number) === 1 ? unit : pluralUnit(unit)}`;
}

/** Units that are said alike of one and of many, or given in the plural. */
const UNCHANGED = new Set(["percent", "people", "feet"]);

function pluralUnit(unit: string): string {
  if (unit === "foot") return "feet";
  if (unit === "inch") return "inches";
  if (UNCHANGED.has(unit)) return unit;
  const [first = "", ...rest] = unit.split(" per ");
  const plural = /^[a-z][a-z ]*[a-rt-z]$/.test(first) && first.length > 2 ? `${first}s` : first;
  return [plural, ...rest].join(" per ");
}
