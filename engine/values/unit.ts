/** A unit by its name in words, with the names that it has besides: symbols, codes of trade, names in vocabularies. */
interface Unit {
  /** What can be converted into each other is of one. */
  readonly dimension: string;
  /** How many base units of the dimension it is. */
  readonly factor: number;
  /** Read in lower case: symbols, and other spellings of the name. */
  readonly spellings: readonly string[];
  /** Read as they are written: UN/CEFACT, UCUM and QUDT. */
  readonly codes: readonly string[];
}

function unit(dimension: string, factor: number, spellings: string, codes: string): Unit {
  return { dimension, factor, spellings: listed(spellings), codes: listed(codes) };
}

function listed(names: string): readonly string[] {
  return names === "" ? [] : names.split(", ");
}

/**
 * Lengths, areas, volumes, masses, times, speeds and powers, of SI and of custom. Years and months are left out: they
 * are of no fixed length. Degrees, which have no common zero, and currencies are of a dimension each, never converted.
 */
const UNITS: Readonly<Record<string, Unit>> = {
  metre: unit("length", 1, "m, meter", "MTR, M"),
  kilometre: unit("length", 1_000, "km, kilometer", "KMT, KiloM"),
  centimetre: unit("length", 0.01, "cm, centimeter", "CMT, CentiM"),
  millimetre: unit("length", 0.001, "mm, millimeter", "MMT, MilliM"),
  foot: unit("length", 0.3048, "ft, feet", "FOT, FT, [ft_i]"),
  inch: unit("length", 0.0254, "in, inches", "INH, IN, [in_i]"),
  yard: unit("length", 0.9144, "yd", "YRD, YD, [yd_i]"),
  mile: unit("length", 1_609.344, "mi", "SMI, MI, [mi_i]"),
  "nautical mile": unit("length", 1_852, "nmi", "NMI, MI_N, [nmi_i]"),
  "square metre": unit("area", 1, "square meter, m2, m²", "MTK, M2"),
  "square kilometre": unit("area", 1_000_000, "square kilometer, km2, km²", "KMK, KiloM2"),
  hectare: unit("area", 10_000, "ha", "HAR, HA, har"),
  acre: unit("area", 4_046.8564224, "", "ACR, AC, [acr_us]"),
  "square mile": unit("area", 2_589_988.110336, "mi2, mi²", "MIK, MI2"),
  "square foot": unit("area", 0.09290304, "square feet, ft2, ft²", "FTK, FT2"),
  "cubic metre": unit("volume", 1_000, "cubic meter, m3, m³", "MTQ, M3"),
  litre: unit("volume", 1, "liter, l", "LTR, L"),
  millilitre: unit("volume", 0.001, "milliliter, ml", "MLT, MilliL, mL"),
  kilogram: unit("mass", 1, "kg, kgs, kilo", "KGM, KiloGM"),
  gram: unit("mass", 0.001, "g", "GRM, GM"),
  milligram: unit("mass", 0.000_001, "mg", "MGM, MilliGM"),
  tonne: unit("mass", 1_000, "ton, t, metric ton", "TNE, TON_Metric, TONNE"),
  pound: unit("mass", 0.45359237, "lb, lbs", "LBR, LB, [lb_av]"),
  ounce: unit("mass", 0.028349523125, "oz", "ONZ, OZ, [oz_av]"),
  second: unit("duration", 1, "s, sec", "SEC"),
  minute: unit("duration", 60, "min", "MIN"),
  hour: unit("duration", 3_600, "h, hr, hrs", "HUR, HR"),
  day: unit("duration", 86_400, "d", "DAY"),
  week: unit("duration", 604_800, "wk", "WEE, WK"),
  "kilometre per hour": unit("speed", 1 / 3.6, "km/h, kmh, kph, kilometer per hour", "KMH, KiloM-PER-HR"),
  "metre per second": unit("speed", 1, "m/s, meter per second", "MTS, M-PER-SEC"),
  "mile per hour": unit("speed", 0.44704, "mph", "HM, MI-PER-HR"),
  watt: unit("power", 1, "w", "WTT, W"),
  kilowatt: unit("power", 1_000, "kw", "KWT, KiloW"),
  percent: unit("share", 1, "%, per cent", "P1, PERCENT"),
  "degree celsius": unit(
    "temperature in degrees Celsius",
    1,
    "°c, degree celsius, degrees celsius, celsius",
    "CEL, Cel, DEG_C",
  ),
  "degree fahrenheit": unit("temperature in degrees Fahrenheit", 1, "°f, degree fahrenheit, fahrenheit", "FAH, DEG_F"),
  euro: unit("money in euros", 1, "€, eur", ""),
  dollar: unit("money in dollars", 1, "$, usd, us dollar, us$, buck", ""),
  "pound sterling": unit("money in pounds", 1, "£, gbp, pounds sterling, quid", ""),
  "swiss franc": unit("money in francs", 1, "chf, sfr", ""),
};

const SPELLINGS: ReadonlyMap<string, string> = new Map(
  Object.entries(UNITS).flatMap(([name, { spellings }]) => spellings.map((spelling) => [spelling, name] as const)),
);
const CODES: ReadonlyMap<string, string> = new Map(
  Object.entries(UNITS).flatMap(([name, { codes }]) => codes.map((code) => [code, name] as const)),
);

/** A unit's one name: British spelling, singular. A unit that is not listed keeps its name. */
export function unitName(text: string): string {
  const code = CODES.get(text.trim());
  if (code !== undefined) return code;
  const lower = text.trim().toLowerCase();
  const [first = "", ...rest] = lower.split(" per ");
  const singular = [first.length > 3 && first.endsWith("s") ? first.slice(0, -1) : first, ...rest].join(" per ");
  return SPELLINGS.get(lower) ?? SPELLINGS.get(singular) ?? singular;
}

/** The one name of a unit that is listed, by any of its names; undefined for other words. */
export function knownUnit(text: string): string | undefined {
  const name = unitName(text);
  return isListed(name) ? name : undefined;
}

/** The one name of a unit that has a code so written (`MTR`, `KiloM`, `[ft_i]`); undefined for other texts. */
export function unitOfCode(code: string): string | undefined {
  return CODES.get(code);
}

/** What a unit that is listed measures, by any of its names ("duration" for "min"); undefined for other words. */
export function dimensionOf(text: string): string | undefined {
  const name = unitName(text);
  return isListed(name) ? UNITS[name]?.dimension : undefined;
}

/** Can numbers in the unit be converted into others of its dimension? */
function isListed(name: string): boolean {
  return Object.hasOwn(UNITS, name);
}

/** The number in another unit of the same dimension; undefined when the two can not be converted. */
export function convert(number: number, from: string, to: string): number | undefined {
  const [source, target] = [unitName(from), unitName(to)];
  if (source === target) return number;
  if (!isListed(source) || !isListed(target)) return undefined;
  const [mine, yours] = [UNITS[source], UNITS[target]];
  return mine?.dimension === yours?.dimension ? (number * (mine?.factor ?? NaN)) / (yours?.factor ?? NaN) : undefined;
}
