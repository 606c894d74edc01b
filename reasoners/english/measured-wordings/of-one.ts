import type { Mention } from "../../../engine/sources/knowledge-graph.ts";
import { BE, DETERMINERS, DO, HAVE, isAuxiliary, MODAL, PREPOSITIONS } from "../language/function-words.ts";
import { type Word, wordsOf } from "../language/words.ts";
import {
  areOfKind,
  type Asked,
  type Found,
  lowerAt,
  MOST_WORDS_OF_A_VERB,
  placeOf,
  saysVerb,
  typesOf,
} from "./asked.ts";
import { adjectiveOf, isLooselySaid, type Measure, MEASURES } from "./measures.ts";
import { rateAt, theOne, theOneBy } from "./the-one.ts";

/** "How much does E cost?", "how many minutes does E last?", "how many people can E carry?", "how long is E?" */
export function ofOne(asked: Asked): Found | undefined {
  const { words, end } = asked;
  const opening = openingOf(words);
  if (opening === undefined) return undefined;
  for (const { measure, name, verb, said } of subjectsOf(asked, opening)) {
    if (!mayAsk(opening, measure, verb, said) || (measure.name === "capacity" && tellsDeed(words, verb))) continue;
    const meant = verb === undefined ? adjectiveOf(opening.how)?.end : undefined;
    const rate = rateAt(words, end - 2, end);
    const types = typesOf(name, asked);
    const measured =
      rate === undefined
        ? theOne(measure, types, asked.catalogue, opening.counted, meant)
        : theOneBy(rate, measure, types, asked.catalogue, meant);
    const tail = tailFrom(words, opening.at, end);
    // What is stated by the month is not told by the year.
    if (measured === undefined || (tail < end && !measured.relation.label.includes(lowerAt(words, end - 1)))) continue;
    const [from, to] = placeOf(name, words);
    if (to > end) continue;
    const pieces = [{ said: `what is the ${measured.noun} of` }, { from, to }];
    return { pieces, said, read: measured.noun, isDoubtful: isLooselySaid(measure, measured, saidIn(words)) };
  }
  return undefined;
}

/** How many a boat has carried, or did carry, is not how many it can. */
function tellsDeed(words: readonly Word[], verb: string | undefined): boolean {
  if (verb === undefined) return false;
  return words.some(({ lower }) => HAVE.has(lower) || (lower === "did" && CARRYING.has(verb)));
}

const CARRYING: ReadonlySet<string> = new Set(["carry", "take"]);

function saidIn(words: readonly Word[]): string {
  return words.map(({ lower }) => lower).join(" ");
}

/** How a question begins that asks how much of something there is. */
interface Opening {
  /** Behind it. */
  readonly at: number;
  /** "Much", "long", or "many" with what is counted. */
  readonly how: string;
  readonly counted: readonly Word[];
}

function openingOf(words: readonly Word[]): Opening | undefined {
  // "What does E cost", "what do you charge for E": of what is paid alone "what" asks as "how much" does.
  const second = lowerAt(words, 1);
  if (lowerAt(words, 0) === "what" && (DO.has(second) || MODAL.has(second))) return { at: 1, how: PAID, counted: [] };
  if (lowerAt(words, 0) !== "how") return undefined;
  const how = lowerAt(words, 1);
  if (how !== "many") return how === "" ? undefined : { at: 2, how, counted: [] };
  let at = 2;
  while (at < words.length && at < 2 + MOST_WORDS_OF_A_VERB && !isAuxiliary(lowerAt(words, at))) at += 1;
  // "How many minutes E lasts", "how many passengers fit on E": one word is counted.
  return {
    at: isAuxiliary(lowerAt(words, at)) ? at : 3,
    how,
    counted: words.slice(2, isAuxiliary(lowerAt(words, at)) ? at : 3),
  };
}

const PAID = "paid";

const PRICE = MEASURES.find(({ name }) => name === "price");

interface Subject {
  readonly name: Mention;
  readonly measure: Measure;
  /** The verb in its base form; undefined for an adjective behind "how". */
  readonly verb: string | undefined;
  readonly said: string;
}

