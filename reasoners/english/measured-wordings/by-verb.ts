import nodeWords from "../language/data/node-words.json" with { type: "json" };
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { singularForms } from "../../../engine/text/plural.ts";
import { BE, DETERMINERS, DO, isAuxiliary, MODAL } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import { type Word, wordsOf } from "../language/words.ts";
import type { Piece } from "../plain-question/pieces.ts";
import { type Asked, type Found, lowerAt, MOST_WORDS_OF_A_VERB, placeOf, saysVerb } from "./asked.ts";
import { adjectiveOf, isLooselySaid, type Measure, type Measured, MEASURES } from "./measures.ts";
import { periodBefore } from "./periods.ts";
import { anyCounted, rateAt, theOne, theOneBy } from "./the-one.ts";

/** What costs something "would cost" that; what it "could cost" is another amount. */
const POLITE = wordSet(nodeWords.polite);

/** "(Which N) costs the most", "(which N) cost less than 13 florins". */
export function byVerb(asked: Asked, at: number, types: readonly string[]): Found | undefined {
  const { words, end: all, catalogue } = asked;
  const period = periodBefore(words, all);
  for (const measure of MEASURES)
    for (let to = at + 1; to <= Math.min(all, at + MOST_WORDS_OF_A_VERB); to += 1) {
      const verb = words.slice(at, to);
      if (
        ![...measure.verbs, ...(period === undefined ? [] : measure.byPeriod)].some((each) =>
          saysVerb(
            verb.filter(
              ({ lower }) =>
                !DO.has(lower) &&
                !POLITE.has(lower) &&
                // What a hall could take is what it can.
                !(measure.name === "capacity" && MODAL.has(lower)) &&
                !(each.startsWith("be ") && BE.has(lower)) &&
                lower !== "already" &&
                !(measure.kind === "DATE" && isAuxiliary(lower)),
            ),
            each,
          ),
        )
      )
        continue;
      const rate = period?.period ?? rateAt(words, all - 2, all);
      const end = period?.from ?? (rate === undefined ? all : all - 2);
      const measured = theOneBy(rate, measure, types, catalogue) ?? anyCounted(measure, types, catalogue);
      if (measured === undefined) continue;
      const said = verb.map(({ text }) => text).join(" ");
      const amount = measure.kind === "DATE" ? sinceAt(words, to, end) : amountAt(words, to, end, measure.counted);
      // What has ended is around no more; and of whom it is asked must be said.
      const isOpen = types.length === 0 || mayEnd(types, catalogue);
      const before = measure.kind === "DATE" && types.length > 0 ? thereBefore(words, to, end, isOpen) : undefined;
      if (before !== undefined)
        return { pieces: [{ said: `has a ${measured.noun} before ${before}` }], said, read: measured.noun };
      if (measure.kind === "DATE" && (amount === undefined || isOpen)) continue;
      const condition = amount === undefined ? conditionAt(words, to, end, measured, measure) : undefined;
      if (amount !== undefined)
        return {
          pieces: [{ said: `has the ${amount} ${measured.noun}` }],
          owners: measured.relation.subjectClasses,
          said,
          read: measured.noun,
          // Who began first may be there no more.
          isDoubtful: measure.kind === "DATE",
        };
      const way = lowerAt(words, to);
      const thanName = way === "more" || way === "less" ? thanOne(asked, to + 1, measured, way === "more") : undefined;
      if (thanName !== undefined)
        return { pieces: thanName, said, read: measured.noun, isDoubtful: isLooselySaid(measure, measured, said) };
      if (condition !== undefined)
        return {
          pieces: [{ said: `has a ${measured.noun}` }, condition],
          owners: measured.relation.subjectClasses,
          said,
          read: measured.noun,
        };
    }
  return undefined;
}

/** "The most", "least", "the longest": nothing but that. */
function amountAt(
  words: readonly Word[],
  from: number,
  end: number,
  counted: ReadonlySet<string>,
): "highest" | "lowest" | undefined {
  const at = DETERMINERS.has(lowerAt(words, from)) ? from + 1 : from;
  const crowd = at + 2 === end && CROWDS.has(lowerAt(words, at + 1)) ? lowerAt(words, at) : "";
  if (counted.size > 0 && crowd !== "")
    return LARGEST.has(crowd) ? "highest" : SMALLEST.has(crowd) ? "lowest" : undefined;
  const isCounted = at + 2 === end && (counted.size > 0 ? counted : COUNTED_ANYHOW).has(lowerAt(words, at + 1));
  if (!isCounted && (at + 1 < end || counted.size > 0)) return undefined;
  const lower = lowerAt(words, at);
  if (lower === "most" || lower === "longest") return "highest";
  return lower === "least" || lower === "shortest" || lower === "fewest" ? "lowest" : undefined;
}

/** Does the graph state of such things when they ended? */
function mayEnd(types: readonly string[], { relations }: Catalogue): boolean {
  return relations.some(
    ({ objectKind, subjectClasses, label }) =>
      objectKind === "DATE" &&
      subjectClasses.some((iri) => types.includes(iri)) &&
      wordsOf(label.slice(0, LONGEST_NAME)).some(({ lower }) => ENDS.has(lower)),
  );
}

