import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import type { LinkCandidate } from "../../../engine/question/form/logical-form.ts";
import { singularForms } from "../../../engine/text/plural.ts";
import type { Catalogue, Mention } from "../../../engine/sources/knowledge-graph.ts";
import { knownUnit } from "../../../engine/values/unit.ts";
import { politeOpening } from "../grammar/questions/politeness.ts";
import { ordinal } from "../language/adjectives.ts";
import { BE, DETERMINERS, DO, HAVE, isAuxiliary, MARKS, MODAL } from "../language/function-words.ts";
import { ANYONE, MANKIND } from "../language/person-nouns.ts";
import { OF_PERSONS, OF_THINGS } from "../language/question-words.ts";
import { baseForms } from "../language/word-forms.ts";
import { wordsOf, type Word } from "../language/words.ts";
import { classesEndingIn, linkClass } from "../linking/class-linker.ts";
import { withThoseBelow } from "../linking/kinds-of-classes.ts";
import { classEntry } from "../linking/known-entries.ts";
import { reworded, type Piece } from "../plain-question/pieces.ts";
import { adjectiveOf, MEASURES, relationsOf, type Measure, type Measured } from "./measures.ts";

/** A question in the noun that the graph has for what it measures, and how that is told. */
export interface InNouns {
  readonly input: AnalysisInput;
  readonly told: string;
}

/** Longer questions say more than what something measures. */
const MOST_WORDS = 24;
const MOST_WORDS_OF_A_CLASS = 4;
const MOST_WORDS_OF_A_VERB = 4;
/** "What is the second most expensive N". */
const MOST_WORDS_BEFORE_A_CLASS = 8;

/**
 * "How much does E cost" as "what is the price of E", "which N last the longest" as "which N has the highest running
 * time": where people measure by a verb or an adjective, the noun by which the graph tells it. Undefined where nothing
 * is measured so, or several relations may be meant.
 */
export function inNouns(input: AnalysisInput): InNouns | undefined {
  const all = wordsOf(input.question);
  if (all.length > MOST_WORDS) return undefined;
  const words = all.slice(politeOpening(all, 0));
  const end = MARKS.has(words.at(-1)?.lower ?? "") ? words.length - 1 : words.length;
  const asked: Asked = { words, end, ...input };
  const found = ofOne(asked) ?? ofTwo(asked) ?? ofAnyone(asked) ?? ofKind(asked);
  if (found === undefined) return undefined;
  const { pieces, said, read } = found;
  const { text, moved } = reworded(input.question, words, pieces);
  const mentions = input.mentions.flatMap((mention) => {
    const place = moved(mention.start, mention.end);
    return place === undefined ? [] : [{ ...mention, ...place }];
  });
  return { input: { ...input, question: text, mentions }, told: `“${said}” was read as “${read}”` };
}

interface Asked extends AnalysisInput {
  readonly words: readonly Word[];
  /** Where the mark at the end stands. */
  readonly end: number;
}

interface Found {
  readonly pieces: readonly Piece[];
  /** The classes of what has the relation. */
  readonly owners?: readonly string[];
  readonly said: string;
  readonly read: string;
}

const lowerAt = (words: readonly Word[], at: number): string => words[at]?.lower ?? "";

/** "How much does E cost?", "how many minutes does E last?", "how many people can E carry?", "how long is E?" */
function ofOne(asked: Asked): Found | undefined {
  const { words, end } = asked;
  const opening = openingOf(words);
  if (opening === undefined) return undefined;
  for (const { measure, name, verb, said } of subjectsOf(asked, opening)) {
    if (!mayAsk(opening, measure, verb, said)) continue;
    const measured = theOne(measure, typesOf(name, asked), asked.catalogue, opening.counted);
    const tail = tailFrom(words, opening.at, end);
    // What is stated by the month is not told by the year.
    if (measured === undefined || (tail < end && !measured.relation.label.includes(lowerAt(words, end - 1)))) continue;
    const [from, to] = placeOf(name, words);
    if (to > end) continue;
    return { pieces: [{ said: `what is the ${measured.noun} of` }, { from, to }], said, read: measured.noun };
  }
  return undefined;
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
  if (lowerAt(words, 0) !== "how") return undefined;
  const how = lowerAt(words, 1);
  if (how !== "many") return how === "" ? undefined : { at: 2, how, counted: [] };
  let at = 2;
  while (at < words.length && at < 2 + MOST_WORDS_OF_A_VERB && !isAuxiliary(lowerAt(words, at))) at += 1;
  // "How many minutes E lasts", "how many passengers fit on E": one word is counted.
  return { at: isAuxiliary(lowerAt(words, at)) ? at : 3, how, counted: words.slice(2, isAuxiliary(lowerAt(words, at)) ? at : 3) };
}

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
      continue;
    }
    for (const measure of MEASURES)
      for (const verb of measure.verbs)
        if (saysVerb(rest, verb)) found.push({ name, measure, verb, said: rest.map(({ text }) => text).join(" ") });
  }
  return found;
}