/** All names that are all that the question says beside a verb that measures. */
function subjectsOf({ words, end, mentions, catalogue }: Asked, opening: Opening): readonly Subject[] {
  const found: Subject[] = [];
  const names = [...mentions].sort((a, b) => b.end - b.start - (a.end - a.start));
  for (const name of names) {
    const [from, to] = placeOf(name, words);
    if (from < opening.at || to > end || to <= from) continue;
    const before = words.slice(opening.at, from).filter(({ lower }) => !DETERMINERS.has(lower));
    const behind = words.slice(to, tailFrom(words, to, end));
    const types = typesOf(name, { catalogue });
    const [said, auxiliaries] = parted(before, behind);
    // "The E course lasts": what E is need not be said.
    const rest = said.length > 1 && areOfKind(said.slice(0, 1), types, catalogue) ? said.slice(1) : said;
    if (rest.length === 0) {
      const adjective = opening.how === "many" ? undefined : adjectiveOf(opening.how);
      const isCopula = auxiliaries.length === 1 && auxiliaries.every(({ lower }) => BE.has(lower));
      if (adjective?.degree === "base" && isCopula)
        found.push({ name, measure: adjective.measure, verb: undefined, said: opening.how });
      // "How much is E".
      if (opening.how === "much" && isCopula && PRICE !== undefined)
        found.push({ name, measure: PRICE, verb: undefined, said: "how much" });
      continue;
    }
    const [noun, preposition, ...more] = rest;
    // "How much are tickets for E", where tickets are what its price is called by.
    if (opening.how === "much" && noun !== undefined && more.length === 0 && PRICE !== undefined) {
      const price = theOne(PRICE, types, catalogue, []);
      const isPrice = wordsOf(price?.noun ?? "").some(({ roots }) => roots.some((root) => noun.roots.includes(root)));
      const isFor = preposition !== undefined && PREPOSITIONS.has(preposition.lower);
      if (isPrice && isFor && auxiliaries.length === 1 && auxiliaries.every(({ lower }) => BE.has(lower)))
        found.push({ name, measure: PRICE, verb: undefined, said: noun.text });
    }
    for (const measure of MEASURES)
      for (const verb of measure.verbs)
        if (saysVerb(rest, verb)) found.push({ name, measure, verb, said: rest.map(({ text }) => text).join(" ") });
  }
  return found;
}

/** Where "a month", "per year", "for an evening" begins at the end, as the amount that is stated is. */
function tailFrom(words: readonly Word[], from: number, end: number): number {
  const [before, last] = [lowerAt(words, end - 2), lowerAt(words, end - 1)];
  const isPeriod = (before === "a" || before === "an" || before === "the") && PERIODS.has(last);
  const isTail = before === "per" || isPeriod;
  const start = lowerAt(words, end - 3) === "for" ? end - 3 : end - 2;
  return isTail && start >= from ? start : end;
}

const PERIODS: ReadonlySet<string> = new Set(["month", "year", "week", "day", "hour", "night", "evening", "session"]);

/** What stands around a name: the verb, and the auxiliaries before it. */
function parted(before: readonly Word[], behind: readonly Word[]): readonly [readonly Word[], readonly Word[]] {
  const auxiliaries = [...before, ...behind].filter(({ lower }) => isAuxiliary(lower));
  const rest = [...before, ...behind].filter(({ lower }) => !isAuxiliary(lower) && !ANYBODY.has(lower));
  return [rest, auxiliaries];
}

/** Who asks, and who is asked: whoever it is, it costs as much. */
const ANYBODY: ReadonlySet<string> = new Set(["there", "me", "us", "you", "we", "i", "they", "it", "one"]);

/** "How much" costs, "how long" lasts, "how many" carries: of what the verb tells. */
function mayAsk({ how, counted }: Opening, { name }: Measure, verb: string | undefined, said: string): boolean {
  if (verb === undefined) return name !== "beginning" && said !== "";
  switch (name) {
    case "price":
    case "pay":
      return how === "much" || how === PAID || isUnit(counted);
    case "weight":
    case "takings":
      return how === "much" || how === "heavy" || isUnit(counted);
    case "duration":
      return how === "long" || (how === "much" && lowerAt(counted, 0) === "time") || isUnit(counted);
    case "capacity":
    case "staff":
    case "attendance":
      return how === "many" && counted.length > 0;
    // When something began is no number of anything, and how big it is no verb says.
    case "size":
    case "thickness":
    case "beginning":
      return false;
  }
}

/** Is one word counted, which may be a unit? */
function isUnit(counted: readonly Word[]): boolean {
  return counted.length === 1;
}
