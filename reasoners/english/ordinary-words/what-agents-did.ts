import lists from "../language/data/ordinary-words.json" with { type: "json" };
import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { pluralOf, singularForms } from "../../../engine/text/plural.ts";
import { verbOfDeed } from "../dictionary/deeds.ts";
import { BE, HAVE, MARKS, PREPOSITIONS } from "../language/function-words.ts";
import { likeVerb } from "../language/inflection.ts";
import { OF_THINGS } from "../language/question-words.ts";
import { isPast } from "../language/word-forms.ts";
import { phraseList, wordSet } from "../language/word-set.ts";
import { type Word, wordsOf } from "../language/words.ts";
import { linkClass } from "../linking/class-linker.ts";
import { classEntry, relationEntry } from "../linking/known-entries.ts";
import { linkedPhrase } from "../linking/relation-linker.ts";
import type { Piece } from "../plain-question/pieces.ts";
import { expectedAnswerType } from "../relation-extraction/expected-answer-type.ts";
import { type InOrdinaryWords, withPieces } from "./put-in-words.ts";

const WORKING = wordSet(lists.working);
const NOWHERE_BUT = phraseList(lists.nowhereBut);
const BEING_IN = phraseList(lists.beingIn);
const EVERY = phraseList(lists.everyOne);
const ALL_OF_THEM = phraseList(lists.allOfThem);
const AT_FIRST = phraseList(lists.atFirst);

/**
 * What all and only those do who are called after it, by their verb: "which painter has worked nowhere but in E" as
 * "who painted only murals in E", "which actor was in every play of E" as "who acted in every play of E", "which
 * painter's murals are all in E" as "who painted only murals in E". Undefined where nothing is said so.
 */
export function whatAgentsDid<T extends AnalysisInput>(input: T): InOrdinaryWords<T> | undefined {
  const words = wordsOf(input.question);
  const end = MARKS.has(words.at(-1)?.lower ?? "") ? words.length - 1 : words.length;
  const agent = words[1];
  if (!OF_THINGS.has(words[0]?.lower ?? "") || agent === undefined) return undefined;
  if (input.mentions.some(({ start, end: to }) => start <= agent.start && agent.end <= to)) return undefined;
  const deed = deedOf(agent, input.catalogue);
  if (deed === undefined) return undefined;
  const pieces = workedNowhereBut(words, end, deed) ?? inEveryOne(words, end, deed) ?? allOfTheirs(words, end, deed);
  if (pieces === undefined) return undefined;
  return {
    input: withPieces(input, pieces),
    readAs: [],
    doubts: [`“${agent.text}” was read as whoever ${deed.past} something, which may not be all that is meant`],
  };
}

/** What somebody does by whom a noun is called. */
interface Deed {
  readonly past: string;
  /** What it is done to, in the plural: those that a relation leads from to who did it. */
  readonly done: string | undefined;
}

function deedOf(agent: Word, catalogue: Catalogue): Deed | undefined {
  if (expectedAnswerType(agent.lower) !== "PERSON") return undefined;
  const verb = verbOfDeed(agent.lower);
  const past = verb === undefined ? pastInRelation(agent, catalogue) : likeVerb(verb, "made", false);
  if (past === undefined) return undefined;
  const { candidates } = linkedPhrase({ words: wordsOf(past), role: "AFTER", known: "ENTITY" }, catalogue);
  const best = candidates.find(({ loose }) => loose !== true);
  const entry = best?.direction === "FORWARD" ? relationEntry(catalogue, best.iri) : undefined;
  const [kind, ...kinds] = entry?.subjectClasses ?? [];
  const label = kind === undefined || kinds.length > 0 ? undefined : classEntry(catalogue, kind)?.label;
  return { past, done: label === undefined ? undefined : pluralOf(label) };
}

/** "Painted" of artists, by whom alone something is "painted by". */
function pastInRelation(agent: Word, catalogue: Catalogue): string | undefined {
  const kinds = new Set(linkClass([agent], catalogue).map(({ iri }) => iri));
  const found = catalogue.relations.filter(
    ({ objectClasses, through }) => through === undefined && objectClasses.some((iri) => kinds.has(iri)),
  );
  const [only, ...others] = found;
  const [verb, by, ...more] = only === undefined ? [] : wordsOf(only.label.slice(0, LONGEST_NAME));
  if (others.length > 0 || more.length > 0 || by?.lower !== "by" || !isPast(verb?.lower ?? "")) return undefined;
  return verb?.lower;
}

const LONGEST_NAME = 100;

/** "(Which painter) has worked nowhere but in E". */
function workedNowhereBut(words: readonly Word[], end: number, { past, done }: Deed): readonly Piece[] | undefined {
  let at = 2;
  while (HAVE.has(words[at]?.lower ?? "") || words[at]?.lower === "been") at += 1;
  const before = phraseAt(NOWHERE_BUT, words, at);
  const verb = at + before;
  if (done === undefined || !WORKING.has(words[verb]?.lower ?? "")) return undefined;
  const behind = before > 0 ? 0 : phraseAt(NOWHERE_BUT, words, verb + 1);
  const place = verb + 1 + behind;
  if (before + behind === 0 || place >= end || !PREPOSITIONS.has(words[place]?.lower ?? "")) return undefined;
  return [{ said: `who ${past} only ${done}` }, { from: place, to: words.length }];
}

/** "(Which actor) was in the cast of every single one of the plays by E". */
function inEveryOne(words: readonly Word[], end: number, { past }: Deed): readonly Piece[] | undefined {
  const being = phraseAt(BEING_IN, words, 2);
  const every = being === 0 ? 0 : phraseAt(EVERY, words, 2 + being);
  const noun = 2 + being + every;
  if (every === 0 || noun >= end) return undefined;
  const lower = words[noun]?.lower ?? "";
  const [one = lower] = singularForms(lower);
  return [{ said: `who ${past} in every ${one}` }, { from: noun + 1, to: words.length }];
}

/** "(Which painter)'s murals were every one of them in E". */
function allOfTheirs(words: readonly Word[], end: number, { past }: Deed): readonly Piece[] | undefined {
  if (words[2]?.lower !== "'s" && words[2]?.lower !== "whose") return undefined;
  const be = words.findIndex(({ lower }, at) => at > 3 && BE.has(lower));
  const all = be < 0 || be > MOST_BEFORE_VERB ? 0 : phraseAt(ALL_OF_THEM, words, be + 1);
  const said = be + 1 + all;
  const last = AT_FIRST.find((phrase) => phrase.every((lower, at) => words[end - phrase.length + at]?.lower === lower));
  const to = end - (last?.length ?? 0);
  if (all === 0 || said >= to) return undefined;
  return [{ said: `who ${past} only` }, { from: 3, to: be }, { from: said, to }];
}

const MOST_BEFORE_VERB = 7;

/** How many words of a phrase stand there, of the longest; 0 for none. */
function phraseAt(phrases: readonly (readonly string[])[], words: readonly Word[], from: number): number {
  const found = phrases.filter((phrase) => phrase.every((lower, at) => words[from + at]?.lower === lower));
  return Math.max(0, ...found.map(({ length }) => length));
}