/** Where "a month", "per year" begins at the end, as the amount that is stated is. */
function tailFrom(words: readonly Word[], from: number, end: number): number {
  const [before, last] = [lowerAt(words, end - 2), lowerAt(words, end - 1)];
  return end - 2 > from && (before === "a" || before === "per") && PERIODS.has(last) ? end - 2 : end;
}

const PERIODS: ReadonlySet<string> = new Set(["month", "year", "week", "day", "hour"]);

/** What stands around a name: the verb, and the auxiliaries before it. */
function parted(before: readonly Word[], behind: readonly Word[]): readonly [readonly Word[], readonly Word[]] {
  const auxiliaries = [...before, ...behind].filter(({ lower }) => isAuxiliary(lower));
  const rest = [...before, ...behind].filter(({ lower }) => !isAuxiliary(lower) && lower !== "there");
  return [rest, auxiliaries];
}

function saysVerb(rest: readonly Word[], verb: string): boolean {
  const [first = "", ...others] = verb.split(" ").filter((lower) => !BE.has(lower));
  const said = rest.map(({ lower }) => lower);
  // "For", "in all" say nothing more of how long it lasts.
  const trimmed = said.at(-1) === "for" && others.at(-1) !== "for" ? said.slice(0, -1) : said;
  return (
    trimmed.length === others.length + 1 &&
    baseForms(trimmed[0] ?? "").includes(baseForms(first)[0] ?? "") &&
    others.every((lower, at) => trimmed[at + 1] === lower)
  );
}

/** "How much" costs, "how long" lasts, "how many" carries: of what the verb tells. */
function mayAsk({ how, counted }: Opening, { name }: Measure, verb: string | undefined, said: string): boolean {
  if (verb === undefined) return name !== "beginning" && said !== "";
  switch (name) {
    case "price":
    case "weight":
    case "pay":
      return how === "much" || how === "heavy" || isUnit(counted);
    case "duration":
      return how === "long" || (how === "much" && lowerAt(counted, 0) === "time") || isUnit(counted);
    case "capacity":
    case "staff":
      return how === "many" && counted.length > 0;
    // When something began is no number of anything.
    case "beginning":
      return false;
  }
}

/** Is one word counted, which may be a unit? */
function isUnit(counted: readonly Word[]): boolean {
  return counted.length === 1;
}

/** The one relation of a measure that things of some classes have, in the unit that is asked for. */
function theOne(
  measure: Measure,
  types: readonly string[],
  catalogue: Catalogue,
  counted: readonly Word[],
): Measured | undefined {
  const found = relationsOf(measure, catalogue).filter(({ relation }) => {
    const { subjectClasses } = relation;
    return types.length === 0 || subjectClasses.length === 0 || subjectClasses.some((iri) => types.includes(iri));
  });
  const [only, ...others] = found;
  if (only === undefined || others.length > 0) return undefined;
  return measure.name === "capacity" || measure.name === "staff"
    ? countsThem(only, counted) ? only : undefined
    : counted.length === 0 || isInUnit(only, counted) ? only : undefined;
}

/** "How many people", or of what the name says that there is room for. */
function countsThem({ noun }: Measured, counted: readonly Word[]): boolean {
  const [last] = counted.slice(-1);
  if (last === undefined || counted.length > 1) return false;
  if (MANKIND.has(last.lower) || ANYONE.has(last.lower) || PASSENGERS.has(last.lower)) return true;
  return wordsOf(noun).some((word) => word.roots.some((root) => last.roots.includes(root)));
}

