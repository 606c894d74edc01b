import {
  type EachForm,
  type FollowForm,
  type Form,
  isAnyTime,
  type MentionForm,
  type SetForm,
} from "../../../engine/question/form/logical-form.ts";
import type { Reading } from "../../../engine/question/analysis.ts";
import { BE } from "../language/function-words.ts";
import { OF_DATES, OF_PLACES } from "../language/question-words.ts";
import type { AskedQuestion } from "../accounting/asked-question.ts";
import { SEVERAL } from "../weights.ts";

/** Told where "and" joins what only one of may hold. */
export const UNCLEAR_AND = "“and” was read as “or”, and may mean that both hold at once";
const EACH_BY_ITSELF = "what “and” joins was read as each by itself, and may be meant together";

/**
 * What is asked of several things that are named together, told of each by itself: "the areas of E and F" are two, and
 * "when were E and F founded" asks for no day of both. Whoever wrote E and F is somebody who wrote both, where there is
 * one; "who is the warden of E and F" asks for nobody else.
 */
export function toldOfEach(reading: Reading, { words, start }: AskedQuestion): readonly Reading[] {
  const isOfSeveral = words.some(({ lower }) => lower === "and") && !words.some(({ lower }) => OF_ONE.has(lower));
  const form = isOfSeveral ? eachOf(reading.form) : undefined;
  if (form === undefined) return [reading];
  // "What do E and F weigh together": one number, which is none of the two.
  if (words.some(({ lower }) => TOGETHER.has(lower))) return reading.form.kind === "follow" ? [] : [reading];
  const [asked = "", copula = ""] = words.slice(start, start + 2).map(({ lower }) => lower);
  if (reading.form.kind === "follow" || OF_DATES.has(asked) || OF_PLACES.has(asked))
    return [byItself(reading, form, copula === "is" || copula === "was")];
  const each = { ...reading, form, score: reading.score * SEVERAL.eachByItself * linkedAgain(form) };
  return BE.has(copula) ? [reading] : [reading, each];
}

/** "E and F, where was he born" asks of one of them, and nobody can tell of which. */
const OF_ONE: ReadonlySet<string> = new Set(["he", "she", "it", "him", "her", "his", "its"]);

const TOGETHER: ReadonlySet<string> = new Set(["together", "altogether", "combined"]);

function byItself(reading: Reading, form: EachForm, isOfOne: boolean): Reading {
  const { doubts = [], ...certain } = reading;
  const left = doubts.flatMap((doubt) => (doubt !== UNCLEAR_AND ? [doubt] : isOfOne ? [EACH_BY_ITSELF] : []));
  return { ...certain, form, ...(left.length === 0 ? {} : { doubts: left }) };
}

/** What of all together is linked once for each is linked once here: neither way may count for more by that. */
function linkedAgain({ set, by }: EachForm): number {
  const best = Math.max(0, ...by.candidates.map(({ score }) => score));
  return set.kind === "union" ? best ** (set.sets.length - 1) : 1;
}

function eachOf(form: Form): EachForm | undefined {
  const set = form.kind === "at" && isAnyTime(form.time) ? form.set : form;
  if (set.kind === "follow") {
    const named = set.from.kind === "union" ? mentionsIn(set.from.sets) : undefined;
    return named && pairs(named, set);
  }
  if (set.kind !== "intersect") return undefined;
  const [first, ...others] = set.sets;
  if (first?.kind !== "follow" || !others.every((each) => isSameOf(each, first))) return undefined;
  const named = mentionsIn(set.sets.map((each) => (each.kind === "follow" ? each.from : each)));
  return named && pairs(named, first);
}

function pairs(named: readonly MentionForm[], { relation }: FollowForm): EachForm {
  return { kind: "each", set: { kind: "union", sets: named }, by: relation };
}

/** The things that are named, where that is all; undefined otherwise. */
function mentionsIn(sets: readonly SetForm[]): readonly MentionForm[] | undefined {
  const named = sets.flatMap((each) => (each.kind === "mention" && each.candidates.length > 0 ? [each] : []));
  return named.length === sets.length && named.length > 1 ? named : undefined;
}

function isSameOf(set: SetForm, { relation }: FollowForm): boolean {
  return set.kind === "follow" && JSON.stringify(set.relation) === JSON.stringify(relation);
}
