import lists from "../language/data/day-of-asking.json" with { type: "json" };
import type { AnalysisInput, Reading } from "../../../engine/question/analysis.ts";
import type { AgeForm, DifferenceForm } from "../../../engine/question/form/logical-form.ts";
import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import { agentClasses } from "../linking/agent-classes.ts";
import { isPlace } from "../linking/what-classes-hold.ts";
import { GRAPH_LED, TODAY } from "../weights.ts";
import { comeBack, datesCalled, endsOf, mayTellEnd, phraseFor, stepsBy } from "./dates.ts";
import { OLDEST } from "./oldest.ts";
import { type Read, type Whom, onesSaid } from "./whom.ts";
import { matched, wordingsOf } from "./wordings.ts";

const AGES = wordingsOf(lists.ages);
const AGES_OF_ALL = wordingsOf(lists.agesOfAll);
const LIVES = wordingsOf(lists.lives);
const LASTING = wordingsOf(lists.lasting);
const LASTED = wordingsOf(lists.lasted);
const BIRTHS = wordSet(lists.births);
const BEGINNINGS = lists.beginnings.map(({ called, until }) => ({ called: wordSet(called), until }));
const STATES = lists.states.map(({ said, from, until }) => ({
  said: said.map((phrase) => phrase.split(" ")),
  from: from.map(wordSet),
  until,
}));
const PHRASES = STATES.flatMap(({ said }) => said);

/**
 * "How old is E": from the birth of somebody, or else from when a thing came to be. Where a graph has several such
 * dates each is a reading, that which says most how old something is comes first, and says which it is.
 */
export function howOld(input: AnalysisInput, words: readonly Word[], end: number, read: Read): readonly Reading[] {
  for (const wording of [...AGES, ...AGES_OF_ALL, ...LIVES]) {
    const asked = matched(words, [0, end], wording);
    if (asked === undefined) continue;
    const { catalogue } = input;
    const readings = onesSaid(input, words, asked.whom, read).flatMap((whom) => {
      const births = datesCalled(BIRTHS, whom.types, catalogue).map((date) => ({
        date,
        until: "deaths",
        isBirth: true,
      }));
      const others = BEGINNINGS.flatMap(({ called, until }) =>
        datesCalled(called, whom.types, catalogue)
          .filter((date) => !isOfRecord(date, whom.types, catalogue))
          .map((date) => ({ date, until })),
      );
      // Whoever was born is as old as that tells, and not as what is written of them.
      const areBorn = births.some(({ date }) => date.subjectClasses.some((iri) => whom.types.includes(iri)));
      const from = LIVES.includes(wording) || areBorn ? births : [...births, ...others];
      // "How old would E be": whether or not E lives.
      const isOfAll = AGES_OF_ALL.includes(wording);
      return agesFrom(isOfAll ? from.map((each) => ({ ...each, until: "" })) : from, whom, asked.unit, input);
    });
    if (readings.length > 0) return readings;
  }
  return [];
}

/** "How long has E been open": from when it was opened, up to when it was closed. */
export function howLong(input: AnalysisInput, words: readonly Word[], end: number, read: Read): readonly Reading[] {
  for (const wording of LASTING) {
    const asked = matched(words, [0, end], wording, PHRASES);
    const state = STATES.find(({ said }) => said.some((phrase) => phrase.join(" ") === asked?.said));
    if (asked === undefined || state === undefined) continue;
    const readings = onesSaid(input, words, asked.whom, read).flatMap((whom) => {
      // What was closed may have been opened again.
      if (state.until === "" && comeBack(whom.types, input.catalogue)) return [];
      const from = state.from.flatMap((called) =>
        datesCalled(called, whom.types, input.catalogue).map((date) => ({ date, until: state.until })),
      );
      return agesFrom(from, whom, asked.unit, input);
    });
    if (readings.length > 0) return readings;
  }
  return [];
}