const PASSENGERS: ReadonlySet<string> = new Set(["passengers", "guests", "visitors", "spectators", "staff", "employees"]);

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

function typesOf({ candidates }: Mention, { catalogue }: Pick<Asked, "catalogue">): readonly string[] {
  const types = candidates.filter(({ match }) => match !== "FUZZY").flatMap((each) => each.types);
  return [...new Set(types.flatMap((iri) => [iri, ...(classEntry(catalogue, iri)?.ancestors ?? [])]))];
}

/** The words of a name, by index, end exclusive. */
function placeOf({ start, end }: Mention, words: readonly Word[]): readonly [number, number] {
  const from = words.findIndex((word) => word.start >= start);
  let to = from;
  while (to >= 0 && (words[to]?.end ?? Infinity) <= end) to += 1;
  return [Math.max(0, from), to];
}

/** "Which N is older, E or F?", "which is cheaper, E or F?", "which costs more, E or F?" */
function ofTwo(asked: Asked): Found | undefined {
  const { words, end, mentions, catalogue } = asked;
  if (!OF_THINGS.has(lowerAt(words, 0))) return undefined;
  const or = words.findLastIndex(({ lower }, at) => lower === "or" && at < end);
  const places = mentions.map((name) => ({ name, place: placeOf(name, words) }));
  const [a, b] = [
    places.filter(({ place: [, to] }) => to === or).sort((x, y) => x.place[0] - y.place[0])[0],
    places.find(({ place: [from, to] }) => from === behindArticle(words, or + 1) && to === end) ??
      places.find(({ place: [from, to] }) => from === or + 1 && to === end),
  ];
  if (or < 0 || a === undefined || b === undefined) return undefined;
  const types = typesOf(a.name, asked).filter((iri) => typesOf(b.name, asked).includes(iri));
  const compares = comparedAt(words, a.place[0], types, catalogue);
  if (compares === undefined) return undefined;
  const { measured, degree, said } = compares;
  return {
    pieces: [{ said: `which has the ${degree} ${measured.noun} ,` }, { from: a.place[0], to: end }],
    said,
    read: measured.noun,
  };
}

function behindArticle(words: readonly Word[], at: number): number {
  return DETERMINERS.has(lowerAt(words, at)) ? at + 1 : at;
}

interface Compares {
  readonly measured: Measured;
  readonly degree: string;
  readonly said: string;
}

/** "(Which) orchard is older ,", "(which) costs less": what stands between the question word and the first name. */
function comparedAt(
  words: readonly Word[],
  until: number,
  types: readonly string[],
  catalogue: Catalogue,
): Compares | undefined {
  const said = words
    .slice(1, until)
    .filter(({ lower }) => !MARKS.has(lower) && !DETERMINERS.has(lower) && lower !== "one" && lower !== "of");
  const [last] = said.slice(-1);
  const before = said.slice(0, -1);
  const noun = before.findIndex(({ lower }) => isAuxiliary(lower));
  const adjective = last === undefined ? undefined : adjectiveOf(last.lower);
  if (last !== undefined && adjective?.degree === "comparative") {
    const kind = before.slice(0, Math.max(0, noun));
    const isCopular = noun >= 0 && before.slice(noun).every(({ lower }) => BE.has(lower));
    const measured =
      isCopular && areOfKind(kind, types, catalogue) ? theOne(adjective.measure, types, catalogue, []) : undefined;
    const isMost = adjective.end === "max";
    const degree = adjective.measure.kind === "DATE" ? (isMost ? "later" : "earlier") : isMost ? "higher" : "lower";
    if (measured !== undefined) return { measured, degree, said: last.text };
  }
  const degree = last === undefined ? undefined : MORE_OR_LESS.get(last.lower);
  if (last === undefined || degree === undefined) return undefined;
  for (const measure of MEASURES)
    for (let at = 0; at < before.length; at += 1) {
      const verb = before.slice(at).filter(({ lower }) => !DO.has(lower));
      if (!measure.verbs.some((each) => saysVerb(verb, each)) || !areOfKind(before.slice(0, at), types, catalogue))
        continue;
      const measured = theOne(measure, types, catalogue, []);
      if (measured !== undefined) return { measured, degree, said: verb.map(({ text }) => text).join(" ") };
    }
  return undefined;
}

