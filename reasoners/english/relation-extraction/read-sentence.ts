import lists from "../language/data/sentence-words.json" with { type: "json" };
import { wordSet } from "../language/word-set.ts";
import { SENTENCES } from "../weights.ts";
import { answersIn, type AnswerSpan } from "./answer-span.ts";
import { isDoneTo } from "./expected-answer-type.ts";
import type { AskedRelation } from "./asked-relation.ts";
import { behindPreposition, dateOf, objectOf, whereOf } from "./behind-verb.ts";
import { clauseAround, type Range } from "./clauses.ts";
import { isClockTime } from "./dates-and-numbers.ts";
import { isDoubted, isUnreal } from "./factuality.ts";
import { NO_HEADS, type Heads } from "./names-right.ts";
import { holdersOf, isAgentOf, nounFrame, nounHeads } from "./noun-pattern.ts";
import { matchRelation } from "./relation-match.ts";
import type { ReadSentence } from "./sentence-units.ts";
import type { ClausePosition } from "./subject-position.ts";
import { acts, actorsOf, sufferersOf, undergoes, verbFrames, type VerbFrame } from "./verb-pattern.ts";
import { GIVING, RECEIVING } from "./verbs.ts";
import { isNoun } from "./word-classes.ts";

/** Ranks that make one of several of whoever holds them. */
const NOT_FIRST = wordSet(lists.notFirst);
/** "first climbed S alone" is another first. */
const NARROWING = wordSet(lists.narrowing);

/** Answers that one sentence gives, and how surely (0–1). */
export interface SentenceReading {
  readonly answers: readonly AnswerSpan[];
  readonly score: number;
  /** Does it say all that is asked, in these words or others of their families? */
  readonly saysRelation: boolean;
}

/** Reads one sentence by every pattern; the surest reading, or undefined. */
export function readSentence(sentence: ReadSentence, asked: AskedRelation): SentenceReading | undefined {
  if (isUnreal(sentence) || sentence.units.every(({ subject }) => subject === 0)) return undefined;
  const readings = [...verbReadings(sentence, asked), ...nounReadings(sentence, asked)];
  return readings.filter(({ answers }) => answers.length > 0).sort((a, b) => b.score - a.score)[0];
}

function verbReadings(sentence: ReadSentence, asked: AskedRelation): readonly SentenceReading[] {
  const { units } = sentence;
  return verbFrames(units, asked).flatMap((frame) => {
    const place = placeAround(sentence, frame.verb, asked);
    if (place === undefined || isDoubted(place, frame.verb) || narrowedBehind(place, frame.verb)) return [];
    const { heads, fit } = answerOf(place, frame);
    const score = place.match.score * fit * heads.fit;
    return [{ answers: answersIn(sentence, heads, asked), score, saysRelation: place.match.isWhole }];
  });
}

interface FoundAnswer {
  readonly heads: Heads;
  readonly fit: number;
}
const NOTHING: FoundAnswer = { heads: NO_HEADS, fit: 0 };

/** Which end of the verb the subject stands at, and so which end the answer. */
function answerOf(place: ClausePosition, frame: VerbFrame): FoundAnswer {
  const { units, clause, asked } = place;
  const under = undergoes(place, frame);
  const act = asked.passive && asked.gap !== "by" ? 0 : acts(place, frame);
  const about = Math.max(under, act);
  switch (asked.kind) {
    case "DATE":
    case "YEAR":
      return about === 0 ? NOTHING : { heads: dateOf(units, frame.verb, clause), fit: about };
    case "TIME":
      return about === 0 ? NOTHING : { heads: timeOf(units, frame.verb, clause), fit: about };
    case "NUMBER":
      return about === 0 ? NOTHING : { heads: numberOf(place, frame), fit: about };
    case "PLACE":
      if (about > 0) {
        const heads =
          asked.gap === undefined
            ? whereOf(units, frame.verb, clause, asked.answerNouns)
            : behindPreposition(units, frame.verb, clause, asked.gap, asked.kind, asked.answerNouns);
        if (heads.units.length > 0) return { heads, fit: about };
      }
      break;
    default:
  }
  if (asked.gap !== undefined && asked.gap !== "by") {
    const side = asked.passive ? under : Math.max(act, frame.passive ? under : 0);
    return side === 0
      ? NOTHING
      : { heads: behindPreposition(units, frame.verb, clause, asked.gap, asked.kind, asked.answerNouns), fit: side };
  }
  if (asked.actor !== "SUBJECT" && under > 0 && !isDoneTo(asked.kind)) {
    const heads = actorsOf(place, frame);
    if (heads.units.length > 0) return { heads, fit: under };
    // "S was awarded to X" says who received S.
    if (frame.passive && GIVING.has(units[frame.verb]?.lower ?? "") && RECEIVING.has(asked.head.lower))
      return { heads: behindPreposition(units, frame.verb, clause, "to", asked.kind, asked.answerNouns), fit: under };
  }
  if (asked.actor === "ANSWER" || act === 0) return NOTHING;
  if (frame.passive) return asked.undergone ? { heads: sufferersOf(place, frame), fit: act } : NOTHING;
  const heads =
    asked.last === undefined
      ? objectOf(units, frame.verb, clause, asked.kind, asked.answerNouns)
      : behindPreposition(units, lastSaid(place, frame.verb), clause, asked.last, asked.kind, asked.answerNouns);
  return { heads, fit: act };
}