/** "How long was E open": from when it was opened to when it was closed, each stated by one relation. */
export function howLongIt(input: AnalysisInput, words: readonly Word[], end: number, read: Read): readonly Reading[] {
  for (const wording of LASTED) {
    const asked = matched(words, [0, end], wording, PHRASES);
    const state = STATES.find(
      ({ said, until }) => until !== "" && said.some((phrase) => phrase.join(" ") === asked?.said),
    );
    if (asked === undefined || state === undefined) continue;
    const [whom] = onesSaid(input, words, asked.whom, read);
    if (whom === undefined) continue;
    const [from, ...others] = state.from.flatMap((called) => datesCalled(called, whom.types, input.catalogue));
    const [to, ...more] = endsOf(state.until, whom.types, input.catalogue);
    if (from === undefined || to?.objectKind !== "DATE" || others.length + more.length > 0) return [];
    if (comeBack(whom.types, input.catalogue)) return [];
    const { set } = whom;
    const form: DifferenceForm = {
      ...{ kind: "difference", a: set, b: set, by: phraseFor(to), since: phraseFor(from), how: "difference" },
      ...{ direction: "max", ...(asked.unit === undefined ? {} : { unit: asked.unit }) },
    };
    return [{ form, score: GRAPH_LED.best, ...(whom.readAs === undefined ? {} : { readAs: whom.readAs }) }];
  }
  return [];
}

/** "Created", of what nobody makes, is when its record was. */
function isOfRecord({ iri, label }: RelationEntry, types: readonly string[], catalogue: Catalogue): boolean {
  if (RECORDS.has(iri)) return true;
  const words = label.toLowerCase().split(/[\s_]/u);
  if (!words.some((word) => word === "created" || word === "made" || word === "datecreated")) return false;
  const { of } = agentClasses(catalogue);
  return types.length === 0 || types.some((each) => of.has(each) || isPlace(each, catalogue) === true);
}

const RECORDS: ReadonlySet<string> = new Set([
  "http://purl.org/dc/terms/created",
  "http://schema.org/dateCreated",
  "https://schema.org/dateCreated",
]);

interface From {
  readonly date: RelationEntry;
  /** By what words it is told that it is over; empty where that does not matter. */
  readonly until: string;
  readonly isBirth?: boolean;
}

function agesFrom(
  all: readonly From[],
  whom: Whom,
  unit: string | undefined,
  { catalogue }: AnalysisInput,
): readonly Reading[] {
  const from = all.filter(({ date }, at) => all.findIndex((other) => other.date.iri === date.iri) === at);
  const labels = from.filter(({ isBirth }) => isBirth !== true).map(({ date }) => date.label);
  return from.slice(0, MOST_READINGS).map(({ date, until, isBirth = false }, at): Reading => {
    // "How old would E be" asks for no end.
    const isOfLife = isBirth && until !== "";
    const ends = endsOf(until, whom.types, catalogue);
    const last = stepsBy(whom.set, ends, mayTellEnd(until, whom.types, catalogue));
    const form: AgeForm = {
      ...{ kind: "age", since: { kind: "follow", from: whom.set, relation: phraseFor(date) } },
      ...(last === undefined ? {} : { until: last }),
      ...(isOfLife ? { atMost: OLDEST } : {}),
      ...(unit === undefined ? {} : { unit }),
    };
    const others = labels.filter((label) => label !== date.label);
    const among = others.length === 0 || isBirth ? [] : [besides(date.label, others)];
    const unknown = ends.length > 0 || until === "" ? [] : [isBirth ? NO_DEATHS : NO_ENDS];
    const doubts = [...among, ...unknown];
    return {
      form,
      score: GRAPH_LED.best * TODAY.nextDate ** at,
      readAs: [...(whom.readAs ?? []), `it was reckoned from “${date.label}”`],
      ...(doubts.length === 0 ? {} : { doubts, likely: TODAY.doubted }),
    };
  });
}

const MOST_READINGS = 4;
const NO_ENDS = "the sources state of nothing of this kind when it was over, so that it may be";
const NO_DEATHS = "the sources state of nobody of this kind when they died, so that it may be over";

function besides(label: string, others: readonly string[]): string {
  return `not only “${label}” is stated of such things, but also “${others.join("” and “")}”, by which it may be another`;
}