const MORE_OR_LESS: ReadonlyMap<string, string> = new Map([
  ["more", "higher"],
  ["longer", "higher"],
  ["less", "lower"],
  ["shorter", "lower"],
]);

/** Are both of the kind that is said beside "which"? */
function areOfKind(noun: readonly Word[], types: readonly string[], catalogue: Catalogue): boolean {
  return noun.length === 0 || kindsSaid(noun, catalogue).some(({ iri }) => types.includes(iri));
}

/** "Course" may be said of training courses, where the graph has no others. */
function kindsSaid(noun: readonly Word[], catalogue: Catalogue): readonly LinkCandidate[] {
  const named = linkClass(noun, catalogue);
  return named.length > 0 ? named : classesEndingIn(noun, catalogue);
}

/** "Who earns the most?" */
function ofAnyone(asked: Asked): Found | undefined {
  if (!OF_PERSONS.has(lowerAt(asked.words, 0))) return undefined;
  const said = byVerb(asked, 1, []);
  const [owners, ...others] = said?.owners ?? [];
  const kind = owners === undefined || others.length > 0 ? undefined : classEntry(asked.catalogue, owners)?.label;
  return said === undefined || kind === undefined
    ? undefined
    : { ...said, pieces: [{ said: `which ${kind}` }, ...said.pieces] };
}

/** "Which N costs the most?", "what is the second dearest N?", "which N cost less than 13 florins?" */
function ofKind(asked: Asked): Found | undefined {
  const { words, catalogue, end } = asked;
  const start = OF_THINGS.has(lowerAt(words, 0)) ? 1 : 0;
  for (let from = start; from < Math.min(end, start + MOST_WORDS_BEFORE_A_CLASS); from += 1) {
    for (let to = Math.min(end, from + MOST_WORDS_OF_A_CLASS); to > from; to -= 1) {
      const classes = kindsSaid(words.slice(from, to), catalogue);
      if (classes.length === 0) continue;
      const types = withThoseBelow(
        classes.map(({ iri }) => iri),
        catalogue,
      );
      const said =
        from === start && start === 1
          ? (byVerb(asked, to, [...types]) ?? byAdjectiveBehind(asked, to, [...types]))
          : byAdjectiveBefore(asked, [from, to], [...types]);
      if (said === undefined) continue;
      return { ...said, pieces: [{ said: "which" }, { from, to }, ...said.pieces] };
    }
  }
  return undefined;
}

/** "(Which N) costs the most", "(which N) cost less than 13 florins". */
function byVerb({ words, end, catalogue }: Asked, at: number, types: readonly string[]): Found | undefined {
  for (const measure of MEASURES)
    for (let to = at + 1; to <= Math.min(end, at + MOST_WORDS_OF_A_VERB); to += 1) {
      const verb = words.slice(at, to);
      if (!measure.verbs.some((each) => saysVerb(verb.filter(({ lower }) => !DO.has(lower)), each))) continue;
      const measured = theOne(measure, types, catalogue, []) ?? anyCounted(measure, types, catalogue);
      if (measured === undefined) continue;
      const said = verb.map(({ text }) => text).join(" ");
      const amount = amountAt(words, to, end);
      const condition = amount === undefined ? conditionAt(words, to, end, measured) : undefined;
      if (amount !== undefined)
        return {
          pieces: [{ said: `has the ${amount} ${measured.noun}` }],
          owners: measured.relation.subjectClasses,
          said,
          read: measured.noun,
        };
      if (condition !== undefined)
        return { pieces: [{ said: `has a ${measured.noun}` }, condition], said, read: measured.noun };
    }
  return undefined;
}

/** How many a thing holds or employs, which a class is asked for without saying who they are. */
function anyCounted(measure: Measure, types: readonly string[], catalogue: Catalogue): Measured | undefined {
  if (measure.name !== "capacity" && measure.name !== "staff") return undefined;
  const [only, ...others] = relationsOf(measure, catalogue).filter(({ relation }) =>
    relation.subjectClasses.some((iri) => types.includes(iri)),
  );
  return others.length > 0 ? undefined : only;
}

