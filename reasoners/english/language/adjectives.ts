import { compared, type Degree } from "./word-forms.ts";

/** Gradable adjectives: what they measure, and which end of the scale they name. */
export interface Scale {
  /** Names of the relations that may be measured, the likeliest first. */
  readonly measures: readonly string[];
  /** Which value "more of it" means: the older of two persons has the lesser date of birth. */
  readonly direction: "max" | "min";
}

const up = (...measures: string[]): Scale => ({ measures, direction: "max" });
const down = (...measures: string[]): Scale => ({ measures, direction: "min" });

/** By base form. */
const SCALES: ReadonlyMap<string, Scale> = new Map(
  Object.entries({
    tall: up("height", "elevation above sea level"),
    high: up("elevation above sea level", "height", "rating"),
    low: down("elevation above sea level", "height", "rating"),
    short: down("length", "height", "duration"),
    long: up("length", "duration"),
    large: up("area", "population", "size", "diameter"),
    big: up("area", "population", "size", "diameter"),
    small: down("area", "population", "size", "diameter"),
    little: down("area", "population", "size"),
    great: up("area", "population"),
    populous: up("population"),
    populated: up("population"),
    deep: up("depth"),
    wide: up("width"),
    broad: up("width"),
    heavy: up("mass", "weight"),
    light: down("mass", "weight"),
    fast: up("speed"),
    rich: up("net worth", "wealth"),
    old: down(
      "date of birth",
      "inception",
      "date of official opening",
      "publication date",
      "point in time",
      "release year",
    ),
    young: up("date of birth"),
    new: up("inception", "publication date", "point in time", "release year"),
    recent: up("publication date", "inception", "point in time", "release year"),
    early: down("publication date", "inception", "point in time", "start time", "release year"),
    late: up("publication date", "inception", "point in time", "start time", "release year"),
    cold: down("temperature"),
    hot: up("temperature"),
    expensive: up("cost", "price"),
  }),
);

/** Words that say a degree without being a form of the adjective. */
const OF_OTHER_WORDS: ReadonlyMap<string, { readonly base: string; readonly degree: Degree }> = new Map(
  Object.entries({
    eldest: { base: "old", degree: "superlative" },
    elder: { base: "old", degree: "comparative" },
    last: { base: "late", degree: "superlative" },
    first: { base: "early", degree: "superlative" },
    sooner: { base: "early", degree: "comparative" },
  }),
);

/** The base form and degree of a gradable adjective ("highest", "older", "tall"); undefined for other words. */
export function gradedAdjective(lower: string): { readonly base: string; readonly degree: Degree } | undefined {
  if (SCALES.has(lower)) return { base: lower, degree: "base" };
  const other = OF_OTHER_WORDS.get(lower);
  if (other !== undefined) return other;
  const form = compared(lower);
  const base = form?.bases.find((each) => SCALES.has(each));
  return form === undefined || base === undefined ? undefined : { base, degree: form.degree };
}

export function scaleOf(base: string): Scale | undefined {
  return SCALES.get(base);
}

const ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");

/** 1–12 for first … twelfth, any number for 3rd, 21st; undefined for other words. */
export function ordinal(lower: string): number | undefined {
  const index = ORDINALS.indexOf(lower);
  if (index >= 0) return index + 1;
  const digits = /^(\d{1,3})(?:st|nd|rd|th)$/u.exec(lower);
  return digits?.[1] === undefined ? undefined : Number(digits[1]);
}
