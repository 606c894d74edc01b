import lists from "./data/adjectives.json" with { type: "json" };
import numbers from "./data/numbers.json" with { type: "json" };
import { isOwnNoun, qualitiesOf } from "./derived-scales.ts";
import { isFunctionWord } from "./function-words.ts";
import { compared, type Degree } from "./word-forms.ts";
import { wordSet } from "./word-set.ts";

type End = "max" | "min";

/** What an adjective measures, and which end of it the adjective names. */
export interface ScaleMeasure {
  /** A name that relations of such values have, or the dimension of their unit. */
  readonly name: string;
  /** Which value "more of it" means: the older of two persons has the lesser date of birth, and the greater age. */
  readonly direction: End;
}

/** Gradable adjectives: what they measure, and which end of the scale they name. */
export interface Scale {
  /** The likeliest first. */
  readonly measures: readonly ScaleMeasure[];
  /** The end of the likeliest; undefined where the adjective means another end of other measures. */
  readonly direction: End | undefined;
}

type Rows = Readonly<Record<string, Readonly<Partial<Record<End, readonly string[]>>>>>;

/** By base form; of a row the end that is written first is that of the likeliest measures. */
function scalesOf(rows: Rows): ReadonlyMap<string, Scale> {
  return new Map(
    Object.entries(rows).map(([base, ends]) => {
      const measures = (Object.entries(ends) as [End, readonly string[]][]).flatMap(([direction, names]) =>
        names.map((name) => ({ name, direction })),
      );
      const directions = new Set(measures.map(({ direction }) => direction));
      return [base, { measures, direction: directions.size === 1 ? measures[0]?.direction : undefined }];
    }),
  );
}

/** Adjectives that say by themselves what is measured. */
const SCALES = scalesOf(lists.scales);
/** Adjectives that name an end of what is measured and do not say what that is: "the best time". */
const NAMED = scalesOf(lists.named);
/** Adjectives that name the same end of whatever is measured: "the highest price". */
const SIZES = { max: wordSet(lists.sizes.max), min: wordSet(lists.sizes.min) } as const;
/** What old and new things may be measured by besides, where it is a date. */
export const HAPPENINGS: readonly string[] = lists.happenings;

/** Words that say a degree without being a form of the adjective. */
const OF_OTHER_WORDS: ReadonlyMap<string, { readonly base: string; readonly degree: Degree }> = new Map(
  (["superlative", "comparative"] as const).flatMap((degree) =>
    Object.entries(lists[degree]).map(([word, base]) => [word, { base, degree }]),
  ),
);

/** The base form and degree of a gradable adjective ("highest", "older", "tall"); undefined for other words. */
export function gradedAdjective(lower: string): { readonly base: string; readonly degree: Degree } | undefined {
  if (isListed(lower)) return { base: lower, degree: "base" };
  const other = OF_OTHER_WORDS.get(lower);
  if (other !== undefined) return other;
  const form = compared(lower);
  if (form === undefined) return undefined;
  // "After" is no more aft, and a number no more numb.
  const isOwnWord = isFunctionWord(lower) || isOwnNoun(lower);
  const base = form.bases.find(isListed) ?? (isOwnWord ? undefined : form.bases.find(isGradable));
  return base === undefined ? undefined : { base, degree: form.degree };
}

/**
 * The same behind a word that says how much ("how", "more", "most"), where any adjective of which the dictionary has
 * the noun may stand: elsewhere "national" and "red" measure nothing.
 */
export function gradedBehindDegree(lower: string): ReturnType<typeof gradedAdjective> {
  return gradedAdjective(lower) ?? (qualitiesOf(lower).length > 0 ? { base: lower, degree: "base" } : undefined);
}

function isListed(base: string): boolean {
  return SCALES.has(base) || NAMED.has(base);
}

function isGradable(base: string): boolean {
  return isListed(base) || qualitiesOf(base).length > 0;
}

/** What an adjective measures by itself; undefined for one that does not say it. */
export function scaleOf(base: string): Scale | undefined {
  return SCALES.get(base) ?? (NAMED.has(base) ? undefined : derivedScale(base));
}

/** "Sweeter" is of more sweetness. */
function derivedScale(base: string): Scale | undefined {
  const measures = qualitiesOf(base).map((name): ScaleMeasure => ({ name, direction: "max" }));
  return measures.length === 0 ? undefined : { measures, direction: "max" };
}

/** What an adjective may be said of, and the end that it means of it: of a time, "fastest" is the least. */
export function endsMeant(base: string): readonly ScaleMeasure[] {
  return (SCALES.get(base) ?? NAMED.get(base) ?? derivedScale(base))?.measures ?? [];
}

/** The end that an adjective means of whatever is measured; undefined where that depends on what it is. */
export function sizeMeant(base: string): End | undefined {
  return SIZES.max.has(base) ? "max" : SIZES.min.has(base) ? "min" : undefined;
}

const ORDINALS: ReadonlyMap<string, number> = new Map(Object.entries(numbers.ordinals));

/** 1–99 for first … ninety-ninth, any number for 3rd, 21st; undefined for other words. */
export function ordinal(lower: string): number | undefined {
  const named = ORDINALS.get(lower) ?? ofTens(lower);
  if (named !== undefined) return named;
  const digits = /^(\d{1,3})(?:st|nd|rd|th)$/u.exec(lower);
  return digits?.[1] === undefined ? undefined : Number(digits[1]);
}

/** "Forty-fourth". */
function ofTens(lower: string): number | undefined {
  const [tens = "", one = "", ...more] = lower.split("-");
  const [whole, rest] = [TENS.get(tens), ORDINALS.get(one)];
  return whole !== undefined && rest !== undefined && rest < 10 && more.length === 0 ? whole + rest : undefined;
}

const TENS: ReadonlyMap<string, number> = new Map(Object.entries(numbers.tens));
