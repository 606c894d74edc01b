import type { Reading } from "../../../engine/question/analysis.ts";
import type { FollowForm, Form } from "../../../engine/question/form/logical-form.ts";
import { nodesOf } from "../../../engine/question/form/walk.ts";
import {
  readByGraph,
  type GraphLedInput,
  type GraphLedReadings,
} from "../../../engine/query/graph-led/read-by-graph.ts";
import { listsNumbersOfSeveral } from "../accounting/rules/amounts.ts";
import type { Said } from "../accounting/demand.ts";
import { answersWithWhatIsDone } from "../accounting/rules/doers-of-deeds.ts";
import { tellsTimeOfHappening } from "../accounting/rules/happening-as-time.ts";
import { losesStrandedPreposition } from "../accounting/rules/stranded-preposition.ts";
import { politeOpening } from "../grammar/questions/politeness.ts";
import { MARKS } from "../language/function-words.ts";
import { BeyondReading, Work } from "../grammar/work.ts";
import { notEnglish } from "../language/english.ts";
import { wordsOf, type Word } from "../language/words.ts";
import { byRole } from "./by-role.ts";
import { byNode } from "../nodes-between/by-node.ts";
import { byWalk } from "../walks/by-walk.ts";
import { byText } from "../text-values/by-text.ts";
import { inLanguage } from "../text-values/in-language.ts";
import { ofTheGraph } from "../text-values/of-the-graph.ts";
import { analyse, isGrounded } from "../analyse-question.ts";
import { whatItIs } from "../descriptions/what-it-is.ts";
import { claimsIn } from "./find-claims.ts";
import type { Claim } from "./claims.ts";
import { coversOf, isBeyondQueries } from "./covers.ts";
import { judged } from "./judge.ts";
import { layoutOf, type Layout } from "./layout.ts";
import { ordersOf } from "./orders.ts";
import { putPlainly } from "./put-plainly.ts";
import { formsOf } from "./forms.ts";
import { linkingOf } from "./measures.ts";
import { withoutDoersOfPassive } from "../linking/doers-of-passive.ts";
import { withoutDoersOfPlaces } from "../linking/doers-of-places.ts";
import { withoutOtherThanDone } from "../linking/done-to-what.ts";
import { withoutLinksByDeeds } from "../linking/links-by-deeds.ts";
import { withoutThingsMeasured } from "../linking/measured-only.ts";
import { withoutOwnParts } from "../linking/part-of-what.ts";
import { withoutDeedsAbout } from "../linking/said-about.ts";
import { withoutDoersOfTimes } from "../linking/times-named.ts";
import type { Around } from "./queries.ts";
import { wordingsOf } from "./wordings.ts";
import { honours } from "../ordinary-words/honours.ts";
import { inOrdinaryWords } from "../ordinary-words/in-ordinary-words.ts";
import { byKindredWords } from "../ordinary-words/by-kindred-words.ts";
import { toldBesides } from "../ordinary-words/told-besides.ts";
import { byMeasure } from "../units/by-measure.ts";
import { toldIn } from "../units/told-in.ts";
import { unitAsked } from "../units/unit-asked.ts";

/** Readings handed on. */
const MOST_READINGS = 4;

/**
 * Reads a question by what lies around its names: words are shared out between names, classes and relations, those are
 * connected in all ways that their places in the question and the kinds of things allow, and what holds all the words
 * is a reading. Pure.
 */
export function readAround(asked: GraphLedInput, work = new Work()): GraphLedReadings {
  const { plain, told } = putPlainly(asked);
  return ofAll(readPlain(plain, work), told);
}

function ofAll({ readings }: GraphLedReadings, put: (reading: Reading) => Reading): GraphLedReadings {
  return { readings: readings.map(put) };
}

function readPlain(input: GraphLedInput, work: Work): GraphLedReadings {
  const inUnit = unitAsked(input);
  const measured =
    inUnit === undefined
      ? []
      : toldIn(readHeeded({ ...input, ...inUnit.input }, work).readings, inUnit.units, input.catalogue);
  return measured.length > 0 ? { readings: measured } : readHeeded(input, work);
}

/** Does it lead to what E was made with, or to E's own parts, where what E makes or is part of is asked for? */
function answersOtherwise(form: Form, said: Said, input: GraphLedInput): boolean {
  const { catalogue } = input;
  const linked = withoutDoersOfPlaces(withoutLinksByDeeds(form, catalogue), said, catalogue);
  const done = withoutDoersOfPassive(linked, said);
  const timed = withoutDoersOfTimes(withoutThingsMeasured(done, said, catalogue), said, catalogue);
  const meant = withoutDeedsAbout(
    withoutOwnParts(withoutOtherThanDone(timed, said, catalogue), said, input),
    catalogue,
  );
  return [...nodesOf(meant)].some(({ node }) => node.kind === "follow" && hasNoWay(node));
}

function hasNoWay({ relation }: FollowForm): boolean {
  return relation.candidates.length === 0 && relation.any !== true;
}