const LONGEST_NAME = 100;
const ENDS = wordSet(nodeWords.ends);

const YEAR = /^[12]\d{3}$/u;

/**
 * "(Was around) before 1972", "by 1972", "(existed) in 1971": the year before which what was there then began; of what
 * was there in a year only where nothing ends.
 */
function thereBefore(words: readonly Word[], from: number, end: number, mayHaveEnded: boolean): number | undefined {
  const at = lowerAt(words, from) === "already" ? from + 1 : from;
  const [preposition, year] = [lowerAt(words, at), lowerAt(words, at + 1)];
  if (at + 2 !== end || !YEAR.test(year)) return undefined;
  if (preposition === "before") return Number(year);
  return !mayHaveEnded && (preposition === "in" || preposition === "by") ? Number(year) + 1 : undefined;
}

/** "(Drew) the biggest crowd": those who came, as one. */
const CROWDS = wordSet("crowd crowds audience turnout attendance");
const LARGEST = wordSet("biggest largest best highest greatest");
const SMALLEST = wordSet("smallest poorest worst lowest");

const NOTHING_COUNTED: ReadonlySet<string> = new Set();

/** "(Which N has been around) the longest": it began first. */
function sinceAt(words: readonly Word[], from: number, end: number): "earliest" | "latest" | undefined {
  const amount = amountAt(words, from, end, NOTHING_COUNTED);
  const last = lowerAt(words, end - 1);
  if (amount === undefined || (last !== "longest" && last !== "shortest")) return undefined;
  return amount === "highest" ? "earliest" : "latest";
}

const COUNTED_ANYHOW: ReadonlySet<string> = new Set(["people", "passengers", "money", "guests"]);

/** "(Cost more) than E": nothing but one name stands behind. */
function thanOne(
  { words, end, mentions }: Asked,
  than: number,
  { noun }: Measured,
  isHigher: boolean,
): readonly Piece[] | undefined {
  if (lowerAt(words, than) !== "than") return undefined;
  const from = DETERMINERS.has(lowerAt(words, than + 1)) ? than + 2 : than + 1;
  const isOne = mentions.some((name) => {
    const [start, to] = placeOf(name, words);
    return to === end && (start === from || start === than + 1);
  });
  return isOne
    ? [{ said: `has a ${isHigher ? "higher" : "lower"} ${noun} than` }, { from: than + 1, to: end }]
    : undefined;
}

/** "(Which N) are cheaper than 13 florins", "more expensive than 13". */
export function byComparative(asked: Asked, at: number, types: readonly string[]): Found | undefined {
  const { words, end, catalogue } = asked;
  if (!BE.has(lowerAt(words, at))) return undefined;
  const degree = lowerAt(words, at + 1);
  const isMore = degree === "more" || degree === "less";
  const adjective = adjectiveOf(lowerAt(words, isMore ? at + 2 : at + 1));
  const than = at + (isMore ? 3 : 2);
  if (adjective === undefined || lowerAt(words, than) !== "than" || adjective.measure.kind === "DATE") return undefined;
  if (isMore ? adjective.degree !== "base" : adjective.degree !== "comparative") return undefined;
  const measured = theOne(adjective.measure, types, catalogue, [], adjective.end);
  if (measured === undefined) return undefined;
  const condition = conditionAt(words, than, end, measured, adjective.measure);
  const said = words
    .slice(at + 1, than)
    .map(({ text }) => text)
    .join(" ");
  const isHigher = (adjective.end === "max") === (degree !== "less");
  const pieces =
    condition === undefined
      ? thanOne(asked, than, measured, isHigher)
      : [{ said: `has a ${measured.noun} of ${isHigher ? "more" : "less"}` }, condition];
  if (pieces === undefined) return undefined;
  return {
    pieces,
    said,
    read: measured.noun,
    isDoubtful: isLooselySaid(adjective.measure, measured, said),
  };
}

/** "Less than 13 florins", the unit left out where it is the one that the graph tells it in. */
function conditionAt(
  words: readonly Word[],
  from: number,
  end: number,
  { unit }: Measured,
  measure: Measure,
): Piece | undefined {
  const number = words.findIndex(({ lower }, at) => at >= from && at < end && /^\d/u.test(lower));
  if (number <= from || number - from > MOST_WORDS_OF_A_VERB) return undefined;
  const rest = words.slice(number + 1, end);
  if (rest.length === 0) return { from, to: end };
  const [noun, ...others] = rest;
  if (noun === undefined || others.length > 0) return undefined;
  // "Could take more than 200 people": seats are for people.
  if (measure.name === "capacity" && COUNTED_ANYHOW.has(noun.lower) && noun.lower !== "money")
    return { from, to: number + 1 };
  if (unit === undefined) return undefined;
  const isUnit = singularForms(noun.lower).some((form) => singularForms(unit).includes(form));
  return isUnit ? { from, to: number + 1 } : undefined;
}