/** "died of an OVERDOSE of heroin": the answer stands behind all that is asked. */
function lastSaid({ match, clause }: ClausePosition, verb: number): number {
  return Math.max(verb, ...[...match.units].filter((index) => index > verb && index < clause.to));
}

/** "collected 262 hits": the number before what is counted; "ran … in 9.58 seconds". */
function numberOf({ units, clause, match, asked }: ClausePosition, { verb }: VerbFrame): Heads {
  for (let index = verb + 1; index < clause.to; index += 1) {
    if (units[index]?.kind !== "NUMBER" && !(units[index]?.kind === "DATE" && /^\d+$/u.test(units[index]?.text ?? "")))
      continue;
    const counted = isNoun(units, index + 1) ? [index + 1, index + 2] : [];
    if (counted.some((noun) => match.units.has(noun) || asked.answerNouns.has(units[noun]?.lower ?? "")))
      return { units: [index], fit: 1 };
  }
  return asked.gap === undefined
    ? NO_HEADS
    : behindPreposition(units, verb, clause, asked.gap, "NUMBER", asked.answerNouns);
}

function timeOf(units: ClausePosition["units"], verb: number, clause: Range): Heads {
  const index = units.findIndex(
    ({ kind, text }, place) => place > verb && place < clause.to && kind === "NUMBER" && isClockTime(text),
  );
  return index < 0 ? NO_HEADS : { units: [index], fit: 1 };
}

function nounReadings(sentence: ReadSentence, asked: AskedRelation): readonly SentenceReading[] {
  const { units } = sentence;
  if (asked.gap !== undefined || asked.passive || asked.kind === "YEAR" || asked.kind === "DATE") return [];
  return nounHeads(units, { asked }).flatMap((head) => {
    const place = placeAround(sentence, head, asked);
    const frame = place === undefined ? undefined : nounFrame(place, head);
    if (place === undefined || frame === undefined || frame.ofSubject === 0 || isDoubted(place, head)) return [];
    if (!holdsMatch(place, frame)) return [];
    if (asked.shape === "VERB" && asked.actor === "SUBJECT") return [];
    const heads = holdersOf(place, frame);
    // An ordinal that was not asked for makes it one of several.
    const oneOfSeveral =
      units.slice(frame.start, head).some(({ lower }) => NOT_FIRST.has(lower)) &&
      !asked.words.some(({ strict }) => strict);
    const verbal = asked.shape === "VERB" && !isAgentOf(units[head], asked) ? SENTENCES.nounForVerb : 1;
    return [
      {
        answers: answersIn(sentence, heads, asked),
        score: place.match.score * frame.ofSubject * heads.fit * verbal * (oneOfSeveral ? SENTENCES.oneOfSeveral : 1),
        saysRelation: place.match.isWhole,
      },
    ];
  });
}

/** What says the relation stands in the phrase itself, not elsewhere in the sentence. */
function holdsMatch(
  { match, asked }: ClausePosition,
  frame: { readonly start: number; readonly end: number },
): boolean {
  const outside = [...match.units].filter((index) => index < frame.start || index >= frame.end).length;
  return outside === 0 || (outside <= 1 && asked.words.length > 3);
}

function placeAround(sentence: ReadSentence, anchor: number, asked: AskedRelation): ClausePosition | undefined {
  const { units } = sentence;
  const clause: Range = clauseAround(units, anchor);
  const match = matchRelation(units, clause, anchor, asked);
  if (match === undefined || match.score < SENTENCES.leastMatch) return undefined;
  return { units, clause, match, asked };
}

/** "first climbed S without oxygen" is another first than "first climbed S". */
function narrowedBehind({ units, clause, match, asked }: ClausePosition, verb: number): boolean {
  if (!asked.words.some(({ strict, word }) => strict && !/^\d/u.test(word.lower))) return false;
  return units.some(
    (unit, index) => index > verb && index < clause.to && !match.units.has(index) && NARROWING.has(unit.lower),
  );
}
