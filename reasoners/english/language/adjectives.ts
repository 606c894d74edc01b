import lists from "./data/adjectives.json" with { type: "json" };
import numbers from "./data/numbers.json" with { type: "json" };
import { compared, type Degree } from "./word-forms.ts";

/** Gradable adjectives: what they measure, and which end of the scale they name. */
export interface Scale {
  /** Names of the relations that may be measured, the likeliest first. */
  readonly measures: readonly string[];
  /** Which value "more of it" means: the older of two persons has the lesser date of birth. */
  readonly direction: "max" | "min";
}

/** By base form. */
const SCALES: ReadonlyMap<string, Scale> = new Map(
  (["max", "min"] as const).flatMap((direction) =>
    Object.entries(lists[direction]).map(([base, measures]) => [base, { measures, direction }]),
  ),
);

/** Words that say a degree without being a form of the adjective. */
const OF_OTHER_WORDS: ReadonlyMap<string, { readonly base: string; readonly degree: Degree }> = new Map(
  (["superlative", "comparative"] as const).flatMap((degree) =>
    Object.entries(lists[degree]).map(([word, base]) => [word, { base, degree }]),
  ),
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

const ORDINALS: ReadonlyMap<string, number> = new Map(Object.entries(numbers.ordinals));

/** 1–12 for first … twelfth, any number for 3rd, 21st; undefined for other words. */
export function ordinal(lower: string): number | undefined {
  const named = ORDINALS.get(lower);
  if (named !== undefined) return named;
  const digits = /^(\d{1,3})(?:st|nd|rd|th)$/u.exec(lower);
  return digits?.[1] === undefined ? undefined : Number(digits[1]);
}