/** The readings that heed the preposition which a question ends in, and who does what it is about. */
function readHeeded(input: GraphLedInput, work: Work): GraphLedReadings {
  const words = withoutOpening(wordsOf(input.question));
  const { readings } = readWhole(input, work);
  return {
    readings: readings.filter(
      (reading) =>
        !losesStrandedPreposition(reading.form, { words, start: 0 }, input.catalogue) &&
        !answersWithWhatIsDone(reading.form, { words, start: 0 }, input.catalogue) &&
        !tellsTimeOfHappening(reading.form, { words, start: 0 }, input.catalogue) &&
        !answersOtherwise(reading.form, { words, start: 0 }, input) &&
        !listsNumbersOfSeveral(reading.form, words, input.catalogue),
    ),
  };
}

function readWhole(input: GraphLedInput, work: Work): GraphLedReadings {
  const honoured = honours(input);
  const won = honoured === undefined ? [] : readInWords(honoured.input, work).readings;
  if (honoured !== undefined && won.length > 0)
    return { readings: won.map((reading) => toldBesides(reading, honoured)) };
  return readInWords(input, work);
}

function readInWords(input: GraphLedInput, work: Work): GraphLedReadings {
  // What is said of one node is not put together from several.
  const onNodes = byNode(input, work);
  if (onNodes.length > 0) return { readings: onNodes };
  const said = readAsSaid(input, work).readings;
  const readings = said.length > 0 ? said : byWalk(input);
  if (readings.length > 0) return { readings };
  const other = firstOf([byRole, byText, ofTheGraph, inLanguage, byMeasure, byKindredWords], input);
  if (other.length > 0) return { readings: other };
  const ordinary = inOrdinaryWords(input);
  if (ordinary === undefined) return { readings };
  const found = readAround(ordinary.input, work);
  const read = found.readings.length > 0 ? found.readings : readByGrammar(ordinary.input, work);
  return { readings: read.map((reading) => toldBesides(reading, ordinary)) };
}

function firstOf(
  readers: readonly ((input: GraphLedInput) => Reading | undefined)[],
  input: GraphLedInput,
): readonly Reading[] {
  for (const read of readers) {
    const reading = read(input);
    if (reading !== undefined) return [reading];
  }
  return [];
}

/** What the grammar reads in ordinary words, where what it read in those of the question held nothing. */
function readByGrammar(input: GraphLedInput, work: Work): readonly Reading[] {
  // A name that is left when a noun beside it is taken for its kind was not asked about alone.
  if (whatItIs(input) !== undefined) return [];
  const { readings } = analyse(input, work);
  return readings
    .filter((reading) => isGrounded(reading) && (reading.untold ?? []).length === 0)
    .slice(0, MOST_READINGS);
}

function readAsSaid(input: GraphLedInput, work: Work): GraphLedReadings {
  const all = wordsOf(input.question);
  if (isBeyondQueries(all, input.mentions) || notEnglish(all, input.question, input.mentions) !== undefined)
    return { readings: [] };
  const around: Around = {
    catalogue: input.catalogue,
    things: new Map(input.around.flatMap((around) => around.things.map((iri) => [iri, around] as const))),
  };
  const found = new Map<string, Reading>();
  try {
    for (const words of wordingsOf(withoutOpening(all), input.mentions, input.catalogue)) {
      for (const reading of ordersOf(words).flatMap((each) => [...readingsOf(each, input, around, work)])) {
        const key = JSON.stringify(reading.form, (name, value: unknown) => (UNSAID.has(name) ? undefined : value));
        if ((found.get(key)?.score ?? 0) < reading.score) found.set(key, reading);
      }
      // What is said in the graph's own words needs no others.
      if (found.size > 0) break;
    }
  } catch (error) {
    if (error instanceof BeyondReading) return { readings: [] };
    throw error;
  }
  return { readings: [...found.values()].sort((a, b) => b.score - a.score).slice(0, MOST_READINGS) };
}

/** The words between what only asks to be told and the question mark. */
function withoutOpening(words: readonly Word[]): readonly Word[] {
  const isMark = (at: number): boolean => MARKS.has(words[at]?.lower ?? "");
  let [from, to] = [0, words.length];
  for (let taken = 1; taken > 0 && from < to; from += taken) taken = isMark(from) ? 1 : politeOpening(words, from);
  while (to > from && isMark(to - 1)) to -= 1;
  return words.slice(from, to);
}

/** What of a form says how it is worded, and not what is asked. */
const UNSAID: ReadonlySet<string> = new Set(["text", "score", "label"]);

function* readingsOf(words: readonly Word[], input: GraphLedInput, around: Around, work: Work): Generator<Reading> {
  const claims = claimsIn(words, input.mentions, around);
  for (const cover of coversOf(words, claims, work)) {
    const layout = layoutOf(words, cover);
    if (layout === undefined) continue;
    yield* ofLayout(layout, cover, input, around, work);
  }
}

function* ofLayout(
  layout: Layout,
  cover: readonly Claim[],
  input: GraphLedInput,
  around: Around,
  work: Work,
): Generator<Reading> {
  const linking = linkingOf(input.catalogue, work);
  for (const formed of formsOf(layout, cover, around, linking, work)) {
    const reading = judged(formed, layout, input, work);
    if (reading !== undefined) yield reading;
  }
}

/** The task that this answers, beside the handler so that the registry stays a list. */
export const readByGraphHandler = {
  task: readByGraph,
  run: (input: GraphLedInput): GraphLedReadings => readAround(input),
} as const;
