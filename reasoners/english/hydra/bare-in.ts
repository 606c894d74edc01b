import { answersIn } from "../relation-extraction/answer-span.ts";
import { clauseAround } from "../relation-extraction/clauses.ts";
import { expectedAnswerType } from "../relation-extraction/expected-answer-type.ts";
import { namesLeftOf } from "../relation-extraction/names-left.ts";
import { namesRightOf, type Heads } from "../relation-extraction/names-right.ts";
import type { Unit } from "../relation-extraction/sentence-units.ts";
import { isAdverb, isBe } from "../relation-extraction/word-classes.ts";
import { isDoubtedAt, sentencesOn, type FoundEnd, type KnownEnd, type Paragraphs } from "./spoken.ts";

/**
 * What a known thing is said to be in, or what is said to be in it: "S is in T" in these words. What somebody was in is
 * a work where it is quoted as one, or called one: "was in the film T".
 * @param isInner whether the known thing is what is in the other
 */
export function beingInSaid(
  known: KnownEnd,
  isInner: boolean,
  expects: string | undefined,
  paragraphs: Paragraphs,
): readonly FoundEnd[] {
  const kind = expectedAnswerType(expects);
  const answerNouns = new Set((expects ?? "").toLowerCase().split(" "));
  const found: FoundEnd[] = [];
  for (const { id, sentence } of sentencesOn(known, paragraphs)) {
    const { units, text: quote } = sentence;
    for (const [verb, unit] of units.entries()) {
      const preposition = isBe(unit) ? behindAdverbs(units, verb + 1) : verb;
      if (preposition === verb || units[preposition]?.lower !== "in") continue;
      const clause = clauseAround(units, verb);
      const [left, right] = [namesLeftOf(units, verb, clause.from), namesRightOf(units, preposition + 1, clause.to)];
      const [from, to] = isInner ? [left, right] : [right, left];
      const sure = Math.max(0, ...from.units.map((index) => units[index]?.subject ?? 0)) * from.fit * to.fit;
      if (sure === 0 || isDoubtedAt(sentence, verb)) continue;
      const heads = kind === "WORK" && isInner ? worksAmong(to, units) : to;
      for (const { text } of answersIn(sentence, heads, { kind, answerNouns }))
        found.push({ text, sentence: id, quote, score: sure, knownFirst: isInner });
    }
  }
  return found;
}

function behindAdverbs(units: readonly Unit[], from: number): number {
  let index = from;
  while (isAdverb(units[index])) index += 1;
  return index;
}

function worksAmong({ units: heads, ...rest }: Heads, units: readonly Unit[]): Heads {
  const isWork = (head: number): boolean =>
    units[head]?.kind === "TITLE" || expectedAnswerType(units[head - 1]?.lower) === "WORK";
  return { ...rest, units: heads.filter(isWork) };
}