/** "The most", "least", "the longest": nothing but that. */
function amountAt(words: readonly Word[], from: number, end: number): "highest" | "lowest" | undefined {
  const at = DETERMINERS.has(lowerAt(words, from)) ? from + 1 : from;
  if (at + 1 < end && !(at + 2 === end && COUNTED_ANYHOW.has(lowerAt(words, at + 1)))) return undefined;
  const lower = lowerAt(words, at);
  if (lower === "most" || lower === "longest") return "highest";
  return lower === "least" || lower === "shortest" || lower === "fewest" ? "lowest" : undefined;
}

const COUNTED_ANYHOW: ReadonlySet<string> = new Set(["people", "passengers", "money", "guests"]);

/** "Less than 13 florins", the unit left out where it is the one that the graph tells it in. */
function conditionAt(words: readonly Word[], from: number, end: number, { unit }: Measured): Piece | undefined {
  const number = words.findIndex(({ lower }, at) => at >= from && at < end && /^\d/u.test(lower));
  if (number <= from || number - from > MOST_WORDS_OF_A_VERB) return undefined;
  const rest = words.slice(number + 1, end);
  if (rest.length === 0) return { from, to: end };
  const [noun, ...others] = rest;
  if (noun === undefined || others.length > 0 || unit === undefined) return undefined;
  const isUnit = singularForms(noun.lower).some((form) => singularForms(unit).includes(form));
  return isUnit ? { from, to: number + 1 } : undefined;
}

/** "(Which N) is (the) dearest". */
function byAdjectiveBehind({ words, end, catalogue }: Asked, at: number, types: readonly string[]): Found | undefined {
  if (!BE.has(lowerAt(words, at))) return undefined;
  const rank = rankAt(words, DETERMINERS.has(lowerAt(words, at + 1)) ? at + 2 : at + 1);
  return rank?.to === end ? ranked(rank, types, catalogue) : undefined;
}

/** "(What is the) dearest N", "second most expensive N". */
function byAdjectiveBefore(
  { words, end, catalogue }: Asked,
  [from, to]: readonly [number, number],
  types: readonly string[],
): Found | undefined {
  if (to !== end) return undefined;
  for (let at = 0; at < from; at += 1) {
    const rank = rankAt(words, at);
    if (rank?.to !== from) continue;
    const opening = words.slice(0, at);
    const saysNothing = opening.every(
      ({ lower }) => OF_THINGS.has(lower) || BE.has(lower) || DETERMINERS.has(lower) || lower === "'s",
    );
    return saysNothing ? ranked(rank, types, catalogue) : undefined;
  }
  return undefined;
}

interface Rank {
  readonly to: number;
  readonly measure: Measure;
  readonly end: "max" | "min";
  readonly nth: string;
  readonly said: string;
}

/** "Dearest", "second most expensive", "least costly". */
function rankAt(words: readonly Word[], from: number): Rank | undefined {
  const isNth = ordinal(lowerAt(words, from)) !== undefined;
  const at = isNth ? from + 1 : from;
  const more = lowerAt(words, at);
  const isMore = more === "most" || more === "least";
  const adjective = adjectiveOf(lowerAt(words, isMore ? at + 1 : at));
  if (adjective === undefined || (adjective.degree !== "superlative" && !(isMore && adjective.degree === "base")))
    return undefined;
  const to = at + (isMore ? 2 : 1);
  const end = more === "least" ? (adjective.end === "max" ? "min" : "max") : adjective.end;
  const said = words.slice(from, to).map(({ text }) => text);
  return { to, measure: adjective.measure, end, nth: isNth ? `${lowerAt(words, from)} ` : "", said: said.join(" ") };
}

function ranked({ measure, end, nth, said }: Rank, types: readonly string[], catalogue: Catalogue): Found | undefined {
  const measured = theOne(measure, types, catalogue, []);
  if (measured === undefined) return undefined;
  const degree =
    measure.kind === "DATE" ? (end === "max" ? "latest" : "earliest") : end === "max" ? "highest" : "lowest";
  return { pieces: [{ said: `has the ${nth}${degree} ${measured.noun}` }], said, read: measured.noun };
}

